// The values of the document that an author may set, and the other reading of it.
import type { Item, ReadingPart, SettingPart } from '../../../kernel/variant.ts'
import { OPPONENT_DWELLINGS, OPPONENT_POSTS } from '../automa/levels.ts'
import { FARTHEST } from '../catalogue/index.ts'

/** How many starting dwellings a player may have (R6.4). */
export const YOURS = [1, 2, 3] as const
const MOST_STARTING = 4

const YOUR_DWELLINGS: readonly Item[] = [
  { id: '1', title: { it: 'con 1 tua abitazione iniziale', en: 'with 1 starting dwelling of yours' } },
  { id: '2', title: { it: 'con 2 tue abitazioni iniziali', en: 'with 2 starting dwellings of yours' } },
  { id: '3', title: { it: 'con 3 tue abitazioni iniziali', en: 'with 3 starting dwellings of yours' } },
]

export const SETTINGS: readonly SettingPart[] = [
  {
    id: 'two-at',
    title: {
      it: 'vanghe fra il tuo colore e i primi due avversari',
      en: 'spades between your colour and the first two opponents',
    },
    cite: 'S7',
    kind: { kind: 'number', least: 1, most: FARTHEST },
    initial: 1,
  },
  {
    id: 'third-at',
    title: {
      it: 'vanghe fra il tuo colore e il terzo avversario',
      en: 'spades between your colour and the third opponent',
    },
    cite: 'S7',
    kind: { kind: 'number', least: 1, most: FARTHEST },
    initial: 2,
  },
  {
    id: 'dwellings',
    title: { it: 'abitazioni di ogni colore avversario', en: 'dwellings of each opponent colour' },
    cite: 'S9',
    kind: { kind: 'number', least: 1, most: OPPONENT_DWELLINGS },
    initial: OPPONENT_DWELLINGS,
  },
  {
    id: 'trading-posts',
    title: { it: 'empori di ogni colore avversario', en: 'trading posts of each opponent colour' },
    cite: 'S9',
    kind: { kind: 'number', least: 0, most: OPPONENT_POSTS },
    initial: OPPONENT_POSTS,
  },
  {
    id: 'starting-dwellings',
    title: { it: 'abitazioni iniziali di ogni colore avversario', en: 'starting dwellings of each opponent colour' },
    cite: 'S13',
    kind: { kind: 'record', keys: YOUR_DWELLINGS, of: { kind: 'number', least: 1, most: MOST_STARTING } },
    initial: Object.fromEntries(YOURS.map((count) => [count, count])),
  },
]

export const READINGS: readonly ReadingPart[] = [
  {
    id: 'choose-third-colour',
    text: {
      it: 'Il terzo colore lo scegli sempre tu, anche nella modalità casuale.',
      en: 'The third colour is always your choice, in the random style too.',
    },
    replaces: 'Q3',
    touches: ['S7', 'Q34'],
  },
]
