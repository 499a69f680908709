// Why a piece cannot be chosen now, with the clause that says so.
import { because, type Reason } from '../../../web/kit/board/Why.tsx'
import type { City } from '../catalogue/geography.ts'
import { besideColonists, canBuildIn, canPayColonist } from '../measures.ts'
import { isOccupied, type State, topAsk } from '../state.ts'
import type { Target, View } from './view.ts'
import { word } from './words.ts'

/** Undefined if the game asks something that is not about such a piece. */
export function whyNot({ s, map, lang }: View, target: Target): Reason | undefined {
  const ask = topAsk(s)?.ask
  switch (target.kind) {
    case 'city':
      return aboutCity(s, map.cities[target.no] ?? map.capital, lang)
    case 'line':
      if (ask === 'card') return because(word('moveFirst', lang), 'R6.1')
      if (ask !== 'line') return undefined
      return isOccupied(s, target.no)
        ? because(word('lineTaken', lang), 'R6.4')
        : because(word('lineFar', lang), 'R6.2', 'R6.3')
    case 'colonist':
      if (ask === 'card') return because(word('moveFirst', lang), 'R6.1')
      return ask === 'move' ? because(word('noLine', lang), 'R6.2', 'R6.4') : undefined
    case 'province':
      if (ask === 'card') return because(word('prefectFirst', lang), 'R7.1')
      return ask === 'prefect' ? because(word('markerSpent', lang), 'R7.1', 'R7.3') : undefined
    case 'sale':
      if (ask === 'card') return because(word('buyFirst', lang), 'R10.1', 'R10.2')
      return ask === 'buy' ? because(word('cannotPay', lang), s.atSpaces ? 'R10.1' : 'R10.2') : undefined
    default:
      return undefined
  }
}

function aboutCity(s: State, { no, bit }: City, lang: View['lang']): Reason | undefined {
  switch (topAsk(s)?.ask) {
    case 'card':
      return because(word(bit === 0 ? 'capitalAbout' : 'buildFirst', lang), bit === 0 ? 'R6.9' : 'R6.1')
    case 'build':
      if (bit === 0) return because(word('capitalAbout', lang), 'R6.9')
      if ((s.player.houses & bit) !== 0) return because(word('built', lang), 'R6.9')
      if ((besideColonists(s) & bit) === 0) return because(word('needColonist', lang), 'R6.6')
      return canBuildIn(s, no) ? undefined : because(word('cannotPay', lang), 'R6.7', 'R6.8')
    case 'tribune':
    case 'colonist':
    case 'place': {
      const rule = topAsk(s)?.ask === 'tribune' ? 'R5.3' : 'R11.1'
      if (s.player.stored.every((count) => count === 0)) return because(word('noneToPlace', lang), rule)
      if (!canPayColonist(s)) return because(word('noGoodsToPlace', lang), rule)
      return because(word(rule === 'R5.3' ? 'onlyCapital' : 'needHouse', lang), rule)
    }
    default:
      return undefined
  }
}
