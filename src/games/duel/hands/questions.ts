// What the hands turn up or draw before the app can be told what it is.
import type { HandStep } from '../../../kernel/hands.ts'
import { inWords, type Text } from '../../../kernel/text.ts'
import type { Ask } from '../asks.ts'
import { slotName, type State, topAsk } from '../state.ts'
import { whereIn } from '../where.ts'
import { numeral, slotOf } from './places.ts'
import { DRAW_GIFT, DRAW_GUILD, DRAW_TOKENS, MORE_WONDERS, SHOW_ASIDE, TURN_UP } from './words.ts'

const plain = (text: Text): HandStep => ({ text, ids: [], acts: [] })

/** All that is turned up together, at its first question. */
export function question(s: State): readonly HandStep[] {
  switch (topAsk(s)?.ask) {
    case 'turn-up':
      return s.asks
        .filter(({ ask }) => ask === 'turn-up')
        .toReversed()
        .map((ask) => turnUp(s, ask))
    // The set-up says how the first four wonders and the tokens are turned up, an Age how it is laid out.
    case 'reveal':
      return s.asks.some(({ ask }) => ask === 'draft-1') ? [] : [plain(MORE_WONDERS)]
    case 'gift-card':
      return [plain(inWords(DRAW_GIFT, () => [numeral(s.age)]))]
    case 'gift-guild':
      return [plain(DRAW_GUILD)]
    case 'draw':
      return [plain(inWords(DRAW_TOKENS, () => [s.drawn.length + s.asks.filter(({ ask }) => ask === 'draw').length]))]
    case 'show':
      return [plain(inWords(SHOW_ASIDE, () => [numeral(s.age)]))]
    default:
      return []
  }
}

const turnUp = (s: State, { slot }: Ask): HandStep => ({
  text: inWords(TURN_UP, (lang) => [whereIn(s, slotName(s, slot), lang)]),
  ids: [],
  spot: slotOf(slotName(s, slot)),
  acts: [],
})
