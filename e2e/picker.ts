// Tells the page what the cards and dice at the real table show.
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { AnyTable } from '../scripts/moment.ts'
import type { Lang } from '../src/kernel/contract.ts'
import { chosenOption, pressOption } from './hand.ts'
import type { Kernel } from './kernel.ts'

/** The name of an outcome in the picker. */
interface Called {
  readonly name: string
}

interface Outcome extends Called {
  /** What to type if it is a number, and whether other names begin with it. */
  readonly number?: string
  readonly isPrefix?: boolean
}

export type NameOf = (move: unknown, lang: Lang, before: unknown) => Called

/** Named after its component, the last word of its key. */
export const byComponent =
  ({ module, key }: Kernel): NameOf =>
  (move, lang) => ({ name: module.nameOf(lastWord(key(move)), lang) })

/** Named after its component, or by its sentence if it has none. */
export const bySentence =
  ({ module, key }: Kernel): NameOf =>
  (move, lang, before) => {
    const [, ...words] = key(move).split(' ')
    const id = words.findLast((word) => module.nameOf(word, lang) !== word)
    return { name: id === undefined ? module.say(move, lang, before) : module.nameOf(id, lang) }
  }

/** The outcome that has just come up at a table, in a language; `possible` lists what could have come up. */
export function outcomeOf(
  { key }: Kernel,
  dealer: AnyTable,
  nameOf: NameOf,
  lang: Lang,
  possible: readonly string[],
): Outcome {
  const { move } = dealer.entry(dealer.cursor)
  const called = nameOf(move, lang, dealer.stateAt(dealer.cursor - 1))
  const last = lastWord(key(move))
  if (!/^\d+$/.test(last)) return called
  const isPrefix = possible.some((other) => lastWord(other) !== last && lastWord(other).startsWith(last))
  return { ...called, number: last, isPrefix }
}

const lastWord = (key: string): string => key.split(' ').at(-1) ?? ''

/** Enters an outcome as a person would. */
export type Tell = (page: Page, outcome: Outcome) => Promise<void>

/** On a desktop: types the beginning of the name, more of it if needed, then Enter; for dice only the number. */
export const typed: Tell = async (page, outcome) => {
  const { name, number, isPrefix } = outcome
  const field = page.getByRole('combobox')
  if (number !== undefined) {
    await field.fill(number)
    if (isPrefix === true) await page.keyboard.press('Enter')
    return
  }
  for (const part of [name.slice(0, 5), name.slice(0, 10), name]) {
    await field.fill(part)
    if ((await chosenOption(page)) === name) break
  }
  expect(await chosenOption(page)).toBe(name)
  await page.keyboard.press('Enter')
}

/** On a phone: taps its picture. */
export const touched: Tell = (page, { name }) => pressOption(page, name)
