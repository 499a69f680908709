// What is turned up together: the progress tokens, four wonders, the structure of an Age.
import type { Drawing, Spread } from '../../../web/contract.ts'
import { LAYOUTS, type Layout } from '../catalogue/layouts.ts'
import type { Age } from '../catalogue/vocabulary.ts'
import { key } from '../moves.ts'
import { HIDDEN, layoutOf, slotName, type State, topAsk } from '../state.ts'

/** A card is two units of x wide; of a row the lower part shows below the next one. */
function drawingOf({ slots }: Layout): Drawing {
  const rows = Math.max(...slots.map(({ row }) => row))
  return {
    size: [12 * 4, rows * 6],
    place: [7.6, 5.7],
    places: Object.fromEntries(slots.map(({ id, x, row }) => [id, [x * 4, row * 6 - 3]])),
  }
}

const STRUCTURES: Readonly<Record<Age, Drawing>> = {
  1: drawingOf(LAYOUTS[1]),
  2: drawingOf(LAYOUTS[2]),
  3: drawingOf(LAYOUTS[3]),
}

export function spread(state: unknown): Spread | undefined {
  const s = state as State
  const top = topAsk(s)
  switch (top?.ask) {
    case 'place':
      return { id: 'progress', at: `token-${s.board.length}` }
    case 'reveal':
      return { id: 'wonders', at: `wonder-${s.offer.length}` }
    case 'lay':
      return {
        id: `age-${s.age}`,
        at: slotName(s, top.slot),
        drawing: STRUCTURES[s.age],
        // Only Age III tells backs (R4.1): of the cards of the Age there are many more than guilds.
        ...(layoutOf(s).slots[top.slot]?.faceUp ? {} : { usual: key({ do: 'lay', card: HIDDEN }) }),
      }
    default:
      return undefined
  }
}
