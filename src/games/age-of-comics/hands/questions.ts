// What the hands turn up or draw before the app can be told what it is.
import { handStep } from '../../../common/hands.ts'
import type { HandStep } from '../../../kernel/hands.ts'
import type { Lang } from '../../../kernel/text.ts'
import { type Ask, type AskOf, PLAYER } from '../asks.ts'
import { orderGenre, type SpaceNo } from '../catalogue/map.ts'
import { ARTISTS } from '../catalogue/vocabulary.ts'
import { ofGenre } from '../genre-words.ts'
import { deckName, spaceNameOf } from '../names.ts'
import { DISPLAY, EDITORS, NONE, orderOn, type State, topAsk } from '../state.ts'
import { isSetUp } from '../prompts.ts'
import { orderSpace } from './places.ts'
import * as say from './words.ts'

const plain = (words: (lang: Lang) => string): HandStep => handStep(words, [])

/** All that is turned up together, at its first question. */
export function question(s: State): readonly HandStep[] {
  const ask = topAsk(s)
  switch (ask?.ask) {
    case 'order':
      return s.map.every((order) => order === NONE) ? [plain((lang) => say.LAY_OUT[lang])] : []
    case 'value':
      return turned(s.asks).map((space) => turnUp(s, space))
    case 'calendar':
      return [plain((lang) => say.CALENDAR[lang](s.round))]
    case 'start-card':
      return [plain((lang) => say.START_CARD[ask.side][lang](starting(ask, lang)))]
    case 'deal':
      return [
        ...(isSetUp(s) && s.decks.every(({ display }) => display.length === 0)
          ? [plain((lang) => say.SHUFFLE_DECKS[lang])]
          : []),
        plain((lang) => say.DEAL_DISPLAY[lang](DISPLAY, deckName(ask.deck, lang))),
      ]
    case 'draw':
      return [plain((lang) => say.DRAW_TOP[ask.side][lang](deckName(ask.deck, lang)))]
    case 'search':
      return [plain((lang) => say.SEARCH[lang](ofGenre('comic', ask.genre, lang)))]
    case 'back':
      return [plain((lang) => say.LOOK_AT_BACK[lang](deckName(ask.deck, lang)))]
    case 'reveal':
      return [plain((lang) => (s.revealed.length === 0 ? say.DEAL_OUT[lang](EDITORS) : say.NEXT_CARD[lang]))]
    default:
      return []
  }
}

/** The orders on top of the stack: all of a genre are turned together. */
function turned(asks: readonly Ask[]): readonly SpaceNo[] {
  const spaces: SpaceNo[] = []
  for (const ask of asks.toReversed()) {
    if (ask.ask !== 'value') break
    spaces.push(ask.space)
  }
  return spaces
}

const turnUp = (s: State, space: SpaceNo): HandStep =>
  handStep(
    (lang) => say.TURN_ORDER[lang](ofGenre('order', orderGenre(orderOn(s, space)), lang), spaceNameOf(space, lang)),
    [],
    { spot: orderSpace(space) },
  )

function starting({ side, deck, genre }: AskOf<'start-card'>, lang: Lang): string {
  if (genre !== null) return say.A_COMIC[lang](ofGenre('comic', genre, lang))
  return `${say.STARTING[deck][lang]}${side === PLAYER && deck === ARTISTS ? say.OTHER_GENRE[lang] : ''}`
}
