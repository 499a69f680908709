// Links are buttons, and a line may break before and after a button: "magazzino" could end a line and its full stop begin the next one.

/** A link with what must stay on its line: a bracket or an elided article before it, punctuation after it. */
export interface Glued<L> {
  readonly before: string
  readonly link: L
  readonly after: string
}

const BEFORE = /(?:\p{L}*[’'«“‘(]+)+$/u
const AFTER = /^[.,;:!?…»”)]+/u

/** Texts and links in their order. */
export function glued<L extends object>(pieces: readonly (string | L)[]): readonly (string | Glued<L>)[] {
  const result: (string | Glued<L>)[] = []
  for (const piece of pieces) {
    const last = result.at(-1)
    if (typeof piece === 'string') {
      const after = typeof last === 'object' ? (AFTER.exec(piece)?.[0] ?? '') : ''
      if (typeof last === 'object' && after !== '') result.splice(-1, 1, { ...last, after })
      if (piece.length > after.length) result.push(piece.slice(after.length))
    } else {
      const before = typeof last === 'string' ? (BEFORE.exec(last)?.[0] ?? '') : ''
      if (typeof last === 'string' && before !== '') result.splice(-1, 1, last.slice(0, last.length - before.length))
      result.push({ before, link: piece, after: '' })
    }
  }
  return result.filter((piece) => piece !== '')
}
