// What is Age of Comics' own in the browser: where its moves are pressed, what its cards are called, and its moments.
import type { AnyTable } from '../scripts/moment.ts'
import { card, cardNo, FIRST_COMIC } from '../src/games/age-of-comics/catalogue/index.ts'
import type { Move } from '../src/games/age-of-comics/moves.ts'
import { piecesOf } from '../src/games/age-of-comics/ui/view.ts'
import { press } from './hand.ts'
import { isAsked, kernelOf } from './kernel.ts'
import { byComponent, type NameOf } from './picker.ts'
import type { Stage } from './stage.ts'
import type { ByHand } from './whole.ts'

export const ageOfComics = await kernelOf('age-of-comics')

const LEAF = '.ac-leaf .ac-actions .ac-button'
const BUTTONS = '.ac-tray-buttons .ac-button'

/** What an open leaf offers, else what lies lit on the board or can be left. */
export const LIT = [LEAF, `.ac-root .ac-spot[data-lit], ${BUTTONS}`]

const piecesIn = (move: string): readonly string[] => piecesOf(ageOfComics.module.notation.read(move) as Move)

/** On its piece, and in the leaf of the piece where one opens. */
async function click({ page }: Stage, table: AnyTable, move: string): Promise<unknown> {
  if (move === 'done') return press(page.locator(`${BUTTONS}[data-do="done"]`))
  const [piece = ''] = piecesIn(move)
  const alike = ageOfComics.movesOf(table).filter((each) => piecesIn(each).includes(piece))
  const opens = await press(page.locator(`.ac-root .ac-spot[data-piece="${piece}"][data-lit]`).first())
  if (opens) await press(page.locator(LEAF).nth(alike.indexOf(move)))
}

/** A picker tells of a creative also what stands on its card. */
const nameOf: NameOf = (move, lang, before) => {
  const called = byComponent(ageOfComics)(move, lang, before)
  const no = cardNo(ageOfComics.key(move).split(' ').at(-1) ?? '')
  return no === undefined || no >= FIRST_COMIC ? called : { ...called, printed: card(no).printedName }
}

export const byHand: ByHand = { kernel: ageOfComics, click, nameOf }

/** A game that waits for an answer to this ask, some way in. Some things only happen to those who play badly. */
export const waitingFor = (ask: string, entries = 0): AnyTable =>
  ageOfComics.waitingFor(
    (table) => isAsked(table, ask) && table.cursor >= entries,
    (seed) => ({ by: seed % 2 === 0 ? 'random' : 'greedy' }),
  )
