// Why a worker has not played a job, as data, so that the submitter can show it in their own language.
import { clip } from '../kernel/clean.ts'
import type { BadInput } from '../kernel/contract.ts'
import { refusal } from '../kernel/refusal.ts'
import { inEachLang, type Phrase, type Text } from '../kernel/text.ts'
import { otherVersion, tellVersion, type Version } from '../lab/version.ts'

export const tooLong = refusal<{ seconds: number }>('queue.too-long', {
  it: ({ seconds }) => `dopo ${seconds} secondi non aveva ancora finito`,
  en: ({ seconds }) => `it was not finished after ${seconds} seconds`,
})

const playsBy: Phrase<[version: string]> = {
  it: (version) => `gioca con altre regole (${version}); aggiornalo o fermalo`,
  en: (version) => `it plays by other rules (${version}); update it or stop it`,
}

export function writeReason(error: BadInput): string {
  if (error.is(tooLong)) return `late ${String(error.values['seconds'])}`
  if (!error.is(otherVersion)) return error.message
  const { edition, rules } = error.values['ours'] as Version
  return `version ${edition} ${rules}`
}

export function readReason(said: string): Text {
  const late = /^late (\d{1,9})$/.exec(said)
  if (late !== null) {
    const error = tooLong({ seconds: Number(late[1]) })
    return inEachLang((lang) => error.sentence(lang))
  }
  const [, edition, rules = ''] = /^version (\d{1,9}) ([0-9a-f]{12})$/.exec(said) ?? []
  if (edition === undefined) return inEachLang(() => clip(said, 200))
  return inEachLang((lang) => playsBy[lang](tellVersion({ edition: Number(edition), rules }, lang)))
}
