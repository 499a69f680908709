// Age of Comics in the browser: whole games on screen and beside the table, a deck of one's own, and axe.
import { readFileSync } from 'node:fs'
import { expect } from 'vitest'
import type { AnyTable } from '../scripts/moment.ts'
import { RECONSTRUCTION } from '../src/games/age-of-comics/catalogue/automa-cards.ts'
import { ageOfComics, byHand, LIT, waitingFor } from './age-of-comics.ts'
import { audit, expectNothing } from './axe.ts'
import { press } from './hand.ts'
import { isAsked, textOf, verbOf } from './kernel.ts'
import { auditEnd, auditPopovers, auditMoment, auditPicker, phasesOf, THE_END } from './phases.ts'
import { type Tell, touched, typed } from './picker.ts'
import { address, DESKTOP, IN_FULL, PHONE, scene, type Stage } from './stage.ts'
import { openSave, storedSave } from './saves.ts'
import { begin, exportFile, putResultAway, setSpeed, showPanel, yourTurn } from './table.ts'
import { clickSeldom, playBeside, playLit } from './whole.ts'

const EVERY_GAME = ['genre', 'idea', 'place', 'print', 'use', 'board']

scene(
  'a whole game of Age of Comics by tapping, in Italian on a phone',
  { lang: 'it', screen: PHONE, long: true },
  (stage) =>
    playLit(stage, byHand, {
      lit: LIT,
      seed: '8147',
      options: { level: 'expert', challenges: 'challenge-business-genius' },
      did: [...EVERY_GAME, 'take', 'walk', 'collect'],
      moreThan: 30,
    }),
)

scene(
  'a whole game of Age of Comics by clicking, in English on a desktop',
  { lang: 'en', screen: DESKTOP, theme: 'dark' },
  (stage) => playLit(stage, byHand, { lit: LIT, seed: '21', did: [...EVERY_GAME, 'search'], moreThan: 30 }),
)

scene('rare moves can be clicked', { lang: 'en' }, async (stage) => {
  await setSpeed(stage.page)
  for (const ask of ['increase', 'move-cube', 'reassign', 'convert', 'extra-editor', 'discard']) {
    const table = waitingFor(ask)
    const move = ageOfComics.movesOf(table).find((each) => each !== 'done') ?? ''
    await clickSeldom(stage, byHand, table, move)
  }
})

scene(
  'a tap shows what costs a ticket first, and rare moves can be tapped',
  { lang: 'it', screen: PHONE },
  async (stage) => {
    const { page } = stage
    await setSpeed(page)
    const ofSale = (table: AnyTable) => ageOfComics.movesOf(table).filter((move) => /^(walk|ticket) /.test(move))
    const isFar = (table: AnyTable, move: string) => !ofSale(table).includes(move.replace('ticket', 'walk'))
    const farOf = (table: AnyTable) => ofSale(table).find((move) => verbOf(move) === 'ticket' && isFar(table, move))
    const sales = ageOfComics.waitingFor((table) => isAsked(table, 'sales') && farOf(table) !== undefined)
    const far = farOf(sales) ?? ''
    await openSave(page, textOf(sales))
    const node = page.locator('.ac-node[data-price="ticket"]').first()
    expect(await press(node)).toBe(true)
    await page.locator('.ac-popover').waitFor()
    await clickSeldom(stage, byHand, sales, far)
    const convert = waitingFor('convert')
    await clickSeldom(stage, byHand, convert, ageOfComics.movesOf(convert)[0] ?? '')
  },
)

scene(
  'your money, hand and printed comics stay in sight on a desktop, and the chart keeps its height',
  { lang: 'it' },
  async (stage) => {
    const { page } = stage
    await page.setViewportSize({ width: 1280, height: 720 })
    await setSpeed(page)
    const heights = new Set<number>()
    // Every other phase; all of them in the soak.
    for (const { name, save } of phasesOf(ageOfComics).filter((_, nth) => IN_FULL || nth % 2 === 1)) {
      await openSave(page, save)
      if (name === THE_END) await putResultAway(page)
      const { own, hidden, height } = await page.evaluate(() => {
        const pieces = [
          ...document.querySelectorAll('#ac-you [data-flip="money"], #ac-you :is(.ac-card-spot, .ac-cover)'),
        ]
        const isInSight = (piece: Element) => {
          const { left, top, right, bottom } = piece.getBoundingClientRect()
          const seen = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
          return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && piece.contains(seen)
        }
        return {
          own: pieces.length,
          hidden: pieces.filter((piece) => !isInSight(piece)).map(({ textContent }) => textContent),
          height: document.querySelector('.ac-chart')?.clientHeight ?? 0,
        }
      })
      expect(own, name).toBeGreaterThan(0)
      expect(hidden, name).toEqual([])
      heights.add(height)
    }
    expect(heights.size).toBe(1)
  },
)

scene('the figures of an order keep their size while it flies off the map', { lang: 'en' }, async (stage) => {
  await setSpeed(stage.page)
  await openSave(stage.page, textOf(waitingFor('sales')))
  const sizes = await stage.page.evaluate(() => {
    const tile = document.querySelector<HTMLElement>('.ac-order-spot:has(.ac-order-value)')
    if (tile === null) return []
    // Copies what the motion code does: a clone of the piece, at its size, in the root of the board.
    const ghost = tile.cloneNode(true) as HTMLElement
    const { width, height } = tile.getBoundingClientRect()
    Object.assign(ghost.style, { width: `${width}px`, height: `${height}px` })
    ghost.className += ' kit-ghost'
    document.querySelector('.ac-root')?.append(ghost)
    const sizeIn = (piece: Element) => {
      const figure = piece.querySelector('.ac-order-value b')
      return figure === null ? 0 : Math.round(Number.parseFloat(getComputedStyle(figure).fontSize))
    }
    return [sizeIn(tile), sizeIn(ghost)]
  })
  expect(sizes[0]).toBeGreaterThan(10)
  expect(sizes[1]).toBe(sizes[0])
})

declare global {
  /** Number of real clicks. */
  var clicks: number
}

const SHARE = /^(place print|print|use|cube)\b/

scene(
  'a printed comic takes at most five clicks, and none where there is nothing to choose',
  { lang: 'en' },
  async (stage) => {
    const { page } = stage
    await page.addInitScript(() => {
      globalThis.clicks = 0
      addEventListener('click', ({ isTrusted }) => isTrusted && globalThis.clicks++, true)
    })
    await setSpeed(page)
    const counts: number[] = []
    for (const seed of IN_FULL ? ['1', '2', '3', '4', '5', '6'] : ['1', '2', '3']) {
      const table = ageOfComics.playedUntil(
        seed,
        (each) => each.cursor > 120 && ageOfComics.movesOf(each).includes('place print'),
      )
      const choose = ageOfComics.player('greedy', seed)
      await openSave(page, textOf(table))
      const before = await page.evaluate(() => globalThis.clicks)
      // The editor, the comic, its writer, its artist, the cube: stops when another question or another comic comes up.
      let comics = 0
      for (let move = 'place print'; SHARE.test(move); move = choose(table)) {
        if (verbOf(move) === 'print' && ++comics > 1) break
        const isForced = table.isForced(table.cursor)
        if (!isForced) await byHand.click(stage, table, move)
        table.play(move)
        table.advance()
        await yourTurn(page)
      }
      counts.push((await page.evaluate(() => globalThis.clicks)) - before)
      const here = ageOfComics.keysOf(table).slice(0, table.cursor)
      const there = async () => ageOfComics.keysOf(ageOfComics.fold(await storedSave(page)))
      await expect.poll(async () => (await there()).slice(0, here.length)).toEqual(here)
    }
    expect(Math.max(...counts)).toBeLessThanOrEqual(5)
    expect(Math.min(...counts)).toBeGreaterThan(1)
  },
)

/** Of a seed whose first layout of the map is legal: people enter the one that stays (R2.2). */
const beside = (stage: Stage, seed: string, tell: Tell) =>
  playBeside(stage, byHand, {
    seed,
    tell,
    brief: true,
    player: ageOfComics.player('greedy', seed),
    told: ['back', 'calendar', 'card', 'order', 'reveal', 'value'],
  })

scene('a game of Age of Comics beside the table, everything typed', { lang: 'en', long: true }, async (stage) => {
  await beside(stage, '211', typed)
})

scene(
  'a game of Age of Comics beside the table, everything touched',
  { lang: 'it', screen: PHONE, long: true },
  async (stage) => {
    await beside(stage, '323', touched)
  },
)

const NEW_PAGE = address('/new/age-of-comics')

const WORDS = {
  own: { it: 'Le tue carte', en: 'Your own cards' },
  ethical: { it: 'Editore etico', en: 'Ethical Publisher' },
  dealer: { it: 'Affarista', en: 'Wheeler-Dealer' },
  warning: { it: /non possono riuscire insieme/, en: /cannot both be met/ },
  load: { it: 'Carica un file…', en: 'Load a file…' },
  save: { it: 'Scarica il mazzo', en: 'Download the deck' },
  again: { it: 'Torna alla ricostruzione…', en: 'Back to the reconstruction…' },
  sure: { it: 'Sì, torna alla ricostruzione', en: 'Yes, back to the reconstruction' },
  name: { it: 'Nome del mazzo', en: 'Name of the deck' },
  bad: { it: /non si può leggere/, en: /cannot be read/ },
} as const

const FIRST_CARD = 'SDI-WCFRSH'

scene('automa cards of one’s own are typed in, kept and played with', { lang: 'it', screen: PHONE }, async (stage) => {
  const { page, lang } = stage
  await setSpeed(page)
  await page.goto(NEW_PAGE)
  for (const name of [WORDS.ethical[lang], WORDS.dealer[lang]]) await press(page.locator('.chip', { hasText: name }))
  await page.getByText(WORDS.warning[lang]).waitFor()
  for (const name of [WORDS.ethical[lang], WORDS.dealer[lang]]) await press(page.locator('.chip', { hasText: name }))
  await press(page.locator('.chip', { hasText: WORDS.own[lang] }))
  const file = page.locator('.ac-deck-files input')
  await file.setInputFiles({ name: 'deck.json', mimeType: 'application/json', buffer: Buffer.from('[1]') })
  await page.getByRole('alert').filter({ hasText: WORDS.bad[lang] }).waitFor()
  // The first card: one action, and the last two genres moved to the front.
  await page.locator('.ac-deck-action select').first().selectOption('S')
  const genre = page.locator('.ac-deck-genres button')
  for (const at of [0, 4]) await press(genre.nth(at))
  for (const at of [1, 4]) await press(genre.nth(at))
  for (const at of [2, 4]) await press(genre.nth(at))
  await page.getByLabel(WORDS.name[lang]).fill('La mia scatola')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page.getByRole('button', { name: WORDS.save[lang] })),
  ])
  expect(download.suggestedFilename()).toBe('la-mia-scatola.json')
  // It is kept at once, before any game begins with it.
  const kept = () => page.evaluate(() => localStorage.getItem('solotavolo/age-of-comics/deck/own'))
  expect((await kept())?.split(' ')[0]).toBe(FIRST_CARD)
  const deck = `${FIRST_CARD} ${RECONSTRUCTION.split(' ').slice(1).join(' ')}`
  const saved = readFileSync(await download.path(), 'utf8')
  await begin(page, lang)
  const { options } = ageOfComics.fold(await exportFile(page, lang)).setup
  expect(options['deck']).toBe(deck)
  // The next game starts with the same cards. A file restores them where they are missing.
  await page.goto(NEW_PAGE)
  await expect.poll(() => page.locator('.ac-deck-action select').first().inputValue()).toBe('S')
  // Emptying it takes a second press.
  await press(page.getByRole('button', { name: WORDS.again[lang] }))
  await expect.poll(() => page.locator('.ac-deck-action select').first().inputValue()).toBe('S')
  await press(page.getByRole('button', { name: WORDS.sure[lang] }))
  await expect.poll(() => page.locator('.ac-deck-action select').first().inputValue()).toBe('H')
  await file.setInputFiles({ name: 'deck.json', mimeType: 'application/json', buffer: Buffer.from(saved) })
  await expect.poll(() => page.locator('.ac-deck-action select').first().inputValue()).toBe('S')
  await audit(page, 'the deck')
  expectNothing(page)
})

/** Runs axe on the table at each of these asks, on popovers, on the reasons, at the end and in the picker. */
async function auditTable(stage: Stage, asks: readonly string[], popovers: readonly string[]): Promise<void> {
  const { page } = stage
  await setSpeed(page)
  for (const ask of asks) {
    const table = waitingFor(ask, ask === 'place' ? 250 : 0)
    await auditMoment(stage, ask, table, '.ac-root [data-lit], .ac-root .kit-first')
  }
  await auditPopovers(
    stage,
    '.ac-popover',
    popovers.map((piece) => `.ac-root ${piece}:not([data-lit])`),
  )
  await showPanel(page, 'why')
  await page.locator('.ac-grounds').waitFor()
  await audit(page, 'why')
  await auditEnd(stage, ageOfComics)
  await auditPicker(stage, ageOfComics)
  expectNothing(page)
}

scene('axe finds nothing at the table of Age of Comics, on a phone', { lang: 'it', screen: PHONE }, (stage) =>
  auditTable(stage, ['start-ideas', 'develop', 'sales'], []),
)

scene(
  'axe finds nothing at the table of Age of Comics, on a desktop',
  { lang: 'en', screen: DESKTOP, long: true },
  (stage) =>
    auditTable(stage, ['supply-ideas', 'increase', 'place'], ['.ac-order-spot', '.ac-slot', '.ac-vp', '.ac-cover']),
)
