// Neighbours in words: the hexes beside a hex with their structures, the river, and what lies across it.
import type { Lang } from '../../../../kernel/text.ts'
import {
  colour,
  DWELLING,
  HEXES,
  type HexNo,
  hex,
  shippingDistance,
  structure,
  TRADING_POST,
} from '../../catalogue/index.ts'
import { lower } from '../../names.ts'
import { neighbours } from '../../network.ts'
import { EMPTY, isOwn, isPost, opponentOf, OWN, pieceAt, type State } from '../../state.ts'
import { besideText, riversBeside, shipsTo, theirsText, yoursText } from '../words.ts'

/** "D4 blue, your temple": short, for lists. */
function shortLabel(s: State, no: HexNo, lang: Lang): string {
  const ground = `${hex(no).id} ${lower(colour(s.terrain[no] ?? 0).name[lang])}`
  const piece = pieceAt(s, no)
  if (piece === EMPTY) return ground
  if (isOwn(piece)) {
    const { id, name } = structure(piece - OWN)
    return `${ground} (${lower(name[lang])}, ${yoursText(id, lang)})`
  }
  const kind = structure(isPost(piece) ? TRADING_POST : DWELLING).name[lang]
  const owner = lower(colour(s.opponents[opponentOf(piece)]?.colour ?? 0).name[lang])
  return `${ground} (${lower(kind)}, ${theirsText[lang](owner)})`
}

/** Bridges count as neighbours (R2.2). */
export function besideLines(s: State, no: HexNo, lang: Lang): readonly string[] {
  const beside = neighbours(s.player, no).map((at) => shortLabel(s, at, lang))
  const across = HEXES.flatMap((_, at) => (at !== no && shippingDistance(no, at) === 1 ? [hex(at).id] : []))
  return [
    besideText[lang](beside.join('; '), riversBeside(hex(no).river.length, lang)),
    across.length === 0 ? '' : shipsTo[lang](1, across.join(', ')),
  ].filter(Boolean)
}
