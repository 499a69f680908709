// What the law of consequences compares: everything that lies on the table, by name, and by how much each record moves it.
import type { Counting, PublicNumbers } from '../../../kernel/consequences.ts'
import {
  BONUS_TILES,
  BRIDGES,
  bonusTile,
  colour,
  type ColourNo,
  CULTS,
  factionOf,
  favourTile,
  HEXES,
  type HexNo,
  hex,
  type PowerNo,
  powerAction,
  river,
  scoringTile,
  site,
  specialAction,
  STRUCTURES,
  structure,
  TOWN_COPIES,
  TOWN_TILES,
  TOP_LEVEL,
  townTile,
} from '../catalogue/index.ts'
import { priestsLeft } from '../goods.ts'
import { builtOf, isOwn, isPost, isTheir, NONE, opponentOf, OWN, pieceAt, type State } from '../state.ts'
import { docOf, scenarioOf } from '../variant/index.ts'
import type { Consequence } from './records.ts'

type Numbers = Record<string, number>

const hexName = (no: HexNo): string => hex(no).id
const colourName = (no: ColourNo): string => colour(no).id

function numbers(s: State): PublicNumbers {
  return {
    ...momentOf(s),
    ...boardOf(s),
    ...cultsOf(s),
    ...mapOf(s),
    ...tilesOf(s),
    ...opponentsOf(s),
    ...actionsOf(s),
  }
}

/** The round and its phase, and what has been rolled or drawn for a decision that is being made. */
function momentOf({ round, phase, player, rolls, asks }: State): Numbers {
  const found: Numbers = { round, [`phase/${phase}`]: 1, passed: player.passed ? 1 : 0 }
  rolls.forEach((value, at) => (found[`roll/${at}/${value}`] = 1))
  for (const ask of asks) {
    if (ask.ask === 'colours') found[`third/${colourName(ask.third)}`] = 1
    if (ask.ask === 'dig' || ask.ask === 'colour') found['spades'] = (found['spades'] ?? 0) + ask.spades
  }
  return found
}

/** The faction board: goods, bowls, tracks, and the pieces that are left on it. */
function boardOf({ player: p }: State): Numbers {
  return {
    vp: p.vp,
    coins: p.coins,
    workers: p.workers,
    priests: p.priests,
    'supply/priests': priestsLeft(p),
    ...byName(p.bowls, (at) => `bowl/${at + 1}`),
    burnt: p.burnt,
    keys: p.keys,
    shipping: p.shipping,
    dig: p.dig,
    ...byName(
      STRUCTURES.map(({ count }, kind) => count - builtOf(p, kind)),
      (kind) => `supply/${structure(kind).id}`,
    ),
    'supply/bridges': BRIDGES - p.bridges.length,
    ...(p.faction === NONE ? {} : { [`faction/${factionOf(p.faction).id}`]: 1 }),
  }
}

const byName = (list: readonly number[], name: (no: number) => string): Numbers =>
  Object.fromEntries(list.map((value, no) => [name(no), value]))
const each = <T>(list: readonly T[], name: (item: T) => string, value = 1): Numbers =>
  Object.fromEntries(list.map((item) => [name(item), value]))

function cultsOf(s: State): Numbers {
  const { player: p, asks } = s
  const stand = !asks.some(({ ask }) => ask === 'pawns')
  return {
    ...byName(p.cults, (no) => `cult/${CULTS[no]?.id}`),
    ...byName(p.slots3, (no) => `slot/${CULTS[no]?.id}/3`),
    ...byName(p.slots2, (no) => `slot/${CULTS[no]?.id}/2`),
    ...(stand ? pawns(scenarioOf(s).pawns) : {}),
  }
}

const pawns = (levels: readonly number[]): Numbers =>
  Object.fromEntries(CULTS.flatMap(({ id }) => levels.map((level) => [`pawn/${id}/${level}`, 1])))

/** The colour of every hex and what stands on it, bridges and towns. */
function mapOf(s: State): Numbers {
  const found: Numbers = {}
  HEXES.forEach(({ id }, no) => {
    found[`terrain/${id}/${colourName(s.terrain[no] ?? NONE)}`] = 1
    const piece = pieceAt(s, no)
    if (isOwn(piece)) found[`hex/${id}/${structure(piece - OWN).id}`] = 1
    else if (isTheir(piece)) {
      const owner = colourName(s.opponents[opponentOf(piece)]?.colour ?? NONE)
      found[`hex/${id}/${owner}/${isPost(piece) ? 'trading-post' : 'dwelling'}`] = 1
    }
  })
  s.player.towns.forEach(({ tile, hexes, river: at }, no) =>
    Object.assign(found, { [`town/${no}/${townTile(tile).id}`]: 1 }, ofTown(no, hexes, at)),
  )
  return { ...found, ...each(s.player.bridges, (no) => `bridge/${site(no).id}`) }
}

const ofTown = (town: number, hexes: readonly HexNo[], at = NONE): Numbers => ({
  ...each(hexes, (no) => `town/${town}/${hexName(no)}`),
  ...(at === NONE ? {} : { [`town/${town}/${river(at).id}`]: 1 }),
})

function tilesOf({ player: p, open, scoring }: State): Numbers {
  const found: Numbers = {}
  BONUS_TILES.forEach(({ id }, no) => {
    if (open[no] === NONE) return
    found[`bonus/open/${id}`] = 1
    found[`bonus/coins/${id}`] = open[no] ?? 0
  })
  if (p.bonus !== NONE) found[`bonus/held/${bonusTile(p.bonus).id}`] = 1
  scoring.forEach((tile, at) => (found[`scoring/${at + 1}/${scoringTile(tile).id}`] = 1))
  TOWN_TILES.forEach(({ id }, no) => {
    found[`supply/${id}`] = TOWN_COPIES - p.towns.filter(({ tile }) => tile === no).length
  })
  return { ...found, ...each(p.favours, (no) => `favour/${favourTile(no).id}`) }
}

/** The colours in the game, what is left of their pieces, and which of the new actions they have had (S23). */
function opponentsOf({ opponents, pieces, variant }: State): Numbers {
  const supply = docOf(variant)
  const found: Numbers = {}
  opponents.forEach(({ colour: of, placed, upgraded }, index) => {
    const name = colourName(of)
    const own = pieces.filter((piece) => isTheir(piece) && opponentOf(piece) === index)
    const posts = own.filter(isPost).length
    found[`opponent/${name}`] = 1
    found[`supply/${name}/dwelling`] = supply.dwellings - (own.length - posts)
    found[`supply/${name}/trading-post`] = supply.posts - posts
    found[`new-action/${name}/dwelling`] = placed ? 1 : 0
    found[`new-action/${name}/trading-post`] = upgraded ? 1 : 0
  })
  return found
}

function actionsOf({ powerUsed, blocked, blockedByRound, player }: State): Numbers {
  const found: Numbers = {}
  blockedByRound.forEach((actions, at) => Object.assign(found, blocking(actions, at + 1)))
  return {
    ...found,
    ...blocking(blocked, 'this'),
    ...each(powerUsed, (no) => `power/used/${powerAction(no).id}`),
    ...each(player.used, (no) => `special/used/${specialAction(no).id}`),
  }
}

const blocking = (actions: readonly PowerNo[], round: 'this' | number, value = 1): Numbers =>
  each(actions, (no) => `power/blocked/${round}/${powerAction(no).id}`, value)

function moves(c: Consequence): PublicNumbers {
  switch (c.what) {
    case 'faction': {
      const { goods, bowls, cults, shipping } = c.brings
      return {
        [`faction/${factionOf(c.faction).id}`]: 1,
        ...goods,
        'supply/priests': -goods.priests,
        ...byName(bowls, (at) => `bowl/${at + 1}`),
        ...byName(cults, (no) => `cult/${CULTS[no]?.id}`),
        shipping,
      }
    }
    case 'third':
      return { [`third/${colourName(c.colour)}`]: 1 }
    case 'opponents':
      return {
        [`third/${colourName(c.third)}`]: -1,
        ...each(c.colours, (no) => `opponent/${colourName(no)}`),
        ...each(c.colours, (no) => `supply/${colourName(no)}/dwelling`, c.dwellings),
        ...each(c.colours, (no) => `supply/${colourName(no)}/trading-post`, c.posts),
      }
    case 'pawns':
      return pawns(c.levels)
    case 'scoring':
      return { [`scoring/${c.round}/${scoringTile(c.tile).id}`]: 1 }
    case 'tile':
      return { [`bonus/open/${bonusTile(c.tile).id}`]: 1 }
    case 'roll':
      return { [`roll/${c.at}/${c.value}`]: 1 }
    case 'rolls-used':
      return Object.fromEntries(c.values.map((value, at) => [`roll/${at}/${value}`, -1]))
    case 'pays': {
      const { coins, workers, priests, power } = c.goods
      return {
        coins: -coins,
        workers: -workers,
        priests: -priests,
        'supply/priests': priests,
        'bowl/3': -power,
        'bowl/1': power,
      }
    }
    case 'gains': {
      const { toSecond, toThird } = c.power
      return {
        ...c.goods,
        'supply/priests': -c.goods.priests,
        'bowl/1': -toSecond,
        'bowl/2': toSecond - toThird,
        'bowl/3': toThird,
      }
    }
    case 'burns':
      return { 'bowl/2': -2, 'bowl/3': 1, burnt: 1 }
    case 'points':
      return { vp: c.by }
    case 'stands': {
      const kind = structure(c.kind).id
      const stands = { [`hex/${hexName(c.hex)}/${kind}`]: 1, [`supply/${kind}`]: -1 }
      if (c.before === undefined) return stands
      const before = structure(c.before).id
      return { ...stands, [`hex/${hexName(c.hex)}/${before}`]: -1, [`supply/${before}`]: 1 }
    }
    case 'terrain': {
      const name = `terrain/${hexName(c.hex)}`
      return { [`${name}/${colourName(c.from)}`]: -1, [`${name}/${colourName(c.to)}`]: 1, spades: -c.spades }
    }
    case 'spades':
      return { spades: c.by }
    case 'spades-lost':
      return { spades: -c.by }
    case 'bridge':
      return { [`bridge/${site(c.site).id}`]: 1, 'supply/bridges': -1 }
    case 'town': {
      const { id } = townTile(c.tile)
      return { [`town/${c.town}/${id}`]: 1, [`supply/${id}`]: -1, ...ofTown(c.town, c.hexes, c.river) }
    }
    case 'joins':
      return ofTown(c.town, c.hexes)
    case 'no-town':
      return {}
    case 'steps':
      return {
        [`cult/${CULTS[c.cult]?.id}`]: c.to - c.from,
        // The top takes a key (R22.2).
        ...(c.to === TOP_LEVEL ? { keys: -1 } : {}),
      }
    case 'slot':
      return { [`slot/${CULTS[c.cult]?.id}/${c.steps}`]: 1, 'supply/priests': -1 }
    case 'key':
      return { keys: 1 }
    case 'track':
      return { [c.track]: 1 }
    case 'favour':
      return { [`favour/${favourTile(c.favour).id}`]: 1 }
    case 'bonus': {
      const [taken, returned] = [c.taken, c.returned].map((no) => (no === NONE ? undefined : bonusTile(no).id))
      return {
        ...(taken === undefined
          ? {}
          : { [`bonus/open/${taken}`]: -1, [`bonus/held/${taken}`]: 1, [`bonus/coins/${taken}`]: -c.coins }),
        ...(returned === undefined ? {} : { [`bonus/open/${returned}`]: 1, [`bonus/held/${returned}`]: -1 }),
        coins: c.coins,
      }
    }
    case 'tile-coins':
      return each(c.tiles, (no) => `bonus/coins/${bonusTile(no).id}`)
    case 'power-used':
      return { [`power/used/${powerAction(c.action).id}`]: 1 }
    case 'special-used':
      return { [`special/used/${specialAction(c.action).id}`]: 1 }
    case 'blocked':
      return blocking(c.actions, c.round)
    case 'their-dwelling': {
      const name = colourName(c.colour)
      return {
        [`hex/${hexName(c.hex)}/${name}/dwelling`]: 1,
        [`supply/${name}/dwelling`]: -1,
        ...(c.because === 'set-up' ? {} : { [`new-action/${name}/dwelling`]: 1 }),
      }
    }
    case 'their-post': {
      const name = colourName(c.colour)
      return {
        [`hex/${hexName(c.hex)}/${name}/dwelling`]: -1,
        [`supply/${name}/dwelling`]: 1,
        [`hex/${hexName(c.hex)}/${name}/trading-post`]: 1,
        [`supply/${name}/trading-post`]: -1,
        [`new-action/${name}/trading-post`]: 1,
      }
    }
    case 'round':
      return { round: 1, ...phases(c.from, 'actions') }
    case 'passed':
      return { passed: 1, ...phases('actions', c.to) }
    case 'clean-up':
      return {
        passed: -1,
        ...each(c.powers, (no) => `power/used/${powerAction(no).id}`, -1),
        ...blocking(c.blocked, 'this', -1),
        ...each(c.specials, (no) => `special/used/${specialAction(no).id}`, -1),
        ...each(c.placed, (no) => `new-action/${colourName(no)}/dwelling`, -1),
        ...each(c.upgraded, (no) => `new-action/${colourName(no)}/trading-post`, -1),
      }
  }
}

const phases = (from: State['phase'], to: State['phase']): Numbers =>
  from === to ? {} : { [`phase/${from}`]: -1, [`phase/${to}`]: 1 }

export const counting: Counting<State, Consequence> = { numbers, moves }
