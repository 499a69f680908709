// The shape of the world under the cities, by map. Each is drawn in tenths of the catalogue's units.
import { HISPANIA } from './hispania.ts'
import { IMPERIUM } from './imperium.ts'
import { ITALIA } from './italia.ts'

export interface Land {
  /** Closed outlines of all land, islands included. */
  readonly coast: string
  readonly rivers: string
  /** x and y of every mountain, from north to south. */
  readonly mountains: readonly number[]
}

export const LANDS: Readonly<Record<string, Land>> = { italia: ITALIA, hispania: HISPANIA, imperium: IMPERIUM }
