// The values of the document that an author may set.
import type { Item, Kind, SettingPart } from '../../../kernel/variant.ts'
import { good, goodNo, startGoods } from '../catalogue/index.ts'
import { GOODS } from '../catalogue/vocabulary.ts'
import { MOST_TAKEN } from '../moves.ts'
import { AI_COLONISTS, HOUSES, START_COINS, STOREHOUSE } from '../state.ts'

const GOOD_ITEMS: readonly Item[] = GOODS.map((id) => ({ id, title: good(goodNo(id)).name }))
const AMOUNTS: Kind = { kind: 'record', keys: GOOD_ITEMS, of: { kind: 'number', least: 0, most: STOREHOUSE } }
const START_GOODS = Object.fromEntries(GOODS.map((id, no) => [id, startGoods()[no] as number]))
const MOST_COINS = 50
const MOST_EXTRAS = 2
const FEWEST_HOUSES = 5

export const SETTINGS: readonly SettingPart[] = [
  {
    id: 'colonists',
    title: {
      it: 'coloni dell’IA che cominciano nella città di partenza',
      en: 'colonists of the AI that begin in the start city',
    },
    cite: 'S2.4',
    kind: { kind: 'number', least: 0, most: AI_COLONISTS },
    initial: 2,
  },
  {
    id: 'goods',
    title: { it: 'merci iniziali dell’IA', en: 'goods the AI begins with' },
    cite: 'S2.6',
    kind: AMOUNTS,
    initial: START_GOODS,
  },
  {
    id: 'player-goods',
    title: { it: 'merci iniziali del giocatore', en: 'goods the player begins with' },
    cite: 'S3.1',
    kind: AMOUNTS,
    initial: START_GOODS,
  },
  {
    id: 'player-coins',
    title: { it: 'sesterzi iniziali del giocatore', en: 'sestertii the player begins with' },
    cite: 'S3.1',
    kind: { kind: 'number', least: 0, most: MOST_COINS },
    initial: START_COINS,
  },
  {
    id: 'prefect-colonists',
    title: {
      it: 'coloni che l’IA posiziona quando il giocatore prende denaro con il Prefetto',
      en: 'colonists the AI places when the player takes money with the Prefect',
    },
    cite: 'S4.3',
    kind: { kind: 'number', least: 0, most: AI_COLONISTS },
    initial: 1,
  },
  {
    id: 'extra-goods',
    title: {
      it: 'beni aggiuntivi per costruire in una città già occupata',
      en: 'extra goods for a house in an occupied city',
    },
    cite: 'S6.4',
    kind: { kind: 'number', least: 0, most: MOST_EXTRAS },
    initial: 1,
  },
  {
    id: 'taken',
    title: { it: 'merci dell’azione Prendere una Merce', en: 'goods of the action Take a good' },
    cite: 'S7.1',
    kind: { kind: 'number', least: 1, most: MOST_TAKEN },
    initial: 1,
  },
  {
    id: 'taken-instead',
    title: {
      it: 'merci che prende se non può costruire o acquistare',
      en: 'goods it takes where it cannot build or buy',
    },
    cite: 'S8.4',
    kind: { kind: 'number', least: 1, most: MOST_TAKEN },
    initial: 2,
  },
  {
    id: 'cards',
    title: { it: 'carte che acquista al massimo', en: 'cards it buys at most' },
    cite: 'S8.1',
    kind: { kind: 'number', least: 1, most: 2 },
    initial: 2,
  },
  {
    id: 'cards-instead',
    title: {
      it: 'carte che acquista al massimo se non può fare altro',
      en: 'cards it buys at most where it can do nothing else',
    },
    cite: 'S7.4',
    kind: { kind: 'number', least: 1, most: 2 },
    initial: 1,
  },
  {
    id: 'last-house',
    title: {
      it: 'abitazioni con cui l’IA innesca la fine',
      en: 'houses with which the AI triggers the end',
    },
    cite: 'S9.1',
    kind: { kind: 'number', least: FEWEST_HOUSES, most: HOUSES },
    initial: HOUSES,
  },
  {
    id: 'last-good',
    title: { it: 'merce che prende nell’ultimo turno', en: 'good it takes in its last turn' },
    cite: 'S9.3',
    kind: { kind: 'choice', items: GOOD_ITEMS },
    initial: 'cloth',
  },
]
