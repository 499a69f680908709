// The table as lines of text.
import type { Painter } from '../../kernel/contract.ts'
import type { Lang } from '../../kernel/text.ts'
import type { State } from './state.ts'
import { writePosition } from './position/write.ts'

export function draw(s: State, _lang: Lang, _paint: Painter): string {
  return JSON.stringify(writePosition(s))
}
