// What makes a position readable: it is taken as it is, so only what no table can hold is refused.
import { BadInput } from '../../../kernel/contract.ts'
import { factionNo, factionOf, hexNo, PRIESTS, siteOf, STRUCTURES, TOWN_COPIES } from '../catalogue/index.ts'
import { OPPONENT_DWELLINGS, OPPONENT_POSTS, OPPONENTS } from '../automa/levels.ts'
import type { PositionData } from './format.ts'

export function checkPosition(p: PositionData): void {
  checkMoment(p)
  checkBoard(p)
  checkPieces(p)
  checkTiles(p)
  checkPending(p)
}

function checkMoment({ round, phase, pending }: PositionData): void {
  if (round === 0 && phase !== undefined && phase !== 'setup')
    throw new BadInput(`phase: round 0 is the set-up, not "${phase}"`)
  if (round > 0 && phase === 'setup') throw new BadInput(`phase: the set-up is round 0, not round ${round}`)
  if (round === 6 && phase === 'cult-spades') throw new BadInput('phase: there is no cult bonus in round 6') // R18.4
  if (pending?.length === 0 && phase !== 'game-end') throw new BadInput('pending: the game waits for nothing')
}

/** The faction board has no more priests, and its tracks are no longer. A track it lacks is not looked at (R2.4). */
function checkBoard({ player }: PositionData): void {
  const { cultPriests, priests = 0, faction } = player
  const sent = Object.values(cultPriests).reduce((sum, slots) => sum + (slots?.['3'] ?? 0) + (slots?.['2'] ?? 0), 0)
  if (priests + sent > PRIESTS)
    throw new BadInput(`player priests: there are more than ${PRIESTS} with those on the cults`) // R4.2
  if (faction === undefined) return
  const { shipping, dig } = factionOf(factionNo(faction))
  if (shipping !== undefined && (player.shipping ?? 0) > shipping.max)
    throw new BadInput(`player shipping: is above ${shipping.max}`) // R11
  if (dig !== undefined && (player.dig ?? 0) > dig.max) throw new BadInput(`player dig: is above ${dig.max}`) // R12
}

const countOf = (structures: Readonly<Record<string, string | undefined>>, id: string): number =>
  Object.values(structures).filter((kind) => kind === id).length

function checkPieces({ player, opponents }: PositionData): void {
  for (const { id, count } of STRUCTURES)
    if (countOf(player.structures, id) > count)
      throw new BadInput(`player structures: there are more than ${count} of "${id}"`)
  if (opponents.length > OPPONENTS) throw new BadInput(`opponents: there are more than ${OPPONENTS}`)
  const taken = new Set(Object.keys(player.structures))
  opponents.forEach(({ colour, structures }, at) => {
    if (opponents.findIndex((other) => other.colour === colour) !== at)
      throw new BadInput(`opponents ${at} colour: "${colour}" is there twice`)
    if (countOf(structures, 'dwelling') > OPPONENT_DWELLINGS || countOf(structures, 'trading-post') > OPPONENT_POSTS)
      throw new BadInput(`opponents ${at} structures: there are more than 8 dwellings or 4 trading posts`) // Q15
    for (const id of Object.keys(structures)) {
      if (taken.has(id)) throw new BadInput(`opponents ${at} structures: there is a structure on ${id} already`)
      taken.add(id)
    }
  })
  player.bridges.forEach(([a, b], at) => {
    const no = siteOf(hexNo(a) as number, hexNo(b) as number)
    if (no < 0) throw new BadInput(`player bridges ${at}: there is no place for a bridge from ${a} to ${b}`)
    const first = player.bridges.findIndex(([c, d]) => siteOf(hexNo(c) as number, hexNo(d) as number) === no)
    if (first !== at) throw new BadInput(`player bridges ${at}: there is a bridge from ${a} to ${b} already`)
  })
}

const twice = <T>(list: readonly T[]): T | undefined => list.find((each, at) => list.indexOf(each) !== at)

function checkTiles({ player, scoringTiles, blocked, powerUsed }: PositionData): void {
  const lists = {
    'player favours': player.favours,
    'player used': player.used,
    scoringTiles,
    blocked,
    powerUsed,
  }
  for (const [where, list] of Object.entries(lists)) {
    const double = twice<string>(list)
    if (double !== undefined) throw new BadInput(`${where}: "${double}" is there twice`)
  }
  for (const { tile } of player.towns)
    if (player.towns.filter((town) => town.tile === tile).length > TOWN_COPIES)
      throw new BadInput(`player towns: there are more than ${TOWN_COPIES} of "${tile}"`) // R26
}

/** Asks about a hex or a colour name one; faces of a die are those of the decision. */
function checkPending({ pending = [], rolls }: PositionData): void {
  for (const { ask, hex, colour } of pending) {
    if ((ask === 'colour' || ask === 'offer') && hex === undefined) throw new BadInput(`pending: "${ask}" names no hex`)
    if (ask === 'colours' && colour === undefined) throw new BadInput('pending: "colours" names no colour')
  }
  if (rolls.some((face) => face > 6) && pending.some(({ ask }) => ask === 'block'))
    throw new BadInput('rolls: a die has six faces')
}
