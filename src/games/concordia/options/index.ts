// What may be done now: every legal move, or every outcome of chance. One file per family of asks; `apply/` mirrors them.
import { type Dice, pickWeighted } from '../../../kernel/chance.ts'
import type { Step } from '../../../kernel/contract.ts'
import type { Decision } from '../asks.ts'
import { MAPS } from '../catalogue/geography.ts'
import { DECKS } from '../catalogue/vocabulary.ts'
import type { Move, Option } from '../moves.ts'
import { nextDeck, NONE, type State, topAsk } from '../state.ts'
import { docOf } from '../variant/index.ts'
import { aiOptions } from './ai.ts'
import { buildOptions, lineOptions, moveOptions } from './architect.ts'
import { buyOptions, drawTrade, tradeOptions } from './bargains.ts'
import { drawDie, drawReveal, drawToken, revealOptions, tokenOptions } from './chance.ts'
import { colonistOptions, placeOptions, tribuneOptions } from './colonists.ts'
import { cardOptions, giveUpOptions, prefectOptions } from './turn.ts'

export function options(s: State): readonly Option[] {
  switch (topAsk(s)?.ask) {
    case undefined:
      return []
    case 'card':
      return cardOptions(s)
    case 'tribune':
      return tribuneOptions(s)
    case 'move':
      return moveOptions(s)
    case 'line':
      return lineOptions(s)
    case 'build':
      return buildOptions(s)
    case 'prefect':
      return prefectOptions(s)
    case 'give-up':
      return giveUpOptions(s)
    case 'trade':
      return tradeOptions(s)
    case 'buy':
      return buyOptions(s)
    case 'colonist':
      return colonistOptions(s)
    case 'place':
      return placeOptions(s)
    case 'ai':
      return aiOptions(s)
    case 'token':
      return tokenOptions(s)
    case 'reveal':
      return revealOptions(s)
    case 'die':
      return docOf(s.variant).rolls[s.dice][s.rolls.length] as readonly Option[]
  }
}

/** What `options` would list, drawn with the same number of the dice; the draws that games are full of without the list. */
export function draw(s: State, dice: Dice): Move {
  switch (topAsk(s)?.ask) {
    case 'die':
      return drawDie(s, dice)
    case 'token':
      return drawToken(s, dice)
    case 'trade':
      return drawTrade(s, dice)
    case 'reveal':
      return drawReveal(s, dice)
    default:
      return pickWeighted(options(s), dice).move
  }
}

const OVER: Step = { kind: 'over' }
const yours = (ask: Decision): Step => ({ kind: 'choice', seat: 'you', ask })
const CHOICES: Readonly<Record<Decision | 'ai', Step>> = {
  card: yours('card'),
  tribune: yours('tribune'),
  move: yours('move'),
  line: yours('line'),
  build: yours('build'),
  prefect: yours('prefect'),
  'give-up': yours('give-up'),
  trade: yours('trade'),
  buy: yours('buy'),
  colonist: yours('colonist'),
  place: yours('place'),
  ai: { kind: 'choice', seat: 'automa', ask: 'ai' },
}
/** Tokens of a good weigh as many as there are: every draw has a bag of its own. */
const TOKEN_STEPS: readonly (readonly Step[])[] = MAPS.map(({ cities }) =>
  cities.map(({ id }) => ({ kind: 'chance', bag: `token/${id}` })),
)
const DECK_STEPS: readonly Step[] = DECKS.map((id) => ({ kind: 'chance', bag: `cards/${id}` }))
const DIE_STEPS: Step[] = []

export function step(s: State): Step {
  const top = topAsk(s)
  if (top === undefined) return OVER
  switch (top.ask) {
    case 'token':
      return (TOKEN_STEPS[s.map] as readonly Step[])[s.goodOf.indexOf(NONE)] as Step
    case 'reveal':
      return DECK_STEPS[nextDeck(s)] as Step
    case 'die':
      return (DIE_STEPS[s.rolled] ??= { kind: 'chance', bag: `die/${s.rolled}` })
    default:
      return CHOICES[top.ask]
  }
}
