// Answers questions about a position through the rules, ladders and score sheet of the game.
import type { Json, PassedOver, TraceEntry, Tracer } from '../../../kernel/contract.ts'
import { copy } from '../../../kernel/copy.ts'
import { refusal } from '../../../kernel/refusal.ts'
import { recorder } from '../../../kernel/trace.ts'
import {
  colour,
  conversionNo,
  CULTS,
  type Goods,
  type HexNo,
  hex,
  NOTHING,
  PRIESTS,
  theHex,
} from '../catalogue/index.ts'
import { cultBonus, incomeOf, passPoints } from '../income.ts'
import { key, type Move, OPTION } from '../moves.ts'
import { networkSize, offerAt } from '../network.ts'
import { options } from '../options/index.ts'
import { newActions } from '../options/opponents.ts'
import { priceOf, sum } from '../prices.ts'
import { freeHexes, reachable, skippable } from '../reach.ts'
import { cultPoints, networkPoints, resourcePoints, total } from '../score.ts'
import { NONE, type State, topAsk } from '../state.ts'
import { act } from './actions.ts'
import { type ChanceList, goOn, toChance } from './chance.ts'
import { blockPowerActions, cultPawns, initialOpponents, nextDecision, opponentColours } from './decisions.ts'
import { type ActionData, type AskData, parseAsk } from './format.ts'
import { readPosition, readState } from './read.ts'
import { writePosition } from './write.ts'

type Answer = { readonly [key: string]: Json | undefined }

/** `watch` hears what the decisions consider, besides the trace of the answer. */
export function answer(position: unknown, ask: unknown, watch: Tracer = {}): Answer {
  const tracer = watched(watch)
  const { state, chance } = readPosition(position)
  if (ask === undefined || ask === null) return nextDecision(readState(position), toChance(chance), tracer)
  return about(state, toChance(chance), parseAsk(ask), tracer)
}

type Recorder = ReturnType<typeof recorder>

function watched(watch: Tracer): Recorder {
  const own = recorder()
  const entry = (one: TraceEntry) => {
    own.entry?.(one)
    watch.entry?.(one)
  }
  const passed = (one: PassedOver) => {
    own.passed?.(one)
    watch.passed?.(one)
  }
  return { ...own, entry, passed, decided: (rung) => watch.decided?.(rung) }
}

function about(s: State, chance: ChanceList, ask: AskData, tracer: Recorder): Answer {
  switch (ask.kind) {
    case 'opponent-colours':
      return opponentColours(withFaction(s), chance, ask.third, tracer)
    case 'cult-pawns':
      return cultPawns(s, chance, tracer)
    case 'initial-opponents':
      return initialOpponents(s, chance, ask.own ?? [], tracer)
    case 'block-power-actions':
      return blockPowerActions(s, chance, tracer)
    case 'legal-solo-actions':
      return { legal: soloActions(s) }
    case 'power-offer':
      return { offer: { ...offerAt(s, theHex(ask.hex)) } }
    case 'legal':
      return { legal: ask.action === undefined ? moves(withFaction(s)) : act(withFaction(s), ask.action) }
    case 'cost':
      return { cost: cost(withFaction(s), ask.action) }
    case 'apply':
      return applied(withFaction(s), chance, ask.actions)
    case 'play':
      return played(withFaction(s), chance, ask.actions)
    case 'reachable': {
      const set = reachable(withFaction(s))
      return { legal: ids(freeHexes(s, set)), skip: ids(freeHexes(s, skippable(s, set))) }
    }
    case 'income':
      return { income: { ...incomeOf(withFaction(s)) } }
    case 'cult-bonus':
      return { gain: bonus(s) }
    case 'pass-vp':
      return { passVp: passPoints(s) }
    case 'network':
      return { network: networkSize(withFaction(s)) }
    case 'score':
    case 'final-score':
      return { score: scores(withFaction(s)) }
  }
}

const ids = (list: readonly HexNo[]): string[] => list.map((no) => hex(no).id)

const factionNeeded = refusal('terra-mystica.faction-needed', {
  it: 'serve per questa domanda',
  en: 'it is needed for this question',
})

function withFaction(s: State): State {
  if (s.player.faction === NONE) throw factionNeeded(['player', 'faction'])
  return s
}

/** Every current move by its line, with its cost. */
const moves = (s: State): Json =>
  options(s).map(({ move }) => ({
    move: key(move),
    cost: withoutZeros({ ...priceOf(s, move) }),
  }))

/** S22 to S24 */
function soloActions(s: State): Answer {
  const empty = () => Object.fromEntries(s.opponents.map((each): [string, string[]] => [colour(each.colour).id, []]))
  const [place, upgrade] = [empty(), empty()]
  const found = topAsk(s)?.ask === 'act' ? newActions(s) : []
  for (const { move } of found)
    if (move.do === 'add') place[colour(move.colour).id]?.push(hex(move.hex).id)
    else if (move.do === 'evolve') upgrade[colour(move.colour).id]?.push(hex(move.hex).id)
  return { place, upgrade }
}

const notLegal = refusal('terra-mystica.not-legal', {
  it: 'in questa posizione non si può fare',
  en: 'it is not legal in this position',
})

const PLENTY = 1000

/** What the action pays, even if the player does not have it, and whatever tiles it will take. */
function cost(s: State, action: ActionData): Answer {
  if (action.type === 'convert') return withoutZeros(conversionPrice(s, action))
  const price = estimate(copy(s), action) ?? estimate(withPriests(s), action)
  if (price === undefined) throw notLegal(['ask', 'action'])
  return withoutZeros(price)
}

function estimate(s: State, action: ActionData): Goods | undefined {
  const p = s.player
  p.coins += PLENTY
  p.workers += PLENTY
  p.bowls[2] += PLENTY
  let price: Goods = NOTHING
  const before = (now: State, move: Move): void => {
    price = sum(price, priceOf(now, move))
  }
  return act(s, action, { before }) ? price : undefined
}

function withPriests(s: State): State {
  s.player.priests = PRIESTS
  return s
}

/** A conversion has the same price for everybody and every time. */
function conversionPrice(s: State, { id, times }: ActionData): Goods {
  const option = OPTION.convert[conversionNo(id ?? '') ?? NONE]
  if (option === undefined || !Number.isInteger(times) || times < 1) throw notLegal(['ask', 'action'])
  const { coins, workers, priests, power } = priceOf(s, option.move)
  return { coins: coins * times, workers: workers * times, priests: priests * times, power: power * times }
}

const withoutZeros = (goods: Readonly<Record<keyof Goods, number>>): Answer =>
  Object.fromEntries(Object.entries(goods).filter(([, amount]) => amount !== 0))

function bonus(s: State): Answer {
  const { gain, spades } = cultBonus(s)
  return { ...withoutZeros({ ...gain }), ...(spades > 0 ? { spades } : {}) }
}

function applied(s: State, chance: ChanceList, actions: readonly ActionData[]): Answer {
  for (const [at, action] of actions.entries()) {
    if (!act(s, action)) return { illegal: at }
    goOn(s, chance)
  }
  return { state: writePosition(s, chance.values.slice(chance.used)) }
}

/** A whole game: the state after each action, and the score. */
function played(s: State, chance: ChanceList, actions: readonly ActionData[]): Answer {
  const states: Json[] = []
  for (const [at, action] of actions.entries()) {
    if (!act(s, action)) return { illegal: at, states }
    goOn(s, chance)
    states.push(tupleOf(s))
  }
  return { states, score: scores(s) }
}

const tupleOf = ({ player: p, round, phase }: State): Json => [
  p.vp,
  p.coins,
  p.workers,
  p.priests,
  ...p.bowls,
  ...p.cults,
  p.keys,
  p.shipping,
  p.dig,
  round,
  phase,
]

/** R28 */
function scores(s: State): Answer {
  const size = networkSize(s)
  return {
    cults: Object.fromEntries(CULTS.map(({ id }, no) => [id, cultPoints(s, no)])),
    networkSize: size,
    network: networkPoints(s, size),
    resources: resourcePoints(s),
    total: total(s),
  }
}
