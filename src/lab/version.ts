// By which rules a simulation is played: results of other rules are another result.
import type { AnyModule, Lang } from '../kernel/contract.ts'
import { refusal } from '../kernel/refusal.ts'
import { LAB } from './words.ts'

export interface Version {
  readonly edition: number
  /** Changes with every source that decides how a game comes out (`scripts/rules.mjs`). */
  readonly rules: string
}

/** Worked out from the sources when this was built. */
declare const SOLOTAVOLO_RULES: Readonly<Record<string, string>>

/** What results say that were written before simulations carried a version. */
export const UNKNOWN: Version = { edition: 0, rules: 'unknown' }

export const versionOf = ({ game: { id, edition } }: Pick<AnyModule, 'game'>): Version => ({
  edition,
  rules: SOLOTAVOLO_RULES[id] ?? UNKNOWN.rules,
})

export const sameVersion = (a: Version, b: Version): boolean => a.edition === b.edition && a.rules === b.rules

export function tellVersion({ edition, rules }: Version, lang: Lang): string {
  if (rules === UNKNOWN.rules) return LAB.unknownVersion[lang]
  return `${LAB.edition[lang]} ${edition}, ${LAB.rules[lang]} ${rules}`
}

/** Results of other rules, or by nobody knows which, are not mixed with those of these rules. */
export const otherVersion = refusal<{ theirs: Version; ours: Version }>('lab.other-version', {
  it: ({ theirs, ours }) =>
    `queste partite sono di un’altra versione delle regole (${tellVersion(theirs, 'it')}; qui: ${tellVersion(ours, 'it')})`,
  en: ({ theirs, ours }) =>
    `these games are of another version of the rules (${tellVersion(theirs, 'en')}; here: ${tellVersion(ours, 'en')})`,
})
