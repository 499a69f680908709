// Finding the option a person means.

/** An option as it is offered: its key, its sentence and the names in it. */
export interface Choice {
  readonly key: string
  readonly label: string
  readonly names: readonly string[]
  /** Not what is asked for, but what to do about the question. Listed even where the others are too many. */
  readonly control?: boolean
}

/** Small letters without accents or marks between words. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

/** The choices a text may mean: the first way of reading it that fits any. */
export function match(text: string, choices: readonly Choice[]): readonly Choice[] {
  const exact = exactly(text, choices)
  if (exact.length > 0) return exact
  const typed = plain(text)
  if (typed === '') return []
  const words = typed.split(' ')
  const ways: readonly ((choice: Choice) => boolean)[] = [
    ({ names }) => names.some((name) => plain(name).startsWith(typed)),
    (choice) => words.every((word) => wordsOf(choice).some((own) => own.startsWith(word))),
    (choice) => plain([choice.key, choice.label, ...choice.names].join(' ')).includes(typed),
  ]
  for (const way of ways) {
    const found = choices.filter(way)
    if (found.length > 0) return found
  }
  return []
}

/** Choices of which the text is the key or a whole name. */
export function exactly(text: string, choices: readonly Choice[]): readonly Choice[] {
  const byKey = choices.filter(({ key }) => key === text.trim())
  if (byKey.length > 0) return byKey
  const typed = plain(text)
  return typed === '' ? [] : choices.filter(({ names }) => names.some((name) => plain(name) === typed))
}

const wordsOf = ({ key, label, names }: Choice): string[] => plain([key, label, ...names].join(' ')).split(' ')
