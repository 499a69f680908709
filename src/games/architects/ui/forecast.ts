// What the Opponent would take if it chose now, read off its own list of priorities.
import type { RungInfo } from '../../../kernel/contract.ts'
import { CENTRAL, type DeckNo, DECKS } from '../asks.ts'
import { noPriority, priority, severalDie } from '../automa/ladders/cards.ts'
import { faceUpCards, type View as Sight, viewOf } from '../automa/view.ts'
import { mustReveal } from '../measures.ts'
import { HIDDEN, NONE, type State } from '../state.ts'

export interface Forecast {
  /** It turns up the central card first: what it then does depends on that card. */
  readonly reveals: boolean
  /** The first rung each deck's visible card meets. */
  readonly rungs: readonly (RungInfo | undefined)[]
  /** The rung that decides; nothing where none is met. */
  readonly rung: RungInfo | undefined
  /** The decks it may take from; more than one where a die decides. */
  readonly decks: readonly DeckNo[]
  /** What each face of the die would mean. */
  readonly die: readonly RungInfo[]
}

const metBy = (deck: DeckNo, v: Sight): number => {
  const candidate = faceUpCards(v).find((each) => each.deck === deck)
  return candidate === undefined ? NONE : priority.rungs.findIndex((rung) => (rung.rate(candidate, v) ?? 0) > 0)
}

/** Nothing during set-up, after the end, or while a card is being turned up. */
export function forecastOf(s: State): Forecast | undefined {
  if (s.over || s.boards.some(({ wonder }) => wonder === NONE) || s.faceUp.length === 0) return undefined
  const full = DECKS.filter((deck) => s.decks[deck].count > 0)
  if (full.length === 0 || full.some((deck) => deck !== CENTRAL && s.decks[deck].top === HIDDEN)) return undefined
  const v = viewOf(s)
  const met = DECKS.map((deck) => metBy(deck, v))
  const rungs = met.map((at) => priority.rungs[at])
  const best = Math.min(...met.filter((at) => at >= 0))
  const reveals = mustReveal(s)
  if (best === Number.POSITIVE_INFINITY) {
    const die = full.length > 1 ? noPriority.rungs : []
    return { reveals, rungs, rung: undefined, decks: full, die }
  }
  const sharing = DECKS.filter((deck) => met[deck] === best)
  const wonders = sharing.filter((deck) => deck !== CENTRAL) // S11: never the central deck among several
  const decks = sharing.length > 1 ? wonders : sharing
  return { reveals, rungs, rung: rungs[decks[0] ?? 0], decks, die: decks.length > 1 ? severalDie.rungs : [] }
}

/** "3a" of "architects.priority.3a". */
export const rungNumber = ({ id }: RungInfo): string => id.split('.').at(-1) ?? ''
