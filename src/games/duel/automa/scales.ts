// SOLO's six addresses and the orders they stand for (S3, S6.2, S10), as the document lists them.
import { inEachLang, type Text } from '../../../kernel/text.ts'
import { SOLO_TYPES, type SoloType, TOKENS, WONDERS, theToken, theWonder, token, wonder } from '../catalogue/index.ts'
import type { TokenId } from '../catalogue/tokens.ts'
import { ADDRESSES, type AddressId } from '../catalogue/vocabulary.ts'
import type { WonderId } from '../catalogue/wonders.ts'

/** The four blocks every strategic scale is made of (S3); the wonders of a block stand in its order. */
type Block = 'M' | 'S' | 'C' | 'P'
const BLOCK_OF: Readonly<Record<WonderId, Block>> = {
  colossus: 'M',
  'circus-maximus': 'M',
  'statue-of-zeus': 'M',
  'appian-way': 'M',
  'great-library': 'S',
  mausoleum: 'S',
  sphinx: 'S',
  pyramids: 'S',
  'temple-of-artemis': 'C',
  'hanging-gardens': 'C',
  piraeus: 'C',
  'great-lighthouse': 'C',
  messe: 'P',
  'statue-of-liberty': 'P',
}
const IN_ORDER = Object.keys(BLOCK_OF) as readonly WonderId[]

const wondersOf = (block: Block): readonly WonderId[] => IN_ORDER.filter((id) => BLOCK_OF[id] === block)

interface Address {
  readonly name: Text
  readonly blocks: readonly Block[]
  /** The last three types of the operative scale; purple, brown-grey and yellow always come first. */
  readonly types: readonly SoloType[]
  readonly progress: readonly TokenId[]
}

const TABLE: Readonly<Record<AddressId, Address>> = {
  MS: {
    name: { it: 'Militare/Scienza', en: 'Military/Science' },
    blocks: ['M', 'S', 'C', 'P'],
    types: ['red', 'green', 'blue'],
    progress: ['strategy', 'mathematics', 'law'],
  },
  MC: {
    name: { it: 'Militare/Costruzione', en: 'Military/Construction' },
    blocks: ['M', 'C', 'S', 'P'],
    types: ['red', 'blue', 'green'],
    progress: ['strategy', 'masonry'],
  },
  SM: {
    name: { it: 'Scienza/Militare', en: 'Science/Military' },
    blocks: ['S', 'M', 'C', 'P'],
    types: ['green', 'red', 'blue'],
    progress: ['mathematics', 'law', 'strategy'],
  },
  SC: {
    name: { it: 'Scienza/Costruzione', en: 'Science/Construction' },
    blocks: ['S', 'C', 'M', 'P'],
    types: ['green', 'blue', 'red'],
    progress: ['mathematics', 'law', 'masonry'],
  },
  CM: {
    name: { it: 'Costruzione/Militare', en: 'Construction/Military' },
    blocks: ['C', 'M', 'S', 'P'],
    types: ['blue', 'red', 'green'],
    progress: ['masonry', 'strategy'],
  },
  CS: {
    name: { it: 'Costruzione/Scienza', en: 'Construction/Science' },
    blocks: ['C', 'S', 'M', 'P'],
    types: ['blue', 'green', 'red'],
    progress: ['masonry', 'mathematics', 'law'],
  },
}

export const TYPE_NAMES: Readonly<Record<SoloType, Text>> = {
  purple: { it: 'viola', en: 'purple' },
  'brown-grey': { it: 'marrone/grigia', en: 'brown/grey' },
  yellow: { it: 'gialla', en: 'yellow' },
  green: { it: 'verde', en: 'green' },
  red: { it: 'rossa', en: 'red' },
  blue: { it: 'blu', en: 'blue' },
}

const FIRST_TYPES: readonly SoloType[] = ['purple', 'brown-grey', 'yellow']

export type PerAddress<T> = Readonly<Record<AddressId, T>>
export const perAddress = <T>(make: (address: AddressId) => T): PerAddress<T> =>
  Object.fromEntries(ADDRESSES.map((address) => [address, make(address)])) as Record<AddressId, T>

/** The document's orders: types in the operative scale, wonders in the strategic one, tokens in the progress one. */
export const TYPE_ORDER = perAddress((address) => [...FIRST_TYPES, ...TABLE[address].types])
export const WONDER_ORDER = perAddress((address) => TABLE[address].blocks.flatMap(wondersOf))
export const TOKEN_ORDER = perAddress((address) => TABLE[address].progress)

/** Places from 1, by number: of each type in an order, of each wonder. */
export const typePlaces = (order: readonly string[]): readonly number[] =>
  SOLO_TYPES.map((type) => order.indexOf(type) + 1)
export function wonderPlaces(order: readonly string[]): readonly number[] {
  const list = order.map((id) => theWonder(id as WonderId))
  return WONDERS.map(({ no }) => list.indexOf(no) + 1)
}

/** The place of every token in a list, by number; nothing for those not on it. */
export function tokenPlaces(ids: readonly string[]): readonly (number | undefined)[] {
  const list = ids.map((id) => theToken(id as TokenId))
  return TOKENS.map(({ no }) => (list.includes(no) ? list.indexOf(no) + 1 : undefined))
}

export const addressName = (address: AddressId): Text => TABLE[address].name

export const typeName = (id: string): Text => TYPE_NAMES[id as SoloType]
export const wonderName = (id: string): Text => wonder(theWonder(id as WonderId)).name
export const tokenName = (id: string): Text => token(theToken(id as TokenId)).name

/** One row per address, for the rules page. */
export function rowsOf(orders: PerAddress<readonly string[]>, name: (id: string) => Text): readonly Text[] {
  return ADDRESSES.map((address) =>
    inEachLang((lang) => `${address} = ${orders[address].map((id) => name(id)[lang]).join(', ')}`),
  )
}
