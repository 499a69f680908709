// The parts of browser tests that only Architects needs: where to press for a move, and test positions.
import type { Page } from 'playwright-core'
import type { AnyTable } from '../scripts/moment.ts'
import { stageNo } from '../src/games/architects/catalogue/index.ts'
import type { Lang } from '../src/kernel/contract.ts'
import { pairs, spread } from '../src/games/architects/ui/spread.ts'
import { press } from './hand.ts'
import { kernelOf, verbOf } from './kernel.ts'
import { byComponent } from './picker.ts'
import type { Stage } from './stage.ts'
import type { ByHand } from './whole.ts'

export const architects = await kernelOf('architects')

const POPOVER = '.ar-popover .ar-actions .ar-button'

/** Buttons of an open popover; otherwise lit pieces and turn buttons on the board. */
export const LIT = [POPOVER, '.ar-root .ar-spot[data-lit], .ar-root .ar-todo-buttons .ar-button']

/** The piece that a move is made on: its kind and its name. */
function pieceOf(move: string): readonly [kind: string, name: string] {
  const [verb = '', name = ''] = move.split(' ')
  if (verb === 'look') return ['deck', 'central']
  if (verb === 'take' || verb === 'hali-deck') return ['deck', name]
  return verb === 'science' || verb === 'end' ? ['todo', move] : [verb, name]
}

const DECKS = ['player', 'central', 'opponent']

/** Selector of that piece on the board. */
function placeOf(page: Page, lang: Lang, move: string, moves: readonly string[]) {
  const [kind, name] = pieceOf(move)
  const named = architects.module.nameOf(name, lang)
  switch (kind) {
    case 'deck':
      return page.locator(`.ar-deck:nth-child(${DECKS.indexOf(name) + 1}) .ar-deck-top[data-lit]`)
    case 'construct':
      return page.locator(`.ar-stage-spot[data-flip="stage:${stageNo(name)}"][data-lit]`)
    case 'wonder':
      return page.locator(`.ar-offer:has(b:text-is("${named}"))`)
    case 'hali-card':
      return page.locator('.ar-shown-card', { hasText: `${named},` }).first()
    case 'token':
      return name === 'stack'
        ? page.locator('.ar-tray-token').last()
        : page.locator(`.ar-tray-token:has(b:text-is("${named}"))`)
    default: {
      const stages = new Set(moves.filter((each) => each.startsWith('construct')).map((each) => pieceOf(each)[1]))
      const others = moves.filter((each) => pieceOf(each)[0] === 'todo')
      return page.locator('.ar-todo-buttons .ar-button').nth(stages.size + others.indexOf(move))
    }
  }
}

/** Presses the piece of a move, and the button in its popover if one opens. */
async function click({ page, lang }: Stage, table: AnyTable, move: string): Promise<void> {
  const moves = architects.movesOf(table)
  const piece = pieceOf(move).join(' ')
  const alike = moves.filter((each) => pieceOf(each).join(' ') === piece)
  const opens = await press(placeOf(page, lang, move, moves))
  if (opens) await press(page.locator(POPOVER).nth(alike.indexOf(move)))
}

export const byHand: ByHand = { kernel: architects, spread, pairs, click, nameOf: byComponent(architects) }

/** A game in progress where one of your moves is of this kind. */
export const waitingFor = (verb: string, entries = 0): AnyTable =>
  architects.waitingFor(
    (table) => table.cursor >= entries && architects.movesOf(table).some((move) => verbOf(move) === verb),
  )
