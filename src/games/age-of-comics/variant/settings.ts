// The values of the document that an author may set, and the other readings of it.
import type { Item, ReadingPart, SettingPart } from '../../../kernel/variant.ts'
import { AREA_LIST, FLIPS_AND_COLLECTS, PLACES_USED } from '../catalogue/actions.ts'
import { RECONSTRUCTION } from '../catalogue/automa-cards.ts'
import { AREAS, AUTOMA_ACTIONS, GENRE_NAMES, GENRES } from '../catalogue/vocabulary.ts'
import { CARD_IDS, cardsOf, STANDARD } from '../deck.ts'

const actions: readonly Item[] = AUTOMA_ACTIONS.map((area) => ({ id: AREAS[area], title: AREA_LIST[area].name }))
const genres: readonly Item[] = GENRES.map((id) => ({ id, title: GENRE_NAMES[id] }))
const cards: readonly Item[] = CARD_IDS.map((id, at) => ({
  id,
  title: { it: `carta Automa ${at + 1}`, en: `automa card ${at + 1}` },
}))
const spaces: readonly Item[] = PLACES_USED.map((place) => ({
  id: String(place + 1),
  title: { it: `spazio ${place + 1}`, en: `space ${place + 1}` },
}))
/** The actions of a card from top to bottom. */
export const PLACES_ON_CARD = ['first', 'second', 'third'] as const
const places: readonly Item[] = [
  { id: 'first', title: { it: 'prima azione', en: 'first action' } },
  { id: 'second', title: { it: 'seconda azione', en: 'second action' } },
  { id: 'third', title: { it: 'terza azione', en: 'third action' } },
]

const byCard = <T>(of: (card: ReturnType<typeof cardsOf>[number]) => T): Readonly<Record<string, T>> =>
  Object.fromEntries(CARD_IDS.map((id, at) => [id, of(cardsOf(STANDARD)[at] as ReturnType<typeof cardsOf>[number])]))

export const SETTINGS: readonly SettingPart[] = [
  {
    id: 'fallback',
    title: {
      it: 'ordine delle azioni, se nessuna della carta è disponibile',
      en: 'order of the actions, where none of the card is available',
    },
    cite: 'S5.5',
    kind: { kind: 'order', items: actions, isWhole: true },
    initial: actions.map(({ id }) => id),
  },
  {
    id: 'teams',
    title: {
      it: 'squadre che l’Automa tiene al massimo nell’area di gioco',
      en: 'the most teams the Automa keeps in its play area',
    },
    cite: 'S7.1',
    kind: { kind: 'number', least: 1, most: 6 },
    initial: 2,
  },
  {
    id: 'same-genre',
    title: {
      it: 'assume prima di tutto uno scrittore e un artista dello stesso genere',
      en: 'it hires a writer and an artist of the same genre before all others',
    },
    cite: 'S7.2',
    kind: { kind: 'flag' },
    initial: true,
  },
  {
    id: 'developed',
    title: {
      it: 'fumetti sviluppati che l’Automa tiene al massimo',
      en: 'the most developed comics the Automa keeps',
    },
    cite: 'S8.1',
    kind: { kind: 'number', least: 1, most: 6 },
    initial: 2,
  },
  {
    id: 'ideas-fans',
    title: { it: 'fumetti che guadagnano un fan con Idee', en: 'comics that gain a fan by Ideas' },
    cite: 'S9.3',
    kind: { kind: 'number', least: 0, most: 6 },
    initial: 3,
  },
  {
    id: 'orders',
    title: { it: 'ordini raccolti con Vendite, per spazio', en: 'orders collected by Sales, by space' },
    cite: 'S11.4',
    kind: { kind: 'record', keys: spaces, of: { kind: 'number', least: 1, most: 8 } },
    initial: Object.fromEntries(PLACES_USED.map((place) => [String(place + 1), FLIPS_AND_COLLECTS[place]])),
  },
  {
    id: 'card-actions',
    title: { it: 'azioni delle carte Automa', en: 'actions of the automa cards' },
    cite: 'Q1',
    kind: {
      kind: 'record',
      keys: cards,
      of: { kind: 'record', keys: places, of: { kind: 'choice', items: actions } },
    },
    initial: byCard((card) =>
      Object.fromEntries(PLACES_ON_CARD.map((place, at) => [place, AREAS[card.actions[at] ?? 0]])),
    ),
  },
  {
    id: 'card-genres',
    title: { it: 'priorità di genere delle carte Automa', en: 'genre priorities of the automa cards' },
    cite: 'Q1',
    kind: { kind: 'record', keys: cards, of: { kind: 'order', items: genres, isWhole: true } },
    initial: byCard((card) => card.genres.map((genre) => GENRES[genre])),
  },
]

/** The cards of the document. */
export const PRINTED_DECK = RECONSTRUCTION

export const READINGS: readonly ReadingPart[] = [
  {
    id: 'title-without-penalties',
    text: {
      it: 'Il titolo conta i PV prima delle penalità delle sfide; sotto 50 nessun titolo.',
      en: 'The title goes by the VP before the penalties of challenges; below 50 there is no title.',
    },
    replaces: 'Q25',
    touches: ['S14.1', 'S15.1'],
  },
  {
    id: 'repeat-only-if-all-done',
    text: {
      it: 'Un’azione si ripete solo se tutte e tre quelle della carta sono già eseguite; altrimenti, se le altre falliscono, decide l’ordine del tabellone.',
      en: 'An action is repeated only if all three of the card are done; otherwise, where the others fail, the order of the board decides.',
    },
    replaces: 'Q5',
    touches: ['S5.3', 'S5.5'],
  },
  {
    id: 'no-mastery-fan',
    text: {
      it: 'I fan dell’Automa sono solo quelli del livello e del round: prende il gettone Maestria, ma non il suo fan.',
      en: 'The fans of the Automa are those of the level and the round only: it takes the mastery token, but not its fan.',
    },
    replaces: 'Q16',
    touches: ['S10.3', 'S10.5'],
  },
]
