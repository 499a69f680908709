// The app as a referee: a whole game of Terra Mystica beside the table on a phone, by few taps.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { colour, colourNo, cult, factionNo, factionOf, theHex } from '../src/games/terra-mystica/catalogue/index.ts'
import { say } from '../src/games/terra-mystica/words.ts'
import { NEW } from '../src/web/words/new.ts'
import { PLAYED } from '../src/web/words/played.ts'
import { audit } from './axe.ts'
import { press, pressOption } from './hand.ts'
import { address, DESKTOP, PHONE, scene } from './stage.ts'
import { choice, exportFile, putResultAway, setSpeed } from './table.ts'

/** Five to start the game, one for each thing told (of these 13 dice), one for each round and the end, two for the points. */
const MOST_TAPS = 36

const DICE = [
  [3, 5],
  [1, 6],
  [2, 3],
  [4, 4, 1],
  [6, 5],
  [2, 1],
]

/** Counts what a person presses. */
function counting(page: Page) {
  let taps = 0
  return {
    taps: () => taps,
    press: async (selector: string) => {
      taps++
      await press(page.locator(selector).first())
    },
    option: async (name: string) => {
      taps++
      await pressOption(page, name)
    },
  }
}

scene(
  'a whole referee game of Terra Mystica on a phone takes few taps and says what it did not check',
  { lang: 'it', screen: PHONE },
  async ({ page, lang }) => {
    await setSpeed(page)
    await page.goto(address('/new/terra-mystica'))
    const hand = counting(page)
    await hand.press('label:has(input[value="beside"])')
    await hand.press('.new-referee-choice')
    await page.getByText(NEW.refereeAsks[lang]).waitFor()
    await audit(page, 'new referee game')
    await hand.press('label:has(input[value="blocked-each-round"])')
    await hand.press('label:has(input[value="easy"])')
    await hand.press('.new-begin button')

    await hand.option(factionOf(factionNo('witches') ?? 0).name[lang])
    await hand.option(colour(colourNo('red') ?? 0).name[lang])
    for (const at of ['A10', 'G3']) await placeOn(page, hand, at)
    for (const [at, faces] of DICE.entries()) {
      if (at > 0) await hand.press('.tm-button[data-key="next-round"]')
      for (const face of faces) await hand.option(say({ do: 'die', face }, lang))
    }
    await page.locator('.tm-referee').getByText('H4', { exact: false }).waitFor()
    await hand.press('.tm-button[data-key="finish"]')
    for (const [no, level] of [8, 4, 0, 10].entries()) await hand.option(`${cult(no).name[lang]}: ${level}`)
    await audit(page, 'telling the end')
    await hand.option('Edifici connessi: 9')
    await hand.option('80–89')
    await hand.option('Punti sul tracciato: 87')
    await hand.option('Risorse rimaste: 7')
    await page.getByText('non controllati', { exact: false }).first().waitFor()
    expect(hand.taps()).toBeLessThanOrEqual(MOST_TAPS)
    // Nothing of it is a best score.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('solotavolo.best.terra-mystica'))).toBeNull()
    await putResultAway(page)
    const text = await exportFile(page, lang)
    expect(text).toContain(' · referee yes · chance dealt')
    expect(text).toContain('automa settle A11 H4')
    // It is on the shelf, and opens as it was.
    await page.goto(address('/'))
    await page.getByText(PLAYED.referee[lang]).first().waitFor()
  },
)

type Hand = ReturnType<typeof counting>

/** Presses a hex of the map, after showing all of it where it is out of sight. */
async function placeOn(page: Page, hand: Hand, at: string): Promise<void> {
  const hex = `.tm-root [data-at="hex:${theHex(at)}"][data-lit]:visible`
  const [box, map] = await Promise.all([page.locator(hex).boundingBox(), page.locator('.tm-window').boundingBox()])
  const middle = (box?.x ?? 0) + (box?.width ?? 0) / 2
  if (middle < (map?.x ?? 0) || middle > (map?.x ?? 0) + (map?.width ?? 0))
    await hand.press('.tm-zoom button:last-child')
  await hand.press(hex)
}

scene('Duel says why a referee is not enough', { lang: 'en', screen: DESKTOP }, async ({ page, lang }) => {
  await page.goto(address('/new/duel'))
  await page.locator('.new-begin').waitFor()
  await expect.poll(() => page.locator('.new-referee').count()).toBe(0)
  await press(choice(page, 'beside'))
  await press(page.getByText(NEW.refereeNone[lang]))
  await page.locator('.new-referee').getByRole('button', { name: 'S9' }).waitFor()
  await expect.poll(() => page.getByRole('checkbox', { name: NEW.referee[lang] }).count()).toBe(0)
})
