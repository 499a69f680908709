// The parts of browser tests that only Concordia needs: where to press for a move, moving the map, test positions.
import type { Locator, Page } from 'playwright-core'
import type { AnyTable } from '../scripts/moment.ts'
import { idle } from '../src/games/concordia/idle.ts'
import { type Move, read as readMove } from '../src/games/concordia/moves.ts'
import type { State } from '../src/games/concordia/state.ts'
import { offersOf } from '../src/games/concordia/ui/view.ts'
import type { Weighted } from '../src/kernel/contract.ts'
import { CONFIRM } from '../src/web/words/confirm.ts'
import { spread } from '../src/games/concordia/ui/spread.ts'
import { isCovered, press } from './hand.ts'
import { isAsked, kernelOf } from './kernel.ts'
import { bySentence } from './picker.ts'
import type { Stage } from './stage.ts'
import type { ByHand } from './whole.ts'

export const concordia = await kernelOf('concordia')

/** The piece a move is made on, by its name on the board; undefined for buttons in the tray. */
function pieceOf({ state, options }: AnyTable, move: string): string | undefined {
  const offers = offersOf(state as State, options as readonly Weighted<Move>[])
  return [...offers].find(([, moves]) => moves.some((each) => concordia.key(each) === move))?.[0]
}

/** The page asks about a move that does nothing. */
async function click(stage: Stage, table: AnyTable, move: string): Promise<void> {
  await pressMove(stage, table, move)
  const chosen = readMove(move)
  if (chosen !== undefined && idle(table.state as State, chosen) !== undefined)
    await press(stage.page.getByRole('button', { name: CONFIRM.yes[stage.lang], exact: true }))
}

/** Presses the piece of a move, and the button in its popover if one opens. */
async function pressMove({ page }: Stage, table: AnyTable, move: string): Promise<unknown> {
  const button = `[data-key="${move}"]`
  const piece = pieceOf(table, move)
  if (piece === undefined) return press(page.locator(`.co-tray ${button}`))
  const spot = page.locator(`.co-root .co-spot[data-at="${piece}"][data-lit]`)
  if (ON_MAP.test(piece)) await showOnMap(page, spot)
  const opens = await press(spot)
  if (opens) await press(page.locator(`.co-popover ${button}`))
}

const ON_MAP = /^(city|line|province|colonist):/

/** Moves the map first if the piece is out of sight, or covered because the map is zoomed out. */
async function showOnMap(page: Page, piece: Locator): Promise<void> {
  for (let tries = 0; tries < 4 && (await isCovered(piece)); tries++) {
    if (tries === 0) await press(page.locator('.co-tool').nth(2))
    else await comeNearer(page, piece)
    await atRest(piece)
  }
}

async function atRest(piece: Locator): Promise<void> {
  await (await piece.elementHandle())?.waitForElementState('stable')
}

async function comeNearer(page: Page, piece: Locator): Promise<void> {
  const { x, y, width, height } = (await piece.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.wheel(0, -300)
}

export const byHand: ByHand = { kernel: concordia, spread, click, nameOf: bySentence(concordia) }

/** A game in progress that asks you this and offers several answers. */
export const waitingFor = (map: string, ask: string, entries = 0): AnyTable =>
  concordia.waitingFor((table) => table.cursor >= entries && isAsked(table, ask) && table.options.length > 1, {
    options: { map },
    by: 'random',
  })
