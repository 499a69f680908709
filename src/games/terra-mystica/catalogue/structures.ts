// The five structures (R1.3, R5.3).
import { numbers } from './ids.ts'

export const STRUCTURES = [
  { id: 'dwelling', name: { it: 'Abitazione', en: 'Dwelling' }, power: 1, count: 8 },
  { id: 'trading-post', name: { it: 'Emporio', en: 'Trading post' }, power: 2, count: 4 },
  { id: 'temple', name: { it: 'Tempio', en: 'Temple' }, power: 2, count: 3 },
  { id: 'stronghold', name: { it: 'Fortezza', en: 'Stronghold' }, power: 3, count: 1 },
  { id: 'sanctuary', name: { it: 'Santuario', en: 'Sanctuary' }, power: 3, count: 1 },
] as const

export type StructureNo = number
export type StructureId = (typeof STRUCTURES)[number]['id']
export const KINDS = STRUCTURES.length
export const structureNo = numbers(STRUCTURES)
export const structure = (no: StructureNo): (typeof STRUCTURES)[number] => STRUCTURES[no] as (typeof STRUCTURES)[number]
export const DWELLING = structureNo('dwelling')
export const TRADING_POST = structureNo('trading-post')
export const TEMPLE = structureNo('temple')
export const STRONGHOLD = structureNo('stronghold')
export const SANCTUARY = structureNo('sanctuary')
const POWER_VALUES: readonly number[] = STRUCTURES.map(({ power }) => power)
const SUPPLY: readonly number[] = STRUCTURES.map(({ count }) => count)
/** What a structure counts for towns and offers of power, and how many of its kind there are. */
export const powerValue = (no: StructureNo): number => POWER_VALUES[no] as number
export const supplyOf = (no: StructureNo): number => SUPPLY[no] as number

/** A table by structure as a list by number. */
export const byStructure = <T>(table: Readonly<Record<StructureId, T>>): readonly T[] =>
  STRUCTURES.map(({ id }) => table[id])

/** What each structure may become (R13.1). */
export const UPGRADES = byStructure<readonly StructureNo[]>({
  dwelling: [TRADING_POST],
  'trading-post': [TEMPLE, STRONGHOLD],
  temple: [SANCTUARY],
  stronghold: [],
  sanctuary: [],
})
