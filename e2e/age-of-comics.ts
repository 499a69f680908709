// The parts of browser tests that only Age of Comics needs: where to press for a move, names of cards, test positions.
import type { AnyTable } from '../scripts/moment.ts'
import type { Move } from '../src/games/age-of-comics/moves.ts'
import { piecesOf } from '../src/games/age-of-comics/ui/view.ts'
import { pairs, spread } from '../src/games/age-of-comics/ui/spread.ts'
import { press } from './hand.ts'
import { isAsked, kernelOf } from './kernel.ts'
import { byComponent } from './picker.ts'
import type { Stage } from './stage.ts'
import type { ByHand } from './whole.ts'

export const ageOfComics = await kernelOf('age-of-comics')

const POPOVER = '.ac-popover .ac-actions .ac-button'
const BUTTONS = '.ac-tray-buttons .ac-button'

/** Buttons of an open popover; otherwise lit pieces and buttons on the board. */
export const LIT = [POPOVER, `.ac-root .ac-spot[data-lit], ${BUTTONS}`]

const piecesIn = (move: string): readonly string[] => piecesOf(ageOfComics.module.notation.read(move) as Move)

/** Presses the piece of a move, and the button in its popover if one opens. */
async function click({ page }: Stage, table: AnyTable, move: string): Promise<unknown> {
  if (move === 'done') return press(page.locator(`${BUTTONS}[data-do="done"]`))
  const [piece = ''] = piecesIn(move)
  const alike = ageOfComics.movesOf(table).filter((each) => piecesIn(each).includes(piece))
  const opens = await press(page.locator(`.ac-root .ac-spot[data-piece="${piece}"][data-lit]`).first())
  if (opens) await press(page.locator(POPOVER).nth(alike.indexOf(move)))
}

export const byHand: ByHand = { kernel: ageOfComics, spread, pairs, click, nameOf: byComponent(ageOfComics) }

/** A game in progress that waits for an answer to this ask. Some asks only come up for a player who plays badly. */
export const waitingFor = (ask: string, entries = 0): AnyTable =>
  ageOfComics.waitingFor(
    (table) => isAsked(table, ask) && table.cursor >= entries,
    (seed) => ({ by: seed % 2 === 0 ? 'random' : 'greedy' }),
  )
