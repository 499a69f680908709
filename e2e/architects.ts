// What is Architects' own in the browser: where its moves are pressed, and its moments.
import type { Page } from 'playwright-core'
import type { AnyTable } from '../scripts/moment.ts'
import { stageNo } from '../src/games/architects/catalogue/index.ts'
import type { Lang } from '../src/kernel/contract.ts'
import { press } from './hand.ts'
import { kernelOf, verbOf } from './kernel.ts'
import { byComponent } from './picker.ts'
import type { Stage } from './stage.ts'
import type { ByHand } from './whole.ts'

export const architects = await kernelOf('architects')

const LEAF = '.ar-leaf .ar-actions .ar-button'

/** What an open leaf offers, else what lies lit on the board or can be done about the turn. */
export const LIT = [LEAF, '.ar-root .ar-spot[data-lit], .ar-root .ar-todo-buttons .ar-button']

/** The piece that a move is made on, as a kind and a name. */
function pieceOf(move: string): readonly [kind: string, name: string] {
  const [verb = '', name = ''] = move.split(' ')
  if (verb === 'look') return ['deck', 'central']
  if (verb === 'take' || verb === 'hali-deck') return ['deck', name]
  return verb === 'science' || verb === 'end' ? ['todo', move] : [verb, name]
}

const DECKS = ['player', 'central', 'opponent']

/** Where that piece lies on the board. */
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

/** On its piece, and in the leaf of the piece where one opens. */
async function click({ page, lang }: Stage, table: AnyTable, move: string): Promise<void> {
  const moves = architects.movesOf(table)
  const piece = pieceOf(move).join(' ')
  const alike = moves.filter((each) => pieceOf(each).join(' ') === piece)
  const opens = await press(placeOf(page, lang, move, moves))
  if (opens) await press(page.locator(LEAF).nth(alike.indexOf(move)))
}

export const byHand: ByHand = { kernel: architects, click, nameOf: byComponent(architects) }

/** A game some way in where one of your moves is of this kind. */
export const waitingFor = (verb: string, entries = 0): AnyTable =>
  architects.waitingFor(
    (table) => table.cursor >= entries && architects.movesOf(table).some((move) => verbOf(move) === verb),
  )
