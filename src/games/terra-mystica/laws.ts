// What holds in every state of a game.
import type { Breach, Law } from '../../kernel/contract.ts'
import { OPPONENTS } from './automa/levels.ts'
import {
  bonusTile,
  BONUS_TILES_IN_GAME,
  BRIDGES,
  factionOf,
  hex,
  LAND,
  powerAction,
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
import { hasTownTile, townGroup } from './network.ts'
import { isOwn, isOwnAt, isPost, isTheir, NONE, opponentOf, OWN, type State, threes, topAsk, twos } from './state.ts'
import { docOf } from './variant/index.ts'

const law = (id: string, broken: (s: State) => Breach | undefined): Law<State> => ({
  id: `terra-mystica.${id}`,
  broken,
})
/** A question takes its position as it is told. */
const gameLaw = (id: string, broken: (s: State) => Breach | undefined): Law<State> => ({
  ...law(id, broken),
  whole: true,
})

export const laws: readonly Law<State>[] = [
  law('resources', resources),
  law('priests', priests),
  law('cults', cults),
  law('power-tokens', powerTokens),
  gameLaw('structures', structures),
  gameLaw('opponents', opponents),
  gameLaw('bridges', bridges),
  gameLaw('towns', towns),
  gameLaw('tiles', tiles),
  gameLaw('tracks', tracks),
  gameLaw('rounds', rounds),
  gameLaw('asks', hangs),
]

/** A position may leave out towns, tiles and what paid for a level or a key. */
export const lawsFromStart: readonly Law<State>[] = [
  law('keys', keys),
  law('towns-founded', townsFounded),
  law('all-tiles', allTiles),
]

/** R4.1 */
function resources({ player: p }: State): string | undefined {
  if (p.coins < 0 || p.workers < 0 || p.priests < 0 || p.keys < 0) return 'a resource is below nothing'
  return p.vp < 0 ? 'victory points are below 0' : undefined
}

/** Twelve tokens: in the bowls or burnt. */
function powerTokens({ player: { bowls, burnt } }: State): Breach | undefined {
  if (bowls[0] < 0 || bowls[1] < 0 || bowls[2] < 0 || burnt < 0) return 'a bowl is below nothing'
  const all = bowls[0] + bowls[1] + bowls[2] + burnt
  if (all === TOKENS) return undefined
  return {
    says: {
      it: `i segnalini potere sono ${all}, il gioco ne ha ${TOKENS}`,
      en: `there are ${all} power tokens, the game has ${TOKENS}`,
    },
    at: ['player', 'bowls'],
  }
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

function cults({ player: p }: State): string | undefined {
  for (const level of p.cults) if (level < 0 || level > TOP_LEVEL) return `a cult stands at ${level}`
  return undefined
}

/** Level 10 has taken a key, and every town has brought one (R22.2). */
function keys({ player: p }: State): string | undefined {
  let tops = 0
  for (const level of p.cults) if (level === TOP_LEVEL) tops++
  return tops + p.keys === p.towns.length ? undefined : `${tops} tops and ${p.keys} keys for ${p.towns.length} towns`
}

/** What is kept beside the map says what stands on it; the supply is never exceeded (R10.4, R13.1). */
function structures({ player: p, pieces, terrain }: State): Breach | undefined {
  const counted = p.built.map(() => 0)
  let own = 0
  for (let at = 0; at < LAND; at++) {
    const piece = pieces[at] as number
    if (!isOwn(piece)) continue
    if (p.own[own++] !== at) return `the list of own hexes lacks ${hex(at).id}`
    if (terrain[at] !== factionOf(p.faction).colour)
      return {
        says: {
          it: `${hex(at).id} non è del colore della tua razza`,
          en: `${hex(at).id} is not of the colour of your faction`,
        },
        at: ['player', 'structures', hex(at).id],
      }
    counted[piece - OWN] = (counted[piece - OWN] ?? 0) + 1
  }
  if (own !== p.own.length) return 'the list of own hexes is too long'
  if (counted.some((count, kind) => count !== p.built[kind])) return 'structures are counted wrong'
  if (counted.some((count, kind) => count > supplyOf(kind))) return 'there are more structures than the supply has'
  return undefined
}

/** Q15, S24 */
function opponents({ opponents: list, pieces, terrain, variant }: State): Breach | undefined {
  if (list.length > OPPONENTS) return 'there are too many opponents'
  const counted = new Array<number>(list.length * 2).fill(0)
  for (let at = 0; at < LAND; at++) {
    const piece = pieces[at] as number
    if (!isTheir(piece)) continue
    const index = opponentOf(piece)
    if (terrain[at] !== list[index]?.colour)
      return {
        says: {
          it: `${hex(at).id} non è del colore di questo avversario`,
          en: `${hex(at).id} is not of the colour of this opponent`,
        },
        at: ['opponents', index, 'structures', hex(at).id],
      }
    const slot = index * 2 + (isPost(piece) ? 1 : 0)
    counted[slot] = (counted[slot] ?? 0) + 1
  }
  const { dwellings, posts } = docOf(variant)
  for (let index = 0; index < list.length; index++)
    if ((counted[index * 2] ?? 0) > dwellings || (counted[index * 2 + 1] ?? 0) > posts)
      return 'an opponent has more pieces than its supply'
  return undefined
}

/** R21 */
function bridges({ player: { bridges: list }, pieces }: State): Breach | undefined {
  if (list.length > BRIDGES) return 'there are too many bridges'
  if (new Set(list).size !== list.length) return 'two bridges lie in one place'
  const stray = list.findIndex((no) => !site(no).ends.some((end) => isOwn(pieces[end] as number)))
  if (stray < 0) return undefined
  return {
    says: {
      it: 'a nessuno dei due capi di questo ponte c’è un tuo edificio',
      en: 'no structure of yours stands at either end of this bridge',
    },
    at: ['player', 'bridges', stray],
  }
}

/** R20: a structure is in one town at most. */
function towns(s: State): Breach | undefined {
  const seen = new Set<number>()
  const { towns: list } = s.player
  for (const [no, { tile, hexes }] of list.entries()) {
    if (list.filter((other) => other.tile === tile).length > TOWN_COPIES) return 'a town tile is there too often'
    for (const at of hexes) {
      const { id } = hex(at)
      if (seen.has(at))
        return {
          says: { it: `${id} fa già parte di una città`, en: `${id} is already part of a town` },
          at: ['player', 'towns', no],
        }
      if (!isOwnAt(s, at))
        return {
          says: { it: `in ${id} non c’è nessun tuo edificio`, en: `no structure of yours stands on ${id}` },
          at: ['player', 'towns', no],
        }
      seen.add(at)
    }
  }
  return undefined
}

/** R20: no town is smaller than its structures allow, and none waits to be founded between actions. */
function townsFounded(s: State): string | undefined {
  if (s.player.towns.some(({ hexes, river }) => river === NONE && hexes.length < 3)) return 'a town is too small'
  if (topAsk(s)?.ask !== 'act' || !hasTownTile(s.player)) return undefined
  return townGroup(s) === undefined ? undefined : 'a town was not founded'
}

/** S8, R6.1, R23 */
function tiles({ open, player, scoring, phase }: State): Breach | undefined {
  const inGame = bonusTiles(open, player.bonus)
  if (inGame > BONUS_TILES_IN_GAME)
    return {
      says: {
        it: `le tessere bonus sono ${inGame}, con la tua; in partita ce ne sono ${BONUS_TILES_IN_GAME}`,
        en: `there are ${inGame} bonus tiles with yours, a game has ${BONUS_TILES_IN_GAME}`,
      },
      at: ['bonusTiles'],
    }
  if (player.bonus !== NONE && phase === 'setup')
    return {
      says: {
        it: 'la tessera bonus si sceglie alla fine della preparazione',
        en: 'the bonus tile is chosen at the end of the set-up',
      },
      at: ['player', 'bonusTile'],
    }
  if (player.bonus !== NONE && open[player.bonus] !== NONE) {
    const { it, en } = bonusTile(player.bonus).name
    return {
      says: { it: `«${it}» è già fra le tessere sul tavolo`, en: `“${en}” is already among the open tiles` },
      at: ['player', 'bonusTile'],
    }
  }
  if (new Set(scoring).size !== scoring.length) return 'a scoring tile is there twice'
  const late = scoring.find((no, at) => at >= scoringTile(no).lastRound)
  if (late !== undefined) {
    const { name, lastRound } = scoringTile(late)
    return {
      says: {
        it: `«${name.it}» non si gioca dopo il turno ${lastRound}`,
        en: `“${name.en}” is not played after round ${lastRound}`,
      },
      at: ['scoringTiles'],
    }
  }
  return new Set(player.favours).size === player.favours.length ? undefined : 'a favour is owned twice'
}

const bonusTiles = (open: readonly number[], held: number): number => {
  let count = held === NONE ? 0 : 1
  for (const coins of open) if (coins !== NONE) count++
  return count
}

function allTiles({ open, player, scoring, phase }: State): string | undefined {
  if (phase === 'setup') return undefined
  const inGame = bonusTiles(open, player.bonus)
  if (inGame !== BONUS_TILES_IN_GAME) return `there are ${inGame} bonus tiles`
  return scoring.length === ROUNDS ? undefined : 'there is not a scoring tile for every round'
}

/** R11, R12; a track that a faction lacks is not looked at (R2.4). */
function tracks({ player: p }: State): string | undefined {
  if (p.faction === NONE) return undefined
  const { shipping, dig } = factionOf(p.faction)
  const beyond = p.shipping > (shipping?.max ?? p.shipping) || p.dig > (dig?.max ?? p.dig)
  return beyond ? 'a track goes beyond its end' : undefined
}

/** R9, R15.1, S19 */
function rounds(s: State): Breach | undefined {
  if (s.round > ROUNDS || (s.round === 0) !== (s.phase === 'setup')) return `round ${s.round} in phase ${s.phase}`
  // Blocks are rolled for before anybody acts (S19).
  if (s.powerUsed.length > 0 && (s.phase === 'setup' || s.asks.some(({ ask }) => ask === 'block')))
    return {
      says: { it: 'il turno non è ancora cominciato', en: 'the round has not begun yet' },
      at: ['powerUsed'],
    }
  for (const no of s.powerUsed)
    if (s.blocked.includes(no)) {
      const { it, en } = powerAction(no).name
      return {
        says: { it: `«${it}» non è disponibile in questo turno`, en: `“${en}” is blocked this round` },
        at: ['powerUsed'],
      }
    }
  return new Set(s.powerUsed).size === s.powerUsed.length ? undefined : 'a power action was used twice'
}

function hangs(s: State): string | undefined {
  if ((s.asks.length === 0) !== (s.phase === 'game-end')) return 'nobody is asked anything'
  if (topAsk(s)?.ask === 'town-steps') return 'steps were left undone'
  if (topAsk(s)?.ask !== 'act') return undefined
  if (s.dug.length > 0 || s.skipped || s.stopped !== 0) return 'an action was not closed'
  return undefined
}
