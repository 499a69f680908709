// Asks told by a position: only stacks that a game can come to are played on from.
import { BadInput } from '../../../kernel/contract.ts'
import type { Ask, AskName } from '../asks.ts'
import { BONUS_TILES, factionOf, ROUNDS } from '../catalogue/index.ts'
import { riverGroup, townGroup } from '../network.ts'
import { options } from '../options/index.ts'
import { NONE, type State } from '../state.ts'

/** Set-up, the last first: an ask never lies above one that comes before it (Q27). */
const SET_UP: readonly (readonly AskName[])[] = [
  ['bonus'],
  ['settle'],
  ['choose-hexes'],
  ['place'],
  ['pawns'],
  ['block'],
  ['tile', 'draw-tile'],
  ['scoring', 'draw-scoring'],
  ['colours', 'third', 'draw-third'],
  ['faction', 'draw-faction'],
]
/** What may lie below others within an action, and what is always answered first. */
const BELOW: readonly AskName[] = ['reaction', 'favour', 'exchange', 'dig', 'town', 'town-steps', 'block']
const ABOVE: readonly AskName[] = ['colour', 'build', 'bridge', 'step', 'tenth', 'offer', 'die', ...BELOW]

const fail = (why: string): never => {
  throw new BadInput(`pending: ${why}`)
}

export function checkAsks(s: State): void {
  const { asks, phase, player } = s
  if (phase !== 'setup' && player.faction === NONE && player.own.length > 0)
    throw new BadInput('player faction: structures stand on the map, so it is needed')
  if (phase === 'game-end') {
    if (asks.length > 0) fail('the game is over')
    return
  }
  if (phase !== 'setup' && player.faction === NONE) throw new BadInput('player faction: it is needed to play on')
  if (phase === 'setup') checkSetUp(s)
  else if (phase === 'actions') checkAction(asks)
  else if (asks.some(({ ask, from }) => from !== 'cult' || (ask !== 'dig' && ask !== 'colour')) || asks.length !== 1)
    fail('only cult spades are to be used')
  for (const ask of asks) checkAsk(s, ask)
  if (options(s).length === 0) fail('nothing can be done')
}

function checkSetUp(s: State): void {
  const { asks, player, open, scoring } = s
  const list = asks.filter(({ ask }, at) => !((ask === 'die' || ask === 'tie') && at > 0 && at === asks.length - 1))
  const ranks = list.map(({ ask }) => SET_UP.findIndex((names) => names.includes(ask)))
  if (ranks[0] !== 0 || ranks.some((rank, at) => rank < 0 || (at > 0 && rank < (ranks[at - 1] as number))))
    fail('this is not the order of set-up')
  const count = (rank: number): number => ranks.filter((each) => each === rank).length
  const tiles = open.filter((coins) => coins !== NONE).length
  if (tiles + count(6) === 0 || tiles + count(6) > BONUS_TILES.length) fail('the bonus tiles do not come out')
  if (scoring.length + count(7) > ROUNDS) fail('the scoring tiles do not come out')
  for (const rank of [0, 1, 2, 3, 4, 8, 9]) if (count(rank) > 1) fail(`"${SET_UP[rank]?.[0]}" is there twice`)
  if ((player.faction === NONE) !== (count(9) === 1)) fail('the faction is asked for if it is not told')
  if (s.opponents.length > 0 && count(8) > 0) fail('the opponents are told')
  if (player.faction !== NONE) checkDwellings(s, count(3))
}

/** Only starting dwellings stand on the map, and those that are missing are asked for. */
function checkDwellings({ player, opponents, asks }: State, places: number): void {
  const wanted = factionOf(player.faction).start.dwellings
  if (player.own.length > wanted || player.built.slice(1).some((count) => count > 0))
    throw new BadInput(`player structures: there are ${wanted} starting dwellings`)
  if (player.own.length < wanted !== (places === 1)) fail('starting dwellings are placed while some are missing')
  const unknown = asks.some(
    ({ ask, n }) => (ask === 'settle' || ask === 'choose-hexes') && n >= Math.max(1, opponents.length),
  )
  if (unknown) fail('there is no such opponent')
}

function checkAction([first, ...others]: readonly Ask[]): void {
  if (first?.ask !== 'act') fail('an action phase waits for "act" first')
  others.forEach(({ ask, from }, at) => {
    const last = at === others.length - 1
    if (!(last ? ABOVE : BELOW).includes(ask)) fail(`"${ask}" cannot be asked there`)
    if (from === 'cult' || (ask === 'dig' && !last && from !== 'stronghold')) fail(`"${ask}" cannot be asked there`)
    if (others.findIndex((other) => other.ask === ask) !== at) fail(`"${ask}" is there twice`)
  })
  if (others.at(-1)?.ask === 'die' && others.at(-2)?.ask !== 'block') fail('the die decides nothing')
}

function checkAsk(s: State, { ask, hex, n }: Ask): void {
  if (ask === 'town' && (hex === NONE ? townGroup(s) : riverGroup(s, hex)) === undefined) fail('no town is founded')
  if (ask === 'block' && n > ROUNDS) fail(`there is no round ${n}`)
  if (ask === 'tenth' && s.player.keys === 0) fail('there is no key')
  if (ask === 'tie' && (n < 1 || n > MOST_TIES)) fail('nothing is tied')
}

const MOST_TIES = 200
