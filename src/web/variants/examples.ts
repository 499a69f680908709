// The files of examples/variants, in one piece that is loaded only where variants are chosen or written.
const FILES = import.meta.glob<string>('../../../examples/variants/*/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
})

export interface ExampleFile {
  readonly path: string
  readonly game: string
  readonly text: string
}

/** By the names of their files. */
export const EXAMPLE_FILES: readonly ExampleFile[] = Object.entries(FILES)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([path, text]) => ({ path, game: path.split('/').at(-2) ?? '', text }))
