// What may be done now: every legal move, or every outcome of chance. One file per family of asks; `apply/` mirrors them.
import type { Step } from '../../../kernel/contract.ts'
import type { Decision } from '../asks.ts'
import { MAPS } from '../catalogue/geography.ts'
import { DECKS } from '../catalogue/vocabulary.ts'
import { OPTION, type Option } from '../moves.ts'
import { nextDeck, NONE, type State, topAsk } from '../state.ts'
import { aiOptions } from './ai.ts'
import { buildOptions, lineOptions, moveOptions } from './architect.ts'
import { buyOptions, tradeOptions } from './bargains.ts'
import { revealOptions, tokenOptions } from './chance.ts'
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
      return OPTION.die[s.dice]
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
