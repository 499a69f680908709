// What the Opponent would take if it chose now, read off its own list of priorities and its own choice of a deck.
import type { RungInfo, TraceEntry } from '../../../kernel/contract.ts'
import { copy } from '../../../kernel/copy.ts'
import { recorder } from '../../../kernel/trace.ts'
import { type DeckNo, DECKS } from '../asks.ts'
import { chooseDeck } from '../automa/choices.ts'
import { viewOf } from '../automa/decide.ts'
import { metRung } from '../automa/ladders/cards.ts'
import { faceUpCards } from '../automa/view.ts'
import { mustReveal } from '../measures.ts'
import { DECK_NAMES } from '../moves.ts'
import { HIDDEN, isSetUp, NONE, type State } from '../state.ts'

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

/** Nothing during set-up, after the end, or while a card is being turned up. */
export function forecastOf(s: State): Forecast | undefined {
  if (s.over || isSetUp(s) || s.boards.some(({ wonder }) => wonder === NONE)) return undefined
  const full = DECKS.filter((deck) => s.decks[deck].count > 0)
  if (full.length === 0 || s.decks[0].top === HIDDEN || s.decks[1].top === HIDDEN) return undefined
  const fresh = copy(s)
  fresh.rolls = []
  const v = viewOf(fresh)
  const open = faceUpCards(v)
  const rungs = DECKS.map((deck) => {
    const candidate = open.find((each) => each.deck === deck)
    return candidate && metRung(candidate, v)
  })
  const tracer = recorder()
  const deck = chooseDeck(v, tracer)
  const rolled = tracer.entries.findLast(({ ladder }) => ladder === v.doc.severalDie || ladder === v.doc.noPriority)
  return {
    reveals: mustReveal(s),
    rungs,
    rung: tracer.entries.find(({ ladder }) => ladder === v.doc.priority)?.rung,
    decks: deck === undefined ? decksOf(rolled) : [deck],
    die: deck === undefined ? (rolled?.ladder.rungs ?? []) : [],
  }
}

const decksOf = (rolled: TraceEntry | undefined): DeckNo[] =>
  DECKS.filter((deck) => rolled?.kept.includes(DECK_NAMES[deck]))

/** "3a" of "architects.priority.3a". */
export const rungNumber = ({ id }: RungInfo): string => id.split('.').at(-1) ?? ''
