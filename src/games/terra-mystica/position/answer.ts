// Questions about a position, answered by the rules, ladders and score sheet of the game itself.
import { BadInput, type Json, type TraceEntry, type Tracer } from '../../../kernel/contract.ts'
import { copy } from '../../../kernel/copy.ts'
import { recorder } from '../../../kernel/trace.ts'
import { placeOwn } from '../apply/building.ts'
import { decide, decideColours } from '../automa/decide.ts'
import { chooseHexes } from '../automa/ladders/hexes.ts'
import { scenarioOf } from '../automa/levels.ts'
import {
  colour,
  colourNo,
  coloursAt,
  conversion,
  conversionNo,
  CULTS,
  DWELLING,
  type Goods,
  type HexNo,
  hex,
  hexNo,
  NOTHING,
  PRIESTS,
  powerAction,
} from '../catalogue/index.ts'
import { cultBonus, incomeOf, passPoints } from '../income.ts'
import { key, type Move } from '../moves.ts'
import { networkSize, offerAt } from '../network.ts'
import { options } from '../options/index.ts'
import { newActions } from '../options/opponents.ts'
import { homeOf, priceOf, sum } from '../prices.ts'
import { freeHexes, reachable, skippable } from '../reach.ts'
import { cultPoints, networkPoints, resourcePoints, total } from '../score.ts'
import { askBlocks, EMPTY, isTheir, NONE, pieceAt, type State, theirDwelling, topAsk } from '../state.ts'
import { act } from './actions.ts'
import { type ChanceList, draw, goOn, toChance } from './chance.ts'
import { type ActionData, type AskData, parseAsk } from './format.ts'
import { readPosition, readState } from './read.ts'
import { writePosition } from './write.ts'

type Answer = { readonly [key: string]: Json | undefined }

/** `watch` is told what the decisions look at, besides the trace of the answer. */
export function answer(position: unknown, ask: unknown, watch: Tracer = {}): Answer {
  const tracer = watched(watch)
  if (ask === undefined || ask === null) return nextDecision(position, tracer)
  const { state, chance } = readPosition(position)
  return about(state, toChance(chance), parseAsk(ask), tracer)
}

type Recorder = ReturnType<typeof recorder>

function watched(watch: Tracer): Recorder {
  const own = recorder()
  const entry = (one: TraceEntry) => {
    own.entry?.(one)
    watch.entry?.(one)
  }
  return { entries: own.entries, entry, decided: (rung) => watch.decided?.(rung) }
}

function about(s: State, chance: ChanceList, ask: AskData, tracer: Recorder): Answer {
  switch (ask.kind) {
    case 'opponent-colours':
      return opponentColours(withFaction(s), chance, ask.third, tracer)
    case 'cult-pawns':
      return cultPawns(s, tracer)
    case 'initial-opponents':
      return initialOpponents(s, chance, ask.own ?? [], tracer)
    case 'block-power-actions':
      return blockPowerActions(s, chance, tracer)
    case 'legal-solo-actions':
      return { legal: soloActions(s) }
    case 'power-offer':
      return { offer: offer(s, hexNo(ask.hex) as HexNo) }
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

function withFaction(s: State): State {
  if (s.player.faction === NONE) throw new BadInput('player faction: it is needed for this question')
  return s
}

const decided = (action: Answer, trace: readonly TraceEntry[]): Answer => ({ action, trace: trace.map(traced) })

const parts = (id: string): Json => (id.includes('+') ? id.split('+') : id)

/** Sets of hexes are told as lists, the steps of a ladder by their number; every roll is a step of its own. */
function traced({ ladder, rung, kept, dropped }: TraceEntry, at: number): Answer {
  const name = ladder.id.replace('terra-mystica.', '')
  return {
    clause: rung.cite,
    ladder: name,
    step: name === 'block' ? at + 1 : ladder.rungs.findIndex(({ id }) => id === rung.id) + 1,
    kept: kept.map(parts),
    dropped: dropped.map(parts),
  }
}

/** Without a question: what is to be decided for the opponents in this position. */
function nextDecision(position: unknown, tracer: Recorder): Answer {
  const s = readState(position)
  const { chance } = readPosition(position)
  const list = toChance(chance)
  switch (topAsk(s)?.ask) {
    case 'draw-third':
    case 'third':
    case 'colours':
      return opponentColours(s, list, undefined, tracer)
    case 'pawns':
      return cultPawns(s, tracer)
    case 'settle':
      return initialOpponents(s, list, [], tracer)
    case 'block':
      return blockPowerActions(s, list, tracer)
    default:
      throw new BadInput('position: nothing is to be decided for the opponents here')
  }
}

/** Q3: chance 1 is the colour that comes first on the wheel. */
function opponentColours(s: State, chance: ChanceList, named: string | undefined, tracer: Recorder): Answer {
  const far = coloursAt(homeOf(s.player), 2)
  const third = named === undefined ? (far[draw(chance, far.length) - 1] as number) : (colourNo(named) as number)
  if (!far.includes(third)) throw new BadInput(`ask third: "${colour(third).id}" is not 2 spades from the home colour`)
  const colours = decideColours(s, third, tracer).map((no) => colour(no).id)
  return decided({ type: 'set-opponent-colours', colours }, tracer.entries)
}

function cultPawns(s: State, tracer: Recorder): Answer {
  s.asks.push({ ask: 'pawns' })
  decide(s, tracer)
  const { pawns } = scenarioOf(s.scenario)
  return decided(
    { type: 'set-cult-pawns', pawns: Object.fromEntries(CULTS.map(({ id }) => [id, [...pawns]])) },
    tracer.entries,
  )
}

const MOST_OWN = 3

/** Only the starting dwellings count for S13: those of the question, or those on the map where it names none. */
function settleOwn(s: State, own: readonly string[]): void {
  own.forEach((id, at) => {
    const no = hexNo(id) as HexNo
    const piece = pieceAt(s, no)
    if (own.indexOf(id) !== at) throw new BadInput(`ask own ${at}: "${id}" is there twice`)
    if (isTheir(piece)) throw new BadInput(`ask own ${at}: an opponent stands on ${id}`)
    if (piece === EMPTY) placeOwn(s, no, DWELLING)
  })
  if (own.length > 0) s.player.own = own.map((id) => hexNo(id) as HexNo).sort((a, b) => a - b)
  const count = s.player.own.length
  if (count === 0 || count > MOST_OWN)
    throw new BadInput(`ask own: 1 to ${MOST_OWN} starting dwellings are needed, not ${count}`)
}

/** S13 to S15 for all colours in order; a tie left to the player stops it. */
function initialOpponents(s: State, chance: ChanceList, own: readonly string[], tracer: Recorder): Answer {
  settleOwn(s, own)
  if (s.opponents.length === 0) throw new BadInput('opponents: their colours are needed for this question')
  const placements: Record<string, string[]> = {}
  for (const [index, opponent] of s.opponents.entries()) {
    const { id } = colour(opponent.colour)
    const tied = chooseHexes(s, index, 0)
    if (tied.length > 1 && s.ties === 'choice') {
      chooseHexes(s, index, 0, tracer)
      const choices = tied.map(({ hexes }) => ids(hexes))
      return decided({ type: 'choose-initial-hexes', colour: id, options: choices }, tracer.entries)
    }
    const pick = tied.length > 1 ? draw(chance, tied.length) : 0
    const hexes = chooseHexes(s, index, pick, tracer)[0]?.hexes ?? []
    placements[id] = ids(hexes)
    for (const at of hexes) s.pieces[at] = theirDwelling(index)
  }
  return decided({ type: 'place-initial-opponents', placements }, tracer.entries)
}

const names = (list: readonly number[]): string[] => list.map((no) => powerAction(no).id)

/** S18 to S20 */
function blockPowerActions(s: State, chance: ChanceList, tracer: Recorder): Answer {
  const type = 'block-power-actions'
  s.asks = []
  s.rolls = []
  if (s.power === 'all-available') return decided({ type, blocked: [], rollsUsed: 0 }, [])
  if (s.power === 'blocked-each-round') {
    s.asks.push({ ask: 'block', round: 'this' })
    goOn(s, chance, tracer)
    return decided({ type, blocked: names(s.blocked), rollsUsed: chance.used }, tracer.entries)
  }
  s.blockedByRound = []
  askBlocks(s)
  goOn(s, chance, tracer)
  return decided({ type, blockedByRound: s.blockedByRound.map(names), rollsUsed: chance.used }, tracer.entries)
}

/** Every move of this moment by its line, with its cost. */
const moves = (s: State): Json =>
  options(s).map(({ move }) => ({
    move: key(move),
    cost: withoutZeros({ ...priceOf(s, move) }),
  }))

/** During set-up nothing can be gained (R19.5, Q10). */
function offer(s: State, at: HexNo): Answer {
  const { full, power, vp } = offerAt(s, at)
  return s.phase === 'setup' ? { full, power: 0, vp: 0 } : { full, power, vp }
}

/** S22 to S24 */
function soloActions(s: State): Answer {
  const empty = () => Object.fromEntries(s.opponents.map((each): [string, string[]] => [colour(each.colour).id, []]))
  const [place, upgrade] = [empty(), empty()]
  const found: { move: Move; weight: number }[] = []
  if (topAsk(s)?.ask === 'act') newActions(s, found)
  for (const { move } of found)
    if (move.do === 'add') place[colour(move.colour).id]?.push(hex(move.hex).id)
    else if (move.do === 'evolve') upgrade[colour(move.colour).id]?.push(hex(move.hex).id)
  return { place, upgrade }
}

const PLENTY = 1000

/** What the action pays, whether or not the player has it, and whatever tiles it will take. */
function cost(s: State, action: ActionData): Answer {
  if (action.type === 'convert') return withoutZeros(conversionPrice(action))
  const price = estimate(copy(s), action) ?? estimate(withPriests(s), action)
  if (price === undefined) throw new BadInput('ask action: it is not legal in this position')
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

function conversionPrice({ id, times }: ActionData): Goods {
  const no = conversionNo(id ?? '')
  if (no === undefined || !Number.isInteger(times) || times < 1)
    throw new BadInput('ask action: it is not legal in this position')
  const { coins, workers, priests, power } = conversion(no).from
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
