// Games made by the kernel and brought into the browser by a link, for scenes that begin in the middle.
import type { Page } from 'playwright-core'
import { type AnyTable, playedUntil } from '../scripts/moment.ts'
import type { Lang } from '../src/kernel/contract.ts'
import { writeSave } from '../src/kernel/save.ts'
import { saveLink } from '../src/web/panels/link.ts'
import { IMPORT } from '../src/web/words/import.ts'
import { address } from './stage.ts'
import { press, yourTurn } from './table.ts'

export const OPTIONS = { level: 'base', promos: 'none' } as const

export const finished = (seed: string): Promise<AnyTable> => playedUntil(seed, OPTIONS, () => false)

/** A game that waits for an answer to this ask, from the first seed that gets there. */
export async function waitingFor(ask: string, age = 1): Promise<AnyTable> {
  const there = ({ step, state }: AnyTable): boolean =>
    step.kind === 'choice' && step.ask === ask && (state as { readonly age: number }).age >= age
  for (let seed = 1; seed < 400; seed++) {
    const table = await playedUntil(String(seed), { level: 'base', promos: 'both' }, there)
    if (table.seat !== undefined) return table
  }
  throw new Error(`no game comes to ${ask}`)
}

export const textOf = (table: AnyTable): string => writeSave(table.toSave())

export const linkOf = async (text: string): Promise<string> => address((await saveLink(text)).replace('#', ''))

/** Opens a save through its link, as a game of this browser. */
export async function openSave(page: Page, lang: Lang, text: string): Promise<void> {
  await page.goto(await linkOf(text))
  await press(page.getByRole('button', { name: IMPORT.add[lang] }))
  await yourTurn(page)
}
