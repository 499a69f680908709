// What is Terra Mystica's own in the browser: where its moves are pressed, a player who tries everything, and its moments.
import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyTable } from '../scripts/moment.ts'
import type { Move } from '../src/games/terra-mystica/moves.ts'
import type { State } from '../src/games/terra-mystica/state.ts'
import { piecesOf } from '../src/games/terra-mystica/ui/view.ts'
import { PLAN } from '../src/web/words/plan.ts'
import { press } from './hand.ts'
import { kernelOf, type Options, type Player, type Policy, verbOf } from './kernel.ts'
import { bySentence } from './picker.ts'
import type { Stage } from './stage.ts'
import type { ByHand } from './whole.ts'

export const terraMystica = await kernelOf('terra-mystica')
const { key } = terraMystica

/** Sets of hexes are buttons, though they are about hexes. */
const pressedOn = (move: Move): readonly string[] => (move.do === 'settle' ? [] : piecesOf(move))

/** Many moves can be made in two places: at the piece itself, or by a name in the tray. */
type Where = 'table' | 'tray'

/** On its piece, and in the leaf of the piece where one opens. */
async function click({ page }: Stage, table: AnyTable, chosen: string, where: Where): Promise<unknown> {
  const moves = table.options.map(({ move }) => move as Move)
  const move = moves.find((each) => key(each) === chosen)
  if (move === undefined) throw new Error(`${chosen} is not possible`)
  const pieces = pressedOn(move)
  const piece = where === 'table' ? pieces[0] : pieces.at(-1)
  if (piece === undefined) {
    const loose = moves.filter((each) => pressedOn(each).length === 0)
    return press(page.locator('.tm-buttons .tm-button').nth(loose.indexOf(move)))
  }
  const spot = page.locator(`.tm-root [data-at="${piece}"][data-lit]`).first()
  if (/^(hex|river|site):/.test(piece)) await showOnMap(page, spot)
  const opens = await press(spot)
  const alike = moves.filter((each) => pressedOn(each).includes(piece))
  if (opens) await press(page.locator('.tm-leaf .tm-action').nth(alike.indexOf(move)))
}

/** On a narrow screen a hex may lie beside the part of the map that is shown: then the whole of it is asked for. */
async function showOnMap(page: Page, spot: Locator): Promise<void> {
  const [at, window] = await Promise.all([spot.boundingBox(), page.locator('.tm-window').boundingBox()])
  if (at === null || window === null) throw new Error('the map is not there')
  const middle = at.x + at.width / 2
  if (middle > window.x && middle < window.x + window.width) return
  await press(page.locator('.tm-zoom button').last())
}

/** A first game is always a best one. */
async function onSheet(sheet: Locator, { lang }: Stage): Promise<void> {
  expect(await sheet.locator('.best-score').innerText()).toContain(PLAN.firstResult[lang])
}

export const byHand = (where: Where): ByHand => ({
  kernel: terraMystica,
  click: (stage, table, move) => click(stage, table, move, where),
  nameOf: bySentence(terraMystica),
  onSheet,
})

/** Moves that are tried once, after the others. */
const SMALL = new Set(['convert', 'burn', 'add', 'evolve', 'advance-shipping', 'advance-dig'])
const TIMES = 2

const sortOf = (move: string): string => (verbOf(move) === 'upgrade' ? `upgrade ${move.split(' ')[2]}` : verbOf(move))

/** Makes every kind of move once or twice, what builds first, then passes: a short game that shows a lot. */
export function curious(): Player {
  const seen = new Map<string, number>()
  const worth = (move: string): number => {
    const [verb, times] = [verbOf(move), seen.get(sortOf(move)) ?? 0]
    if (verb === 'pass') return 1
    if (times >= (SMALL.has(verb) ? 1 : TIMES)) return 0
    return (SMALL.has(verb) ? 2 : 4) - times + (verb === 'upgrade' || verb === 'build' ? 0.5 : 0)
  }
  return (table) => {
    const [first = '', ...others] = terraMystica.movesOf(table)
    const chosen = others.reduce((best, move) => (worth(move) > worth(best) ? move : best), first)
    seen.set(sortOf(chosen), (seen.get(sortOf(chosen)) ?? 0) + 1)
    return chosen
  }
}

interface Moment {
  readonly verb: string
  readonly options?: Options
  readonly round?: number
  readonly by?: Policy
}

/** A game some way in where one of your moves is of this kind. */
export const waitingFor = ({ verb, options = {}, round = 0, by = 'random' }: Moment): AnyTable =>
  terraMystica.waitingFor(
    (table) => (table.state as State).round >= round && table.options.some(({ move }) => (move as Move).do === verb),
    { options, by },
  )
