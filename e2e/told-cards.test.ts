// Age of Comics beside the table: an automa card that the app does not know is told as it is printed, and kept.
import { expect } from 'vitest'
import { GENRES } from '../src/games/age-of-comics/catalogue/vocabulary.ts'
import { CARD_IDS } from '../src/games/age-of-comics/deck.ts'
import { writeSave } from '../src/kernel/save.ts'
import { TABLE } from '../src/web/words/table.ts'
import { audit, expectNothing } from './axe.ts'
import { press } from './hand.ts'
import { kernelOf } from './kernel.ts'
import { openSave } from './saves.ts'
import { address, PHONE, scene, type Stage } from './stage.ts'
import { exportFile, setSpeed } from './table.ts'

const kernel = await kernelOf('age-of-comics')

/** A game beside the table, at the moment an automa card is turned up. */
function atCard(seed: string): string {
  const table = kernel.dealt(seed)
  const choose = kernel.player('greedy', seed)
  while (table.step.kind !== 'chance' || !table.step.bag.startsWith('automa/')) {
    if (table.waitsForPerson) table.play(choose(table))
    else table.advanceOnce()
  }
  return writeSave({ ...table.toSave(), chance: { kind: 'dealt' } })
}

const TOLD = 'SPD-WHFRCS'
const SIXTH = GENRES.indexOf('superhero')

const WORDS = {
  ask: { it: 'Non è fra queste?', en: 'Not among these?' },
  done: { it: 'È questa', en: 'That is it' },
  twice: { it: 'c’è già', en: 'is there already' },
  before: { it: 'Carte che hai già detto', en: 'Cards you have told' },
} as const

/** Touches a card in order, with one wrong touch that is refused. */
async function tellCard({ page, lang }: Stage): Promise<number> {
  const action = (letter: string) => page.locator(`[data-action="${letter}"]`)
  const genre = (id: string) => page.locator(`[data-genre-no="${GENRES.indexOf(id as (typeof GENRES)[number])}"]`)
  const order = ['western', 'horror', 'sci-fi', 'romance', 'crime']
  let touches = 0
  const touch = async (target: Parameters<typeof press>[0]) => {
    await press(target)
    touches++
  }
  await touch(page.getByRole('button', { name: WORDS.ask[lang] }))
  for (const letter of ['S', 'P', 'D']) await touch(action(letter))
  for (const id of order.slice(0, 2)) await touch(genre(id))
  await press(genre('horror'))
  await page.getByText(WORDS.twice[lang]).waitFor()
  for (const id of order.slice(2)) await touch(genre(id))
  // The sixth follows by itself.
  await expect.poll(() => page.locator(`[data-genre-no="${SIXTH}"] .ac-card-form-place`).textContent()).toBe('6')
  await audit(page, 'a card being told')
  await touch(page.getByRole('button', { name: WORDS.done[lang] }))
  return touches
}

scene(
  'an automa card is told as it is printed, kept, and offered next time',
  { lang: 'it', screen: PHONE },
  async (stage) => {
    const { page, lang } = stage
    await setSpeed(page)
    await openSave(page, atCard('3'))
    expect(await tellCard(stage)).toBeLessThanOrEqual(10)
    // The card is turned up, the Automa acts by it (on a phone the list for the hands lies over the board), and the save opens anywhere.
    await page.locator('.ac-slot').first().waitFor({ state: 'attached' })
    const game = kernel.fold(await exportFile(page, lang))
    const deck = String(game.setup.options['deck'])
    const no = deck.split(' ').indexOf(TOLD)
    expect(no).toBeGreaterThan(0)
    expect(kernel.keysOf(game)).toContain(`chance reveal ${CARD_IDS[no]}`)
    expect(kernel.keysOf(game).some((key) => /^automa act (sales|print|develop|hire|ideas)/.test(key))).toBe(true)
    // A new game begins with it, on screen as well.
    await page.goto(address('/new/age-of-comics'))
    await page.locator('.ac-deck-strip').waitFor()
    await expect.poll(() => page.locator('.ac-deck-strip').textContent()).toContain('tua')
    // A game that began without it offers it at one touch.
    await openSave(page, atCard('4'))
    await page.getByText(WORDS.before[lang]).waitFor()
    await press(page.locator('.ac-tell .ac-deck-strip button').first())
    await page.locator('.ac-slot').first().waitFor({ state: 'attached' })
    const second = kernel.fold(await exportFile(page, lang))
    expect(String(second.setup.options['deck'])).toContain(TOLD)
    // Undone, the card is still one of the deck: nothing that was told is lost.
    await press(page.getByRole('button', { name: TABLE.undo[lang] }))
    await page.locator('.picker').waitFor()
    const place = String(second.setup.options['deck']).split(' ').indexOf(TOLD)
    const offered = page.locator('.picker__name').filter({ hasText: new RegExp(`carta Automa ${place + 1}$`) })
    await offered.waitFor()
    expectNothing(page)
  },
)
