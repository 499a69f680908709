// Prints the promised speeds, beside what the previous run measured.
import { GAMES, manifestOf } from '../games/index.ts'
import { fullOptions } from '../kernel/options.ts'
import type { Sim } from '../lab/job.ts'
import { versionOf } from '../lab/version.ts'
import { measureCrew } from './crew.ts'
import { measureGame } from './measures.ts'
import type { Report } from './report.ts'

export { openReport } from './report.ts'

const duel = manifestOf('duel')
const LAB: Omit<Sim, 'version'> = {
  game: duel.id,
  options: fullOptions(duel.options, {}),
  player: 'random',
  seed: 'bench',
}

/** Measures the rules of every game and the crew of the lab; other measurements add to the report. */
export async function bench(report: Report, worker: string): Promise<void> {
  for (const manifest of GAMES) report.section(manifest.title.en, await measureGame(manifest))
  report.section('Lab', await measureCrew({ ...LAB, version: versionOf(await duel.load()) }, worker))
}
