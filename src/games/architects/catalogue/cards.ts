// The fourteen kinds of card. Cards of a kind are alike (R1.2).
import type { CardDefinition } from './vocabulary.ts'

// biome-ignore format: one kind, one line
export const CARD_DEFINITIONS = [
  { id: 'wood', name: { en: 'Wood', it: 'Legno' }, colour: 'grey' },
  { id: 'stone', name: { en: 'Stone', it: 'Pietra' }, colour: 'grey' },
  { id: 'brick', name: { en: 'Brick', it: 'Mattone' }, colour: 'grey' },
  { id: 'papyrus', name: { en: 'Papyrus', it: 'Papiro' }, colour: 'grey' },
  { id: 'glass', name: { en: 'Glass', it: 'Vetro' }, colour: 'grey' },
  { id: 'coin', name: { en: 'Coin', it: 'Moneta' }, colour: 'yellow' },
  { id: 'blue-3', name: { en: 'Blue card (3 points)', it: 'Carta Blu (3 punti)' }, colour: 'blue', vp: 3 },
  { id: 'blue-2-cat', name: { en: 'Blue card (2 points and Cat)', it: 'Carta Blu (2 punti e Gatto)' }, colour: 'blue', vp: 2, cat: true },
  { id: 'compass', name: { en: 'Compass', it: 'Compasso' }, colour: 'green' },
  { id: 'gear', name: { en: 'Gear', it: 'Ingranaggio' }, colour: 'green' },
  { id: 'tablet', name: { en: 'Tablet', it: 'Tavoletta' }, colour: 'green' },
  { id: 'red-0', name: { en: 'Red card (no Horn)', it: 'Carta Rossa (nessun Corno)' }, colour: 'red', horns: 0 },
  { id: 'red-1', name: { en: 'Red card (1 Horn)', it: 'Carta Rossa (1 Corno)' }, colour: 'red', horns: 1 },
  { id: 'red-2', name: { en: 'Red card (2 Horns)', it: 'Carta Rossa (2 Corni)' }, colour: 'red', horns: 2 },
] as const satisfies readonly CardDefinition[]

export type CardId = (typeof CARD_DEFINITIONS)[number]['id']
