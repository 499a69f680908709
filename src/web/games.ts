// The five games on the home page, with our covers. Those without a manifest are still to come.
import type { Manifest, Text } from '../kernel/contract.ts'
import { GAMES } from '../games/index.ts'
import ageOfComics from './covers/age-of-comics.svg'
import architects from './covers/architects.svg'
import concordia from './covers/concordia.svg'
import duel from './covers/duel.svg'
import terraMystica from './covers/terra-mystica.svg'

export interface Cover {
  readonly id: string
  readonly title: string
  readonly image: string
  /** The opponent, in one line. */
  readonly opponent: Text
  readonly manifest: Manifest | undefined
}

const COVERS = [
  {
    id: 'duel',
    title: '7 Wonders Duel',
    image: duel,
    opponent: { it: 'contro SOLO, a scale di priorità', en: 'against SOLO, who climbs ranked scales' },
  },
  {
    id: 'architects',
    title: '7 Wonders: Architects',
    image: architects,
    opponent: { it: 'contro l’Avversario e il suo dado', en: 'against the Opponent and its die' },
  },
  {
    id: 'terra-mystica',
    title: 'Terra Mystica',
    image: terraMystica,
    opponent: { it: 'contro tre colori che affollano la mappa', en: 'against three colours that crowd the map' },
  },
  {
    id: 'age-of-comics',
    title: 'Age of Comics',
    image: ageOfComics,
    opponent: { it: 'contro l’Automa e il suo mazzo', en: 'against the Automa and its deck' },
  },
  {
    id: 'concordia',
    title: 'Concordia',
    image: concordia,
    opponent: { it: 'contro l’IA che tira i dadi', en: 'against the AI that rolls dice' },
  },
] as const satisfies readonly Omit<Cover, 'manifest'>[]

export const SHELF: readonly Cover[] = COVERS.map((cover) =>
  Object.assign({ manifest: GAMES.find(({ id }) => id === cover.id) }, cover),
)

export const coverOf = (id: string): Cover | undefined => SHELF.find((cover) => cover.id === id)
