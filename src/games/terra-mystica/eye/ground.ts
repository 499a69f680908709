// The map as the learned eye sees it: room to grow, power that the opponents' builds offer, towns that are near.
import { OPPONENT_POSTS, OPPONENTS } from '../automa/levels.ts'
import { DWELLING, factionOf, has, hex, type HexNo, LAND, powerValue, wheelDistance } from '../catalogue/index.ts'
import { fixedSpades } from '../goods.ts'
import { hasOpponentBeside, neighbours, townsToBe } from '../network.ts'
import { homeOf } from '../prices.ts'
import { reachable, skippable } from '../reach.ts'
import { EMPTY, isPost, isTheir, opponentOf, OWN, type Opponent, type State } from '../state.ts'

/** More than any group of structures lacks. */
export const FAR = 8

/** By hex: the power of own structures directly beside it. Written again at every look. */
const AROUND = new Int8Array(LAND)
const ADDED = new Int8Array(OPPONENTS)
const EVOLVED = new Int8Array(OPPONENTS)
const POSTS = new Int8Array(OPPONENTS)

export interface Ground {
  /** Free hexes by the spades they take: within reach, right beside own structures, behind a tunnel or carpet. */
  readonly reach: readonly number[]
  readonly beside: readonly number[]
  readonly skips: readonly number[]
  /** Opponents' builds that still bring power this round, and those that do in every round. */
  readonly offered: number
  readonly whole: number
  /** Own dwellings with an opponent beside them (R13.2). */
  readonly cheapPosts: number
  /** Structures and upgrades that the two nearest towns lack. */
  readonly townSteps: number
  readonly nextTownSteps: number
  /** Free hexes beside the group that is nearest to a town. */
  readonly townRoom: number
}

/** `isFresh`: a round about to begin, in which nothing is used yet. */
export function groundOf(s: State, isFresh: boolean): Ground {
  const { player: p, pieces, terrain, opponents } = s
  const home = homeOf(p)
  const fixed = fixedSpades(p)
  const set = reachable(s)
  const canSkip = factionOf(p.faction).ability.skip !== undefined
  const far = canSkip ? skippable(s, set) : undefined
  AROUND.fill(0)
  let cheapPosts = 0
  for (const at of p.own) {
    const kind = (pieces[at] as number) - OWN
    const value = powerValue(kind)
    for (const next of neighbours(p, at)) AROUND[next] = (AROUND[next] as number) + value
    if (kind === DWELLING && hasOpponentBeside(s, at)) cheapPosts++
  }
  const reach = [0, 0, 0, 0]
  const beside = [0, 0, 0, 0]
  const skips = [0, 0, 0, 0]
  ADDED.fill(0)
  EVOLVED.fill(0)
  POSTS.fill(0)
  for (let at = 0; at < LAND; at++) {
    const piece = pieces[at] as number
    const around = AROUND[at] as number
    if (piece === EMPTY) {
      const colour = terrain[at] as number
      const spades = colour === home ? 0 : (fixed ?? wheelDistance(colour, home))
      if (has(set, at)) reach[spades] = (reach[spades] as number) + 1
      else if (far !== undefined && has(far, at)) skips[spades] = (skips[spades] as number) + 1
      if (around === 0) continue
      beside[spades] = (beside[spades] as number) + 1
      const index = indexOf(s, colour)
      if (index >= 0 && around > (ADDED[index] as number)) ADDED[index] = around
    } else if (isTheir(piece)) {
      const index = opponentOf(piece)
      if (isPost(piece)) POSTS[index] = (POSTS[index] as number) + 1
      else if (around > (EVOLVED[index] as number)) EVOLVED[index] = around
    }
  }
  let [offered, whole] = [0, 0]
  const offer = (power: number): void => {
    if (power > 0) offered++
  }
  for (let index = 0; index < opponents.length; index++) {
    const { placed, upgraded } = opponents[index] as Opponent
    whole += Math.min(1, ADDED[index] as number) + Math.min(1, EVOLVED[index] as number)
    if (isFresh || !placed) offer(ADDED[index] as number)
    if ((isFresh || !upgraded) && (POSTS[index] as number) < OPPONENT_POSTS) offer(EVOLVED[index] as number)
  }
  return { reach, beside, skips, offered, whole, cheapPosts, ...townsNear(s) }
}

function indexOf({ opponents }: State, colour: number): number {
  for (let index = 0; index < opponents.length; index++) if (opponents[index]?.colour === colour) return index
  return -1
}

/** A structure brings at least one power, an upgrade one more. */
function townsNear(s: State): Pick<Ground, 'townSteps' | 'nextTownSteps' | 'townRoom'> {
  let [townSteps, nextTownSteps] = [FAR, FAR]
  let nearest: readonly HexNo[] = []
  for (const { hexes, gap } of townsToBe(s)) {
    const steps = Math.max(gap.structures, gap.power)
    if (steps < townSteps) {
      nextTownSteps = townSteps
      townSteps = steps
      nearest = hexes
    } else if (steps < nextTownSteps) nextTownSteps = steps
  }
  return { townSteps, nextTownSteps, townRoom: roomAround(s, nearest) }
}

/** Hexes beside a group that one can build on for a spade or none. */
function roomAround(s: State, group: readonly HexNo[]): number {
  const home = homeOf(s.player)
  const counted: HexNo[] = []
  for (const at of group)
    for (const next of hex(at).land)
      if (s.pieces[next] === EMPTY && wheelDistance(s.terrain[next] as number, home) <= 1 && !counted.includes(next))
        counted.push(next)
  return counted.length
}
