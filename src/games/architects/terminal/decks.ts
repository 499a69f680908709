// The three decks side by side, as they lie between the two sides: yours left, the Opponent's right (R2.2).
import { counted, type Lang, type Unit } from '../../../kernel/text.ts'
import { CENTRAL, type DeckNo, OPPONENT, PLAYER } from '../asks.ts'
import { card } from '../catalogue/index.ts'
import { NONE, type State } from '../state.ts'
import { type Block, gap, ink, label, type Line, listed, laid, type Piece, WIDTH } from '../../../common/lines.ts'
import { WORDS } from './words.ts'

const INNER = 29
const ORDER: readonly DeckNo[] = [PLAYER, CENTRAL, OPPONENT]
const TITLES = [WORDS.yourDeck, WORDS.opponentDeck, WORDS.centralDeck] as const
const BETWEEN = (WIDTH - 3 * (INNER + 2)) / 2

/** As boxes where there is room for three of them, otherwise as lines. */
export const deckLines = (s: State, lang: Lang): Block[] => [
  (width) => (width < WIDTH ? laid(listing(s, lang), width) : boxes(s, lang)),
]

const listing = (s: State, lang: Lang): Block[] =>
  ORDER.flatMap((deck) =>
    listed(label(TITLES[deck][lang]), [[topPiece(s, deck, lang)], [ink(countText(s.decks[deck].count, lang), 'dim')]]),
  )

function boxes(s: State, lang: Lang): Line[] {
  const rows = [
    ORDER.map(() => [ink(`┌${'─'.repeat(INNER)}┐`, 'dim')]),
    ORDER.map((deck) => boxed(ink(TITLES[deck][lang], 'dim'))),
    ORDER.map((deck) => boxed(topPiece(s, deck, lang))),
    ORDER.map((deck) => boxed(ink(countText(s.decks[deck].count, lang), 'dim'))),
    ORDER.map(() => [ink(`└${'─'.repeat(INNER)}┘`, 'dim')]),
  ]
  return rows.map(([left = [], middle = [], right = []]) => left.concat(gap(BETWEEN), middle, gap(BETWEEN), right))
}

const boxed = (piece: Piece): Line => [ink('│ ', 'dim'), piece, gap(INNER - 1 - piece.text.length), ink('│', 'dim')]

function topPiece(s: State, deck: DeckNo, lang: Lang): Piece {
  const { top, count } = s.decks[deck]
  if (count === 0) return ink(WORDS.empty[lang], 'dim')
  if (top >= 0) return ink(card(top).name[lang], 'bold', card(top).colour)
  // Only you know what you have seen (Q26).
  if (deck === CENTRAL && s.seen !== NONE)
    return ink(`${card(s.seen).name[lang]} (${WORDS.seen[lang]})`.slice(0, INNER - 1), card(s.seen).colour)
  return ink(WORDS.faceDown[lang])
}

const CARDS: Unit = { one: { it: '# carta', en: '# card' }, other: { it: '# carte', en: '# cards' } }
const countText = (count: number, lang: Lang): string => counted(count, CARDS, lang)
