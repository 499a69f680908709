// What may be done now: every legal move, or every outcome of chance. One file per family of asks; `apply/` mirrors them.
import { type Dice, pickWeighted } from '../../../kernel/chance.ts'
import type { Step } from '../../../kernel/contract.ts'
import { type Ask, ASK_NAMES, seatOf } from '../asks.ts'
import { SPACE_NAMES } from '../catalogue/map.ts'
import { COMICS, perDeck } from '../catalogue/vocabulary.ts'
import type { Move, Option } from '../moves.ts'
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
  drawBack,
  drawCalendar,
  drawDeal,
  drawOrder,
  drawReveal,
  drawStartCard,
  drawValue,
  orderOptions,
  revealOptions,
  startCardOptions,
  valueOptions,
} from './chance.ts'
import {
  boardIdeaOptions,
  developOptions,
  drawBoardIdea,
  drawDevelop,
  drawHire,
  drawPlace,
  hireOptions,
  ideaOptions,
  placeOptions,
  supplyOptions,
} from './actions.ts'
import { artistOptions, cubeOptions, fulfilOptions, moveCubeOptions, printOptions, writerOptions } from './print.ts'
import { drawSales, salesOptions } from './sales.ts'
import {
  convertOptions,
  discardOptions,
  drawDiscard,
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
      return valueOptions(s, ask)
    case 'calendar':
      return calendarOptions(s)
    case 'start-card':
      return startCardOptions(s, ask)
    case 'deal':
    case 'draw':
      return dealOptions(s, ask.deck)
    case 'search':
      return dealOptions(s, COMICS)
    case 'back':
      return backOptions(s, ask)
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
      return hireOptions(s, ask)
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
      return automaFanOptions(s, ask)
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

/** What `options` would list, drawn with the same number of the dice; the draws that games are full of without the list. */
export function draw(s: State, dice: Dice): Move {
  const ask = topAsk(s)
  switch (ask?.ask) {
    case 'deal':
    case 'draw':
      return drawDeal(s, ask.deck, dice)
    case 'order':
      return drawOrder(s, dice)
    case 'value':
      return drawValue(s, ask, dice)
    case 'place':
      return drawPlace(s, dice)
    case 'back':
      return drawBack(s, ask, dice)
    case 'reveal':
      return drawReveal(s, dice)
    case 'sales':
      return drawSales(s, ask, dice)
    case 'hire':
      return drawHire(s, ask, dice)
    case 'discard':
      return drawDiscard(s, dice)
    case 'calendar':
      return drawCalendar(s, dice)
    case 'search':
      return drawDeal(s, COMICS, dice)
    case 'start-card':
      return drawStartCard(s, ask, dice)
    case 'board-ideas':
      return drawBoardIdea(s, dice)
    case 'develop':
      return drawDevelop(s, dice)
    default:
      return pickWeighted(options(s), dice).move
  }
}

const OVER: Step = { kind: 'over' }

const CHOICES = new Map(ASK_NAMES.map((ask) => [ask, { kind: 'choice', seat: seatOf(ask), ask } as Step]))

const fromBag = (bag: string): Step => ({ kind: 'chance', bag })
/** Steps are told again and again: those of usual numbers are made once. */
function numbered(name: string, usual = 100): (no: number) => Step {
  const made = Array.from({ length: usual }, (_, no) => fromBag(`${name}/${no}`))
  return (no) => made[no] ?? fromBag(`${name}/${no}`)
}
const LAYOUT_STEP = numbered('layout', 300)
const VALUE_STEPS = SPACE_NAMES.map((name) => fromBag(`value/${name}`))
const CALENDAR_STEP = fromBag('calendar')
/** By side and deck. */
const START_STEPS = [
  perDeck((name) => fromBag(`start-${name}/you`)),
  perDeck((name) => fromBag(`start-${name}/automa`)),
] as const
const CARD_STEPS = perDeck((name) => numbered(name))
const BACK_STEPS = perDeck((name) => numbered(`${name}-back`))
const REVEAL_STEP = numbered('automa', 4)

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
      return VALUE_STEPS[top.space] as Step
    case 'calendar':
      return CALENDAR_STEP
    case 'start-card':
      return START_STEPS[top.side][top.deck]
    case 'deal':
    case 'draw':
      return CARD_STEPS[top.deck](s.decks[top.deck].drawn)
    case 'search':
      return CARD_STEPS[COMICS](s.decks[COMICS].drawn)
    case 'back':
      return BACK_STEPS[top.deck](s.decks[top.deck].drawn)
    case 'reveal':
      return REVEAL_STEP(Math.ceil(s.round / 2))
    default:
      return CHOICES.get(top.ask) as Step
  }
}
