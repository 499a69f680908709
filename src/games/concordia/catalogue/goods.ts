// The five goods, from the cheapest to the most valuable (R1.1).
import type { GoodDefinition } from './vocabulary.ts'

// biome-ignore format: one good, one line
export const GOOD_DEFINITIONS = [
  { id: 'brick', name: { it: 'Mattone', en: 'Brick' }, plural: { it: 'Mattoni', en: 'Bricks' }, value: 3, house: { coins: 1, goods: ['food'] }, marker: 2, colour: '#7d3a36' },
  { id: 'food', name: { it: 'Cibo', en: 'Food' }, plural: { it: 'Cibo', en: 'Food' }, value: 4, house: { coins: 2, goods: ['brick', 'food'] }, marker: 2, colour: '#e2a332' },
  { id: 'tool', name: { it: 'Utensile', en: 'Tool' }, plural: { it: 'Utensili', en: 'Tools' }, value: 5, house: { coins: 3, goods: ['brick', 'tool'] }, marker: 2, colour: '#868d95' },
  { id: 'wine', name: { it: 'Vino', en: 'Wine' }, plural: { it: 'Vino', en: 'Wine' }, many: { it: 'Vini', en: 'Wine' }, value: 6, house: { coins: 4, goods: ['brick', 'wine'] }, marker: 2, colour: '#d2321f' },
  { id: 'cloth', name: { it: 'Stoffa', en: 'Cloth' }, plural: { it: 'Stoffa', en: 'Cloth' }, many: { it: 'Stoffe', en: 'Cloth' }, value: 7, house: { coins: 5, goods: ['brick', 'cloth'] }, marker: 1, colour: '#2341b4' },
] as const satisfies readonly GoodDefinition[]
