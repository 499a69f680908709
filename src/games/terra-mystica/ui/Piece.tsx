// A component by its id: in the why panel, in pickers, in the gallery.
import './palette.css'
import './piece.css'
import type { PieceProps } from '../../../web/contract.ts'
import {
  BONUS_TILES,
  bonusNo,
  COLOURS,
  colour,
  colourNo,
  CULTS,
  cultNo,
  FACTIONS,
  FAVOURS,
  factionNo,
  factionOf,
  favourNo,
  HEXES,
  hex,
  hexNo,
  POWER_ACTIONS,
  powerNo,
  SCORING_TILES,
  scoringNo,
  STRUCTURES,
  structureNo,
  TOWN_TILES,
  townNo,
} from '../catalogue/index.ts'
import { nameOf } from '../names.ts'
import { GROUP_ABOUT } from './about.ts'
import { Cult, Structure } from './icons/icons.tsx'
import { TerrainSign } from './icons/TerrainSign.tsx'
import { BonusFace, FavourFace, PowerFace, ScoringFace, TownFace } from './side/faces.tsx'

export function Piece({ id, lang, size = 'small', faded = false, bare = false }: PieceProps) {
  const face = faceOf(id)
  return (
    <span
      className={`tm-thing tm-${size}`}
      data-game="terra-mystica"
      data-faded={faded || undefined}
      data-face={face !== undefined || undefined}
      role="img"
      aria-label={nameOf(id, lang)}
    >
      {face ?? <Hexes id={id} />}
      {face !== undefined && size !== 'mini' && !bare && <small>{nameOf(id, lang)}</small>}
    </span>
  )
}

/** One hex, or a set of them joined by a plus. */
function Hexes({ id }: { readonly id: string }) {
  return (
    <>
      {id.split('+').map((part) => {
        const no = hexNo(part)
        return (
          <span
            key={part}
            className="tm-mini-hex"
            data-terrain={no === undefined ? undefined : colour(hex(no).printed).id}
          >
            {part}
          </span>
        )
      })}
    </>
  )
}

function faceOf(id: string) {
  const bonus = bonusNo(id)
  if (bonus !== undefined) return <BonusFace no={bonus} />
  const favour = favourNo(id)
  if (favour !== undefined) return <FavourFace no={favour} />
  const town = townNo(id)
  if (town !== undefined) return <TownFace no={town} />
  const scoring = scoringNo(id)
  if (scoring !== undefined) return <ScoringFace no={scoring} />
  const power = powerNo(id)
  if (power !== undefined) return <PowerFace no={power} />
  const kind = structureNo(id)
  if (kind !== undefined) return <Structure id={STRUCTURES[kind]?.id ?? 'dwelling'} />
  const track = cultNo(id)
  if (track !== undefined) return <Cult id={CULTS[track]?.id ?? 'fire'} />
  const faction = factionNo(id)
  if (faction !== undefined) return <Banner of={factionOf(faction).colour} />
  const shade = colourNo(id)
  return shade === undefined ? undefined : <Banner of={shade} />
}

const Banner = ({ of }: { readonly of: number }) => (
  <span className="tm-banner">
    <TerrainSign id={colour(of).id} />
  </span>
)

const ids = (list: readonly { readonly id: string }[]): string[] => list.map(({ id }) => id)

export const pieces = [
  { title: { it: 'Razze', en: 'Factions' }, ids: ids(FACTIONS) },
  { title: { it: 'Colori', en: 'Colours' }, ids: ids(COLOURS) },
  { title: { it: 'Edifici', en: 'Structures' }, ids: ids(STRUCTURES) },
  { title: { it: 'Tessere turno', en: 'Scoring tiles' }, about: GROUP_ABOUT.rounds, ids: ids(SCORING_TILES) },
  { title: { it: 'Tessere bonus', en: 'Bonus tiles' }, about: GROUP_ABOUT.bonus, ids: ids(BONUS_TILES) },
  { title: { it: 'Favori', en: 'Favours' }, about: GROUP_ABOUT.favours, ids: ids(FAVOURS) },
  { title: { it: 'Città', en: 'Towns' }, about: GROUP_ABOUT.towns, ids: ids(TOWN_TILES) },
  { title: { it: 'Azioni potere', en: 'Power actions' }, about: GROUP_ABOUT.power, ids: ids(POWER_ACTIONS) },
  { title: { it: 'Culti', en: 'Cults' }, ids: ids(CULTS) },
  { title: { it: 'Esagoni', en: 'Hexes' }, ids: ids(HEXES) },
] as const
