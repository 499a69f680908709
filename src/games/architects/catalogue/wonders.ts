// The seven Wonders, each with its five Stages and the tokens the Opponent may begin with (S4, Q4).
import type { CostId, StageDefinition, WonderDefinition } from './vocabulary.ts'

const EFFECT = true
const PLAIN = false
const stage = (cost: CostId, vp: number, effect: boolean, ...on: readonly CostId[]): StageDefinition => ({
  cost,
  vp,
  effect,
  on,
})

// biome-ignore format: one Stage, one line
export const WONDER_DEFINITIONS = [
  {
    id: 'alexandria',
    name: { en: 'Alexandria', it: 'Alexandria' },
    power: 'any-deck',
    text: { en: 'take the top card of any one deck', it: 'prendi la prima carta di un mazzo a scelta' },
    tokens: ['economy', 'jewellery', 'urbanism'],
    stages: [
      stage('2d', 4, PLAIN),
      stage('2i', 3, EFFECT, '2d'),
      stage('3d', 6, PLAIN, '2i'),
      stage('3i', 5, EFFECT, '3d'),
      stage('4d', 7, PLAIN, '3i'),
    ],
  },
  {
    id: 'babylon',
    name: { en: 'Babylon', it: 'Babylon' },
    power: 'progress',
    text: { en: 'take a Progress token', it: 'prendi un segnalino Progresso' },
    tokens: ['crafts', 'science', 'urbanism'],
    stages: [
      stage('2d', 3, PLAIN),
      stage('2i', 0, EFFECT, '2d'),
      stage('3d', 5, PLAIN, '2i'),
      stage('3i', 5, EFFECT, '3d'),
      stage('4d', 7, PLAIN, '3d'),
    ],
  },
  {
    id: 'ephesus',
    name: { en: 'Ephesus', it: 'Éphesos' },
    power: 'central',
    text: { en: 'take the top card of the central deck', it: 'prendi la prima carta del mazzo centrale' },
    tokens: ['crafts', 'jewellery', 'science'],
    stages: [
      stage('2d', 3, PLAIN),
      stage('2i', 3, EFFECT, '2d'),
      stage('3d', 4, EFFECT, '2d'),
      stage('3i', 5, EFFECT, '2d'),
      stage('4d', 7, PLAIN, '2i', '3d', '3i'),
    ],
  },
  {
    id: 'giza',
    name: { en: 'Giza', it: 'Gizah' },
    power: 'none',
    text: { en: 'no effect, but more points', it: 'nessun effetto, ma più punti' },
    tokens: ['architecture', 'crafts', 'jewellery'],
    stages: [
      stage('2d', 4, PLAIN),
      stage('2i', 5, PLAIN, '2d'),
      stage('3d', 6, PLAIN, '2i'),
      stage('3i', 7, PLAIN, '3d'),
      stage('4d', 8, PLAIN, '3i'),
    ],
  },
  {
    id: 'halicarnassus',
    name: { en: 'Halicarnassus', it: 'Halikarnassos' },
    power: 'look-and-keep',
    text: {
      en: 'see the top 5 cards of one Wonder deck and keep one',
      it: 'guarda le prime 5 carte di un mazzo Meraviglia e tienine una',
    },
    tokens: ['architecture', 'jewellery', 'urbanism'],
    stages: [
      stage('2d', 3, PLAIN),
      stage('2i', 3, EFFECT, '2d'),
      stage('3d', 6, PLAIN, '2i'),
      stage('3i', 5, EFFECT, '2i'),
      stage('4d', 7, PLAIN, '3d', '3i'),
    ],
  },
  {
    id: 'olympia',
    name: { en: 'Olympia', it: 'Olympía' },
    power: 'both-decks',
    text: { en: 'take the top card of each Wonder deck', it: 'prendi la prima carta di entrambi i mazzi Meraviglia' },
    tokens: ['crafts', 'jewellery', 'propaganda'],
    stages: [
      stage('2d', 3, PLAIN),
      stage('2i', 2, EFFECT, '2d'),
      stage('3d', 5, PLAIN, '2d'),
      stage('3i', 5, EFFECT, '2i', '3d'),
      stage('4d', 7, PLAIN, '3i'),
    ],
  },
  {
    id: 'rhodes',
    name: { en: 'Rhodes', it: 'Rhódos' },
    power: 'shield',
    text: { en: '1 Shield for the rest of the game', it: '1 Scudo per il resto della partita' },
    tokens: ['crafts', 'propaganda', 'urbanism'],
    stages: [
      stage('2d', 4, PLAIN),
      stage('2i', 4, EFFECT),
      stage('3d', 5, PLAIN, '2d', '2i'),
      stage('3i', 6, EFFECT, '3d'),
      stage('4d', 7, PLAIN, '3i'),
    ],
  },
] as const satisfies readonly WonderDefinition[]

export type WonderId = (typeof WONDER_DEFINITIONS)[number]['id']
