// The map for the position editor: structures of both sides, towns, transformed hexes, bridges.
import '../palette.css'
import '../map/map.css'
import './entry.css'
import { memo } from 'react'
import type { Lang, Text } from '../../../../kernel/text.ts'
import type { BrushGroup, MapDrawing, MapSpot } from '../../../../web/editors.ts'
import type { Entered } from '../../../../web/kit/entered.ts'
import {
  colour,
  type ColourId,
  COLOURS,
  colourNo,
  HEXES,
  hex,
  river,
  SITES,
  STRUCTURES,
  type StructureId,
  structure,
  structureNo,
  TOWN_TILES,
} from '../../catalogue/index.ts'
import { bare } from '../../state.ts'
import { Bridge, Structure, Town } from '../icons/icons.tsx'
import { TerrainSign } from '../icons/TerrainSign.tsx'
import { bridgeMiddle, hexCentre, type Point, riverCentre, WORLD } from '../map/geometry.ts'
import { Terrain } from '../map/Terrain.tsx'
import { bridgeSite, riverText, theirsText, word, yoursText } from '../words.ts'
import {
  cleared,
  homeIn,
  isBridged,
  isColour,
  isStructure,
  landOf,
  opponentsOf,
  ownOf,
  pair,
  printedOn,
  putOn,
  settled,
  theirColours,
} from './pieces.ts'
import { riversOf, townAt } from './towns.ts'

const WORDS = {
  yours: { it: 'I tuoi edifici', en: 'Your structures' },
  theirs: {
    it: 'Gli avversari: due tocchi per un emporio',
    en: 'The opponents: two touches for a trading post',
  },
  theirPiece: { it: 'Abitazione o emporio', en: 'Dwelling or trading post' },
  land: { it: 'Terreno trasformato', en: 'Transformed terrain' },
  towns: { it: 'Le tue città: tocca un edificio del gruppo', en: 'Your towns: touch a structure of the group' },
  noTowns: { it: 'Prima metti i tuoi edifici.', en: 'Put your structures first.' },
  bridge: { it: 'Ponte', en: 'Bridge' },
  bridged: { it: 'c’è un tuo ponte', en: 'your bridge is there' },
  needsFaction: { it: 'Prima indica la tua razza.', en: 'Say your faction first.' },
} as const satisfies Record<string, Text>

/** Hexes of 44 pixels, so that a finger finds one. */
const SCALE = 0.44
const SIZE = { width: WORLD.width * SCALE, height: WORLD.height * SCALE }
const HEX = 42
const SITE = 34

const at = ([x, y]: Point): Point => [x * SCALE, y * SCALE]

const structureName = (id: string, lang: Lang): string => {
  const no = structureNo(id)
  return no === undefined ? id : structure(no).name[lang]
}
const colourName = (id: ColourId, lang: Lang): string => colour(colourNo(id)).name[lang]

const Theirs = ({ its, kind }: { readonly its: ColourId; readonly kind: StructureId }) => (
  <span className="tm-entry-piece" data-whose="them" data-colour={its}>
    <Structure id={kind} />
    <TerrainSign id={its} />
  </span>
)

function brushes(position: Entered, lang: Lang): readonly BrushGroup[] {
  const home = homeIn(position)
  return [
    {
      id: 'own',
      title: WORDS.yours[lang],
      ...(home === undefined ? { needs: WORDS.needsFaction[lang] } : {}),
      brushes:
        home === undefined
          ? []
          : [
              ...STRUCTURES.map(({ id, name }) => ({
                id: `own ${id}`,
                name: `${name[lang]}, ${yoursText(id, lang)}`,
                face: (
                  <span className="tm-entry-brush" data-game="terra-mystica">
                    <span className="tm-entry-piece" data-whose="you" data-colour={home}>
                      <Structure id={id} />
                    </span>
                  </span>
                ),
              })),
              {
                id: 'bridge',
                name: WORDS.bridge[lang],
                face: (
                  <span className="tm-entry-brush" data-game="terra-mystica">
                    <Bridge />
                  </span>
                ),
              },
            ],
    },
    {
      id: 'their',
      title: WORDS.theirs[lang],
      brushes: theirColours(position).map((its) => ({
        id: `their ${its}`,
        name: `${WORDS.theirPiece[lang]}, ${theirsText[lang](colourName(its, lang).toLowerCase())}`,
        face: (
          <span className="tm-entry-brush" data-game="terra-mystica">
            <Theirs its={its} kind="dwelling" />
          </span>
        ),
      })),
    },
    {
      id: 'town',
      title: WORDS.towns[lang],
      ...(Object.keys(ownOf(position)).length === 0 ? { needs: WORDS.noTowns[lang] } : {}),
      brushes:
        Object.keys(ownOf(position)).length === 0
          ? []
          : TOWN_TILES.map(({ id, name }) => ({
              id: `town ${id}`,
              name: name[lang],
              face: (
                <span className="tm-entry-brush" data-game="terra-mystica">
                  <TownSign tile={id} />
                </span>
              ),
            })),
    },
    {
      id: 'land',
      title: WORDS.land[lang],
      brushes: COLOURS.map(({ id }) => ({
        id: `land ${id}`,
        name: `${WORDS.land[lang]}: ${colour(colourNo(id)).terrain[lang]}`,
        face: (
          <span className="tm-entry-brush tm-entry-land" data-game="terra-mystica">
            <TerrainSign id={id} />
          </span>
        ),
      })),
    },
  ]
}

/** A town by the points of its tile. */
const TownSign = ({ tile }: { readonly tile: string }) => (
  <span className="tm-entry-town">
    <Town />
    {TOWN_TILES.find(({ id }) => id === tile)?.vp}
  </span>
)

function spots(position: Entered, lang: Lang, brush: string | undefined): readonly MapSpot[] {
  if (brush === 'bridge') return siteSpots(position, lang)
  if (brush?.startsWith('town ') === true) return townSpots(position, lang)
  // What stands there is drawn below, so that it is also seen while bridges are put.
  return hexSpots(position, lang).map(({ id, at: place, size, name }) => ({ id, at: place, size, name }))
}

function hexSpots(position: Entered, lang: Lang): readonly MapSpot[] {
  const [own, land, opponents, home] = [ownOf(position), landOf(position), opponentsOf(position), homeIn(position)]
  return HEXES.map(({ id }, no) => {
    const ground = land[id] ?? printedOn(id)
    const lies = isColour(ground) ? ground : 'yellow'
    const [mine, owner] = [own[id], opponents.find(({ structures }) => id in structures)]
    const kind = owner?.structures[id]
    const town = townAt(position, id)
    const told = [`${id}: ${colour(colourNo(lies)).terrain[lang]}`]
    if (isStructure(mine)) told.push(`${structureName(mine, lang)}, ${yoursText(mine, lang)}`)
    else if (owner !== undefined && isColour(owner.colour) && isStructure(kind))
      told.push(`${structureName(kind, lang)}, ${theirsText[lang](colourName(owner.colour, lang).toLowerCase())}`)
    else told.push(word('empty', lang))
    return {
      id,
      at: at(hexCentre(no)),
      size: HEX,
      name: told.join(', '),
      face: (
        <span className="tm-entry-hex" data-game="terra-mystica" data-ground={lies}>
          {isStructure(mine) ? (
            <span className="tm-entry-piece" data-whose="you" data-colour={home}>
              <Structure id={mine} />
            </span>
          ) : owner !== undefined && isColour(owner.colour) ? (
            <Theirs its={owner.colour} kind={kind === 'trading-post' ? 'trading-post' : 'dwelling'} />
          ) : null}
          <span className="tm-entry-id">{id}</span>
          {town !== undefined && <TownSign tile={town.tile} />}
        </span>
      ),
    }
  })
}

/** Your structures, and rivers of the Mermaids between them. */
function townSpots(position: Entered, lang: Lang): readonly MapSpot[] {
  const named = (spot: string, name: string): string => {
    const town = townAt(position, spot)
    return town === undefined ? name : `${name}, ${townName(town.tile, lang)}`
  }
  const own = ownOf(position)
  const hexes = hexSpots(position, lang).flatMap(({ id, at: place, size, name }) =>
    id in own ? [{ id, at: place, size, name: named(id, name) }] : [],
  )
  const rivers = riversOf(position).map((no) => {
    const { id } = river(no)
    return {
      id,
      at: at(riverCentre(no)),
      size: HEX,
      name: named(id, riverText(no, lang)),
      face: (
        <span
          className="tm-entry-river"
          data-game="terra-mystica"
          data-there={townAt(position, id)?.river === id || undefined}
        />
      ),
    }
  })
  return [...hexes, ...rivers]
}

const townName = (id: string, lang: Lang): string => TOWN_TILES.find((each) => each.id === id)?.name[lang] ?? id

const siteSpots = (position: Entered, lang: Lang): readonly MapSpot[] =>
  SITES.map(({ id, ends: [a, b] }, no) => {
    const name = pair(hex(a).id, hex(b).id)
    const there = isBridged(position, name)
    return {
      id: name,
      at: at(bridgeMiddle(no)),
      size: SITE,
      name: `${bridgeSite[lang](id)}${there ? `, ${WORDS.bridged[lang]}` : ''}`,
      face: (
        <span className="tm-entry-site" data-game="terra-mystica" data-there={there || undefined}>
          <Bridge />
        </span>
      ),
    }
  })

/** Land and bridges as the board draws them, and what stands on the land. */
const Ground = memo(function Ground({ position, lang }: { readonly position: Entered; readonly lang: Lang }) {
  const s = bare()
  const land = landOf(position)
  s.terrain = s.terrain.map((printed, no) => {
    const its = land[hex(no).id]
    return isColour(its) ? colourNo(its) : printed
  })
  s.player.bridges = SITES.flatMap(({ ends: [a, b] }, no) =>
    isBridged(position, pair(hex(a).id, hex(b).id)) ? [no] : [],
  )
  return (
    <div className="tm-entry-ground" data-game="terra-mystica" aria-hidden="true">
      <Terrain s={s} />
      {hexSpots(position, lang).map(({ id, at: [x, y], face }) => (
        <span
          key={id}
          className="tm-entry-under"
          style={{ left: `${(x / SIZE.width) * 100}%`, top: `${(y / SIZE.height) * 100}%` }}
        >
          {face}
        </span>
      ))}
    </div>
  )
})

export const drawing: MapDrawing = {
  section: 'map',
  label: { it: 'La mappa', en: 'The map' },
  fields: ['terrain', 'player.structures', 'player.bridges', 'player.towns', 'opponents.structures'],
  size: () => SIZE,
  brushes,
  spots,
  Ground,
  put: putOn,
  clear: cleared,
  settle: settled,
}
