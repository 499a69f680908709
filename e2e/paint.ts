// Paints what is turned up together, kind by kind: a finger sweeps over places where nothing lies in the way, and taps the others.
import type { Page } from 'playwright-core'
import type { Paint } from '../src/web/contract.ts'
import { countPress, press } from './hand.ts'

interface Spot {
  readonly id: string
  readonly x: number
  readonly y: number
  readonly r: number
  /** Whether a finger that passes would paint it. */
  readonly isOpen: boolean
}

/** Runs in the page. */
const spotsOf = (): Spot[] =>
  [...document.querySelectorAll<HTMLElement>('.spread [data-place]')].map((place) => {
    const { x, y, width, height } = place.getBoundingClientRect()
    const { place: id = '', look } = place.dataset
    return { id, x: x + width / 2, y: y + height / 2, r: Math.max(width, height) / 2, isOpen: look === 'open' }
  })

/** Closes the list for the hands above the drawing, which may come later than this. It closes by itself with the next answer, so this is no tap of the count. */
async function closeList(page: Page): Promise<void> {
  const done = page.locator('.hands-foot button')
  if ((await done.count()) > 0) await done.click()
  await done.waitFor({ state: 'detached' })
}

/** How far a finger stays away from what it must not paint. */
const MARGIN = 5

/** How near a straight way comes to a place. */
function away(from: Spot, to: Spot, { x, y }: Spot): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - from.x) * dx + (y - from.y) * dy) / length))
  return Math.hypot(from.x + t * dx - x, from.y + t * dy - y)
}

/** The next sweep over places of a kind: always on to the nearest that can be reached without passing over others. */
function sweepOver(wanted: readonly Spot[], all: readonly Spot[]): readonly Spot[] {
  const ids = new Set(wanted.map(({ id }) => id))
  const inTheWay = all.filter(({ id, isOpen }) => isOpen && !ids.has(id))
  const isFree = (from: Spot, to: Spot) => inTheWay.every((each) => away(from, to, each) > each.r + MARGIN)
  const from = (first: Spot): readonly Spot[] => {
    const way = [first]
    for (;;) {
      const last = way.at(-1) as Spot
      const next = wanted
        .filter((each) => !way.includes(each) && isFree(last, each))
        .toSorted((a, b) => Math.hypot(a.x - last.x, a.y - last.y) - Math.hypot(b.x - last.x, b.y - last.y))[0]
      if (next === undefined) return way
      way.push(next)
    }
  }
  return wanted.map(from).reduce((best, way) => (way.length > best.length ? way : best), [])
}

async function sweep(page: Page, way: readonly Spot[]): Promise<void> {
  const [first] = way
  if (first === undefined || way.length === 1) {
    await press(page.locator(`.spread [data-place="${first?.id}"]`))
    return
  }
  const client = await page.context().newCDPSession(page)
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', at?: Spot) =>
    client.send('Input.dispatchTouchEvent', { type, touchPoints: at === undefined ? [] : [{ x: at.x, y: at.y }] })
  await touch('touchStart', first)
  for (const spot of way.slice(1)) await touch('touchMove', spot)
  await touch('touchEnd')
  await client.detach()
  countPress(page)
}

/** How finely a finger looks for a way round, in pixels. */
const GRID = 8

/** A way from one place to another around others, as points; undefined if there is none on the drawing. */
function wayRound(from: Spot, to: Spot, inTheWay: readonly Spot[], all: readonly Spot[]): readonly Spot[] | undefined {
  const isFree = (a: Spot, b: Spot) => inTheWay.every((each) => away(a, b, each) > each.r + MARGIN)
  if (isFree(from, to)) return [to]
  const [left, right] = [Math.min(...all.map(({ x }) => x)), Math.max(...all.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...all.map(({ y }) => y)), Math.max(...all.map(({ y }) => y))]
  const came = new Set<string>()
  // The list grows while it is gone through.
  const front: (readonly [Spot, readonly Spot[]])[] = [[from, []]]
  for (const [at, way] of front) {
    if (way.length > 0 && isFree(at, to)) return [...way, to]
    for (const [dx, dy] of [
      [GRID, 0],
      [-GRID, 0],
      [0, GRID],
      [0, -GRID],
    ] as const) {
      const next: Spot = { ...at, id: `${at.x + dx} ${at.y + dy}`, x: at.x + dx, y: at.y + dy }
      const isInside = next.x >= left && next.x <= right && next.y >= top && next.y <= bottom
      if (!isInside || came.has(next.id) || !isFree(at, next)) continue
      came.add(next.id)
      front.push([next, [...way, next]])
    }
  }
  return undefined
}

/** The way of a finger over places in their order, around what it must not paint yet, as far as it goes. */
function wayOver(wanted: readonly Spot[], all: readonly Spot[]): readonly Spot[] {
  const [first, ...others] = wanted
  if (first === undefined) return []
  const way = [first]
  const done = [first]
  for (const next of others) {
    const inTheWay = all.filter((each) => each.isOpen && !done.includes(each) && each !== next)
    const round = wayRound(done.at(-1) ?? first, next, inTheWay, all)
    if (round === undefined) break
    done.push(next)
    way.push(...round)
  }
  return way
}

/** Tells the kinds of all places in the order of the kinds: one sweep goes from kind to kind. */
async function paintInOrder(page: Page, { kinds }: Paint, kindOf: ReadonlyMap<string, string>): Promise<void> {
  for (let left = kindOf.size; (await page.locator('.spread__kinds').count()) > 0; left--) {
    if (left < 0) throw new Error('sweeps paint nothing')
    await closeList(page)
    const spots = await page.evaluate(spotsOf)
    // What follows from the others is painted by itself: the last kind.
    const wanted = kinds
      .slice(0, -1)
      .flatMap((kind) => spots.filter(({ id, isOpen }) => isOpen && kindOf.get(id) === kind))
    await sweep(page, wayOver(wanted, spots))
  }
}

/** Tells the kinds of all places. */
export async function paintAll(page: Page, paint: Paint, kindOf: ReadonlyMap<string, string>): Promise<void> {
  await page.locator('.spread__kinds').waitFor()
  const isTouch = await page.evaluate(() => navigator.maxTouchPoints > 0)
  if (paint.inOrder === true && isTouch) return paintInOrder(page, paint, kindOf)
  const { kinds } = paint
  for (const kind of kinds) {
    // Every sweep paints something: there are not more of them than places.
    for (let left = kindOf.size; ; left--) {
      if (left < 0) throw new Error(`sweeps over ${kind} paint nothing`)
      await closeList(page)
      const spots = await page.evaluate(spotsOf)
      const wanted = spots.filter(({ id, isOpen }) => isOpen && kindOf.get(id) === kind)
      const brush = page.locator(`.spread__kind[data-kind="${kind}"]`)
      if (wanted.length === 0 || (await brush.count()) === 0) break
      if ((await brush.getAttribute('aria-pressed')) !== 'true') await press(brush)
      await sweep(page, isTouch ? sweepOver(wanted, spots) : wanted.slice(0, 1))
    }
  }
}

/** A stride that spreads kinds well enough for every map. */
const STRIDE = 7

/** Paints anything that is possible, to its end. */
export async function paintAnything(page: Page): Promise<void> {
  const ids = (await page.evaluate(spotsOf)).map(({ id }) => id)
  for (let n = 0; (await page.locator('.spread__kinds').count()) > 0; n++) {
    const open = (await page.evaluate(spotsOf)).filter(({ isOpen }) => isOpen).map(({ id }) => id)
    const wanted = ids[(n * STRIDE) % ids.length] ?? ''
    const [first = wanted] = open
    await press(page.locator(`.spread [data-place="${open.includes(wanted) ? wanted : first}"]`))
  }
}
