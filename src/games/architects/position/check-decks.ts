// Checks the decks of a position, and counts all its cards.
import { refusal } from '../../../kernel/refusal.ts'
import { counted, type Unit } from '../../../kernel/text.ts'
import { CENTRAL, DECKS, OPPONENT } from '../asks.ts'
import { card, cardNo, KINDS } from '../catalogue/index.ts'
import { DECK_NAMES } from '../moves.ts'
import { compositionOf, deckSize, NONE, onTable, type State, sumOf } from '../state.ts'
import { nameOf, theCard } from '../words.ts'

const CARDS: Unit = {
  one: { it: 'c’è # carta', en: 'there is # card' },
  other: { it: 'ci sono # carte', en: 'there are # cards' },
}
const laCarta = (id: string): string => theCard(cardNo(id) as number, 'it')

const deckTooLarge = refusal<{ count: number; size: number }>('architects.deck-too-large', {
  it: ({ count, size }) => `le carte sono ${count}, ma il mazzo completo ne ha ${size}`,
  en: ({ count, size }) => `${counted(count, CARDS, 'en')}, the deck has ${size}`,
})
const emptyWithTop = refusal('architects.empty-with-top', {
  it: 'un mazzo esaurito non ha una carta in cima',
  en: 'an empty deck has no top card',
})
const notInDeck = refusal<{ card: string }>('architects.not-in-deck', {
  it: ({ card: id }) => `in questo mazzo non c’è ${laCarta(id)}`,
  en: ({ card: id }) => `this deck has no ${nameOf(id, 'en')}`,
})
const centralOpen = refusal('architects.central-open', {
  it: 'la carta è scoperta solo nel turno dell’Avversario, quando è lui ad avere il Gatto',
  en: 'it lies face up only in the Opponent’s turn, while the Opponent owns the Cat',
})
const centralEmpty = refusal('architects.central-empty', {
  it: 'il mazzo centrale è esaurito',
  en: 'the central deck is empty',
})
const otherCentralCard = refusal('architects.other-central-card', {
  it: 'la carta scoperta in cima al mazzo centrale è un’altra',
  en: 'the central card that lies face up is another',
})
const notInCentralDeck = refusal<{ card: string }>('architects.not-in-central-deck', {
  it: ({ card: id }) => `nel mazzo centrale non c’è ${laCarta(id)}`,
  en: ({ card: id }) => `the central deck has no ${nameOf(id, 'en')}`,
})

export function checkDecks(s: State, over: boolean): void {
  for (const no of DECKS) {
    const { top, count } = s.decks[no]
    const path = ['decks', DECK_NAMES[no]]
    const size = deckSize(s, no)
    if (count > size) throw deckTooLarge({ count, size }, path)
    if (top < 0) continue
    if (count === 0) throw emptyWithTop(path)
    if (compositionOf(s, no)[top] === 0) throw notInDeck({ card: card(top).id }, path)
  }
  const central = s.decks[CENTRAL]
  if (central.top >= 0 && (s.active !== OPPONENT || s.cat !== OPPONENT || over)) throw centralOpen(['decks', 'central'])
  if (s.seen === NONE) return
  if (central.count === 0) throw centralEmpty(['seen'])
  if (central.top >= 0) throw otherCentralCard(['seen'])
  if (compositionOf(s, CENTRAL)[s.seen] === 0) throw notInCentralDeck({ card: card(s.seen).id }, ['seen'])
}

/** Two Wonder decks and the central deck (R1.2). */
const CARDS_IN_GAME = 110

const tooManyCards = refusal<{ cards: number; game: number }>('architects.too-many-cards', {
  it: ({ cards, game }) => `in tutto ${counted(cards, CARDS, 'it')}, ma il gioco ne ha ${game}`,
  en: ({ cards, game }) => `${counted(cards, CARDS, 'en')}, the game has ${game}`,
})
const tooManyOfKind = refusal<{ card: string; there: number; copies: number }>('architects.too-many-of-kind', {
  it: ({ card: id, there, copies }) =>
    `${nameOf(id, 'it')}: in tutto ${counted(there, CARDS, 'it')}, ma i tre mazzi ne hanno ${copies}`,
  en: ({ card: id, there, copies }) =>
    `${nameOf(id, 'en')}: ${counted(there, CARDS, 'en')} in all, the three decks have ${copies}`,
})

export function checkCards(s: State): void {
  const all =
    sumOf(s.boards[0].cards) +
    sumOf(s.boards[1].cards) +
    sumOf(s.discard) +
    s.decks.reduce((n, { count }) => n + count, 0)
  if (all > CARDS_IN_GAME) throw tooManyCards({ cards: all, game: CARDS_IN_GAME })
  for (let kind = 0; kind < KINDS; kind++) {
    const copies = DECKS.reduce<number>((n, deck) => n + (compositionOf(s, deck)[kind] ?? 0), 0)
    const there = onTable(s, kind) + s.decks.reduce((n, { left }) => n + (left[kind] ?? 0), 0)
    if (there > copies) throw tooManyOfKind({ card: card(kind).id, there, copies })
  }
}
