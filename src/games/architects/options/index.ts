// What may be done now: every legal move, or every outcome of chance. One file per family of asks; `apply/` mirrors them.
import { type Dice, pickWeighted } from '../../../kernel/chance.ts'
import type { Step } from '../../../kernel/contract.ts'
import { type Ask, type AskName, type Decision, OPPONENT } from '../asks.ts'
import { DECK_NAMES, type Move, OPTION, type Option } from '../moves.ts'
import { stackSize, type State, topAsk } from '../state.ts'
import { cardOptions, drawCard, drawProgress, progressOptions } from './chance.ts'
import { haliCardOptions, haliDeckOptions, takeOptions, tokenOptions } from './dues.ts'
import { opponentWonderOptions, startTokenOptions, wonderOptions } from './setup.ts'
import { actOptions, turnOptions } from './turn.ts'

export function options(s: State): readonly Option[] {
  const top = topAsk(s)
  return top === undefined ? [] : optionsFor(s, top)
}

export function optionsFor(s: State, ask: Ask): readonly Option[] {
  switch (ask.ask) {
    case 'turn':
      return turnOptions(s, ask.side)
    case 'top':
    case 'draw':
    case 'flip':
    case 'peek':
    case 'show':
      return cardOptions(s, ask.deck)
    case 'act':
      return withRoll(actOptions(s, ask.side), ask)
    case 'die':
      return OPTION.die
    case 'lay':
    case 'prize':
      return progressOptions(s)
    case 'token':
      return withRoll(tokenOptions(s), ask)
    case 'take':
      return withRoll(takeOptions(s), ask)
    case 'hali-deck':
      return withRoll(haliDeckOptions(s), ask)
    case 'hali-card':
      return withRoll(haliCardOptions(s), ask)
    case 'wonder':
      return wonderOptions(s)
    case 'opponent-wonder':
      return withRoll(opponentWonderOptions(s), ask)
    case 'start-token':
      return withRoll(startTokenOptions(s), ask)
  }
}

/** The Opponent may always ask for the die (S2). */
function withRoll(found: Option[], { side }: Ask): Option[] {
  if (side === OPPONENT) found.push(OPTION.roll)
  return found
}

/** One of the options; cards and tokens that turn up need no list of them. */
export function draw(s: State, dice: Dice): Move {
  const ask = topAsk(s) as Ask
  switch (ask.ask) {
    case 'top':
    case 'draw':
    case 'flip':
    case 'peek':
    case 'show':
      return drawCard(s, ask.deck, dice)
    case 'lay':
    case 'prize':
      return drawProgress(s, dice)
    default:
      return pickWeighted(optionsFor(s, ask), dice).move
  }
}

const OVER: Step = { kind: 'over' }
type PerSide = readonly [Step, Step]
const choices = (ask: AskName): PerSide => [
  { kind: 'choice', seat: 'you', ask },
  { kind: 'choice', seat: 'automa', ask },
]
const CHOICES: Readonly<Record<Decision, PerSide>> = {
  wonder: choices('wonder'),
  'opponent-wonder': choices('opponent-wonder'),
  'start-token': choices('start-token'),
  turn: choices('turn'),
  act: choices('act'),
  token: choices('token'),
  take: choices('take'),
  'hali-deck': choices('hali-deck'),
  'hali-card': choices('hali-card'),
}
const { turn: TURN_STEPS, act: ACT_STEPS } = CHOICES

/** Steps are told again and again: each is made once. */
function numbered(name: string): (no: number) => Step {
  const known: Step[] = []
  return (no) => (known[no] ??= { kind: 'chance', bag: `${name}/${no}` })
}
const DECK_STEPS = DECK_NAMES.map(numbered)
const TOKEN_STEP = numbered('progress')
const DIE_STEP = numbered('die')

/**
 * Kinds weigh as many as there are of them, so every draw has a bag of its own: the next card of a deck is the same card whoever
 * looks at it and why, the next token the same token.
 */
export function step(s: State): Step {
  const top = topAsk(s)
  if (top === undefined) return OVER
  switch (top.ask) {
    case 'turn':
      return TURN_STEPS[top.side]
    case 'act':
      return ACT_STEPS[top.side]
    case 'top':
    case 'draw':
    case 'flip':
    case 'peek':
    case 'show':
      return (DECK_STEPS[top.deck] as (no: number) => Step)(s.decks[top.deck].turned)
    case 'lay':
    case 'prize':
      return TOKEN_STEP(stackSize(s))
    case 'die':
      return DIE_STEP(s.dice)
    default:
      return CHOICES[top.ask][top.side]
  }
}

export const isEvent = ({ ask }: Ask): boolean => !(ask in CHOICES)
