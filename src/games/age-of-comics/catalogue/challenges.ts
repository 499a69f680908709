// The ten multiple challenges (S15.2), which of them cannot be met together (S15.3), and the titles (S14.1).
import type { Text } from '../../../kernel/text.ts'
import type { GenreId } from './vocabulary.ts'

export type Test =
  /** Mastery tokens: these and so many in all. */
  | { readonly code: 'mastery'; readonly all: readonly GenreId[]; readonly min: number }
  | { readonly code: 'money'; readonly min: number }
  /** A comic with so many fans on which no Hype token was ever used. */
  | { readonly code: 'comic-fans'; readonly min: number }
  | { readonly code: 'total-fans'; readonly min: number }
  | { readonly code: 'fulfilled'; readonly min: number }
  | { readonly code: 'genres'; readonly min: number }
  | { readonly code: 'no-rip-offs' }
  | { readonly code: 'only-rip-offs' }

export interface Challenge {
  readonly id: string
  readonly name: Text
  readonly text: Text
  readonly test: Test
}

/** What each chosen challenge that is not met costs (S15.1, Q26). */
export const PENALTY = 15

export const CHALLENGES = [
  {
    id: 'challenge-action',
    name: { it: 'Azione!', en: 'Action!' },
    text: {
      it: 'Gettoni Maestria supereroi e western e almeno un altro',
      en: 'Mastery tokens superheroes and western and at least one more',
    },
    test: { code: 'mastery', all: ['superhero', 'western'], min: 3 },
  },
  {
    id: 'challenge-master-of-fiction',
    name: { it: 'Maestro della narrativa', en: 'Master of Fiction' },
    text: {
      it: 'Gettoni Maestria fantascienza e horror e almeno un altro',
      en: 'Mastery tokens sci-fi and horror and at least one more',
    },
    test: { code: 'mastery', all: ['sci-fi', 'horror'], min: 3 },
  },
  {
    id: 'challenge-guns-and-flowers',
    name: { it: 'Pistole e fiori', en: 'Guns and Flowers' },
    text: {
      it: 'Gettoni Maestria romantico e poliziesco e almeno un altro',
      en: 'Mastery tokens romance and crime and at least one more',
    },
    test: { code: 'mastery', all: ['romance', 'crime'], min: 3 },
  },
  {
    id: 'challenge-business-genius',
    name: { it: 'Genio degli affari', en: 'Edge of the Business' },
    text: { it: 'Almeno $20 alla fine', en: 'At least $20 at the end' },
    test: { code: 'money', min: 20 },
  },
  {
    id: 'challenge-beyond',
    name: { it: 'Oltre', en: 'Top and Beyond' },
    text: {
      it: 'Un fumetto con più di 11 fan su cui non è stato usato nessun segnalino Hype',
      en: 'One comic with more than 11 fans on which no Hype token was used',
    },
    test: { code: 'comic-fans', min: 12 }, // Q27
  },
  {
    id: 'challenge-35-fans',
    name: { it: '35 o più fan', en: '35 or more fans' },
    text: { it: 'Almeno 35 fan su tutti i tuoi fumetti insieme', en: 'At least 35 fans on all your comics together' },
    test: { code: 'total-fans', min: 35 },
  },
  {
    id: 'challenge-12-orders',
    name: { it: '12 o più ordini', en: '12 or more sales orders' },
    text: { it: 'Almeno 12 ordini di acquisto soddisfatti', en: 'At least 12 orders fulfilled' },
    test: { code: 'fulfilled', min: 12 },
  },
  {
    id: 'challenge-every-genre',
    name: { it: 'Un fumetto di ogni genere', en: 'One comic of each genre' },
    text: {
      it: 'Almeno un fumetto stampato per ognuno dei sei generi',
      en: 'At least one printed comic of each of the six genres',
    },
    test: { code: 'genres', min: 6 },
  },
  {
    id: 'challenge-ethical-publisher',
    name: { it: 'Editore etico', en: 'Ethical Publisher' },
    text: { it: 'Nessun plagio stampato', en: 'No rip-off printed' },
    test: { code: 'no-rip-offs' },
  },
  {
    id: 'challenge-wheeler-dealer',
    name: { it: 'Affarista', en: 'Wheeler-Dealer' },
    text: { it: 'Solo plagi stampati, almeno uno', en: 'Only rip-offs printed, at least one' },
    test: { code: 'only-rip-offs' },
  },
] as const satisfies readonly Challenge[]

export type ChallengeId = (typeof CHALLENGES)[number]['id']

const NEEDS_ORIGINAL: Text = {
  it: 'un gettone Maestria richiede almeno un fumetto originale del suo genere',
  en: 'a mastery token needs at least one original of its genre',
}

export const INCOMPATIBLE: readonly { readonly pair: readonly [ChallengeId, ChallengeId]; readonly why: Text }[] = [
  {
    pair: ['challenge-ethical-publisher', 'challenge-wheeler-dealer'],
    why: { it: 'nessun plagio contro nient’altro che plagi', en: 'no rip-offs at all against nothing but rip-offs' },
  },
  { pair: ['challenge-action', 'challenge-wheeler-dealer'], why: NEEDS_ORIGINAL },
  { pair: ['challenge-master-of-fiction', 'challenge-wheeler-dealer'], why: NEEDS_ORIGINAL },
  { pair: ['challenge-guns-and-flowers', 'challenge-wheeler-dealer'], why: NEEDS_ORIGINAL },
]

/** From the highest: the title of a player with at least so many points; none below the last. */
export const PLAYER_TITLES: readonly { readonly id: string; readonly min: number; readonly name: Text }[] = [
  {
    id: 'title-publisher',
    min: 110,
    name: { it: 'Editore / Direttore editoriale', en: 'Publisher / Editorial director' },
  },
  { id: 'title-editor-in-chief', min: 100, name: { it: 'Caporedattore', en: 'Editor-in-Chief' } },
  { id: 'title-senior-editor', min: 90, name: { it: 'Redattore Senior', en: 'Senior Editor' } },
  { id: 'title-associate-editor', min: 80, name: { it: 'Redattore associato', en: 'Associate Editor' } },
  { id: 'title-editor', min: 70, name: { it: 'Redattore', en: 'Editor' } },
  { id: 'title-assistant-editor', min: 60, name: { it: 'Assistente redattore', en: 'Assistant Editor' } },
  { id: 'title-proofreader', min: 50, name: { it: 'Correttore di bozze', en: 'Proofreader' } },
]
