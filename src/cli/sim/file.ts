import { existsSync } from 'node:fs'
import { LIMITS } from '../../kernel/limits.ts'
import { within } from '../../kernel/refusal.ts'
import { readRuns } from '../../lab/shape.ts'
import { isOf, type Run, writeRuns } from '../../lab/study.ts'
import { placeOf } from '../errors.ts'
import { readText } from '../file.ts'
import { writeOutput } from '../whole-file.ts'

/** What a file holds; nothing where there is none yet. */
export const kept = (file: string | undefined): Run[] => (file !== undefined && existsSync(file) ? readFile(file) : [])

export function readFile(file: string): Run[] {
  const text = readText(file, LIMITS.simulations)
  return within(placeOf(file), () => readRuns(text))
}

/** Runs of other simulations in the file stay. What has become no simulation meanwhile is left alone. */
export function keep(file: string | undefined, runs: readonly Run[]): void {
  if (file === undefined) return
  const others = kept(file).filter((run) => !runs.some(({ sim }) => isOf(run, sim)))
  writeOutput(file, writeRuns([...others, ...runs]))
}
