// Whether a text from outside is a game that opens here. Nothing is changed by asking.
import { BadInput, type Lang, type Manifest, type Text } from '../../kernel/contract.ts'
import { isNewer } from '../../kernel/newer.ts'
import { openSave } from '../store/open.ts'
import { isSaveLink, readSaveLink } from './link.ts'
import type { AnyTable } from './types.ts'
import { fill } from './words.ts'

export interface Checked {
  /** The save itself, also where a link was given. */
  readonly text: string
  readonly table: AnyTable
  readonly manifest: Manifest
}

/** Reads a save or a link to one. Throws `BadInput`. */
export async function checkSave(given: string): Promise<Checked> {
  const text = await saveIn(given)
  return { text, ...(await openSave(text)) }
}

/** The save itself, whether it opens here or not. Throws `BadInput` where a link is damaged. */
export const saveIn = async (given: string): Promise<string> =>
  isSaveLink(given) ? readSaveLink(given.trim()) : fromHeader(given)

/** A save may stand inside a longer text, such as a report. */
const fromHeader = (given: string): string => given.slice(Math.max(0, given.search(/^solotavolo \d+ · /m)))

const REFUSALS: readonly (readonly [RegExp, Text])[] = [
  [/not a Solotavolo save/, { it: 'Questo non è un salvataggio di Solotavolo.', en: 'This is not a Solotavolo save.' }],
  [/no save$/, { it: 'Questo link non contiene una partita.', en: 'This link carries no game.' }],
  [
    /^this link/,
    {
      it: 'Il link è rovinato o incompleto: fattelo mandare di nuovo, per intero.',
      en: 'The link is damaged or incomplete: ask for it again, in full.',
    },
  ],
  [
    /no game "/,
    { it: 'È una partita di un gioco che qui non c’è.', en: 'It is a game of something not on this table.' },
  ],
]
const NEWER: Text = {
  it: 'Questa partita viene da una versione più recente di Solotavolo: aggiorna e riprova.',
  en: 'This game comes from a newer Solotavolo: update and try again.',
}
const AT_LINE: Text = {
  it: 'Il salvataggio è rovinato alla riga {line}.',
  en: 'The save is damaged on line {line}.',
}
const OTHER: Text = { it: 'Questa partita non si può aprire.', en: 'This game cannot be opened.' }

/** Why a save was refused, in one sentence for the person who gave it. */
export function tellRefusal(error: unknown, lang: Lang): string {
  if (!(error instanceof BadInput)) return OTHER[lang]
  if (isNewer(error)) return NEWER[lang]
  const known = REFUSALS.find(([pattern]) => pattern.test(error.message))
  if (known !== undefined) return known[1][lang]
  const line = /^line (\d+): /.exec(error.message)?.[1]
  return line === undefined ? OTHER[lang] : fill(AT_LINE, lang, { line })
}
