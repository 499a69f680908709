// What causes are called: in a sentence, and as a row of the ledger.
import type { Lang, Phrase, Text } from '../../../kernel/text.ts'
import {
  bonusNo,
  conversionNo,
  cult,
  cultNo,
  factionNo,
  favourNo,
  favourTile,
  powerNo,
  scoringNo,
  specialNo,
  structureNo,
  townNo,
} from '../catalogue/index.ts'
import { lower, nameOf } from '../names.ts'
import type { Cause, Rule } from './records.ts'

const RULES: Readonly<Record<Rule, Text>> = {
  income: { it: 'rendita degli edifici', en: 'income of your structures' },
  'cult-bonus': { it: 'bonus dei culti', en: 'cult bonus' },
  offer: { it: 'potere dell’avversario vicino', en: 'power from the opponent beside you' },
  shipping: { it: 'navigazione', en: 'shipping' },
  dig: { it: 'scavo', en: 'digging' },
  spades: { it: 'vanghe', en: 'spades' },
  priest: { it: 'sacerdote inviato', en: 'priest sent' },
  exchange: { it: 'fortezza', en: 'stronghold' },
  key: { it: 'chiave', en: 'key' },
  'special-action': { it: 'azione speciale', en: 'special action' },
}
const isRule = (cause: Cause): cause is Rule => cause in RULES

const ROUND_TILE: Phrase<[tile: string]> = {
  it: (tile) => `tessera turno «${tile}»`,
  en: (tile) => `scoring tile “${tile}”`,
}
const FAVOUR: Phrase<[name: string]> = { it: lower, en: (name) => name }
const CULT: Phrase<[of: string]> = { it: (of) => `culto ${of}`, en: (of) => `cult ${of}` }
const CONVERSION: Text = { it: 'conversione', en: 'conversion' }
/** The tile itself is named where it is taken. */
const TOWN: Text = { it: 'tessera città', en: 'town tile' }

export function causeText(cause: Cause, lang: Lang): string {
  if (isRule(cause)) return RULES[cause][lang]
  if (conversionNo(cause) !== undefined) return CONVERSION[lang]
  if (townNo(cause) !== undefined) return TOWN[lang]
  if (scoringNo(cause) !== undefined) return ROUND_TILE[lang](nameOf(cause, lang))
  const favour = favourNo(cause)
  if (favour !== undefined) return FAVOUR[lang](favourTile(favour).name[lang])
  const track = cultNo(cause)
  if (track !== undefined) return CULT[lang](cult(track).of[lang])
  return factionNo(cause) === undefined ? lower(nameOf(cause, lang)) : nameOf(cause, lang)
}

/** Rules, conversions and special actions are no pieces. */
export const isDrawn = (cause: Cause): boolean =>
  !isRule(cause) && conversionNo(cause) === undefined && specialNo(cause) === undefined

/** Where points made in play come from, as the ledger tells them. */
const SOURCES = {
  scoring: { it: 'Tessere turno', en: 'Scoring tiles' },
  favours: { it: 'Tessere favore', en: 'Favour tiles' },
  bonus: { it: 'Tessere bonus, passando', en: 'Bonus tiles, on passing' },
  towns: { it: 'Tessere città', en: 'Town tiles' },
  faction: { it: 'Abilità della razza', en: 'Ability of the faction' },
  stronghold: { it: 'Fortezza', en: 'Stronghold' },
  tracks: { it: 'Navigazione e scavo', en: 'Shipping and digging' },
  offers: { it: 'Potere preso dagli avversari vicini', en: 'Power taken from opponents beside you' },
  conversions: { it: 'Conversioni', en: 'Conversions' },
} as const satisfies Record<string, Text>
type Source = keyof typeof SOURCES

const KINDS: readonly (readonly [Source, (cause: string) => unknown])[] = [
  ['scoring', scoringNo],
  ['favours', favourNo],
  ['bonus', bonusNo],
  ['towns', townNo],
  ['faction', factionNo],
  ['stronghold', structureNo],
  ['conversions', conversionNo],
]

export function sourceOf(cause: Cause): { readonly source: Source; readonly text: Text } {
  const [found] = KINDS.find(([, numberOf]) => numberOf(cause) !== undefined) ?? []
  const source = found ?? (cause === 'offer' ? 'offers' : 'tracks')
  return { source, text: SOURCES[source] }
}

/** Causes that are moves of their own: their sentence says what they bring. */
export const isMove = (cause: Cause): boolean =>
  cause === 'offer' ||
  cause === 'exchange' ||
  conversionNo(cause) !== undefined ||
  powerNo(cause) !== undefined ||
  specialNo(cause) !== undefined
