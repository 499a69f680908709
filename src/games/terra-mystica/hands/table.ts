// The real table of a state: every token, tile, structure and marker, and where it lies.
import { placing } from '../../../common/hands.ts'
import type { PhysicalTable } from '../../../kernel/hands.ts'
import {
  BONUS_TILES,
  BRIDGES,
  bonusTile,
  CULTS,
  type ColourNo,
  factionOf,
  favourTile,
  HEXES,
  PRINTED,
  scoringTile,
  STRUCTURES,
  TOWN_COPIES,
  TOWN_TILES,
  townTile,
} from '../catalogue/index.ts'
import { priestsLeft } from '../goods.ts'
import { builtOf, isOwn, isPost, isTheir, NONE, opponentOf, OWN, pieceAt, type State } from '../state.ts'
import { docOf, scenarioOf } from '../variant/index.ts'
import * as at from './places.ts'

type Put = ReturnType<typeof placing>['put']

export function table(s: State): PhysicalTable {
  const { put, table: all } = placing()
  if (s.player.faction !== NONE) putBoard(s, put)
  putCults(s, put)
  putMap(s, put)
  putTiles(s, put)
  putOpponents(s, put)
  putActions(s, put)
  return all()
}

/** The faction board with all that lies on it; it comes with the faction. */
function putBoard({ player: p }: State, put: Put): void {
  const { shipping, dig } = factionOf(p.faction)
  put(at.POINTS, at.POINT, p.vp)
  put(at.COINS, at.COIN, p.coins)
  put(at.WORKERS, at.WORKER, p.workers)
  put(at.PRIESTS, at.PRIEST, p.priests)
  put(at.PRIESTS_LEFT, at.PRIEST, priestsLeft(p))
  p.bowls.forEach((tokens, no) => put(at.bowl(no + 1), at.TOKEN, tokens))
  put(at.KEYS, at.KEY, p.keys)
  if (shipping !== undefined) put(at.track('shipping', p.shipping), at.MARKER)
  if (dig !== undefined) put(at.track('dig', p.dig), at.MARKER)
  STRUCTURES.forEach(({ count }, kind) => put(at.LEFT, at.structureOf(kind), count - builtOf(p, kind)))
  put(at.BRIDGES_LEFT, at.BRIDGE, BRIDGES - p.bridges.length)
  p.cults.forEach((level, no) => put(at.cultAt(no, level), at.MARKER))
}

function putCults(s: State, put: Put): void {
  const { player: p, asks } = s
  const stand = !asks.some(({ ask }) => ask === 'pawns')
  CULTS.forEach((_, no) => {
    put(at.slotAt(no, 3), at.PRIEST, p.slots3[no])
    put(at.slotAt(no, 2), at.PRIEST, p.slots2[no])
    if (stand) for (const level of scenarioOf(s).pawns) put(at.cultAt(no, level), at.PAWN)
  })
}

/** A terrain tile lies where the colour is not the printed one. */
function putMap(s: State, put: Put): void {
  HEXES.forEach((_, no) => {
    const terrain = s.terrain[no] as ColourNo
    if (terrain !== PRINTED[no]) put(at.hexAt(no), at.terrainTile(terrain))
    const piece = pieceAt(s, no)
    if (isOwn(piece)) put(at.hexAt(no), at.structureOf(piece - OWN))
    else if (isTheir(piece)) {
      const { colour = NONE } = s.opponents[opponentOf(piece)] ?? {}
      put(at.hexAt(no), at.theirPiece(colour, isPost(piece) ? 'trading-post' : 'dwelling'))
    }
  })
  for (const no of s.player.bridges) put(at.bridgeAt(no), at.BRIDGE)
}

function putTiles({ player: p, open, scoring }: State, put: Put): void {
  BONUS_TILES.forEach(({ id }, no) => {
    const coins = open[no] ?? NONE
    if (coins === NONE) return
    put(at.bonusAt(no), id)
    put(at.bonusAt(no), at.COIN, coins)
  })
  if (p.bonus !== NONE) put(at.HELD, bonusTile(p.bonus).id)
  scoring.forEach((tile, round) => put(at.scoringAt(round + 1), scoringTile(tile).id))
  TOWN_TILES.forEach(({ id }, no) =>
    put(at.TOWNS_LEFT, id, TOWN_COPIES - p.towns.filter(({ tile }) => tile === no).length),
  )
  for (const { tile } of p.towns) put(at.TOWNS, townTile(tile).id)
  for (const no of p.favours) put(at.FAVOURS, favourTile(no).id)
}

function putOpponents({ opponents, pieces, variant }: State, put: Put): void {
  const supply = docOf(variant)
  opponents.forEach(({ colour, placed, upgraded }, index) => {
    const own = pieces.filter((piece) => isTheir(piece) && opponentOf(piece) === index)
    const posts = own.filter(isPost).length
    put(at.theirs(colour), at.theirPiece(colour, 'dwelling'), supply.dwellings - (own.length - posts))
    put(at.theirs(colour), at.theirPiece(colour, 'trading-post'), supply.posts - posts)
    if (placed) put(at.newAction(colour, 'dwelling'), at.ACTION_TOKEN)
    if (upgraded) put(at.newAction(colour, 'trading-post'), at.ACTION_TOKEN)
  })
}

/** A token lies on every action that is blocked or used this round. */
function putActions({ powerUsed, blocked, player }: State, put: Put): void {
  for (const no of [...powerUsed, ...blocked]) put(at.powerAt(no), at.ACTION_TOKEN)
  for (const no of player.used) put(at.specialAt(no), at.ACTION_TOKEN)
}
