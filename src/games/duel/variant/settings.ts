// The values of the document that an author may set, and the other readings of it.
import type { Text, Unit } from '../../../kernel/text.ts'
import type { Item, Kind, ReadingPart, SettingPart } from '../../../kernel/variant.ts'
import { addressName, TOKEN_ORDER, TYPE_NAMES, TYPE_ORDER, WONDER_ORDER } from '../automa/scales.ts'
import { SOLO_TYPES, TOKENS, WONDERS } from '../catalogue/index.ts'
import { ADDRESSES } from '../catalogue/vocabulary.ts'

const addresses: readonly Item[] = ADDRESSES.map((id) => ({ id, title: addressName(id) }))
const types: readonly Item[] = SOLO_TYPES.map((id) => ({ id, title: TYPE_NAMES[id] }))
const wonders: readonly Item[] = WONDERS.map(({ id, name }) => ({ id, title: name }))
const tokens: readonly Item[] = TOKENS.map(({ id, name }) => ({ id, title: name }))

const byAddress = (of: Kind): Kind => ({ kind: 'record', keys: addresses, of })
const COINS: Unit = { one: { it: '# moneta', en: '# coin' }, other: { it: '# monete', en: '# coins' } }

const someTokens = (id: string, title: Text, initial: readonly string[]): SettingPart => ({
  id,
  title,
  cite: 'S10',
  kind: { kind: 'order', items: tokens, isWhole: false },
  initial,
})

export const SETTINGS: readonly SettingPart[] = [
  {
    id: 'types',
    title: {
      it: 'ordine dei tipi di carta, per indirizzo strategico',
      en: 'order of the types of cards, by strategic address',
    },
    cite: 'S6.2',
    kind: byAddress({ kind: 'order', items: types, isWhole: true }),
    initial: TYPE_ORDER,
  },
  {
    id: 'wonders',
    title: {
      it: 'ordine delle meraviglie, per indirizzo strategico',
      en: 'order of the wonders, by strategic address',
    },
    cite: 'S3',
    kind: byAddress({ kind: 'order', items: wonders, isWhole: true }),
    initial: WONDER_ORDER,
  },
  {
    id: 'tokens',
    title: {
      it: 'gettoni progresso cercati, per indirizzo strategico',
      en: 'progress tokens looked for, by strategic address',
    },
    cite: 'S10',
    kind: byAddress({ kind: 'order', items: tokens, isWhole: false }),
    initial: TOKEN_ORDER,
  },
  someTokens(
    'few-wonders-tokens',
    { it: 'gettoni cercati con poche meraviglie costruite', en: 'tokens looked for with few wonders built' },
    ['architecture', 'theology'],
  ),
  someTokens('few-coins-tokens', { it: 'gettoni cercati con poche monete', en: 'tokens looked for with few coins' }, [
    'agriculture',
    'urbanism',
    'economy',
  ]),
  someTokens(
    'wonder-points-tokens',
    { it: 'gettoni cercati se le meraviglie valgono poco', en: 'tokens looked for if the wonders are worth little' },
    ['philosophy'],
  ),
  {
    id: 'few-wonders',
    title: { it: 'quante meraviglie costruite sono poche, al massimo', en: 'how many built wonders are few, at most' },
    cite: 'S10',
    kind: { kind: 'number', least: 0, most: 4 },
    initial: 1,
  },
  {
    id: 'few-coins',
    title: { it: 'quante monete sono poche, al massimo', en: 'how many coins are few, at most' },
    cite: 'S10',
    kind: { kind: 'number', least: 0, most: 60, unit: COINS },
    initial: 3,
  },
  {
    id: 'last-zone',
    title: {
      it: 'da quante caselle oltre il centro, nella metà di SOLO, la pedina lo mette in guardia',
      en: 'how many spaces from the centre, on SOLO’s half, the pawn alarms it',
    },
    cite: 'S9.1',
    kind: { kind: 'number', least: 1, most: 7 },
    initial: 6,
  },
  {
    id: 'symbols-of-danger',
    title: {
      it: 'quanti simboli scientifici diversi del giocatore mettono in guardia SOLO',
      en: 'how many different science symbols of the player alarm SOLO',
    },
    cite: 'S9.2',
    kind: { kind: 'number', least: 1, most: 5 },
    initial: 5,
  },
]

export const READINGS: readonly ReadingPart[] = [
  {
    id: 'chain-is-free',
    replaces: 'Q3',
    touches: ['S6.3', 'S7.3', 'S7.4', 'S9.3'],
    text: {
      it: 'La carta meno costosa si trova con il costo stampato, ma una carta che quella parte può costruire per concatenazione vale 0.',
      en: 'The least expensive card is found by printed cost, but a card that this side can build by chain counts as 0.',
    },
  },
  {
    id: 'rank-yellow',
    replaces: 'Q4',
    touches: ['S6.3', 'S7.3'],
    text: {
      it: 'Anche le carte gialle si confrontano per bisogno: tra quelle che scontano o forniscono una risorsa passa avanti quella di cui c’è più bisogno, come per le carte marroni e grigie.',
      en: 'Yellow cards, too, are ranked by need: among those that fix the price of a resource or produce it by choice, the one needed most goes first, as with brown and grey cards.',
    },
  },
  {
    id: 'symbols-on-trade-cards',
    replaces: 'Q7',
    touches: ['S12'],
    text: {
      it: 'Per la carta da eliminare (S12) contano anche i simboli stampati sulle carte gialle che fissano un prezzo; per il bisogno no.',
      en: 'For the card to destroy (S12) the symbols printed on yellow fixed-price cards count, too; for the need they do not.',
    },
  },
  {
    id: 'track-first',
    replaces: 'Q19',
    touches: ['S14.2'],
    text: {
      it: 'A inizio Epoca si guarda prima la pedina conflitto e poi si costruiscono le carte gratuite del livello.',
      en: 'At the start of an Age the conflict pawn is looked at first, and then the free cards of the level are constructed.',
    },
  },
  {
    id: 'wonder-needs-own-resource',
    replaces: 'Q25',
    touches: ['S5.1'],
    text: {
      it: 'Di una meraviglia SOLO deve produrre almeno una delle risorse: non la costruisce comprandole tutte.',
      en: 'SOLO has to produce at least one resource of a wonder: it does not build one by buying all of them.',
    },
  },
]
