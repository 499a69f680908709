// For eyes that need more: more contrast, colours of one's own, a zoom of 400 %. Every game, in the middle of it.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { GAMES } from '../src/games/index.ts'
import { kernelOf, textOf } from './kernel.ts'
import { putMeasure } from './measure.ts'
import { phasesOf, THE_END } from './phases.ts'
import { openSave, pointAway } from './saves.ts'
import { DESKTOP, PHONE, scene } from './stage.ts'
import { resultShown, setSpeed } from './table.ts'

const TURNS = 12

async function openMiddle(page: Page, id: string): Promise<void> {
  let turns = 0
  const { playedUntil } = await kernelOf(id)
  const table = playedUntil('7', ({ options }) => options.length > 1 && ++turns > TURNS)
  await openSave(page, textOf(table))
  await pointAway(page)
}

/** What has to stand out from paper, and how far. */
const CONTRAST = { '--ink': 12, '--ink-soft': 7, '--line': 4.5, '--accent': 7, '--lit': 7 } as const

/** In the page: how far the colours of a game stand out from what they lie on, where that is too little. */
function tooPale(wanted: Readonly<Record<string, number>>): readonly string[] {
  const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
  const board = document.querySelector('.kit-board')
  if (canvas === null || board === null) return ['nothing is drawn']
  const light = (name: string): number => {
    canvas.fillStyle = getComputedStyle(board).getPropertyValue(name)
    canvas.fillRect(0, 0, 1, 1)
    const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255
      return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  return Object.entries(wanted).flatMap(([name, least]) =>
    ['--paper', '--paper-raised'].flatMap((paper) => {
      const [a, b] = [light(name), light(paper)]
      const ratio = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
      return ratio < least ? [`${name} on ${paper}: ${ratio.toFixed(1)}`] : []
    }),
  )
}

scene('more contrast is more contrast in every game, in both themes', { lang: 'it' }, async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await setSpeed(page)
  const pale: string[] = []
  for (const { id } of GAMES) {
    await openMiddle(page, id)
    for (const theme of ['light', 'dark']) {
      await page.evaluate((each) => {
        document.documentElement.dataset['theme'] = each
      }, theme)
      for (const each of await page.evaluate(tooPale, CONTRAST)) pale.push(`${id}, ${theme}: ${each}`)
    }
  }
  expect(pale).toEqual([])
})

scene(
  'under a zoom of 400 % no word of a board is cut off or covered',
  { lang: 'it', screen: DESKTOP },
  async ({ page }) => {
    await page.addInitScript(putMeasure)
    await page.setViewportSize({ width: 320, height: 256 })
    await setSpeed(page)
    const found: string[] = []
    for (const { id } of GAMES) {
      await openMiddle(page, id)
      await page.locator('.board-area').evaluate((board) => board.scrollIntoView({ behavior: 'instant' }))
      const { cut, covered } = await page.evaluate(() => measure({ within: '.board-area', letters: 11 }))
      for (const each of cut) found.push(`${id} cut: ${each}`)
      for (const each of covered) found.push(`${id} covered: ${each}`)
      for (const each of await page.evaluate(spilled)) found.push(`${id} spilled: ${each}`)
      // What stays in sight leaves more than half of the screen to the board.
      const pinned = await page.evaluate(pinnedHeight)
      if (pinned > 128) found.push(`${id}: ${pinned} px are pinned`)
    }
    expect(found).toEqual([])
  },
)

/** In the page: words that stand out of their button, and names of wonders that run into what the wonders do. */
function spilled(): readonly string[] {
  const boxOf = (element: Element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    return range.getBoundingClientRect()
  }
  const buttons = [...document.querySelectorAll('.board-area button:not(.kit-spot)')].filter((button) => {
    const [words, frame] = [boxOf(button), button.getBoundingClientRect()]
    return words.width > 1 && (words.left < frame.left - 2 || words.right > frame.right + 2)
  })
  const names = [...document.querySelectorAll('.du-city .du-wonder-name')].filter((name) => {
    const effects = name.parentElement?.querySelector('.du-wonder-effects')
    return effects && boxOf(name).bottom > boxOf(effects).top + 3
  })
  return [...buttons, ...names].map(({ textContent }) => textContent)
}

/** In the page: how much of the height is taken by what does not scroll. */
function pinnedHeight(): number {
  let height = 0
  for (const element of document.querySelectorAll<HTMLElement>('.table-page *'))
    if (/sticky|fixed/.test(getComputedStyle(element).position) && element.checkVisibility()) {
      const { top, bottom, width } = element.getBoundingClientRect()
      if (width > innerWidth / 2) height += Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    }
  return Math.round(height)
}

scene('where colours are forced, what can be pressed has an outline', { lang: 'en' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await setSpeed(page)
  for (const { id } of GAMES) {
    await openMiddle(page, id)
    const lit = page.locator('.kit-board .kit-spot[data-lit]')
    await lit.first().waitFor()
    const bare = await lit.evaluateAll((pieces) =>
      pieces
        .filter((piece) => piece.checkVisibility() && piece.getBoundingClientRect().width > 0)
        .filter((piece) =>
          [piece, ...piece.querySelectorAll('.kit-face *')].every((part) => {
            const { outlineStyle, outlineWidth, strokeWidth } = getComputedStyle(part)
            const outlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2
            return !outlined && !(part instanceof SVGElement && Number.parseFloat(strokeWidth) >= 2)
          }),
        )
        .map((piece) => piece.className),
    )
    expect(bare, id).toEqual([])
  }
})

scene('fixed prices of a city in Duel do not lie on its points', { lang: 'it', screen: PHONE }, async ({ page }) => {
  await setSpeed(page)
  const save = phasesOf(await kernelOf('duel')).find(({ name }) => name.includes('brown'))?.save ?? ''
  await openSave(page, save)
  await page.locator('.du-fixed').first().waitFor()
  const covering = await page.evaluate(() => {
    const signs = [...document.querySelectorAll('.du-stat .kit-drawing')].map((sign) => sign.getBoundingClientRect())
    return [...document.querySelectorAll('.du-fixed')].filter((price) => {
      const { left, right, top } = price.getBoundingClientRect()
      return signs.some((sign) => left < sign.right && right > sign.left && top < sign.bottom - 1 && top > sign.top)
    }).length
  })
  expect(covering).toBe(0)
})

scene('numbers below the titles of Age of Comics stand apart', { lang: 'it', screen: PHONE }, async ({ page }) => {
  await setSpeed(page)
  const save = phasesOf(await kernelOf('age-of-comics')).find(({ name }) => name === THE_END)?.save ?? ''
  await openSave(page, save)
  await resultShown(page)
  const gaps = await page.locator('.gauge text').evaluateAll((numbers) => {
    const boxes = numbers.map((number) => number.getBoundingClientRect())
    return boxes.slice(1).map(({ left }, at) => left - (boxes[at]?.right ?? 0))
  })
  expect(Math.min(...gaps)).toBeGreaterThan(3)
})
