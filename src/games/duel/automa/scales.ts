// SOLO's six addresses and the orders they stand for (S3, S6.2, S10), as the document lists them.
import type { Text } from '../../../kernel/text.ts'
import { SOLO_TYPES, type SoloType, TOKENS, WONDERS, theToken, theWonder, token, wonder } from '../catalogue/index.ts'
import type { TokenId } from '../catalogue/tokens.ts'
import { ADDRESSES, type AddressId } from '../catalogue/vocabulary.ts'
import { WONDER_DEFINITIONS, type WonderId } from '../catalogue/wonders.ts'

/** The four blocks every strategic scale is made of (S3), and the place of every wonder in its block. */
type Block = 'M' | 'S' | 'C' | 'P'
const IN_BLOCK: Readonly<Record<WonderId, readonly [block: Block, place: number]>> = {
  colossus: ['M', 1],
  'circus-maximus': ['M', 2],
  'statue-of-zeus': ['M', 3],
  'appian-way': ['M', 4],
  'great-library': ['S', 1],
  mausoleum: ['S', 2],
  sphinx: ['S', 3],
  pyramids: ['S', 4],
  'temple-of-artemis': ['C', 1],
  'hanging-gardens': ['C', 2],
  piraeus: ['C', 3],
  'great-lighthouse': ['C', 4],
  messe: ['P', 1],
  'statue-of-liberty': ['P', 2],
}

const wondersOf = (block: Block): readonly WonderId[] =>
  WONDER_DEFINITIONS.map(({ id }) => id)
    .filter((id) => IN_BLOCK[id][0] === block)
    .sort((a, b) => IN_BLOCK[a][1] - IN_BLOCK[b][1])

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
const operative = (address: AddressId): readonly SoloType[] => [...FIRST_TYPES, ...TABLE[address].types]
const strategic = (address: AddressId): readonly WonderId[] => TABLE[address].blocks.flatMap(wondersOf)

const perAddress = <T>(make: (address: AddressId) => T): Readonly<Record<AddressId, T>> =>
  Object.fromEntries(ADDRESSES.map((address) => [address, make(address)])) as Record<AddressId, T>

/** Places from 1: of each type by number in the operative scale, of each wonder, of each token (absent: not listed). */
export const TYPE_PLACE = perAddress((address) => SOLO_TYPES.map((type) => operative(address).indexOf(type) + 1))
export const WONDER_PLACE = perAddress((address) => {
  const list = strategic(address).map(theWonder)
  return WONDERS.map(({ no }) => list.indexOf(no) + 1)
})
export const TOKEN_PLACE = perAddress((address) => tokenPlaces(TABLE[address].progress))

/** The place of every token in a list, by number; nothing for those not on it. */
export function tokenPlaces(ids: readonly TokenId[]): readonly (number | undefined)[] {
  const list = ids.map(theToken)
  return TOKENS.map(({ no }) => (list.includes(no) ? list.indexOf(no) + 1 : undefined))
}

export const addressName = (address: AddressId): Text => TABLE[address].name

/** One row per address, for the rules page. */
function rows(list: (address: AddressId) => readonly Text[]): readonly Text[] {
  return ADDRESSES.map((address) => ({
    it: `${address} = ${list(address)
      .map((item) => item.it)
      .join(', ')}`,
    en: `${address} = ${list(address)
      .map((item) => item.en)
      .join(', ')}`,
  }))
}

export const STRATEGIC_ROWS = rows((address) => strategic(address).map((id) => wonder(theWonder(id)).name))
export const OPERATIVE_ROWS = rows((address) => operative(address).map((type) => TYPE_NAMES[type]))
export const PROGRESS_ROWS = rows((address) => TABLE[address].progress.map((id) => token(theToken(id)).name))
