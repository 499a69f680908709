// What holds in every state of a game.
import type { Law } from '../../kernel/contract.ts'
import { OPPONENT_DWELLINGS, OPPONENT_POSTS, OPPONENTS } from './automa/levels.ts'
import {
  BONUS_TILES_IN_GAME,
  BRIDGES,
  factionOf,
  hex,
  LAND,
  PRIESTS,
  ROUNDS,
  site,
  SLOTS_2,
  SLOTS_3,
  scoringTile,
  supplyOf,
  TOKENS,
  TOP_LEVEL,
  TOWN_COPIES,
} from './catalogue/index.ts'
import { townGroup, townTilesLeft } from './network.ts'
import { isOwn, isOwnAt, isPost, isTheir, NONE, opponentOf, OWN, type State, threes, topAsk, twos } from './state.ts'

const law = (id: string, broken: (s: State) => string | undefined): Law<State> => ({
  id: `terra-mystica.${id}`,
  broken,
})

export const laws: readonly Law<State>[] = [
  law('resources', resources),
  law('power-tokens', powerTokens),
  law('priests', priests),
  law('cults', cults),
  law('structures', structures),
  law('opponents', opponents),
  law('bridges', bridges),
  law('towns', towns),
  law('tiles', tiles),
  law('tracks', tracks),
  law('rounds', rounds),
  law('asks', hangs),
]

/** R4.1 */
function resources({ player: p }: State): string | undefined {
  if (p.coins < 0 || p.workers < 0 || p.priests < 0 || p.keys < 0) return 'a resource is below nothing'
  return p.vp < 0 ? 'victory points are below 0' : undefined
}

/** Twelve tokens: in the bowls or burnt. */
function powerTokens({ player: { bowls, burnt } }: State): string | undefined {
  if (bowls[0] < 0 || bowls[1] < 0 || bowls[2] < 0 || burnt < 0) return 'a bowl is below nothing'
  const all = bowls[0] + bowls[1] + bowls[2] + burnt
  return all === TOKENS ? undefined : `there are ${all} power tokens`
}

/** R4.2, R14.1 */
function priests({ player: p }: State): string | undefined {
  let all = p.priests
  for (let cult = 0; cult < p.slots3.length; cult++) {
    const [three, two] = [threes(p, cult), twos(p, cult)]
    if (three > SLOTS_3 || two > SLOTS_2) return 'a cult has too many priests'
    all += three + two
  }
  return all > PRIESTS ? `there are ${all} priests` : undefined
}

/** Level 10 has taken a key, and every town has brought one (R22.2). */
function cults({ player: p }: State): string | undefined {
  let tops = 0
  for (const level of p.cults) {
    if (level < 0 || level > TOP_LEVEL) return `a cult stands at ${level}`
    if (level === TOP_LEVEL) tops++
  }
  return tops + p.keys === p.towns.length ? undefined : `${tops} tops and ${p.keys} keys for ${p.towns.length} towns`
}

/** What is kept beside the map says what stands on it; the supply is never exceeded (R10.4, R13.1). */
function structures({ player: p, pieces, terrain }: State): string | undefined {
  const counted = p.built.map(() => 0)
  let own = 0
  for (let at = 0; at < LAND; at++) {
    const piece = pieces[at] as number
    if (!isOwn(piece)) continue
    if (p.own[own++] !== at) return `the list of own hexes lacks ${hex(at).id}`
    if (terrain[at] !== factionOf(p.faction).colour) return `${hex(at).id} is not of the home colour`
    counted[piece - OWN] = (counted[piece - OWN] ?? 0) + 1
  }
  if (own !== p.own.length) return 'the list of own hexes is too long'
  if (counted.some((count, kind) => count !== p.built[kind])) return 'structures are counted wrong'
  if (counted.some((count, kind) => count > supplyOf(kind))) return 'there are more structures than the supply has'
  return undefined
}

/** Q15, S24 */
function opponents({ opponents: list, pieces, terrain }: State): string | undefined {
  if (list.length > OPPONENTS) return 'there are too many opponents'
  const counted = new Array<number>(list.length * 2).fill(0)
  for (let at = 0; at < LAND; at++) {
    const piece = pieces[at] as number
    if (!isTheir(piece)) continue
    const index = opponentOf(piece)
    if (terrain[at] !== list[index]?.colour) return `an opponent stands on another colour in ${hex(at).id}`
    const slot = index * 2 + (isPost(piece) ? 1 : 0)
    counted[slot] = (counted[slot] ?? 0) + 1
  }
  for (let index = 0; index < list.length; index++)
    if ((counted[index * 2] ?? 0) > OPPONENT_DWELLINGS || (counted[index * 2 + 1] ?? 0) > OPPONENT_POSTS)
      return 'an opponent has more pieces than its supply'
  return undefined
}

/** R21 */
function bridges({ player: { bridges: list }, pieces }: State): string | undefined {
  if (list.length > BRIDGES) return 'there are too many bridges'
  if (new Set(list).size !== list.length) return 'two bridges lie in one place'
  return list.every((no) => site(no).ends.some((end) => isOwn(pieces[end] as number)))
    ? undefined
    : 'a bridge starts nowhere'
}

/** R20: a structure is in one town at most, and no town waits to be founded between actions. */
function towns(s: State): string | undefined {
  const seen = new Set<number>()
  for (const { tile, hexes, river } of s.player.towns) {
    if (s.player.towns.filter((other) => other.tile === tile).length > TOWN_COPIES)
      return 'a town tile is there too often'
    if (river === NONE && hexes.length < 3) return 'a town is too small'
    for (const at of hexes) {
      if (seen.has(at)) return `${hex(at).id} is in two towns`
      if (!isOwnAt(s, at)) return `${hex(at).id} is in a town without a structure`
      seen.add(at)
    }
  }
  if (topAsk(s)?.ask !== 'act' || townTilesLeft(s.player).length === 0) return undefined
  return townGroup(s) === undefined ? undefined : 'a town was not founded'
}

/** S8, R6.1, R23 */
function tiles({ open, player, scoring, phase }: State): string | undefined {
  const inGame = open.filter((coins) => coins !== NONE).length + (player.bonus === NONE ? 0 : 1)
  if (phase !== 'setup' && inGame !== BONUS_TILES_IN_GAME) return `there are ${inGame} bonus tiles`
  if (player.bonus !== NONE && open[player.bonus] !== NONE) return 'a bonus tile is held and open'
  if (new Set(scoring).size !== scoring.length) return 'a scoring tile is there twice'
  if (scoring.some((no, at) => at >= scoringTile(no).lastRound)) return 'a scoring tile lies too late'
  return new Set(player.favours).size === player.favours.length ? undefined : 'a favour is owned twice'
}

/** R11, R12 */
function tracks({ player: p }: State): string | undefined {
  if (p.faction === NONE) return undefined
  const { shipping, dig } = factionOf(p.faction)
  return p.shipping > (shipping?.max ?? 0) || p.dig > (dig?.max ?? 0) ? 'a track goes beyond its end' : undefined
}

/** R9, R15.1, S19 */
function rounds(s: State): string | undefined {
  if (s.round > ROUNDS || (s.round === 0) !== (s.phase === 'setup')) return `round ${s.round} in phase ${s.phase}`
  if (s.phase !== 'setup' && s.scoring.length !== ROUNDS) return 'there is not a scoring tile for every round'
  for (const no of s.powerUsed) if (s.blocked.includes(no)) return 'a blocked power action was used'
  return new Set(s.powerUsed).size === s.powerUsed.length ? undefined : 'a power action was used twice'
}

function hangs(s: State): string | undefined {
  if ((s.asks.length === 0) !== (s.phase === 'game-end')) return 'nobody is asked anything'
  if (topAsk(s)?.ask === 'town-steps') return 'steps were left undone'
  if (topAsk(s)?.ask !== 'act') return undefined
  if (s.dug.length > 0 || s.skipped || s.stopped !== 0) return 'an action was not closed'
  return undefined
}
