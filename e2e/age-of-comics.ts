// Plays Age of Comics by clicking on what is lit, and makes games of it by the kernel alone.
import type { Locator, Page } from 'playwright-core'
import type { AnyTable } from '../scripts/moment.ts'
import { card, cardNo, FIRST_COMIC } from '../src/games/age-of-comics/catalogue/index.ts'
import type { Move } from '../src/games/age-of-comics/moves.ts'
import { piecesOf } from '../src/games/age-of-comics/ui/view.ts'
import { manifestOf } from '../src/games/index.ts'
import { dice } from '../src/kernel/chance.ts'
import type { Lang } from '../src/kernel/contract.ts'
import { readSave } from '../src/kernel/save.ts'
import { Table } from '../src/kernel/table.ts'
import { playerOf } from '../src/players/index.ts'
import { NEW } from '../src/web/words/new.ts'
import { address } from './stage.ts'
import { choice, press, yourTurn } from './table.ts'

export const module = await manifestOf('age-of-comics').load()

export const key = (move: unknown): string => module.game.key(move)

export interface NewGame {
  readonly level?: 'beginner' | 'intermediate' | 'expert'
  readonly mode?: 'screen' | 'beside'
  readonly seed?: string
  /** The names of challenges. */
  readonly challenges?: readonly string[]
}

export const openNewPage = (page: Page) => page.goto(address('/new/age-of-comics'))

/** A new game through its page, up to the table. */
export async function sitDown(page: Page, lang: Lang, game: NewGame): Promise<void> {
  const { level = 'beginner', mode = 'screen', seed, challenges = [] } = game
  await openNewPage(page)
  for (const id of [level, mode]) await press(choice(page, id))
  for (const name of challenges) await press(page.locator('.chip', { hasText: name }))
  if (seed !== undefined) await page.getByLabel(NEW.seed[lang], { exact: true }).fill(seed)
  await begin(page, lang)
}

export async function begin(page: Page, lang: Lang): Promise<void> {
  await press(page.getByRole('button', { name: NEW.start[lang] }))
  await yourTurn(page)
}

const LEAF = '.ac-leaf .ac-actions .ac-button'
const BUTTONS = '.ac-tray-buttons .ac-button'
const LIT = `.ac-root .ac-spot[data-lit]:visible, ${BUTTONS}`

const piecesIn = (move: string): readonly string[] => piecesOf(module.notation.read(move) as Move)

/** One of your moves by clicking on its piece, and in the leaf of the piece where it offers several. */
export async function clickMove(page: Page, move: string, moves: readonly string[]): Promise<void> {
  if (move === 'done') return press(page.locator(`${BUTTONS}[data-do="done"]`))
  const [piece = ''] = piecesIn(move)
  const alike = moves.filter((each) => piecesIn(each).includes(piece))
  await press(page.locator(`.ac-root .ac-spot[data-piece="${piece}"][data-lit]`).first())
  if (alike.length > 1) await press(page.locator(LEAF).nth(alike.indexOf(move)))
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
export async function clickToTheEnd(page: Page, most = 300): Promise<number> {
  for (let n = 0; n < most; n++) if (!(await clickOnce(page, n * 5 + 3))) return n
  throw new Error(`the game is not over after ${most} clicks`)
}

/** What a picker calls a component: its name, and for creatives what stands on their cards. */
export function nameInPicker(id: string, lang: Lang): string {
  const no = cardNo(id)
  const name = module.nameOf(id, lang)
  return no === undefined || no >= FIRST_COMIC ? name : `${name} ${card(no).printedName}`
}

const OPTIONS = { level: 'beginner', challenges: 'none', deck: 'reconstruction' } as const

/** A seeded game of the kernel's that nobody has played yet. */
export const dealt = (seed: string): AnyTable =>
  new Table(module, { options: OPTIONS, chance: { kind: 'seeded', seed } })

/** Played until something holds at a decision of yours, or to its end. */
export function playedUntil(seed: string, done: (table: AnyTable) => boolean, player = 'greedy'): AnyTable {
  const table = dealt(seed)
  const stream = dice(Number(seed))
  for (table.advance(); table.seat !== undefined && !done(table); table.advance())
    table.play(key(playerOf(player)(module, table.state, table.options, stream)))
  return table
}

/** A game that waits for an answer to this ask, from the first seed that gets there. */
export function waitingFor(ask: string, moves = 0): AnyTable {
  const there = ({ step, cursor }: AnyTable): boolean => step.kind === 'choice' && step.ask === ask && cursor >= moves
  for (let seed = 1; seed < 200; seed++) {
    // Some things only happen to those who play badly.
    const table = playedUntil(String(seed), there, seed % 2 === 0 ? 'random' : 'greedy')
    if (table.seat !== undefined) return table
  }
  throw new Error(`no game comes to ${ask}`)
}

/** A save folded here, by the kernel alone. */
export const fold = (save: string): AnyTable => Table.open(module, readSave(save))

export const keysOf = (table: AnyTable): string[] => table.log.map(({ seat, move }) => `${seat} ${key(move)}`)

/** What you may do now, by its keys. */
export const movesOf = (table: AnyTable): string[] => table.options.map(({ move }) => key(move))
