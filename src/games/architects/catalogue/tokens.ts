// The fourteen kinds of Progress token; there are two of Culture (R1.3).
import type { TokenDefinition } from './vocabulary.ts'

// biome-ignore format: one token, one line
export const TOKEN_DEFINITIONS = [
  { id: 'urbanism', copies: 1, printed: 0, name: { en: 'Urbanism', it: 'Urbanismo' }, text: { en: 'extra card for wood or brick', it: 'carta aggiuntiva con legno o mattone' }, effect: { code: 'extra-card', on: ['wood', 'brick'] } },
  { id: 'crafts', copies: 1, printed: 0, name: { en: 'Crafts', it: 'Manufatti' }, text: { en: 'extra card for papyrus or glass', it: 'carta aggiuntiva con papiro o vetro' }, effect: { code: 'extra-card', on: ['papyrus', 'glass'] } },
  { id: 'jewellery', copies: 1, printed: 0, name: { en: 'Jewellery', it: 'Oreficeria' }, text: { en: 'extra card for stone or a Yellow card', it: 'carta aggiuntiva con pietra o una carta Gialla' }, effect: { code: 'extra-card', on: ['stone', 'coin'] } },
  { id: 'science', copies: 1, printed: 0, name: { en: 'Science', it: 'Scienza' }, text: { en: 'extra card for a Green card', it: 'carta aggiuntiva con una carta Verde' }, effect: { code: 'extra-card', on: ['compass', 'gear', 'tablet'] } },
  { id: 'propaganda', copies: 1, printed: 0, name: { en: 'Propaganda', it: 'Propaganda' }, text: { en: 'extra card for a Red card with Horns', it: 'carta aggiuntiva con una carta Rossa con Corni' }, effect: { code: 'extra-card', on: ['red-1', 'red-2'] } },
  { id: 'architecture', copies: 1, printed: 0, name: { en: 'Architecture', it: 'Architettura' }, text: { en: 'extra card for constructing a Stage', it: 'carta aggiuntiva quando costruisce uno Stadio' }, effect: { code: 'extra-card-on-stage' } },
  { id: 'economy', copies: 1, printed: 0, name: { en: 'Economy', it: 'Economia' }, text: { en: 'once per turn a Yellow card is worth 2 Coins', it: 'una volta per turno una carta Gialla vale 2 Monete' }, effect: { code: 'coin-worth-two' } },
  { id: 'engineering', copies: 1, printed: 0, name: { en: 'Engineering', it: 'Ingegneria' }, text: { en: 'once per turn a Stage is paid with any Resources', it: 'una volta per turno uno Stadio si paga con Risorse qualsiasi' }, effect: { code: 'any-resources' } },
  { id: 'tactics', copies: 1, printed: 0, name: { en: 'Tactics', it: 'Tattica' }, text: { en: '2 Shields', it: '2 Scudi' }, effect: { code: 'shields', amount: 2 } },
  { id: 'decor', copies: 1, printed: 6, name: { en: 'Decor', it: 'Decorazioni' }, text: { en: '4 points, 6 with a complete Wonder', it: '4 punti, 6 con la Meraviglia completa' }, effect: { code: 'vp-wonder', unfinished: 4, complete: 6 } },
  { id: 'politics', copies: 1, printed: 1, name: { en: 'Politics', it: 'Politica' }, text: { en: '1 point per Cat icon on Blue cards', it: '1 punto per ogni icona Gatto sulle carte Blu' }, effect: { code: 'vp-per-cat', amount: 1 } },
  { id: 'strategy', copies: 1, printed: 1, name: { en: 'Strategy', it: 'Strategia' }, text: { en: '1 point per Military Victory token', it: '1 punto per ogni segnalino Vittoria Militare' }, effect: { code: 'vp-per-victory', amount: 1 } },
  { id: 'education', copies: 1, printed: 2, name: { en: 'Education', it: 'Educazione' }, text: { en: '2 points per Progress token, this one included', it: '2 punti per ogni segnalino Progresso, questo incluso' }, effect: { code: 'vp-per-token', amount: 2 } },
  { id: 'culture', copies: 2, printed: 12, name: { en: 'Culture', it: 'Cultura' }, text: { en: '4 points, 12 in all with both copies', it: '4 punti, 12 in tutto con entrambe le copie' }, effect: { code: 'vp-pair', one: 4, both: 12 } },
] as const satisfies readonly TokenDefinition[]

export type TokenId = (typeof TOKEN_DEFINITIONS)[number]['id']
