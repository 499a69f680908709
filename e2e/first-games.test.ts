// First games on screen, in step with the kernel: every mark whose moment comes is shown, once, and never lies over what it speaks of.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyTable } from '../scripts/moment.ts'
import { GAMES } from '../src/games/index.ts'
import { momentAt, SCREEN } from '../src/web/learn/coach-run.ts'
import { CONFIRM } from '../src/web/words/confirm.ts'
import { LEARN } from '../src/web/words/learn.ts'
import { press } from './hand.ts'
import { type Kernel, kernelOf, type Policy } from './kernel.ts'
import { address, DESKTOP, IN_FULL, PHONE, scene, type Stage } from './stage.ts'
import { boardDrawn, setSpeed, showPanel, yourTurn } from './table.ts'

const BOX = '.learn-box[data-phase="mark"]'
const MARK = `${BOX} [data-first]`

/** What a mark speaks of, as far as it is in sight, and how much of it the guide lies over. */
const pointed = (page: Page) =>
  page.evaluate(() => {
    const box = document.querySelector('.learn-box')?.getBoundingClientRect()
    const board = document.querySelector('.board-area')?.getBoundingClientRect()
    const parts = [...document.querySelectorAll('[data-guided]')].map((part) => part.getBoundingClientRect())
    const pieces = [...document.querySelectorAll('.board-area [data-mark="kept"]')].map((piece) =>
      piece.getBoundingClientRect(),
    )
    const meets = (a: DOMRect, b: DOMRect) =>
      a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1
    const isSeen = (rect: DOMRect) => rect.height > 0 && rect.bottom > 0 && rect.top < innerHeight
    const onBoard = pieces.filter((rect) => isSeen(rect) && board !== undefined && meets(rect, board))
    const isShown = parts.some(isSeen) && (pieces.length === 0 || onBoard.length > 0)
    const covered = box === undefined ? 0 : [...parts, ...pieces].filter((rect) => meets(box, rect)).length
    return { isShown, covered, isBoxSeen: box !== undefined && box.top >= 0 && box.bottom <= innerHeight + 1 }
  })

/** Waits until the guide stays where it is: news and fonts may still move it. */
async function stands(): Promise<void> {
  const at = () => document.querySelector('.learn-box')?.getBoundingClientRect().top
  for (let [frames, was] = [0, at()]; frames < 6; ) {
    await new Promise((next) => requestAnimationFrame(next))
    const now = at()
    frames = now === was ? frames + 1 : 0
    was = now
  }
}

/** Reads the marks on screen, one after the other, until there is a move to make or the game is over. */
async function readMarks(page: Page, seen: string[]): Promise<'you' | 'over'> {
  for (;;) {
    await page.locator(`${BOX}, .prompt[data-turn="you"], .prompt[data-turn="over"]`).first().waitFor()
    await boardDrawn(page)
    const mark = page.locator(MARK)
    if ((await mark.count()) === 0) return yourTurn(page)
    const id = (await mark.getAttribute('data-first')) ?? ''
    expect(seen).not.toContain(id)
    seen.push(id)
    await expect
      .poll(async () => ({ id, ...(await pointed(page)) }))
      .toEqual({ id, isShown: true, covered: 0, isBoxSeen: true })
    await page.evaluate(stands)
    await press(page.locator(`${BOX} .kit-button--main`))
    await page.locator(`${BOX} [data-first="${id}"]`).waitFor({ state: 'detached' })
  }
}

async function play({ page, lang }: Stage, key: string, isIdle: boolean): Promise<void> {
  await showPanel(page, 'moves')
  const move = page.locator(`.move[data-key="${key}"]`)
  await press(move)
  if (isIdle) await press(page.getByRole('dialog').getByRole('button', { name: CONFIRM.yes[lang], exact: true }))
}

/** Decisions of a first game in `npm test`; the soak plays it to its end. */
const SOME = IN_FULL ? Number.POSITIVE_INFINITY : 7

/** A first game by one of the kernel's players. */
async function playFirst(stage: Stage, kernel: Kernel, by: Policy): Promise<void> {
  const { page, lang } = stage
  const first = await kernel.module.firstGame?.()
  if (first === undefined) throw new Error('no first game')
  const { firsts } = first
  const table: AnyTable = kernel.dealt(first.seed, first.options)
  const due = new Set<string>()
  let looked = -1
  const look = (): void => {
    while (looked < table.cursor) {
      const moment = momentAt(table, ++looked)
      for (const { id, when } of firsts) if (when(moment)) due.add(id)
    }
  }
  await setSpeed(page)
  await page.goto(address(`/learn/${kernel.manifest.id}`))
  await press(page.getByRole('button', { name: LEARN.startFirst[lang] }))
  await page.locator(BOX).waitFor()
  const seen: string[] = []
  const player = kernel.player(by, '1')
  let made = 0
  for (table.advance(); table.seat !== undefined && made < SOME; table.advance()) {
    const chosen = player(table)
    if (!table.isForced(table.cursor)) {
      expect(await readMarks(page, seen)).toBe('you')
      const move = table.options.find((option) => kernel.key(option.move) === chosen)?.move
      await play(stage, chosen, kernel.module.idle?.(table.state, move) !== undefined)
      made++
    }
    table.play(chosen)
  }
  await readMarks(page, seen)
  look()
  expect(seen.filter((id) => !id.startsWith(SCREEN)).toSorted()).toEqual([...due].toSorted())
  expect(seen.filter((id) => id.startsWith(SCREEN)).length).toBeGreaterThan(2)
  // Opened again, nothing is told twice.
  await page.reload()
  await yourTurn(page)
  const mark = page.locator(MARK)
  if ((await mark.count()) > 0) expect(seen).not.toContain(await mark.getAttribute('data-first'))
}

const LOOKS = [
  { screen: PHONE, lang: 'it', by: 'greedy' },
  { screen: DESKTOP, lang: 'en', by: 'random' },
] as const

for (const { id } of GAMES)
  for (const { screen, lang, by } of LOOKS)
    scene(
      `the first game of ${id} explains what is new, once, without lying over it: ${lang}`,
      { lang, screen, long: id !== 'duel' || screen !== PHONE },
      async (stage) => playFirst(stage, await kernelOf(id), by),
    )
