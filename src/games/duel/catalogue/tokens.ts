// The ten progress tokens.
import type { TokenDefinition } from './vocabulary.ts'

export const TOKEN_DEFINITIONS = [
  {
    id: 'agriculture',
    name: { en: 'Agriculture', it: 'Agricoltura' },
    effects: [
      { code: 'coins', amount: 6 },
      { code: 'vp', amount: 4 },
    ],
  },
  {
    id: 'architecture',
    name: { en: 'Architecture', it: 'Architettura' },
    effects: [{ code: 'discount', on: 'wonder', resources: 2 }],
  },
  { id: 'economy', name: { en: 'Economy', it: 'Economia' }, effects: [{ code: 'gain-opponent-trade' }] },
  { id: 'law', name: { en: 'Law', it: 'Legge' }, effects: [{ code: 'science', symbol: 'scales' }] },
  { id: 'masonry', name: { en: 'Masonry', it: 'Edilizia' }, effects: [{ code: 'discount', on: 'blue', resources: 2 }] },
  { id: 'mathematics', name: { en: 'Mathematics', it: 'Matematica' }, effects: [{ code: 'vp-per-token', amount: 3 }] },
  { id: 'philosophy', name: { en: 'Philosophy', it: 'Filosofia' }, effects: [{ code: 'vp', amount: 7 }] },
  {
    id: 'strategy',
    name: { en: 'Strategy', it: 'Strategia' },
    effects: [{ code: 'extra-shield', on: 'red', amount: 1 }],
  },
  { id: 'theology', name: { en: 'Theology', it: 'Teologia' }, effects: [{ code: 'play-again-on-wonders' }] },
  {
    id: 'urbanism',
    name: { en: 'Urbanism', it: 'Urbanistica' },
    effects: [
      { code: 'coins', amount: 6 },
      { code: 'coins-on-chain', amount: 4 },
    ],
  },
] as const satisfies readonly TokenDefinition[]

export type TokenId = (typeof TOKEN_DEFINITIONS)[number]['id']
