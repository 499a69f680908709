// What the hands turn up, draw or roll before the app can be told what it is.
import type { HandStep } from '../../../kernel/hands.ts'
import { inWords, type Text } from '../../../kernel/text.ts'
import { CENTRAL } from '../asks.ts'
import { FACE_UP, isSetUp, type State, topAsk } from '../state.ts'
import { deckOf } from './places.ts'
import * as words from './words.ts'

const plain = (text: Text, ids: readonly string[] = []): HandStep => ({ text, ids, acts: [] })
const ofCentral = (text: Text): HandStep => ({ ...plain(text), spot: deckOf(CENTRAL) })

export function question(s: State): readonly HandStep[] {
  const top = topAsk(s)
  switch (top?.ask) {
    case 'die':
      return [plain(words.ROLL)]
    case 'draw':
      return [ofCentral(words.DRAW)]
    case 'flip':
      return [ofCentral(words.FLIP)]
    case 'peek':
      return [ofCentral(words.PEEK)]
    case 'show': {
      const cards = s.asks.filter(({ ask }) => ask === 'show').length
      // All of them at the first question.
      if (s.revealed.length > 1) return []
      const said = cards === 1 ? words.SHOW_MORE.one : words.SHOW_MORE.more
      return [
        {
          ...plain(inWords(said, (lang) => [words.OF_DECK[top.deck][lang], cards])),
          spot: deckOf(top.deck),
        },
      ]
    }
    case 'lay':
      if (!isSetUp(s)) return [plain(words.NEXT_TOKEN, ['stack'])]
      return s.faceUp.length > 0
        ? []
        : [
            plain(
              inWords(words.FIRST_TOKENS, () => [FACE_UP]),
              ['stack'],
            ),
          ]
    case 'prize':
      return [plain(words.DRAW_TOKEN, ['stack'])]
    // Wonder decks lie face up: the next card is to be seen by itself.
    default:
      return []
  }
}
