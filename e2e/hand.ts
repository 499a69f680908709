// Presses pieces as a person would, with a real mouse or finger. Waiting happens inside the page (reach.ts), because polling from outside
// was slow.
import type { Locator, Page } from 'playwright-core'
import type { Reached } from './reach.ts'

/** Presses a piece: a tap on a phone, otherwise a click. Returns whether that opens a popover. */
export async function press(target: Locator): Promise<boolean> {
  const { opens } = await strike(target.page(), () => target.evaluate((piece) => hand.reach(piece)))
  return opens
}

/** Presses the n-th piece of the first selector that finds any, once it is the person's turn. Returns false if the game is over. */
export async function pressLit(page: Page, selectors: readonly string[], n: number): Promise<boolean> {
  const wanted = { selectors, n }
  return (await strike(page, () => page.evaluate((each) => hand.reachLit(each), wanted))) !== 'over'
}

/** Presses an entry of a picker, by its full name. */
export async function pressOption(page: Page, name: string): Promise<void> {
  await strike(page, () => page.evaluate((each) => hand.reachOption(each), name))
}

/** The entry of a picker that Enter would choose. */
export const chosenOption = (page: Page): Promise<string | undefined> => page.evaluate(() => hand.chosenOption())

/** Whether something covers the middle of a piece. */
export const isCovered = (piece: Locator): Promise<boolean> => piece.evaluate((each) => hand.isCovered(each))

const TRIES = 5

const pressed = new WeakMap<Page, number>()

/** How often a page has been pressed so far. */
export const pressesOn = (page: Page): number => pressed.get(page) ?? 0

export const countPress = (page: Page): void => void pressed.set(page, pressesOn(page) + 1)

/**
 * Resolves once the page has handled the press: a tap becomes a click some time after the finger is up. If the piece has moved or gone
 * meanwhile, looks for it again.
 */
async function strike<T extends Reached | 'over'>(page: Page, reach: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries++) {
    const reached = await reach()
    if (reached === 'over') return reached
    if (reached === null || !(await hits(page, reached))) continue
    countPress(page)
    return reached
  }
  throw new Error(`${TRIES} presses have missed`)
}

async function hits(page: Page, { x, y, touch }: Reached): Promise<boolean | undefined> {
  const landed = page.evaluate(() => hand.landed)
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  return landed
}
