// The words cards, Wonders and tokens are written in. Effects are data; `apply/`, `measures.ts` and `score.ts` interpret them.
import type { Text } from '../../../kernel/text.ts'
import type { CardId } from './cards.ts'
import type { TokenId } from './tokens.ts'

export const RESOURCES = ['wood', 'stone', 'brick', 'papyrus', 'glass'] as const
export type ResourceId = (typeof RESOURCES)[number]

export const SYMBOLS = ['compass', 'gear', 'tablet'] as const
export type SymbolId = (typeof SYMBOLS)[number]

export const COLOURS = ['grey', 'yellow', 'blue', 'green', 'red'] as const
export type ColourId = (typeof COLOURS)[number]
export const COLOUR_NAMES: Readonly<Record<ColourId, Text>> = {
  grey: { en: 'Grey', it: 'Grigie' },
  yellow: { en: 'Yellow', it: 'Gialle' },
  blue: { en: 'Blue', it: 'Blu' },
  green: { en: 'Green', it: 'Verdi' },
  red: { en: 'Red', it: 'Rosse' },
}

/** Every Wonder has these five costs: how many Resources, identical or different (R5.2). */
export const COSTS = {
  '2d': { amount: 2, identical: false, text: { it: '2 Risorse diverse', en: '2 different Resources' } },
  '2i': { amount: 2, identical: true, text: { it: '2 Risorse identiche', en: '2 identical Resources' } },
  '3d': { amount: 3, identical: false, text: { it: '3 Risorse diverse', en: '3 different Resources' } },
  '3i': { amount: 3, identical: true, text: { it: '3 Risorse identiche', en: '3 identical Resources' } },
  '4d': { amount: 4, identical: false, text: { it: '4 Risorse diverse', en: '4 different Resources' } },
} as const
export type CostId = keyof typeof COSTS
export const COST_IDS = Object.keys(COSTS) as CostId[]

export interface CardDefinition {
  readonly id: string
  readonly name: Text
  readonly colour: ColourId
  /** Points of a Blue card, and whether it shows the Cat. */
  readonly vp?: number
  readonly cat?: true
  /** Horns of a Red card; each Red card has one Shield (R4.5). */
  readonly horns?: number
}

/** What a Stage with an effect gives (R5.8). */
export type Power = 'any-deck' | 'progress' | 'central' | 'look-and-keep' | 'both-decks' | 'shield' | 'none'

export interface StageDefinition {
  readonly cost: CostId
  readonly vp: number
  readonly effect: boolean
  /** The Stages it rests on (R5.1). */
  readonly on: readonly CostId[]
}

export interface WonderDefinition {
  readonly id: string
  readonly name: Text
  readonly power: Power
  readonly text: Text
  /** Starting tokens of the Opponent, in the order of the die (S4). */
  readonly tokens: readonly TokenId[]
  readonly stages: readonly StageDefinition[]
}

export type TokenEffect =
  /** An extra card when one of these is taken (R8.2). */
  | { readonly code: 'extra-card'; readonly on: readonly CardId[] }
  | { readonly code: 'extra-card-on-stage' }
  | { readonly code: 'coin-worth-two' }
  | { readonly code: 'any-resources' }
  | { readonly code: 'shields'; readonly amount: number }
  | { readonly code: 'vp-wonder'; readonly unfinished: number; readonly complete: number }
  | { readonly code: 'vp-per-cat'; readonly amount: number }
  | { readonly code: 'vp-per-victory'; readonly amount: number }
  | { readonly code: 'vp-per-token'; readonly amount: number }
  | { readonly code: 'vp-pair'; readonly one: number; readonly both: number }

export interface TokenDefinition {
  readonly id: string
  readonly copies: number
  readonly name: Text
  readonly text: Text
  readonly effect: TokenEffect
  /** The highest point value printed on it, 0 for none (S13). */
  readonly printed: number
}
