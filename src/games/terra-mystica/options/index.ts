// What may be done now: every legal move, or every outcome of chance. One file per family of asks; `apply/` mirrors them.
import { type Dice, pickWeighted } from '../../../kernel/chance.ts'
import type { Step } from '../../../kernel/contract.ts'
import { type Ask, ASK_NAMES, type AskName, type AskNameOf, isOfSeat } from '../asks.ts'
import { type Move, OPTION, type Option } from '../moves.ts'
import { type State, topAsk } from '../state.ts'
import { docOf } from '../variant/index.ts'
import { actOptions, drawAct } from './act.ts'
import { bridgeOptions, exchangeOptions, favourOptions, OFFER_OPTIONS, tenthOptions, townOptions } from './answers.ts'
import { buildOptions, colourOptions, digOptions } from './digging.ts'
import {
  blockOptions,
  bonusOptions,
  chooseOptions,
  coloursOptions,
  placeOptions,
  scoringOptions,
  settleOptions,
  thirdOptions,
  tileOptions,
} from './setup.ts'

const PAWNS: readonly Option[] = [OPTION.pawns]

export function options(s: State): readonly Option[] {
  const top = topAsk(s)
  return top === undefined ? [] : optionsFor(s, top)
}

/** What `options` would list, drawn with the same number of the dice. */
export function draw(s: State, dice: Dice): Move {
  return topAsk(s)?.ask === 'act' ? drawAct(s, dice) : pickWeighted(options(s), dice).move
}

function optionsFor(s: State, ask: Ask): readonly Option[] {
  switch (ask.ask) {
    case 'act':
      return actOptions(s)
    case 'colour':
      return colourOptions(s, ask)
    case 'dig':
      return digOptions(s, ask)
    case 'build':
      return buildOptions(s)
    case 'offer':
      return OFFER_OPTIONS
    case 'bridge':
      return bridgeOptions(s)
    case 'step':
    case 'reaction':
      return OPTION.step
    case 'town':
      return townOptions(s)
    case 'favour':
      return favourOptions(s)
    case 'exchange':
      return exchangeOptions(s)
    case 'tenth':
      return tenthOptions(s)
    case 'faction':
    case 'draw-faction':
      return OPTION.faction
    case 'third':
    case 'draw-third':
      return thirdOptions(s)
    case 'scoring':
    case 'draw-scoring':
      return scoringOptions(s)
    case 'tile':
    case 'draw-tile':
      return tileOptions(s)
    case 'place':
      return placeOptions(s)
    case 'bonus':
      return bonusOptions(s)
    case 'colours':
      return coloursOptions(s, ask)
    case 'pawns':
      return PAWNS
    case 'settle':
      return settleOptions(s, ask)
    case 'choose-hexes':
      return chooseOptions(s, ask)
    case 'block':
      return blockOptions(s)
    case 'die':
      return docOf(s.variant).rolls
    case 'tie':
      return OPTION.tie.slice(0, ask.sets)
    case 'town-steps':
      return []
  }
}

const OVER: Step = { kind: 'over' }

/** The faction, the third colour and the tiles have a bag each; every die has a bag of its own, named by its number too. */
const BAGS: Readonly<Record<AskNameOf<'chance'>, string>> = {
  'draw-faction': 'faction',
  'draw-third': 'third',
  'draw-scoring': 'scoring',
  'draw-tile': 'tile',
  die: 'die',
  tie: 'die',
}

/** Made once: a step is asked for at every move. */
const STEPS: ReadonlyMap<AskName, Step> = new Map(ASK_NAMES.map((ask) => [ask, stepOf(ask)]))

function stepOf(ask: AskName): Step {
  if (isOfSeat(ask, 'chance')) return { kind: 'chance', bag: BAGS[ask] }
  return { kind: 'choice', seat: isOfSeat(ask, 'automa') ? 'automa' : 'you', ask }
}

export function step(s: State): Step {
  const top = topAsk(s)
  if (top === undefined) return OVER
  if (top.ask === 'die' || top.ask === 'tie') return { kind: 'chance', bag: `${BAGS[top.ask]}/${s.dice}` }
  return STEPS.get(top.ask) as Step
}
