// Moves of a log in words, with the rung that decided them.
import type { LadderInfo, Lang, Painter, RungInfo } from '../../../kernel/contract.ts'
import { laddersOf } from '../../../kernel/variant.ts'
import type { AnyTable } from '../../store/open.ts'
import type { TableView } from '../../store/table-store.ts'

export const plainPaint: Painter = (_, text) => text

/** Entry `n`, counted from 1, as a sentence. */
export function sentenceOf({ table }: TableView, n: number, lang: Lang): string {
  return table.module.say(table.entry(n).move, lang, table.stateAt(n - 1))
}

/** Without its full stop: more follows. */
export const unstopped = (sentence: string): string => sentence.replace(/\.$/, '')

/** The automa's last move among the first `n` entries. */
export function lastAutomaMove({ log }: TableView, n: number): number | undefined {
  const at = log.slice(0, n).findLastIndex(({ seat }) => seat === 'automa')
  return at < 0 ? undefined : at + 1
}

const rungs = new WeakMap<readonly LadderInfo[], ReadonlyMap<string, RungInfo>>()

/** A rung of the ladders this game is decided by: its document's, or those of its variant. */
export function rungOf({ module, setup }: AnyTable, id: string | undefined): RungInfo | undefined {
  const ladders = laddersOf(module, setup.options)
  let known = rungs.get(ladders)
  if (known === undefined) {
    known = new Map(ladders.flatMap((ladder) => ladder.rungs.map((rung) => [rung.id, rung])))
    rungs.set(ladders, known)
  }
  return id === undefined ? undefined : known.get(id)
}
