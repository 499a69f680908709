// Marks: what a reader of a game should know about the way it was played. They stand in the save, in the header, and a seal at the end of
// the text notices where header or log were changed by hand, so that no mark comes or goes by accident. Nobody is kept from lying.
//
//   solotavolo 1 · duel · edition 1 · level base · promos none · chance seeded 8147 · marks undone,hint
//   …
//   ; seal 1x0c7k2
import { checksum } from './checksum.ts'
import { refusal } from './refusal.ts'
import type { Text } from './text.ts'

export const MARKS = ['undone', 'hint', 'imported', 'edited'] as const

/**
 * `undone`: something else was played in place of a log in which chance had shown something.
 * `hint`: the coach was asked for a move.
 * `imported`: the game came from a file or a link.
 * `edited`: header, log or marks did not fit the seal when the text was read.
 */
export type Mark = (typeof MARKS)[number]

export const MARK_TEXTS: Readonly<Record<Mark, Text>> = {
  undone: {
    it: 'Si è tornati indietro dopo che il caso aveva mostrato qualcosa',
    en: 'Something was taken back after chance had shown what comes',
  },
  hint: { it: 'È stato chiesto un consiglio', en: 'A hint was asked for' },
  imported: { it: 'Importata da un file o da un link', en: 'Imported from a file or a link' },
  edited: { it: 'Il salvataggio è stato cambiato a mano', en: 'The save was changed by hand' },
}

export const unknownMark = refusal<{ mark: string }>('save.unknown-mark', {
  it: ({ mark }) => `il contrassegno "${mark}" qui non si conosce`,
  en: ({ mark }) => `the mark "${mark}" is not known here`,
})

export function readMarks(value: string): readonly Mark[] {
  const words = value.split(',')
  const unknown = words.find((word) => !(MARKS as readonly string[]).includes(word))
  if (unknown !== undefined) throw unknownMark({ mark: unknown })
  return inOrder(new Set(words))
}

/** Each once, always in the same order. */
export const inOrder = (marks: ReadonlySet<string>): readonly Mark[] => MARKS.filter((mark) => marks.has(mark))

const SEAL = '; seal '

/** The last line of a save with marks. */
export const sealOf = (header: string, entries: number): string => `${SEAL}${checksum(`${header}\n${entries}`)}`

export const isSeal = (line: string): boolean => line.startsWith(SEAL)
