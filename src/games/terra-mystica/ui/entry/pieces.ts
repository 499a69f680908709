// What lies on the map of a position that is being entered, and how a touch changes it.
import type { Json } from '../../../../kernel/contract.ts'
import type { Chosen } from '../../../../web/editors.ts'
import { type Entered, listOf, objectOf, without, withParts } from '../../../../web/kit/entered.ts'
import { OPPONENTS } from '../../automa/levels.ts'
import {
  type ColourId,
  colour,
  COLOURS,
  factionNo,
  factionOf,
  hex,
  hexNo,
  riverNo,
  SITES,
  type StructureId,
  STRUCTURES,
} from '../../catalogue/index.ts'

import { withoutTown, withoutTownHex, withTown } from './towns.ts'

/** What an opponent has there after another touch: nothing, a dwelling, a trading post. */
const THEIRS: readonly (StructureId | undefined)[] = [undefined, 'dwelling', 'trading-post']

export interface Opponent {
  readonly colour: string
  readonly structures: Entered
}

export const ownOf = ({ player }: Entered): Entered => objectOf(objectOf(player)['structures'])
export const landOf = ({ terrain }: Entered): Entered => objectOf(terrain)
export const bridgesOf = ({ player }: Entered): readonly Json[] => listOf(objectOf(player)['bridges'])

export const opponentsOf = ({ opponents }: Entered): readonly Opponent[] =>
  listOf(opponents).map((each) => {
    const { colour: its, structures } = objectOf(each)
    return { colour: typeof its === 'string' ? its : '', structures: objectOf(structures) }
  })

/** The colour of your faction; undefined before you have one. */
export function homeIn({ player }: Entered): ColourId | undefined {
  const { faction } = objectOf(player)
  const no = typeof faction === 'string' ? factionNo(faction) : undefined
  return no === undefined ? undefined : colour(factionOf(no).colour).id
}

/** The colours opponents may have: those they have, or all but yours while some are not known. */
export function theirColours(position: Entered): readonly ColourId[] {
  const known = opponentsOf(position).map((each) => each.colour)
  const others = COLOURS.map(({ id }) => id).filter((id) => id !== homeIn(position))
  return known.length >= OPPONENTS ? others.filter((id) => known.includes(id)) : others
}

export const printedOn = (id: string): ColourId | undefined => {
  const no = hexNo(id)
  return no === undefined ? undefined : colour(hex(no).printed).id
}

export const pair = (one: Json | undefined, other: Json | undefined): string =>
  [one, other].map(String).sort().join(' ')

/** The bridge site of two hexes, in any order. */
export const siteNamed = (name: string): number =>
  SITES.findIndex(({ ends: [a, b] }) => pair(hex(a).id, hex(b).id) === name)

const withLand = (position: Entered, id: string, wanted: string | undefined): Entered => {
  const others = without(landOf(position), id)
  const terrain = wanted === undefined || wanted === printedOn(id) ? others : { ...others, [id]: wanted }
  return { ...position, terrain }
}

const withoutStructure = (opponent: Entered, id: string): Entered => ({
  ...opponent,
  structures: without(objectOf(opponent['structures']), id),
})

/** No structure there; opponents without any stay. */
function razed(position: Entered, id: string): Entered {
  const player =
    id in ownOf(position)
      ? withoutTownHex(withParts(position, 'player', { structures: without(ownOf(position), id) }), id)
      : position
  if (!opponentsOf(position).some(({ structures }) => id in structures)) return player
  const opponents = listOf(position['opponents']).map((each) => withoutStructure(objectOf(each), id))
  return { ...player, opponents }
}

export function cleared(position: Entered, spot: string): Entered {
  if (siteNamed(spot) >= 0) return withoutBridge(position, spot)
  if (riverNo(spot) !== undefined) return withoutTown(position, spot)
  return withLand(razed(position, spot), spot, undefined)
}

const withoutBridge = (position: Entered, name: string): Entered =>
  withParts(position, 'player', { bridges: bridgesOf(position).filter((each) => nameOf(each) !== name) })

const nameOf = (bridge: Json): string => pair(listOf(bridge)[0], listOf(bridge)[1])

export const isBridged = (position: Entered, name: string): boolean =>
  bridgesOf(position).some((each) => nameOf(each) === name)

/** The brushes: `own temple`, `their red`, `land green`, `bridge`, `town town-5-coins`. */
export function putOn(position: Entered, spot: string, { brush }: Chosen): Entered {
  const [kind = '', one = ''] = brush.split(' ')
  switch (kind) {
    case 'own':
      return ownOf(position)[spot] === one ? cleared(position, spot) : withOwn(position, spot, one)
    case 'their': {
      const there = opponentsOf(position).find((each) => each.colour === one)?.structures[spot]
      const next = THEIRS[THEIRS.findIndex((each) => each === there) + 1]
      return next === undefined ? cleared(position, spot) : withTheirs(position, spot, one, next)
    }
    case 'town':
      return withTown(position, spot, one)
    case 'land':
      return withLand(position, spot, landOf(position)[spot] === one ? undefined : one)
    default:
      return isBridged(position, spot)
        ? withoutBridge(position, spot)
        : withParts(position, 'player', { bridges: [...bridgesOf(position), spot.split(' ')] })
  }
}

/** A structure of yours stands on the colour of your faction: the hex has been transformed if it was printed otherwise. */
function withOwn(position: Entered, spot: string, kind: string): Entered {
  // An upgrade stays in its town.
  const free = spot in ownOf(position) ? position : razed(position, spot)
  const built = withParts(free, 'player', { structures: { ...ownOf(free), [spot]: kind } })
  return withLand(built, spot, homeIn(position))
}

/** The first structure of a colour makes it an opponent. */
function withTheirs(position: Entered, spot: string, its: string, kind: string): Entered {
  const free = razed(position, spot)
  const before = listOf(free['opponents'])
  const known = opponentsOf(free).some((each) => each.colour === its)
  const listed: readonly Json[] = known ? before : [...before, { colour: its }]
  const opponents = listed.map((each) => {
    const opponent = objectOf(each)
    return opponent['colour'] === its ? withParts(opponent, 'structures', { [spot]: kind }) : opponent
  })
  return withLand({ ...free, opponents }, spot, its)
}

/** Structures change colour with their owner: a faction that is told late, an opponent whose colour was wrong. */
export function settled(position: Entered): Entered {
  const home = homeIn(position)
  const wanted = new Map<string, string>()
  if (home !== undefined) for (const id of Object.keys(ownOf(position))) wanted.set(id, home)
  for (const { colour: its, structures } of opponentsOf(position))
    for (const id of Object.keys(structures)) wanted.set(id, its)
  let next = position
  for (const [id, its] of wanted)
    if ((landOf(next)[id] ?? printedOn(id)) !== its && COLOURS.some((each) => each.id === its))
      next = withLand(next, id, its)
  return next
}

export const isStructure = (id: Json | undefined): id is StructureId => STRUCTURES.some((each) => each.id === id)
export const isColour = (id: Json | undefined): id is ColourId => COLOURS.some((each) => each.id === id)
