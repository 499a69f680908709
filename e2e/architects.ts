// Plays Architects by clicking on what is lit, and makes games of it by the kernel alone.
import type { Locator, Page } from 'playwright-core'
import type { AnyTable } from '../scripts/moment.ts'
import { stageNo } from '../src/games/architects/catalogue/index.ts'
import { manifestOf } from '../src/games/index.ts'
import { dice } from '../src/kernel/chance.ts'
import type { Lang } from '../src/kernel/contract.ts'
import { readSave } from '../src/kernel/save.ts'
import { Table } from '../src/kernel/table.ts'
import { playerOf } from '../src/players/index.ts'
import { NEW } from '../src/web/words/new.ts'
import { address } from './stage.ts'
import { choice, press, yourTurn } from './table.ts'

export const module = await manifestOf('architects').load()

export const key = (move: unknown): string => module.game.key(move)

export interface NewGame {
  readonly level?: 'easy' | 'normal' | 'hard'
  readonly opponent?: string
  readonly mode?: 'screen' | 'beside'
  readonly seed?: string
}

/** A new game through its page, up to the table. */
export async function sitDown(page: Page, lang: Lang, game: NewGame): Promise<void> {
  const { level = 'normal', opponent = 'random', mode = 'screen', seed } = game
  await page.goto(address('/new/architects'))
  for (const id of [level, opponent, mode]) await press(choice(page, id))
  if (seed !== undefined) await page.getByLabel(NEW.seed[lang], { exact: true }).fill(seed)
  await press(page.getByRole('button', { name: NEW.start[lang] }))
  await yourTurn(page)
}

const LEAF = '.ar-leaf .ar-actions .ar-button'
const LIT = '.ar-root .ar-spot[data-lit]:visible, .ar-root .ar-todo-buttons .ar-button'

/** The piece that a move is made on, as a kind and a name. */
function pieceOf(move: string): readonly [kind: string, name: string] {
  const [verb = '', name = ''] = move.split(' ')
  if (verb === 'look') return ['deck', 'central']
  if (verb === 'take' || verb === 'hali-deck') return ['deck', name]
  return verb === 'science' || verb === 'end' ? ['todo', move] : [verb, name]
}

const DECKS = ['player', 'central', 'opponent']

/** Where that piece lies on the board. */
function placeOf(page: Page, lang: Lang, move: string, moves: readonly string[]): Locator {
  const [kind, name] = pieceOf(move)
  const named = module.nameOf(name, lang)
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

/** One of your moves by clicking on its piece, and in the leaf of the piece where it offers several. */
export async function clickMove(page: Page, lang: Lang, move: string, moves: readonly string[]): Promise<void> {
  const piece = pieceOf(move).join(' ')
  const alike = moves.filter((each) => pieceOf(each).join(' ') === piece)
  await press(placeOf(page, lang, move, moves))
  // A Wonder is looked at before it is chosen.
  if (alike.length > 1 || piece.startsWith('wonder')) await press(page.locator(LEAF).nth(alike.indexOf(move)))
}

/** One click: in the leaf that is open, else on something lit; `n` picks. False once the game is over. */
export async function clickOnce(page: Page, n: number): Promise<boolean> {
  if ((await yourTurn(page)) === 'over') return false
  await page.locator(`${LEAF}, ${LIT}`).first().waitFor()
  const leaf = page.locator(LEAF)
  const open = (await leaf.count()) > 0
  await press(await pick(open ? leaf : page.locator(LIT), n))
  return true
}

async function pick(pieces: Locator, n: number): Promise<Locator> {
  return pieces.nth(n % (await pieces.count()))
}

/** Clicks until the game is over; returns how many there were. */
export async function clickToTheEnd(page: Page, most = 200): Promise<number> {
  for (let n = 0; n < most; n++) if (!(await clickOnce(page, n * 5 + 3))) return n
  throw new Error(`the game is not over after ${most} clicks`)
}

const OPTIONS = { level: 'normal', opponent: 'random', first: 'you' } as const

/** A seeded game of the kernel's that nobody has played yet. */
export const dealt = (seed: string): AnyTable =>
  new Table(module, { options: OPTIONS, chance: { kind: 'seeded', seed } })

/** Played by the greedy player until something holds at a decision of yours, or to its end. */
export function playedUntil(seed: string, done: (table: AnyTable) => boolean): AnyTable {
  const table = dealt(seed)
  const stream = dice(Number(seed))
  for (table.advance(); table.seat !== undefined && !done(table); table.advance())
    table.play(key(playerOf('greedy')(module, table.state, table.options, stream)))
  return table
}

/** A game some way in where one of your moves is of this kind, from the first seed that gets there. */
export function waitingFor(verb: string, moves = 0): AnyTable {
  const offered = ({ cursor, options }: AnyTable): boolean =>
    cursor >= moves && options.some(({ move }) => key(move).split(' ')[0] === verb)
  for (let seed = 1; seed < 400; seed++) {
    const table = playedUntil(String(seed), offered)
    if (table.seat !== undefined) return table
  }
  throw new Error(`no game comes to ${verb}`)
}

/** A save folded here, by the kernel alone. */
export const fold = (save: string): AnyTable => Table.open(module, readSave(save))

export const keysOf = (table: AnyTable): string[] => table.log.map(({ seat, move }) => `${seat} ${key(move)}`)

/** What you may do now, by its keys. */
export const movesOf = (table: AnyTable): string[] => table.options.map(({ move }) => key(move))
