// Why a decision for the opponents left only one move, where no rung had anything to choose from.
import { counted, inEachLang, type Phrase, type Text, type Unit } from '../../kernel/text.ts'
import type { Move } from './moves.ts'
import { rolledActions } from './options/setup.ts'
import { type State, topAsk } from './state.ts'
import { tiedSets } from './automa/settling.ts'
import { scenarioOf } from './variant/index.ts'

const TO_BLOCK: Unit = {
  one: { it: 'va coperta # azione potere', en: '# power action is to be blocked' },
  other: { it: 'vanno coperte # azioni potere diverse', en: '# different power actions are to be blocked' },
}
const ROLLED: Unit = {
  one: { it: 'finora ne è uscita #', en: '# has come up so far' },
  other: { it: 'finora ne sono uscite #', en: '# have come up so far' },
}
const ROLL_ON: Phrase<[needed: number, rolled: number]> = {
  it: (needed, rolled) => `${counted(needed, TO_BLOCK, 'it')} e ${counted(rolled, ROLLED, 'it')} (S19)`,
  en: (needed, rolled) => `${counted(needed, TO_BLOCK, 'en')}, and ${counted(rolled, ROLLED, 'en')} (S19)`,
}
const BY_CHANCE: Phrase<[sets: number]> = {
  it: (sets) => `${sets} possibilità alla pari: decide il caso (S15)`,
  en: (sets) => `${sets} possibilities are tied: chance decides (S15)`,
}
const BY_YOU: Phrase<[sets: number]> = {
  it: (sets) => `${sets} possibilità alla pari: decidi tu (S15)`,
  en: (sets) => `${sets} possibilities are tied: you decide (S15)`,
}
const ONE_SET: Text = {
  it: 'non c’erano altri esagoni liberi di questo colore (S13)',
  en: 'there were no other free hexes of this colour (S13)',
}

export function onlyMove(s: State, m: Move): Text | undefined {
  const ask = topAsk(s)
  if (ask?.ask === 'block' && m.do === 'roll') {
    const { blocked } = scenarioOf(s)
    return inEachLang((lang) => ROLL_ON[lang](blocked, rolledActions(s).length))
  }
  if (ask?.ask !== 'settle') return undefined
  if (m.do === 'settle') return ONE_SET
  const sets = tiedSets(s, ask.opponent).length
  return inEachLang((lang) => (m.do === 'roll' ? BY_CHANCE : BY_YOU)[lang](sets))
}
