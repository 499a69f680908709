// Which card: the list of priorities (S7), and what happens where it does not settle the choice (S10, S11).
import type { DieRow, DieTable } from '../../../../ladder/climb.ts'
import type { Text } from '../../../../kernel/text.ts'
import { type Head, type Ladder, rate, type Rung, summed, yes } from '../../../../ladder/rung.ts'
import { CENTRAL, type DeckNo, OPPONENT, PLAYER } from '../../asks.ts'
import { ADDED } from '../../../../variant/arrange.ts'
import {
  CAT_CARD,
  COIN,
  card,
  FIRST_SYMBOL,
  isGreen,
  isGrey,
  RED_0,
  SYMBOL_COUNT,
  TRIGGERS,
} from '../../catalogue/index.ts'
import { ARCHITECTURE, shields } from '../../measures.ts'
import { DECK_NAMES } from '../../moves.ts'
import { type Board, NONE } from '../../state.ts'
import { type Candidate, completesStage, EFFECT_HELP, helpOf, isAhead, PLAIN_HELP, type View } from '../view.ts'
import { DIE, head, range, scale, SHIELDS, WHY } from './shared.ts'

/** S7.1: a token not used yet answers to the card, or Architecture to the Stage it completes (Q7). */
function bringsExtraCard(v: View, no: number): boolean {
  if (((TRIGGERS[no] as number) & v.usable) !== 0) return true
  return (v.usable & ARCHITECTURE) !== 0 && completesStage(v, no)
}

/** All symbols but one lie in front of a side. */
function lacksOneSymbol({ cards }: Board): boolean {
  let held = 0
  for (let each = FIRST_SYMBOL; each < FIRST_SYMBOL + SYMBOL_COUNT; each++) if ((cards[each] as number) > 0) held++
  return held === SYMBOL_COUNT - 1
}

/** S7.5, Q11: the two other symbols lie in front of it. */
const completesTrio = ({ own }: View, no: number): boolean => isGreen(no) && own.cards[no] === 0 && lacksOneSymbol(own)

const ITS_SHIELDS: Text = { it: 'i suoi Scudi', en: 'its Shields' }
const YOUR_SHIELDS: Text = { it: 'i tuoi Scudi', en: 'your Shields' }

/** By how many Shields it is ahead of you; below 0 where it is behind. */
const lead = ({ own, s }: View): number => shields(own) - shields(s.boards[PLAYER])

/** Shows how Shields compare. */
function byShields(about: Head, test: (candidate: Candidate, v: View) => boolean): Rung<Candidate, View> {
  const shown = (candidate: Candidate, v: View) => (test(candidate, v) ? lead(v) : undefined)
  return summed({ ...yes(about, test), shown }, (_, { own, s }) => [
    { text: ITS_SHIELDS, value: shields(own) },
    { text: YOUR_SHIELDS, value: -shields(s.boards[PLAYER]) },
  ])
}

export const priority: Ladder<Candidate, View> = {
  ...scale('priority', 'S7', { it: 'Lista di priorità', en: 'Priority list' }, WHY.card),
  name: ({ deck, card: no }) => (deck === NONE ? card(no).id : DECK_NAMES[deck]),
  rungs: [
    yes(
      head(
        'priority.1',
        'S7.1',
        {
          it: 'una carta che dà una carta aggiuntiva grazie a un segnalino Progresso',
          en: 'a card that brings an extra card through a Progress token',
        },
        { mark: '1' },
      ),
      ({ card: no }, v) => bringsExtraCard(v, no),
    ),
    // Q28: whatever it is good for.
    yes(
      head('priority.2', 'S7.2', { it: 'una carta Gialla', en: 'a Yellow card' }, { mark: '2' }),
      ({ card: no }) => no === COIN,
    ),
    yes(
      head(
        'priority.3a',
        'S8',
        {
          it: 'una carta Grigia che aiuta a costruire uno Stadio disponibile con effetto',
          en: 'a Grey card that helps construct an available Stage with an effect',
        },
        { mark: '3a' },
      ),
      ({ card: no }, v) => helpOf(v, no) === EFFECT_HELP,
    ),
    yes(
      head(
        'priority.3b',
        'S7.3',
        {
          it: 'una carta Grigia che aiuta a costruire uno Stadio disponibile senza effetto',
          en: 'a Grey card that helps construct an available Stage without an effect',
        },
        { mark: '3b' },
      ),
      ({ card: no }, v) => helpOf(v, no) === PLAIN_HELP,
    ),
    yes(
      head(
        'priority.4',
        'S7.4',
        {
          it: 'un’altra copia di una carta Verde che ha già',
          en: 'another copy of a Green card it already has',
        },
        { mark: '4' },
      ),
      ({ card: no }, { own }) => isGreen(no) && (own.cards[no] as number) > 0,
    ),
    yes(
      head(
        'priority.5',
        'S7.5',
        {
          it: 'la carta Verde che manca, se ne ha già due diverse',
          en: 'the missing Green card, if it has two different ones',
        },
        { mark: '5' },
      ),
      ({ card: no }, v) => completesTrio(v, no),
    ),
    byShields(
      head(
        'priority.6a',
        'S7.6',
        {
          it: 'una carta Rossa con Corni, se i suoi Scudi sono almeno quanti i tuoi',
          en: 'a Red card with Horns, if it has at least as many Shields as you',
        },
        { mark: '6a', unit: SHIELDS },
      ),
      ({ card: no }, v) => card(no).horns > 0 && isAhead(v),
    ),
    byShields(
      head(
        'priority.6b',
        'S7.6',
        {
          it: 'una carta Rossa senza Corni, se ha meno Scudi di te',
          en: 'a Red card without Horns, if it has fewer Shields than you',
        },
        { mark: '6b', unit: SHIELDS },
      ),
      ({ card: no }, v) => no === RED_0 && !isAhead(v),
    ),
    // Q13: also while it owns the pawn.
    yes(
      head('priority.7', 'S7.7', { it: 'una carta Blu con il Gatto', en: 'a Blue card with the Cat' }, { mark: '7' }),
      ({ card: no }) => no === CAT_CARD,
    ),
  ],
}

/** The first entry that a card meets. */
export const metRung = (candidate: Candidate, v: View): Rung<Candidate, View> | undefined =>
  v.doc.priority.rungs.find((each) => each.when?.(v) !== false && (rate(each, candidate, v) as number) > 0)

const more = (id: string, text: Text, test: (candidate: Candidate, v: View) => boolean): Rung<Candidate, View> =>
  yes(head(`more-cards.${id}`, ADDED, text), test)

/** Whether the card would complete a set of Green cards in front of the player. */
function completesForYou({ s }: View, no: number): boolean {
  const board = s.boards[PLAYER]
  return isGreen(no) && ((board.cards[no] as number) > 0 || lacksOneSymbol(board))
}

/** Entries of no document, for authors of variants. */
export const moreCards: Ladder<Candidate, View> = {
  ...scale('more-cards', ADDED, { it: 'Altre voci', en: 'More entries' }),
  name: priority.name,
  rungs: [
    more('grey', { it: 'una carta Grigia', en: 'a Grey card' }, ({ card: no }) => isGrey(no)),
    more('green', { it: 'una carta Verde', en: 'a Green card' }, ({ card: no }) => isGreen(no)),
    more(
      'new-green',
      { it: 'una carta Verde con un simbolo che non ha', en: 'a Green card with a symbol it does not have' },
      ({ card: no }, { own }) => isGreen(no) && own.cards[no] === 0,
    ),
    more('red', { it: 'una carta Rossa', en: 'a Red card' }, ({ card: no }) => card(no).colour === 'red'),
    more(
      'horns',
      { it: 'una carta Rossa con Corni', en: 'a Red card with Horns' },
      ({ card: no }) => card(no).horns > 0,
    ),
    more('blue', { it: 'una carta Blu', en: 'a Blue card' }, ({ card: no }) => card(no).colour === 'blue'),
    more(
      'three-points',
      { it: 'una carta Blu da 3 punti', en: 'a Blue card worth 3 points' },
      ({ card: no }) => card(no).colour === 'blue' && no !== CAT_CARD,
    ),
    more(
      'cat',
      {
        it: 'una carta Blu con il Gatto, se non ha il Gatto',
        en: 'a Blue card with the Cat, if it does not own the Cat',
      },
      ({ card: no }, { s }) => no === CAT_CARD && s.cat !== OPPONENT,
    ),
    more(
      'completes-stage',
      {
        it: 'una carta che permette di costruire subito uno Stadio',
        en: 'a card that lets it construct a Stage at once',
      },
      ({ card: no }, v) => completesStage(v, no),
    ),
    more(
      'your-science',
      {
        it: 'una carta Verde che completerebbe una tua combinazione',
        en: 'a Green card that would complete a set of yours',
      },
      ({ card: no }, v) => completesForYou(v, no),
    ),
    more('your-deck', { it: 'la carta del tuo mazzo', en: 'the card of your deck' }, ({ deck }) => deck === PLAYER),
    more('its-deck', { it: 'la carta del suo mazzo', en: 'the card of its own deck' }, ({ deck }) => deck === OPPONENT),
  ],
}

/** S11: what comes before the die. */
export const severalDecks: Ladder<Candidate, View> = {
  ...scale('several-decks', 'S11', { it: 'Più mazzi alla pari', en: 'Several decks' }, WHY.card),
  name: priority.name,
  rungs: [
    yes(
      head('several-decks.not-central', 'S11', { it: 'mai il mazzo centrale', en: 'never the central deck' }),
      ({ deck }) => deck !== CENTRAL,
    ),
  ],
}

const DECK_TEXT = [
  { it: 'il tuo mazzo', en: 'your deck' },
  { it: 'il mazzo dell’Avversario', en: 'the Opponent’s deck' },
  { it: 'il mazzo centrale, scoperto o coperto', en: 'the central deck, face up or face down' },
] as const

const deckRow = (table: string, cite: string, deck: DeckNo, faces: readonly number[]): DieRow<View, DeckNo> => {
  return {
    ...head(`${table}.${DECK_NAMES[deck]}`, cite, DECK_TEXT[deck], { mark: range(faces), unit: DIE }),
    faces,
    otherwise: { it: 'il mazzo è vuoto, si tira di nuovo', en: 'the deck is empty, roll again' },
    attempt: ({ s }) => (s.decks[deck].count > 0 ? deck : undefined),
  }
}

const deckName = (deck: DeckNo): string => DECK_NAMES[deck]

export const severalDie: DieTable<View, DeckNo> = {
  ...scale('several-die', 'S11', { it: 'Dado per più mazzi alla pari', en: 'Die for several decks' }, WHY.card),
  name: deckName,
  rungs: [deckRow('several-die', 'S11', PLAYER, [1, 2, 3]), deckRow('several-die', 'S11', OPPONENT, [4, 5, 6])],
}

export const noPriority: DieTable<View, DeckNo> = {
  ...scale(
    'no-priority',
    'S10',
    { it: 'Dado se nessuna priorità è soddisfatta', en: 'Die where no priority is met' },
    WHY.card,
  ),
  name: deckName,
  rungs: [
    deckRow('no-priority', 'S10', PLAYER, [1]),
    deckRow('no-priority', 'S10', OPPONENT, [2]),
    deckRow('no-priority', 'S10', CENTRAL, [3, 4, 5, 6]), // Q29
  ],
}
