// The wonders of the base game, then the promos. `address` is what a wonder makes of SOLO when it is revealed first (S2.2); the promos make none.
import type { WonderDefinition } from './vocabulary.ts'

// biome-ignore format: one wonder, one line
export const WONDER_DEFINITIONS = [
  { id: 'appian-way', name: { en: 'The Appian Way', it: 'Via Appia' }, cost: { papyrus: 1, clay: 2, stone: 2 }, effects: [{ code: 'coins', amount: 3 }, { code: 'opponent-loses-coins', amount: 3 }, { code: 'play-again' }, { code: 'vp', amount: 3 }], address: 'MS' },
  { id: 'circus-maximus', name: { en: 'Circus Maximus', it: 'Circo Massimo' }, cost: { glass: 1, wood: 1, stone: 2 }, effects: [{ code: 'discard-opponent-card', colour: 'grey' }, { code: 'shields', amount: 1 }, { code: 'vp', amount: 3 }], address: 'MC' },
  { id: 'colossus', name: { en: 'The Colossus', it: 'Colosso' }, cost: { glass: 1, clay: 3 }, effects: [{ code: 'shields', amount: 2 }, { code: 'vp', amount: 3 }], address: 'MS' },
  { id: 'great-library', name: { en: 'The Great Library', it: 'Grande Biblioteca' }, cost: { papyrus: 1, glass: 1, wood: 3 }, effects: [{ code: 'token-from-box', draw: 3 }, { code: 'vp', amount: 4 }], address: 'SM' },
  { id: 'great-lighthouse', name: { en: 'The Great Lighthouse', it: 'Grande Faro' }, cost: { papyrus: 2, stone: 1, wood: 1 }, effects: [{ code: 'produce-choice', of: ['wood', 'clay', 'stone'], amount: 1 }, { code: 'vp', amount: 4 }], address: 'CM' },
  { id: 'hanging-gardens', name: { en: 'The Hanging Gardens', it: 'Giardini Pensili' }, cost: { papyrus: 1, glass: 1, wood: 2 }, effects: [{ code: 'coins', amount: 6 }, { code: 'play-again' }, { code: 'vp', amount: 3 }], address: 'CS' },
  { id: 'mausoleum', name: { en: 'The Mausoleum', it: 'Mausoleo' }, cost: { papyrus: 1, glass: 2, clay: 2 }, effects: [{ code: 'build-from-discard' }, { code: 'vp', amount: 2 }], address: 'SC' },
  { id: 'piraeus', name: { en: 'Piraeus', it: 'Pireo' }, cost: { clay: 1, stone: 1, wood: 2 }, effects: [{ code: 'produce-choice', of: ['glass', 'papyrus'], amount: 1 }, { code: 'play-again' }, { code: 'vp', amount: 2 }], address: 'CS' },
  { id: 'pyramids', name: { en: 'The Pyramids', it: 'Piramidi' }, cost: { papyrus: 1, stone: 3 }, effects: [{ code: 'vp', amount: 9 }], address: 'SC' },
  { id: 'sphinx', name: { en: 'The Sphinx', it: 'Sfinge' }, cost: { glass: 2, clay: 1, stone: 1 }, effects: [{ code: 'play-again' }, { code: 'vp', amount: 6 }], address: 'SM' },
  { id: 'statue-of-zeus', name: { en: 'The Statue of Zeus', it: 'Statua di Zeus' }, cost: { papyrus: 2, clay: 1, wood: 1, stone: 1 }, effects: [{ code: 'discard-opponent-card', colour: 'brown' }, { code: 'shields', amount: 1 }, { code: 'vp', amount: 3 }], address: 'MC' },
  { id: 'temple-of-artemis', name: { en: 'The Temple of Artemis', it: 'Tempio di Artemide' }, cost: { papyrus: 1, glass: 1, stone: 1, wood: 1 }, effects: [{ code: 'coins', amount: 12 }, { code: 'play-again' }], address: 'CM' },
  { id: 'messe', name: { en: 'Messe', it: 'Messe' }, cost: { glass: 1, papyrus: 1, wood: 1, clay: 2 }, effects: [{ code: 'build-from-top-row' }, { code: 'vp', amount: 2 }], promo: true },
  { id: 'statue-of-liberty', name: { en: 'The Statue of Liberty', it: 'Statua della Libertà' }, cost: { glass: 1, papyrus: 1, clay: 1, stone: 1, wood: 1 }, effects: [{ code: 'build-from-set-aside' }, { code: 'vp', amount: 5 }], promo: true },
] as const satisfies readonly WonderDefinition[]

export type WonderId = (typeof WONDER_DEFINITIONS)[number]['id']
export type PromoId = Extract<(typeof WONDER_DEFINITIONS)[number], { readonly promo: true }>['id']
