// A referee game as lines of text: the map and what is known of the opponents.
import { ink, type Line, render } from '../../../common/lines.ts'
import type { Painter } from '../../../kernel/contract.ts'
import type { Lang } from '../../../kernel/text.ts'
import { mapLines } from '../terminal/map.ts'
import type { RefereeState } from './state.ts'
import { linesOf } from './known.ts'

export const draw = (s: RefereeState, lang: Lang, paint: Painter): string => {
  const known = linesOf(s, lang).map(({ title, text }): Line => [ink(`${title}: `, 'bold'), ink(text)])
  return render([...mapLines(s, lang), ...known], paint)
}
