// How ladders and rungs are headed, and the units of their values.
import type { Text, Unit } from '../../../../kernel/text.ts'
import type { Head } from '../../../../ladder/rung.ts'

export const POINTS: Unit = { one: { it: '# punto', en: '# point' }, other: { it: '# punti', en: '# points' } }
export const CARDS: Unit = { one: { it: '# carta', en: '# card' }, other: { it: '# carte', en: '# cards' } }
export const COPIES: Unit = { one: { it: '# copia', en: '# copy' }, other: { it: '# copie', en: '# copies' } }
export const SHIELDS: Unit = same({ it: 'differenza di Scudi: #', en: 'difference in Shields: #' })
export const DIE: Unit = same({ it: 'dado: #', en: 'die: #' })

function same(text: Text): Unit {
  return { one: text, other: text }
}

/** Faces of a die that lie together. */
export const range = (faces: readonly number[]): string =>
  faces.length === 1 ? `${faces[0]}` : `${faces[0]}-${faces.at(-1)}`

/** What a person asks that a ladder answers; the ladders of one question belong together. */
export const WHY = {
  now: { it: 'Perché questa mossa?', en: 'Why this move?' },
  card: { it: 'Perché questa carta?', en: 'Why this card?' },
  set: { it: 'Perché queste carte Verdi?', en: 'Why these Green cards?' },
  stage: { it: 'Perché questo Stadio?', en: 'Why this Stage?' },
  payment: { it: 'Perché paga così?', en: 'Why does it pay like this?' },
  token: { it: 'Perché questo segnalino?', en: 'Why this token?' },
} as const satisfies Record<string, Text>

/** A ladder and its clause; the split die answers whatever is asked. */
export const scale = (id: string, cite: string, title: Text, question?: Text) => ({
  id: `architects.${id}`,
  cite,
  title,
  ...(question && { question }),
})
/** A rung: `ladder.rung`, the clause, what it says. */
export const head = (id: string, cite: string, text: Text, more: Partial<Head> = {}): Head => ({
  id: `architects.${id}`,
  cite,
  text,
  ...more,
})
