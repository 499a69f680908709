// Asks told by a position: only stacks that a game can come to are played on from.
import { BadInput } from '../../../kernel/contract.ts'
import { refusal } from '../../../kernel/refusal.ts'
import { type Ask, type AskName, cultSpades } from '../asks.ts'
import { tiedSets } from '../automa/ladders/hexes.ts'
import { BONUS_TILES_IN_GAME, factionOf, type HexNo, hex, ROUNDS } from '../catalogue/index.ts'
import { riverGroup, townGroup } from '../network.ts'
import { options } from '../options/index.ts'
import { EMPTY, isTheir, NONE, pieceAt, type State } from '../state.ts'

/** The asks of set-up by their place in it, the last first: an ask never lies above one that comes before it (Q27). */
const SET_UP = [
  'bonus',
  'settle',
  'choose-hexes',
  'place',
  'pawns',
  'block',
  'tile',
  'scoring',
  'colours',
  'faction',
] as const
type Place = (typeof SET_UP)[number]
/** Asked for as often as there is something missing. */
const REPEATED: ReadonlySet<Place> = new Set(['block', 'tile', 'scoring'])

/** Where an ask may lie: its place in set-up; within an action on top only, or also below others. */
const WHERE: Readonly<Record<AskName, { readonly setUp?: Place; readonly action?: 'on-top' | 'anywhere' }>> = {
  faction: { setUp: 'faction' },
  'draw-faction': { setUp: 'faction' },
  third: { setUp: 'colours' },
  'draw-third': { setUp: 'colours' },
  colours: { setUp: 'colours' },
  scoring: { setUp: 'scoring' },
  'draw-scoring': { setUp: 'scoring' },
  tile: { setUp: 'tile' },
  'draw-tile': { setUp: 'tile' },
  block: { setUp: 'block', action: 'anywhere' },
  pawns: { setUp: 'pawns' },
  place: { setUp: 'place' },
  'choose-hexes': { setUp: 'choose-hexes' },
  settle: { setUp: 'settle' },
  bonus: { setUp: 'bonus' },
  // Always at the bottom of an action phase.
  act: {},
  colour: { action: 'on-top' },
  build: { action: 'on-top' },
  bridge: { action: 'on-top' },
  step: { action: 'on-top' },
  tenth: { action: 'on-top' },
  offer: { action: 'on-top' },
  die: { action: 'on-top' },
  reaction: { action: 'anywhere' },
  favour: { action: 'anywhere' },
  exchange: { action: 'anywhere' },
  dig: { action: 'anywhere' },
  town: { action: 'anywhere' },
  'town-steps': { action: 'anywhere' },
  // Only above the decision of set-up that it belongs to.
  tie: {},
}

const fail = (why: string): never => {
  throw new BadInput(`pending: ${why}`)
}

export function checkAsks(s: State): void {
  const { asks, phase, player } = s
  if (player.faction === NONE && player.own.length > 0)
    throw new BadInput('player faction: structures stand on the map, so it is needed')
  if (phase === 'game-end') {
    if (asks.length > 0) fail('the game is over')
    return
  }
  if (phase !== 'setup' && player.faction === NONE) throw new BadInput('player faction: it is needed to play on')
  if (phase === 'setup') checkSetUp(s)
  else if (phase === 'actions') checkAction(asks)
  else if (asks.some((ask) => cultSpades(ask) === undefined) || asks.length !== 1)
    fail('only cult spades are to be used')
  for (const ask of asks) checkAsk(s, ask)
  for (const at of s.dug) checkFree(s, at, 'dug')
  checkTie(s)
  if (options(s).length === 0) fail('nothing can be done')
}

function checkSetUp(s: State): void {
  const { asks, player, open, scoring } = s
  const list = asks.filter(({ ask }, at) => !((ask === 'die' || ask === 'tie') && at > 0 && at === asks.length - 1))
  const places = list.map(({ ask }) => WHERE[ask].setUp)
  if (!isInOrder(places)) fail('this is not the order of set-up')
  const count = (place: Place): number => places.filter((each) => each === place).length
  const tiles = open.filter((coins) => coins !== NONE).length
  const toCome = tiles + count('tile')
  if (toCome === 0 || toCome > BONUS_TILES_IN_GAME) fail('the bonus tiles do not come out')
  if (scoring.length + count('scoring') > ROUNDS) fail('the scoring tiles do not come out')
  for (const place of SET_UP) if (!REPEATED.has(place) && count(place) > 1) fail(`"${place}" is there twice`)
  if ((player.faction === NONE) !== (count('faction') === 1)) fail('the faction is asked for if it is not told')
  if (s.opponents.length > 0 && count('colours') > 0) fail('the opponents are told')
  if (player.faction !== NONE) checkDwellings(s, count('place'))
}

/** The bonus tile is taken last, and everything else in the order of set-up. */
function isInOrder(places: readonly (Place | undefined)[]): boolean {
  const ranks = places.map((place) => (place === undefined ? NONE : SET_UP.indexOf(place)))
  return places[0] === 'bonus' && ranks.every((rank, at) => rank >= (ranks[at - 1] ?? 0))
}

/** Only starting dwellings stand on the map, and those that are missing are asked for. */
function checkDwellings({ player, opponents, asks }: State, places: number): void {
  const wanted = factionOf(player.faction).start.dwellings
  if (player.own.length > wanted || player.built.slice(1).some((count) => count > 0))
    throw new BadInput(`player structures: there are ${wanted} starting dwellings`)
  if (player.own.length < wanted !== (places === 1)) fail('starting dwellings are placed while some are missing')
  const unknown = asks.some(
    (ask) => (ask.ask === 'settle' || ask.ask === 'choose-hexes') && ask.opponent >= Math.max(1, opponents.length),
  )
  if (unknown) fail('there is no such opponent')
}

function checkAction([first, ...others]: readonly Ask[]): void {
  if (first?.ask !== 'act') fail('an action phase waits for "act" first')
  others.forEach((ask, at) => {
    if (!mayLie(ask, at === others.length - 1)) fail(`"${ask.ask}" cannot be asked there`)
    if (others.findIndex((other) => other.ask === ask.ask) !== at) fail(`"${ask.ask}" is there twice`)
  })
  if (others.at(-1)?.ask === 'die' && others.at(-2)?.ask !== 'block') fail('the die decides nothing')
}

/** Within an action: what is asked for on top only, and of spades only those of a stronghold can wait below. */
function mayLie(ask: Ask, onTop: boolean): boolean {
  const { action } = WHERE[ask.ask]
  if (action === undefined || (action === 'on-top' && !onTop) || cultSpades(ask) !== undefined) return false
  return ask.ask !== 'dig' || onTop || ask.from === 'stronghold'
}

function checkAsk(s: State, ask: Ask): void {
  if (ask.ask === 'town' && (ask.river === NONE ? townGroup(s) : riverGroup(s, ask.river)) === undefined)
    fail('no town is founded')
  if (ask.ask === 'block' && ask.round !== 'this' && ask.round > ROUNDS) fail(`there is no round ${ask.round}`)
  if (ask.ask === 'tenth' && s.player.keys === 0) fail('there is no key')
  if (ask.ask === 'colour') checkFree(s, ask.hex, 'pending')
  if (ask.ask === 'offer' && !isTheir(pieceAt(s, ask.hex))) throw notBuilt({ hex: hex(ask.hex).id }, ['pending'])
}

const occupied = refusal<{ readonly hex: string }>('terra-mystica.occupied', {
  it: ({ hex: id }) => `su ${id} c’è una struttura: lì non si trasforma`,
  en: ({ hex: id }) => `a structure stands on ${id}: nothing is transformed there`,
})
const notBuilt = refusal<{ readonly hex: string }>('terra-mystica.not-built', {
  it: ({ hex: id }) => `su ${id} nessun avversario ha costruito`,
  en: ({ hex: id }) => `no opponent has built on ${id}`,
})

/** Only hexes without a structure are transformed. */
function checkFree(s: State, at: HexNo, field: string): void {
  if (pieceAt(s, at) !== EMPTY) throw occupied({ hex: hex(at).id }, [field])
}

/** S15: what chance or its roll says is one of the sets that are tied. */
function checkTie(s: State): void {
  const settle = s.asks.findLast(({ ask }) => ask === 'settle')
  const tie = s.asks.find(({ ask }) => ask === 'tie')
  if (tie === undefined && (s.rolls.length === 0 || settle !== s.asks.at(-1))) return
  const tied = settle?.ask === 'settle' ? tiedSets(s, settle.opponent).length : 0
  const fits = tie?.ask === 'tie' ? tie.sets === tied : s.rolls.length === 1 && (s.rolls[0] ?? 0) <= Math.max(1, tied)
  if (!fits) fail('nothing is tied')
}
