// A hand on the page: it presses where a person would, with a real mouse or finger. What has to be waited for is waited for inside the
// page (reach.ts): asking from outside again and again is what took most of the time.
import type { Locator, Page } from 'playwright-core'
import type { Reached } from './reach.ts'

/** Presses a piece, by a click or, where the page is a phone's, by a tap; tells whether that opens a leaf. */
export async function press(target: Locator): Promise<boolean> {
  const { opens } = await strike(target.page(), () => target.evaluate((piece) => hand.reach(piece)))
  return opens
}

/**
 * Presses the n-th piece of the first selector that finds any, once the table waits for the person. False when the game is over
 * instead.
 */
export async function pressLit(page: Page, selectors: readonly string[], n: number): Promise<boolean> {
  const wanted = { selectors, n }
  return (await strike(page, () => page.evaluate((each) => hand.reachLit(each), wanted))) !== 'over'
}

/** Presses what a picker offers, by its whole name. */
export async function pressOption(page: Page, name: string): Promise<void> {
  await strike(page, () => page.evaluate((each) => hand.reachOption(each), name))
}

/** The name of what Enter would choose in a picker. */
export const chosenOption = (page: Page): Promise<string | undefined> => page.evaluate(() => hand.chosenOption())

/** Whether a press in the middle of a piece would not reach it. */
export const isCovered = (piece: Locator): Promise<boolean> => piece.evaluate((each) => hand.isCovered(each))

const TRIES = 5

/**
 * Done when the page has dealt with the press: a tap becomes a click only some time after the finger is up. Where the piece has gone or
 * moved away meanwhile, it is looked for again.
 */
async function strike<T extends Reached | 'over'>(page: Page, reach: () => Promise<T | null>): Promise<T> {
  for (let tries = 0; tries < TRIES; tries++) {
    const reached = await reach()
    if (reached === 'over') return reached
    if (reached !== null && (await hits(page, reached))) return reached
  }
  throw new Error(`${TRIES} presses have missed`)
}

async function hits(page: Page, { x, y, touch }: Reached): Promise<boolean | undefined> {
  const landed = page.evaluate(() => hand.landed)
  await (touch ? page.touchscreen.tap(x, y) : page.mouse.click(x, y))
  return landed
}
