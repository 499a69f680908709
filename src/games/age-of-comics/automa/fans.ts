// The fans of a comic the Automa prints, and how they add up (S10.3, S10.5, Q16).
import type { LadderInfo, RungInfo, Summand, Tracer } from '../../../kernel/contract.ts'
import { inEachLang, type Text } from '../../../kernel/text.ts'
import { toldValue } from '../../../ladder/told.ts'
import { AUTOMA } from '../asks.ts'
import { type CardNo, card, isOriginal } from '../catalogue/index.ts'
import { masteryOf } from '../measures.ts'
import { FANS } from '../names.ts'
import type { State } from '../state.ts'
import { docOf, levelOf } from '../variant/index.ts'
import { head, scale } from './ladders/shared.ts'

interface PrintFans {
  readonly level: number
  /** The round number (Q3); a rip-off does not add it (Q18). */
  readonly round: number
  /** The mastery fan of the comic itself. */
  readonly mastery: number
}

/** Q16 */
export const hasMasteryFan = (s: State): boolean => !docOf(s.variant).readings.noMasteryFan

export const printFansOf = (s: State, comic: CardNo): PrintFans => ({
  level: levelOf(s).printFans,
  round: isOriginal(comic) ? s.round : 0,
  mastery: hasMasteryFan(s) && masteryOf(s, AUTOMA, comic) !== 'none' ? 1 : 0,
})

const ORIGINAL = head('fans.original', 'S10.3', {
  it: 'i fan del livello, il numero del round e la Maestria',
  en: 'the fans of the level, the round number and mastery',
})
const RIP_OFF = head('fans.rip-off', 'S10.5', {
  it: 'i fan del livello e la Maestria',
  en: 'the fans of the level and mastery',
})

const fans: LadderInfo = {
  ...scale('fans', 'S10.3', { it: 'I fan del fumetto', en: 'The comic’s fans' }),
  question: { it: 'Perché questo numero di fan?', en: 'Why this number of fans?' },
  rungs: [ORIGINAL, RIP_OFF],
}

/** Nothing is chosen here: the sum is told beside the choice of the comic. */
export function tellFans(s: State, comic: CardNo, tracer: Tracer): void {
  if (tracer.entry === undefined) return
  const rung = isOriginal(comic) ? ORIGINAL : RIP_OFF
  tracer.entry({ ladder: fans, rung: { ...rung, text: addedUp(s, comic, rung) }, kept: [], dropped: [], values: {} })
}

function addedUp(s: State, comic: CardNo, rung: RungInfo): Text {
  const { id } = card(comic)
  const parts = summands(s, comic)
  const values = { [id]: parts.reduce((sum, { value }) => sum + value, 0) }
  const entry = { ladder: fans, rung: { ...rung, unit: FANS }, kept: [id], dropped: [], values, sums: { [id]: parts } }
  return inEachLang((lang) => toldValue(entry, id, lang) ?? '')
}

function summands(s: State, comic: CardNo): readonly Summand[] {
  const { level, round, mastery } = printFansOf(s, comic)
  const { title } = levelOf(s)
  return [
    { text: { it: `del livello ${title.it}`, en: `for level ${title.en}` }, value: level },
    { text: { it: `del round ${s.round}`, en: `for round ${s.round}` }, value: round },
    { text: { it: 'della Maestria', en: 'for mastery' }, value: mastery },
  ].filter(({ value }) => value > 0)
}
