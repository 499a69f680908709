// Which scene is on which card; the others have the default of their colour.
import { memo } from 'react'
import type { Card } from '../../catalogue/index.ts'
import type { CardId } from '../../catalogue/cards.ts'
import type { ColourId } from '../../catalogue/vocabulary.ts'
import { Svg } from '../../../../web/kit/board/icons.tsx'
import { type SceneId, SCENES } from './scenes.tsx'

const USUAL: Readonly<Record<ColourId, SceneId>> = {
  brown: 'cliff',
  grey: 'kiln',
  yellow: 'stall',
  red: 'fort',
  green: 'dome',
  blue: 'temple',
  purple: 'guild',
}

const OWN: Readonly<Partial<Record<CardId, SceneId>>> = {
  'lumber-yard': 'forest',
  'logging-camp': 'forest',
  sawmill: 'forest',
  'clay-pool': 'pit',
  'clay-pit': 'pit',
  brickyard: 'pit',
  press: 'sheets',
  'drying-room': 'sheets',
  'stone-reserve': 'store',
  'clay-reserve': 'store',
  'wood-reserve': 'store',
  tavern: 'jars',
  brewery: 'jars',
  'customs-house': 'gate',
  port: 'ship',
  lighthouse: 'beacon',
  armory: 'shields',
  arena: 'arena',
  stable: 'stable',
  'horse-breeders': 'stable',
  garrison: 'tents',
  barracks: 'tents',
  'archery-range': 'range',
  'parade-ground': 'standard',
  pretorium: 'standard',
  arsenal: 'shields',
  'siege-workshop': 'engine',
  circus: 'arena',
  workshop: 'bench',
  laboratory: 'bench',
  apothecary: 'bottles',
  pharmacist: 'bottles',
  dispensary: 'bottles',
  scriptorium: 'shelves',
  library: 'shelves',
  study: 'shelves',
  observatory: 'stars',
  theater: 'theatre',
  altar: 'flame',
  baths: 'pool',
  statue: 'statue',
  aqueduct: 'arches',
  rostrum: 'rostra',
  obelisk: 'obelisk',
  gardens: 'garden',
  palace: 'palace',
  'town-hall': 'palace',
}

export const Vignette = memo(function Vignette({ item }: { readonly item: Card }) {
  return (
    <Svg box="0 0 44 46" className="du-vignette">
      <g fill="currentColor">{SCENES[OWN[item.id] ?? USUAL[item.colour]]}</g>
    </Svg>
  )
})
