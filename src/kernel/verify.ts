// Checks the claims of a save: that the automa's moves follow its rules, that the notes beside them name the deciding rungs, and that
// chance followed the seed. Opening the table has already proved that every line is a legal move.
import type { ChanceSource } from './chance.ts'
import { sourceOf } from './mode.ts'
import type { Save } from './save.ts'
import type { Table } from './table.ts'
import { decisive, isNoted, recorder } from './trace.ts'

export interface Verdict {
  /** Moves of the automa. */
  readonly decided: number
  /** Notes beside them. */
  readonly noted: number
  /** Moves of the automa that a rung decided and that have no note. */
  readonly bare: number
  /** Notes beside other lines: nobody can check them. */
  readonly remarks: number
  /** Outcomes of chance that the seed draws. */
  readonly drawn: number
  /** Outcomes of chance that a person entered. */
  readonly told: number
  readonly differences: readonly Difference[]
}

export type Difference =
  | {
      readonly claim: 'move'
      readonly line: number
      readonly log: string
      readonly rules: string
      readonly rung: string
    }
  | { readonly claim: 'note'; readonly line: number; readonly log: string; readonly rung: string }
  | { readonly claim: 'draw'; readonly line: number; readonly log: string; readonly rules: string }

/** What is told of a rung where none decided. */
export const NO_RUNG = '–'

/** The table is the one the save opens to. */
export function verify<S, M, O extends Readonly<Record<string, string>>>(table: Table<S, M, O>, save: Save): Verdict {
  const { game, notation } = table.module
  const source = sourceOf(save.chance)
  const differences: Difference[] = []
  const counts = { decided: 0, noted: 0, bare: 0, remarks: 0, drawn: 0, told: 0 }
  for (let n = 1; n <= table.length; n++) {
    const { seat, move, note } = table.entry(n)
    const before = table.stateAt(n - 1)
    const line = save.entries[n - 1]?.line ?? 0
    const log = notation.write(move)
    const isSame = (again: M) => game.key(again) === game.key(move)
    if (seat !== 'automa' && note !== undefined) counts.remarks++
    if (seat === 'automa') {
      const tracer = recorder()
      const again = table.module.automa.decide(before, tracer)
      const decider = decisive(tracer.entries)?.rung
      const rung = decider?.id
      counts.decided++
      if (note !== undefined) counts.noted++
      else if (rung !== undefined) counts.bare++
      if (!isSame(again))
        differences.push({ claim: 'move', line, log, rules: notation.write(again), rung: rung ?? NO_RUNG })
      else if (note !== undefined && !isNoted(note, decider))
        differences.push({ claim: 'note', line, log: note, rung: rung ?? NO_RUNG })
    }
    if (seat === 'chance') {
      const again = drawnAgain(table, before, source)
      if (again === undefined) counts.told++
      else counts.drawn++
      if (again !== undefined && !isSame(again))
        differences.push({ claim: 'draw', line, log, rules: notation.write(again) })
    }
  }
  return { ...counts, differences }
}

/** What the source draws there; undefined if a person has to enter it. */
function drawnAgain<S, M, O extends Readonly<Record<string, string>>>(
  { module: { game } }: Table<S, M, O>,
  before: S,
  source: ChanceSource,
): M | undefined {
  const step = game.step(before)
  const bag = step.kind === 'chance' ? step.bag : ''
  return source.pick({ bag, options: game.options(before), key: (m) => game.key(m) })
}
