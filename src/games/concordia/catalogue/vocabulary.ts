// The words the components are written in.
import type { Text } from '../../../kernel/text.ts'

/** In rising order of value (R1.1): the number of a good is its place here. */
export const GOODS = ['brick', 'food', 'tool', 'wine', 'cloth'] as const
export type GoodId = (typeof GOODS)[number]

/** Land colonists and sea colonists, and the lines they use (R1.3). */
export const TYPES = ['land', 'sea'] as const
export type TypeId = (typeof TYPES)[number]
export const TYPE_NAMES: Readonly<Record<TypeId, Text>> = {
  land: { it: 'colono di terra', en: 'land colonist' },
  sea: { it: 'colono di mare', en: 'sea colonist' },
}

export const LETTERS = ['A', 'B', 'C', 'D'] as const
export type Letter = (typeof LETTERS)[number]

export const GODS = ['vesta', 'jupiter', 'saturnus', 'mercurius', 'mars', 'minerva'] as const
export type GodId = (typeof GODS)[number]

export const ROLES = [
  'tribune',
  'architect',
  'prefect',
  'mercator',
  'diplomat',
  'senator',
  'consul',
  'colonist',
  'mason',
  'farmer',
  'smith',
  'vintner',
  'weaver',
] as const
export type RoleId = (typeof ROLES)[number]

export const DECKS = ['I', 'II'] as const
export type DeckId = (typeof DECKS)[number]

export interface GoodDefinition {
  readonly id: GoodId
  readonly name: Text
  /** As a kind: what a city produces. */
  readonly plural: Text
  /** Several pieces of it, if there is another word for them. */
  readonly many?: Text
  readonly value: number
  /** Coins and goods of a house in such a city (R6.7). */
  readonly house: { readonly coins: number; readonly goods: readonly GoodId[] }
  /** Coins on the other side of its bonus marker (R1.4). */
  readonly marker: number
  readonly colour: string
}

export interface RoleDefinition {
  readonly id: RoleId
  readonly name: Text
  readonly text: Text
  /** What a specialist produces and scores for (R12.1, R14.6). */
  readonly good?: GoodId
  readonly vp?: number
}

export interface GodDefinition {
  readonly id: GodId
  readonly name: Text
  readonly text: Text
  readonly colour: string
}

export interface CardDefinition {
  readonly id: string
  readonly role: RoleId
  readonly god: GodId
  readonly cost: readonly GoodId[]
  readonly deck?: DeckId
  /** What a Mercator brings (R8.1). */
  readonly coins?: number
}

/** What is paid below a space of the display besides the card (R10.1). */
export interface SpaceDefinition {
  readonly cloth: number
  readonly any: number
}

/** A point of the board: hundredths of its width from the top left. */
export type Point = readonly [x: number, y: number]

export interface MapDefinition {
  readonly id: string
  readonly name: Text
  readonly capital: { readonly id: string; readonly name: string; readonly pos: Point }
  readonly tokens: Readonly<Partial<Record<Letter, readonly number[]>>>
  readonly provinces: readonly ProvinceDefinition[]
  readonly cities: readonly CityDefinition[]
  readonly lines: readonly LineDefinition[]
}

export interface ProvinceDefinition {
  readonly id: string
  readonly name: string
  readonly numeral?: string
  /** The letter of all its cities. */
  readonly letter: Letter
  readonly colour: string
  readonly label: Point
  readonly marker: Point
}

export interface CityDefinition {
  readonly id: string
  readonly name: string
  readonly province: string
  readonly pos: Point
  readonly sample: GoodId
}

export interface LineDefinition {
  readonly type: TypeId
  readonly a: string
  readonly b: string
  readonly mid: Point
}

export const land = (a: string, b: string, x: number, y: number): LineDefinition => ({
  type: 'land',
  a,
  b,
  mid: [x, y],
})
export const sea = (a: string, b: string, x: number, y: number): LineDefinition => ({ type: 'sea', a, b, mid: [x, y] })
