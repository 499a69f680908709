// A scenario put to the game, as the question it is.
import type { TraceEntry, Tracer } from '../../../src/kernel/contract.ts'
import { terraMysticaModule } from '../../../src/games/terra-mystica/module.ts'
import { answer } from '../../../src/games/terra-mystica/position/answer.ts'
import { type Answer, differences, type Scenario } from './world.ts'

const { position, score } = terraMysticaModule

/**
 * Besides the answer: `values` of every entry of the trace and the parts of those that are `sums`, the rungs that were `passed` over and
 * that `decided`, and the score `sheet` of the position.
 */
export function run({ world, ask, expect }: Scenario, tracer: Tracer = {}): string[] {
  const values: Readonly<Record<string, number>>[] = []
  const sums: Readonly<Record<string, readonly number[]>>[] = []
  const passed: string[] = []
  const decided: string[] = []
  const answered = answer(world, ask, {
    entry: (entry) => {
      values.push(entry.values)
      sums.push(partsOf(entry))
      tracer.entry?.(entry)
    },
    passed: (one) => {
      passed.push(one.rung.id.replace('terra-mystica.', ''))
      tracer.passed?.(one)
    },
    decided: (rung) => {
      decided.push(rung.id.replace('terra-mystica.', ''))
      tracer.decided?.(rung)
    },
  })
  return differences(expect, {
    ...answered,
    values,
    sums,
    passed,
    decided,
    ...('sheet' in expect ? { sheet: sheetOf(world) } : {}),
  })
}

/** The parts of what was measured. */
const partsOf = ({ sums = {} }: TraceEntry): Readonly<Record<string, readonly number[]>> =>
  Object.fromEntries(Object.entries(sums).map(([id, parts]) => [id, parts.map(({ value }) => value)]))

/** The sources of the sheet with their points, and among which games it counts. */
function sheetOf(world: Answer) {
  const { sides, record } = score(position.read(world))
  const items = sides.map((side) => side.items.map(({ source, points }) => [source, points]))
  return { items, category: record?.category ?? null, points: record?.points ?? null }
}
