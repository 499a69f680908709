// Games made by the kernel and brought into the browser by a link, for scenes that begin in the middle.
import type { Page } from 'playwright-core'
import type { Lang } from '../src/kernel/contract.ts'
import { dice } from '../src/kernel/chance.ts'
import { writeSave } from '../src/kernel/save.ts'
import { Table, type TableSetup } from '../src/kernel/table.ts'
import { playerOf } from '../src/players/index.ts'
import { saveLink } from '../src/web/panels/link.ts'
import { IMPORT } from '../src/web/words/import.ts'
import { address } from './stage.ts'
import { type AnyTable, module, press, yourTurn } from './table.ts'

export const OPTIONS = { level: 'base', promos: 'none' } as const

const settingOf = (seed: string, options: Readonly<Record<string, string>>): TableSetup<Readonly<Record<string, string>>> => ({
  options,
  chance: { kind: 'seeded', seed },
})

/** A seeded game, your seat played by the greedy player, until something holds at a decision of yours or the game is over. */
export function playedUntil(
  seed: string,
  done: (table: AnyTable) => boolean,
  options: Readonly<Record<string, string>> = OPTIONS,
): AnyTable {
  const table = new Table(module, settingOf(seed, options))
  const stream = dice(Number(seed))
  for (table.advance(); table.seat !== undefined && !done(table); table.advance())
    table.play(module.game.key(playerOf('greedy')(module, table.state, table.options, stream)))
  return table
}

export const finished = (seed: string): AnyTable => playedUntil(seed, () => false)

/** A game that waits for an answer to this ask, from the first seed that gets there. */
export function waitingFor(ask: string, age = 1): AnyTable {
  const there = ({ step, state }: AnyTable): boolean =>
    step.kind === 'choice' && step.ask === ask && (state as { readonly age: number }).age >= age
  for (let seed = 1; seed < 400; seed++) {
    const table = playedUntil(String(seed), there, { level: 'base', promos: 'both' })
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
