// Everything this browser stores. Whatever the app stores in future needs a part here.
import { shelf } from '../store/browser.ts'
import { restoreBackup, writeBackup } from './backup.ts'
import { bestsPart } from './bests.ts'
import { decksPart } from './decks.ts'
import { draftsPart } from './drafts.ts'
import { gamesPart } from './games.ts'
import type { Merged, Part } from './part.ts'
import { settingsPart } from './settings.ts'

export { MOST_BYTES, RefusedBackup } from './backup.ts'

const PARTS: readonly Part[] = [gamesPart(shelf), bestsPart(), decksPart, draftsPart, settingsPart]

export const backUp = (made: Date): Promise<string> => writeBackup(PARTS, made)

export const restore = (text: string): Promise<Merged> => restoreBackup(text, PARTS)
