// Checks that a state keeps the laws of its game, and that a game can continue from it.
import type { Breach, Game, Law, Positions } from './contract.ts'
import { refusal } from './refusal.ts'
import type { Text } from './text.ts'

const unlawful = refusal<{ readonly law: string; readonly says: Text }>('position.law', {
  it: ({ says }) => says.it,
  en: ({ says }) => says.en,
})
const impossible = refusal<{ readonly law: string }>('position.impossible', {
  it: () => 'una partita non può arrivare a questa posizione',
  en: () => 'no game can come to this position',
})
const stuck = refusal('position.stuck', {
  it: 'da qui non si può fare niente: manca qualcosa sul tavolo',
  en: 'nothing can be done from here: something is missing on the table',
})

/** The state, if it keeps the laws: the last step of reading a position. */
export function lawful<S>(s: S, laws: readonly Law<S>[]): S {
  for (const { id, broken } of laws) {
    const breach = broken(s)
    if (breach === undefined) continue
    throw typeof breach === 'string' ? impossible({ law: id }) : unlawful({ law: id, says: breach.says }, breach.at)
  }
  return s
}

/** Like `lawful`, for a question about a part of a table. */
export const lawfulPart = <S>(s: S, laws: readonly Law<S>[]): S =>
  lawful(
    s,
    laws.filter(({ whole }) => !whole),
  )

/** The law that a state breaks, for reports. */
export function brokenLaw<S>(s: S, laws: readonly Law<S>[]): string | undefined {
  for (const { id, broken } of laws) {
    const breach = broken(s)
    if (breach !== undefined) return `${id}: ${tell(breach)}`
  }
  return undefined
}

const tell = (breach: Breach): string => (typeof breach === 'string' ? breach : breach.says.en)

/** The first state of a game that starts from a position. */
export function begin<S, M, O>(game: Game<S, M, O>, position: Positions<S>, json: unknown): S {
  const state = position.read(json)
  if (game.step(state).kind === 'over') return state
  if (game.options(state).length === 0) throw stuck()
  position.checkPlayable?.(state)
  return state
}
