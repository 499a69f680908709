// Prints what the project promises about speed, beside what the run before has measured.
import { GAMES } from '../games/index.ts'
import { measureGame } from './measures.ts'
import { openReport, type Report } from './report.ts'

/** Measures the rules of every game; whoever measures more adds to the report. */
export async function bench(file: string): Promise<Report> {
  const report = openReport(file)
  for (const manifest of GAMES) report.section(manifest.title.en, await measureGame(manifest))
  return report
}
