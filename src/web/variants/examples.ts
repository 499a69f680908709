// The files of examples/variants, in one piece that is loaded only where variants are chosen.
const FILES = import.meta.glob<string>('../../../examples/variants/*/*.yaml', {
  eager: true,
  query: '?raw',
  import: 'default',
})

/** The texts of the examples of a game, by the names of their files. */
export const examplesOf = (game: string): readonly string[] =>
  Object.entries(FILES)
    .filter(([path]) => path.split('/').at(-2) === game)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, text]) => text)
