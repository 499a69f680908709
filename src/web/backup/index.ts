// Everything this browser stores. Whatever the app stores in future needs a part here.
import { enterOldResults, results, shelf } from '../store/browser.ts'
import { backedUp } from '../store/reminder.ts'
import { restoreBackup, writeBackup } from './backup.ts'
import { bestsPart } from './bests.ts'
import { decksPart } from './decks.ts'
import { draftsPart } from './drafts.ts'
import { gamesPart } from './games.ts'
import { learningPart } from './learning.ts'
import type { Merged, Part } from './part.ts'
import { resultsPart } from './results.ts'
import { settingsPart } from './settings.ts'
import { variantsPart } from './variants.ts'

export { MOST_BYTES, RefusedBackup } from './backup.ts'

const PARTS: readonly Part[] = [
  gamesPart(shelf),
  resultsPart(results),
  bestsPart(),
  decksPart,
  draftsPart,
  variantsPart,
  learningPart(),
  settingsPart,
]

export async function backUp(made: Date): Promise<string> {
  const text = await writeBackup(PARTS, made)
  backedUp()
  return text
}

export async function restore(text: string): Promise<Merged> {
  const merged = await restoreBackup(text, PARTS)
  // A backup from before there were results has only games.
  await enterOldResults(true)
  return merged
}
