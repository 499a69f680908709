// Concordia in the browser: whole games on every map, games beside the table, zooming and dragging, reasons on the map, and axe.
import { expect } from 'vitest'
import { audit, expectNothing } from './axe.ts'
import { byHand, concordia, waitingFor } from './concordia.ts'
import { press } from './hand.ts'
import { CONFIRM } from '../src/web/words/confirm.ts'
import { isAsked, type Options, type Policy, textOf } from './kernel.ts'
import { auditEnd, auditMoment, auditPicker, DIALOG } from './phases.ts'
import { type Tell, touched, typed } from './picker.ts'
import { openSave } from './saves.ts'
import { DESKTOP, IN_FULL, PHONE, scene, type Stage } from './stage.ts'
import { exportFile, setSpeed, showPanel, yourTurn } from './table.ts'
import { playBeside, playTwin } from './whole.ts'

const whole = (stage: Stage, map: string, seed: string, by: Policy, did: readonly string[], brief = false) =>
  playTwin(stage, byHand, {
    seed,
    brief,
    options: { map },
    player: concordia.player(by, seed),
    did: ['play', 'pick', 'to', 'produce', ...did],
  })

scene('a game on Italia by tapping, in Italian on a phone', { lang: 'it', screen: PHONE }, (stage) =>
  whole(stage, 'italia', '34', 'greedy', ['build', 'acquire', 'buy', 'sell', 'place', 'coins', 'done'], true),
)

scene(
  'a whole game on Hispania by clicking, in English',
  { lang: 'en', screen: DESKTOP, theme: 'dark', long: true },
  (stage) => whole(stage, 'hispania', '34', 'random', ['sell', 'buy', 'acquire', 'coins']),
)

scene('a whole game on Imperium by clicking, in English', { lang: 'en', screen: DESKTOP, long: true }, (stage) =>
  whole(stage, 'imperium', '16', 'greedy', ['build']),
)

const beside = (stage: Stage, options: Options, seed: string, tell: Tell) =>
  playBeside(stage, byHand, {
    options,
    seed,
    tell,
    brief: true,
    player: concordia.player('greedy', seed),
    told: ['die', 'reveal', 'token'],
  })

scene(
  'a game on Imperium beside the table, everything typed',
  { lang: 'en', screen: DESKTOP, long: true },
  async (stage) => {
    await beside(stage, { map: 'imperium' }, '34', typed)
  },
)

scene(
  'a game on Hispania beside the table, everything touched',
  { lang: 'it', screen: PHONE, long: true },
  async (stage) => {
    await beside(stage, { map: 'hispania', dice: '2d6' }, '64', touched)
  },
)

scene('the map is zoomed by wheel and by buttons, dragged, and shown whole again', { lang: 'en' }, async ({ page }) => {
  await setSpeed(page)
  await openSave(page, textOf(waitingFor('italia', 'card')))
  const roma = page.locator('.co-city[data-capital]')
  const where = async () => (await roma.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await roma.hover()
  const first = await where()
  await page.mouse.wheel(0, -400)
  await expect.poll(async () => (await where()).width).toBeGreaterThan(first.width * 1.2)
  const near = await where()
  const { x, y } = (await page.locator('.co-map').boundingBox()) ?? { x: 0, y: 0 }
  await page.mouse.move(x + 30, y + 40)
  await page.mouse.down()
  await page.mouse.move(x + 130, y + 70, { steps: 4 })
  await page.mouse.up()
  await expect.poll(async () => Math.round((await where()).x - near.x)).toBe(100)
  // A drag is not a press: nothing has opened.
  await expect.poll(() => page.getByRole('dialog').count()).toBe(0)
  await press(page.getByRole('button', { name: 'Show the whole map' }))
  await expect.poll(async () => Math.round((await where()).x)).toBe(Math.round(first.x))
  await press(page.getByRole('button', { name: 'Distances from the capital' }))
  await page.getByRole('button', { name: /^Cosa,.*Distance from the capital: 1/ }).waitFor()
})

scene(
  'a press beside a lit city means the city, the end of a drag does not',
  { lang: 'en' },
  async ({ page, lang }) => {
    await setSpeed(page)
    const table = waitingFor('hispania', 'build')
    await openSave(page, textOf(table))
    const city = page.locator('.co-city[data-lit]').first()
    await city.hover()
    const from = (await city.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
    await page.mouse.down()
    await page.mouse.move(from.x + from.width / 2 + 24, from.y + from.height / 2 + 12, { steps: 4 })
    await page.mouse.up()
    await expect.poll(async () => Math.round(((await city.boundingBox())?.x ?? 0) - from.x)).toBe(24)
    expect(concordia.fold(await exportFile(page, lang)).cursor).toBe(table.cursor)
    const { x, y, height } = (await city.boundingBox()) ?? { x: 0, y: 0, height: 0 }
    await page.mouse.click(x - 6, y + height / 2)
    await yourTurn(page)
    const [next] = concordia.keysOf(concordia.fold(await exportFile(page, lang))).slice(table.cursor)
    expect(next).toMatch(/^you build /)
  },
)

scene('the reasons for a house show its candidates on the map', { lang: 'en' }, async ({ page, lang }) => {
  await setSpeed(page)
  const table = concordia.playedUntil('7', ({ log }) => {
    const last = log.findLast(({ seat }) => seat === 'automa')
    return last !== undefined && concordia.key(last.move).startsWith('house')
  })
  await openSave(page, textOf(table))
  const built = concordia.key(table.log.findLast(({ seat }) => seat === 'automa')?.move).split(' ')[1] ?? ''
  await press(page.locator('.prompt-why'))
  const kept = page.locator('.co-city[data-marked="kept"]')
  await expect.poll(() => kept.count()).toBe(1)
  await expect.poll(() => kept.innerText()).toContain(concordia.module.nameOf(built, lang))
  await expect.poll(() => page.locator('.co-city[data-marked="dropped"]').count()).toBeGreaterThan(0)
  await showPanel(page, 'log')
  await expect.poll(() => kept.count()).toBe(0)
})

scene('a turn is played by keyboard alone', { lang: 'en' }, async ({ page, lang }) => {
  await setSpeed(page)
  const table = waitingFor('hispania', 'line')
  await openSave(page, textOf(table))
  await page.locator('.co-way[data-lit]').first().waitFor()
  // The map is one tab stop, and it starts at a piece that can be chosen.
  const isOnMap = () => document.activeElement?.matches('.co-world [data-lit]') ?? false
  for (let n = 0; n < 60 && !(await page.evaluate(isOnMap)); n++) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await yourTurn(page)
  const [next] = concordia.keysOf(concordia.fold(await exportFile(page, lang))).slice(table.cursor)
  expect(next).toMatch(/^you to /)
})

scene('Q24 a Diplomat with nothing to copy is asked about, and only then played', { lang: 'en' }, async (stage) => {
  const { page, lang } = stage
  await setSpeed(page)
  const table = waitingFor('italia', 'card')
  await openSave(page, textOf(table))
  const diplomat = page.locator('.co-held[data-lit]', { hasText: /^Diplomat, / }).first()
  await press(diplomat)
  const dialog = page.getByRole('dialog', { name: CONFIRM.idleTitle[lang] })
  await dialog.waitFor()
  await expect.poll(() => dialog.innerText()).toContain('There is nothing to copy')
  await press(dialog.getByRole('button', { name: CONFIRM.no[lang] }))
  await dialog.waitFor({ state: 'detached' })
  expect(concordia.fold(await exportFile(page, lang)).cursor).toBe(table.cursor)
})

scene('R11 a Colonist offers Place and Take, and Cancel leads back to the hand', { lang: 'en' }, async (stage) => {
  const { page, lang } = stage
  await setSpeed(page)
  const table = concordia.waitingFor(
    (each) => isAsked(each, 'colonist') && concordia.movesOf(each).some((move) => move.startsWith('place')),
    { by: 'random' },
  )
  await openSave(page, textOf(table))
  const tray = page.locator('.co-tray')
  await tray.getByRole('button', { name: /^Take / }).waitFor()
  const place = tray.getByRole('button', { name: /^Place a colonist/ })
  await expect.poll(() => place.getAttribute('aria-expanded')).toBe('false')
  await press(place)
  const places = concordia.movesOf(table).filter((move) => move.startsWith('place'))
  await expect.poll(() => tray.locator('.co-places-list button').count()).toBe(places.length)
  await press(tray.getByRole('button', { name: 'Cancel' }))
  await tray.waitFor({ state: 'detached' })
  const back = concordia.fold(await exportFile(page, lang))
  expect(isAsked(back, 'card')).toBe(true)
  expect(back.cursor).toBe(table.log.findLastIndex(({ move }) => concordia.key(move).startsWith('play ')))
})

scene('a tap shows the price of a house before it is built', { lang: 'it', screen: PHONE }, async ({ page, lang }) => {
  await setSpeed(page)
  const table = waitingFor('italia', 'build')
  await openSave(page, textOf(table))
  expect(await press(page.locator('.co-city[data-lit]').first())).toBe(true)
  await page.locator('.co-popover [data-key^="build"]').waitFor()
  await page.keyboard.press('Escape')
  await page.locator('.co-popover').waitFor({ state: 'detached' })
  expect(concordia.fold(await exportFile(page, lang)).cursor).toBe(table.cursor)
})

/** Runs axe on the table at each of these asks, on popovers and trays, at the end and in the picker. */
async function auditTable(
  stage: Stage,
  map: string,
  asks: readonly string[],
  pressed: readonly string[],
): Promise<void> {
  const { page } = stage
  await setSpeed(page)
  for (const ask of asks) await auditMoment(stage, ask, waitingFor(map, ask, 40), '.co-root')
  for (const piece of pressed) {
    await press(page.locator(`.co-root ${piece}`).first())
    await audit(page, piece, DIALOG)
    await page.keyboard.press('Escape')
  }
  await auditEnd(stage, concordia, { map })
  await auditPicker(stage, concordia, { map })
  expectNothing(page)
}

scene('axe finds nothing at the table of Concordia, on a phone', { lang: 'it', screen: PHONE, long: true }, (stage) =>
  auditTable(
    stage,
    'italia',
    ['trade', 'build', 'buy', 'card'],
    ['.co-tab[data-tab="ai"]', '.co-tab[data-tab="you"]', '.co-city[data-capital]'],
  ),
)

scene('axe finds nothing at the table of Concordia, on a desktop', { lang: 'en', screen: DESKTOP }, (stage) =>
  auditTable(
    stage,
    'imperium',
    IN_FULL ? ['line', 'prefect', 'give-up', 'move', 'card'] : ['prefect', 'give-up', 'card'],
    ['.co-dice', '.co-marker', '.co-offer', '.co-pile'],
  ),
)
