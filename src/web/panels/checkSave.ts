// Checks whether a text from outside is a game that opens here. Changes nothing.
import { BadInput, type Lang, type Manifest, type Text } from '../../kernel/contract.ts'
import { sentence } from '../kit/board/words.ts'
import { openSave } from '../store/open.ts'
import { isSaveLink, readSaveLink } from './link.ts'
import type { AnyTable } from './types.ts'

export interface Checked {
  /** The save itself, even if a link was given. */
  readonly text: string
  readonly table: AnyTable
  readonly manifest: Manifest
}

/** Reads a save or a link to one. Throws `BadInput`. */
export async function checkSave(given: string): Promise<Checked> {
  const text = await saveIn(given)
  return { text, ...(await openSave(text)) }
}

/** The save itself, even if it does not open here. Throws `BadInput` if a link is damaged. */
export const saveIn = async (given: string): Promise<string> =>
  isSaveLink(given) ? readSaveLink(given.trim()) : fromHeader(given)

/** A save may be part of a longer text, such as a report. */
const fromHeader = (given: string): string => given.slice(Math.max(0, given.search(/^solotavolo \d+ · /m)))

const OTHER: Text = { it: 'Questa partita non si può aprire.', en: 'This game cannot be opened.' }

/** Why a save was refused, in one sentence. */
export const tellRefusal = (error: unknown, lang: Lang): string =>
  error instanceof BadInput ? sentence(error.tell(lang)) : OTHER[lang]
