// The words cards, wonders and tokens are written in. Effects are data; `apply/effects.ts`, `tally.ts` and `score.ts` interpret them.
import type { Text } from '../../../kernel/text.ts'

/** The Ages, as they are written. */
export const NUMERALS = { 1: 'I', 2: 'II', 3: 'III' } as const
export type Age = keyof typeof NUMERALS

export const RESOURCES = ['wood', 'clay', 'stone', 'glass', 'papyrus'] as const
export type ResourceId = (typeof RESOURCES)[number]
export const RESOURCE_NAMES: Readonly<Record<ResourceId, Text>> = {
  wood: { en: 'Wood', it: 'Legno' },
  clay: { en: 'Clay', it: 'Argilla' },
  stone: { en: 'Stone', it: 'Pietra' },
  glass: { en: 'Glass', it: 'Vetro' },
  papyrus: { en: 'Papyrus', it: 'Papiro' },
}

export const COLOURS = ['brown', 'grey', 'yellow', 'red', 'green', 'blue', 'purple'] as const
export type ColourId = (typeof COLOURS)[number]
export const COLOUR_NAMES: Readonly<Record<ColourId, Text>> = {
  brown: { en: 'Raw material (brown)', it: 'Materia prima (marrone)' },
  grey: { en: 'Manufactured good (grey)', it: 'Manufatto (grigia)' },
  yellow: { en: 'Commercial (yellow)', it: 'Struttura commerciale (gialla)' },
  red: { en: 'Military (red)', it: 'Struttura militare (rossa)' },
  green: { en: 'Scientific (green)', it: 'Struttura scientifica (verde)' },
  blue: { en: 'Civilian (blue)', it: 'Struttura civile (blu)' },
  purple: { en: 'Guild (purple)', it: 'Gilda (viola)' },
}

/** Six symbols on two green cards each; the scales only on the token Law (R1.7). */
export const SYMBOLS = ['wheel', 'plumb-line', 'quill', 'mortar', 'globe', 'sundial', 'scales'] as const
export type SymbolId = (typeof SYMBOLS)[number]
export const SYMBOL_NAMES: Readonly<Record<SymbolId, Text>> = {
  wheel: { en: 'Wheel', it: 'Ruota' },
  'plumb-line': { en: 'Plumb line', it: 'Filo a piombo' },
  quill: { en: 'Quill', it: 'Penna' },
  mortar: { en: 'Mortar', it: 'Mortaio' },
  globe: { en: 'Globe', it: 'Globo' },
  sundial: { en: 'Sundial', it: 'Meridiana' },
  scales: { en: 'Scales', it: 'Bilancia' },
}

export const CHAINS = [
  'horseshoe',
  'sword',
  'tower',
  'target',
  'helmet',
  'book',
  'gear',
  'lyre',
  'lamp',
  'mask',
  'column',
  'moon',
  'sun',
  'drop',
  'pediment',
  'amphora',
  'barrel',
] as const
export type ChainId = (typeof CHAINS)[number]

export const ADDRESSES = ['MS', 'MC', 'SM', 'SC', 'CM', 'CS'] as const
export type AddressId = (typeof ADDRESSES)[number]

export type Cost = Readonly<Partial<Record<ResourceId | 'coins', number>>>

export type Effect =
  | { readonly code: 'produce'; readonly resources: Readonly<Partial<Record<ResourceId, number>>> }
  | { readonly code: 'produce-choice'; readonly of: readonly ResourceId[]; readonly amount: 1 }
  | { readonly code: 'trade-fixed'; readonly resources: readonly ResourceId[]; readonly price: 1 }
  | { readonly code: 'coins'; readonly amount: number }
  | { readonly code: 'coins-per'; readonly what: ColourId | 'wonder'; readonly amount: number }
  | { readonly code: 'vp'; readonly amount: number }
  | { readonly code: 'shields'; readonly amount: number }
  | { readonly code: 'science'; readonly symbol: SymbolId }
  | { readonly code: 'guild-coins'; readonly colours: readonly ColourId[]; readonly amount: number }
  | { readonly code: 'guild-vp'; readonly colours: readonly ColourId[]; readonly amount: number }
  | { readonly code: 'guild-vp-wonders'; readonly amount: number }
  | { readonly code: 'guild-vp-coins'; readonly per: number; readonly amount: number }
  | { readonly code: 'opponent-loses-coins'; readonly amount: number }
  | { readonly code: 'play-again' }
  | { readonly code: 'discard-opponent-card'; readonly colour: 'brown' | 'grey' }
  | { readonly code: 'build-from-discard' }
  | { readonly code: 'build-from-top-row' }
  | { readonly code: 'build-from-set-aside' }
  | { readonly code: 'token-from-box'; readonly draw: number }
  | { readonly code: 'discount'; readonly on: 'wonder' | 'blue'; readonly resources: number }
  | { readonly code: 'gain-opponent-trade' }
  | { readonly code: 'vp-per-token'; readonly amount: number }
  | { readonly code: 'extra-shield'; readonly on: 'red'; readonly amount: number }
  | { readonly code: 'play-again-on-wonders' }
  | { readonly code: 'coins-on-chain'; readonly amount: number }

export interface CardDefinition {
  readonly id: string
  readonly name: Text
  readonly deck: Age | 'guild'
  readonly colour: ColourId
  readonly cost: Cost
  readonly effects: readonly Effect[]
  readonly gives?: ChainId
  readonly freeWith?: ChainId
}

/** A promo makes no address (S2.3); every other wonder makes one (S2.2). */
export type WonderDefinition = {
  readonly id: string
  readonly name: Text
  readonly cost: Cost
  readonly effects: readonly Effect[]
} & (
  | { readonly address: AddressId; readonly promo?: undefined }
  | { readonly address?: undefined; readonly promo: true }
)

export interface TokenDefinition {
  readonly id: string
  readonly name: Text
  readonly effects: readonly Effect[]
}
