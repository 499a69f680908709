// Components by their ids.
import { euphonic } from '../../kernel/italian.ts'
import { andList, type Lang, type Phrase, type Text } from '../../kernel/text.ts'
import {
  bonusNo,
  bonusTile,
  colour,
  colourNo,
  cult,
  cultNo,
  factionNo,
  factionOf,
  favourNo,
  favourTile,
  type HexNo,
  hex,
  powerAction,
  powerNo,
  river,
  type RiverNo,
  scoringNo,
  scoringTile,
  specialAction,
  specialNo,
  structure,
  structureNo,
  townNo,
  townTile,
} from './catalogue/index.ts'

/** Lists of components, in the order in which an id is looked up. */
const NAMES: readonly ((id: string) => Text | undefined)[] = [
  (id) => ofNumber(factionNo(id), (no) => factionOf(no).name),
  (id) => ofNumber(colourNo(id), (no) => colour(no).name),
  (id) => ofNumber(bonusNo(id), (no) => bonusTile(no).name),
  (id) => ofNumber(favourNo(id), (no) => favourTile(no).name),
  (id) => ofNumber(townNo(id), (no) => townTile(no).name),
  (id) => ofNumber(scoringNo(id), (no) => scoringTile(no).name),
  (id) => ofNumber(powerNo(id), (no) => powerAction(no).name),
  (id) => ofNumber(specialNo(id), (no) => specialAction(no).name),
  (id) => ofNumber(structureNo(id), (no) => structure(no).name),
  (id) => ofNumber(cultNo(id), (no) => cult(no).name),
]
const ofNumber = (no: number | undefined, name: (no: number) => Text): Text | undefined =>
  no === undefined ? undefined : name(no)

/** The name of a component; a set of hexes is joined by +, a pawn is its cult and level. Hexes are their own names. */
export function nameOf(id: string, lang: Lang): string {
  for (const find of NAMES) {
    const name = find(id)
    if (name !== undefined) return name[lang]
  }
  const [first = '', level] = id.split('-')
  const track = level === undefined ? undefined : cultNo(first)
  if (track !== undefined) return `${cult(track).name[lang]} ${level}`
  return id.replaceAll('+', ' + ')
}

const HEX_LIST: Phrase<[ids: readonly string[]]> = {
  it: (ids) => euphonic(andList(ids, 'it')),
  en: (ids) => andList(ids, 'en'),
}
/** "A10, C3 ed E7" */
export const sayHexes = (list: readonly HexNo[], lang: Lang): string => HEX_LIST[lang](list.map((no) => hex(no).id))

const RIVER: Phrase<[hexes: string]> = { it: (hexes) => `fiume fra ${hexes}`, en: (hexes) => `river between ${hexes}` }
/** A river hex by the land around it: it has no name of its own on any map. */
export const riverName = (no: RiverNo, lang: Lang): string => RIVER[lang](sayHexes(river(no).land, lang))

/** A name within a sentence. */
export const lower = (name: string): string => name.charAt(0).toLowerCase() + name.slice(1)
