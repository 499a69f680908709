import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { BadInput } from '../../kernel/contract.ts'
import { readRuns, type Run, writeRuns } from '../../lab/study.ts'

/** What a file holds; nothing where there is none yet. */
export const kept = (file: string | undefined): Run[] => (file !== undefined && existsSync(file) ? readFile(file) : [])

export function readFile(file: string): Run[] {
  if (!existsSync(file)) throw new BadInput(`there is no file ${file}`)
  return readRuns(readFileSync(file, 'utf8'), file)
}

/** Runs of other simulations in the file stay; the file is put in its place whole, so that nothing is lost if this is the last moment. */
export function keep(file: string | undefined, runs: readonly Run[]): void {
  if (file === undefined) return
  const names = new Set(runs.map(({ sim }) => JSON.stringify(sim)))
  const others = kept(file).filter(({ sim }) => !names.has(JSON.stringify(sim)))
  const draft = `${file}.${process.pid}.tmp`
  writeFileSync(draft, writeRuns([...others, ...runs]))
  renameSync(draft, file)
}
