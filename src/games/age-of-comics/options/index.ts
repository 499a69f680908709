// What may be done now: every legal move, or every outcome of chance. One file per family of asks; `apply/` mirrors them.
import type { Step } from '../../../kernel/contract.ts'
import { type Ask, type AskName, ITS, seatOf, YOURS } from '../asks.ts'
import { SPACE_NAMES } from '../catalogue/map.ts'
import { DECK_NAMES } from '../catalogue/vocabulary.ts'
import type { Option } from '../moves.ts'
import { NONE, type State, topAsk } from '../state.ts'
import {
  actOptions,
  automaCollectOptions,
  automaDevelopOptions,
  automaFanOptions,
  automaHireOptions,
  automaPrintOptions,
  flipGenreOptions,
  removeOptions,
  rewardOptions,
} from './automa.ts'
import {
  backOptions,
  calendarOptions,
  dealOptions,
  orderOptions,
  revealOptions,
  startCardOptions,
  valueOptions,
} from './chance.ts'
import { boardIdeaOptions, developOptions, hireOptions, ideaOptions, placeOptions, supplyOptions } from './actions.ts'
import { artistOptions, cubeOptions, fulfilOptions, moveCubeOptions, printOptions, writerOptions } from './print.ts'
import { salesOptions } from './sales.ts'
import {
  convertOptions,
  discardOptions,
  extraEditorOptions,
  hypeOptions,
  increaseOptions,
  marketingFanOptions,
  marketingOptions,
  reassignOptions,
} from './special.ts'
import { startGenreOptions } from './setup.ts'

export function options(s: State): readonly Option[] {
  const top = topAsk(s)
  return top === undefined ? [] : optionsFor(s, top)
}

export function optionsFor(s: State, ask: Ask): readonly Option[] {
  switch (ask.ask) {
    case 'order':
      return orderOptions(s)
    case 'value':
      return valueOptions(s, ask.n)
    case 'calendar':
      return calendarOptions(s)
    case 'start-card':
      return startCardOptions(s, ask)
    case 'deal':
    case 'draw':
      return dealOptions(s, ask.n)
    case 'search':
      return dealOptions(s, 2)
    case 'back':
      return backOptions(s, ask.n)
    case 'reveal':
      return revealOptions(s)
    case 'start-genre':
      return startGenreOptions(s)
    case 'start-ideas':
    case 'bonus-ideas':
      return ideaOptions()
    case 'increase':
      return increaseOptions(s)
    case 'place':
      return placeOptions(s)
    case 'hire':
      return hireOptions(s, ask.n)
    case 'develop':
      return developOptions(s)
    case 'board-ideas':
      return boardIdeaOptions(s)
    case 'supply-ideas':
      return supplyOptions()
    case 'print':
      return printOptions(s, ask)
    case 'print-writer':
      return writerOptions(s)
    case 'print-artist':
      return artistOptions(s, ask)
    case 'cube':
      return cubeOptions(s)
    case 'move-cube':
      return moveCubeOptions(s)
    case 'fulfil':
      return fulfilOptions(s, ask)
    case 'sales':
      return salesOptions(s, ask)
    case 'reassign':
      return reassignOptions(s, ask)
    case 'hype':
      return hypeOptions(s)
    case 'convert':
      return convertOptions(s, ask)
    case 'marketing':
      return marketingOptions(s)
    case 'marketing-fan':
      return marketingFanOptions(s)
    case 'extra-editor':
      return extraEditorOptions()
    case 'discard':
      return discardOptions(s)
    case 'automa':
      return actOptions(s)
    case 'automa-hire':
      return automaHireOptions(s)
    case 'automa-develop':
      return automaDevelopOptions(s)
    case 'automa-remove':
      return removeOptions(s)
    case 'automa-fan':
      return automaFanOptions(s, ask.m)
    case 'automa-reward':
      return rewardOptions(s)
    case 'automa-print':
      return automaPrintOptions(s)
    case 'automa-flip':
      return flipGenreOptions(s)
    case 'automa-collect':
      return automaCollectOptions(s)
  }
}

const OVER: Step = { kind: 'over' }
const CHOICES: Readonly<Partial<Record<AskName, Step>>> = Object.fromEntries(
  [...YOURS, ...ITS].map((ask): [AskName, Step] => [ask, { kind: 'choice', seat: seatOf(ask) as 'you', ask }]),
)

/** Steps are told again and again: each is made once. */
function named(name: (no: number) => string): (no: number) => Step {
  const known: Step[] = []
  return (no) => (known[no] ??= { kind: 'chance', bag: name(no) })
}
const LAYOUT_STEP = named((no) => `layout/${no}`)
const VALUE_STEP = named((no) => `value/${SPACE_NAMES[no]}`)
const CALENDAR_STEP: Step = { kind: 'chance', bag: 'calendar' }
const CARD_STEPS = DECK_NAMES.map((name) => named((no) => `${name}/${no}`))
const BACK_STEPS = DECK_NAMES.map((name) => named((no) => `${name}-back/${no}`))
const START_STEPS = ['you', 'automa'].map((side) =>
  DECK_NAMES.map((name): Step => ({ kind: 'chance', bag: `start-${name}/${side}` })),
)
const REVEAL_STEP = named((no) => `automa/${no}`)

/**
 * Outcomes that weigh differently, and draws from a deck, have a bag of their own each: the next card of a deck is the same card
 * whoever draws it and why. Calendar tiles and automa cards are one shuffle; the automa's is a new one after rounds 2 and 4 (S4.7).
 */
export function step(s: State): Step {
  const top = topAsk(s)
  if (top === undefined) return OVER
  switch (top.ask) {
    case 'order':
      return LAYOUT_STEP(s.layouts * s.map.length + s.map.indexOf(NONE))
    case 'value':
      return VALUE_STEP(top.n)
    case 'calendar':
      return CALENDAR_STEP
    case 'start-card':
      return START_STEPS[top.n]?.[Math.min(top.m, 2)] as Step
    case 'deal':
    case 'draw':
      return (CARD_STEPS[top.n] as (no: number) => Step)(s.decks[top.n as 0].drawn)
    case 'search':
      return (CARD_STEPS[2] as (no: number) => Step)(s.decks[2].drawn)
    case 'back':
      return (BACK_STEPS[top.n] as (no: number) => Step)(s.decks[top.n as 0].drawn)
    case 'reveal':
      return REVEAL_STEP(Math.ceil(s.round / 2))
    default:
      return CHOICES[top.ask] as Step
  }
}
