// What the space of an area gives whoever places an editor there, in words.
import { counted, type Lang, type Unit } from '../../kernel/text.ts'
import {
  BOARD_IDEAS,
  FLIPS_AND_COLLECTS,
  MAX_PRINTS,
  type PlaceNo,
  ROYALTY_MONEY,
  SUPPLY_IDEAS,
} from './catalogue/actions.ts'
import { type AreaNo, DEVELOP, HIRE, IDEAS, PRINT, ROYALTIES, SALES } from './catalogue/vocabulary.ts'

const FROM_BOARD: Unit = {
  one: { it: '# idea dal tabellone', en: '# idea from the board' },
  other: { it: '# idee dal tabellone', en: '# ideas from the board' },
}
const FROM_SUPPLY: Unit = {
  one: { it: '# dalla riserva', en: '# from the supply' },
  other: { it: '# dalla riserva', en: '# from the supply' },
}
const PRINTED: Unit = {
  one: { it: '# fumetto', en: '# comic' },
  other: { it: 'fino a # fumetti', en: 'up to # comics' },
}
const ORDERS: Unit = {
  one: { it: '# ordine', en: '# order' },
  other: { it: '# ordini', en: '# orders' },
}

/** Nothing where all spaces of an area give the same. */
export function placeGain(area: AreaNo, at: PlaceNo, lang: Lang): string | undefined {
  switch (area) {
    case IDEAS:
      return `${counted(BOARD_IDEAS[at], FROM_BOARD, lang)}, ${counted(SUPPLY_IDEAS[at], FROM_SUPPLY, lang)}`
    case PRINT:
      return counted(MAX_PRINTS[at], PRINTED, lang)
    case ROYALTIES:
      return `$${ROYALTY_MONEY[at]}`
    case SALES:
      return counted(FLIPS_AND_COLLECTS[at], ORDERS, lang)
    case HIRE:
    case DEVELOP:
      return undefined
  }
}
