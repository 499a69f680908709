// What is known of what comes next if the table stays as it is. The opponents never act (S4, S22): it is the end of the round, the power
// actions they will block, and the towns that are not far.
import type { Ahead } from '../../kernel/contract.ts'
import { andList, counted, inEachLang, type Lang, type Phrase, type Unit } from '../../kernel/text.ts'
import { GOODS, sayGoods, saySpades, sayVp } from './amounts.ts'
import { cult, cultNo, hex, powerAction, ROUNDS } from './catalogue/index.ts'
import type { Cause } from './consequences/records.ts'
import { tileOfRound } from './goods.ts'
import { cultBonus, eachPassPoints, nextIncome } from './income.ts'
import { lower, sayHexes } from './names.ts'
import { type TownGap, townsToBe } from './network.ts'
import { levelOf, type State } from './state.ts'
import { scenarioOf } from './variant/index.ts'

export function ahead(s: State): readonly Ahead[] {
  if (s.phase === 'setup' || s.phase === 'game-end') return []
  const rounds = [...incomeToCome(s), ...nextBlocked(s)]
  return s.phase === 'actions' ? [...passing(s), ...bonusOfRound(s), ...rounds, ...towns(s)] : rounds
}

const PASSING: Phrase<[vp: string]> = {
  it: (vp) => `passando ricevi ${vp}`,
  en: (vp) => `passing brings you ${vp}`,
}

/** R17.1 */
function passing(s: State): readonly Ahead[] {
  const ids: Cause[] = []
  let points = 0
  eachPassPoints(s, (some, because) => {
    points += some
    if (some > 0) ids.push(because)
  })
  return points === 0 ? [] : [{ text: inEachLang((lang) => PASSING[lang](sayVp(points, lang))), ids }]
}

const BONUS: Phrase<[of: string, gain: string]> = {
  it: (of, gain) => `a fine turno il culto ${of} ti dà ${gain}`,
  en: (of, gain) => `at the end of the round the cult ${of} brings you ${gain}`,
}
const NO_BONUS: Phrase<[of: string, steps: number]> = {
  it: (of, steps) => `a fine turno il culto ${of} non ti dà niente: ${counted(steps, STEPS_MORE, 'it')}`,
  en: (of, steps) => `at the end of the round the cult ${of} brings you nothing: ${counted(steps, STEPS_MORE, 'en')}`,
}
const STEPS_MORE: Unit = {
  one: { it: 'ti serve ancora # passo', en: 'you need # more step' },
  other: { it: 'ti servono ancora # passi', en: 'you need # more steps' },
}

/** R18.1 */
function bonusOfRound(s: State): readonly Ahead[] {
  const tile = s.round < ROUNDS ? tileOfRound(s) : undefined
  if (tile === undefined) return []
  const no = cultNo(tile.bonus.cult)
  const { gain, spades } = cultBonus(s)
  const brings = (lang: Lang): string =>
    [sayGoods(gain, lang), spades === 0 ? '' : saySpades(spades, lang)].filter(Boolean).join(', ')
  const text = inEachLang((lang) => {
    const of = cult(no).of[lang]
    return brings(lang) === ''
      ? NO_BONUS[lang](of, tile.bonus.steps - levelOf(s.player, no))
      : BONUS[lang](of, brings(lang))
  })
  return [{ text, ids: [tile.id, tile.bonus.cult] }]
}

const INCOME: Phrase<[income: string]> = {
  it: (income) => `la rendita del prossimo turno è di ${income}, più quella della tessera bonus che prendi`,
  en: (income) => `the income of the next round is ${income}, and that of the bonus tile you take`,
}

/** R8; the bonus tile held goes back before. */
function incomeToCome(s: State): readonly Ahead[] {
  const income = nextIncome(s)
  const text = inEachLang((lang) => INCOME[lang](sayGoods(income, lang)))
  return sayGoods(income, 'en') === '' ? [] : [{ text, ids: [] }]
}

const NOTED: Phrase<[round: number, actions: string]> = {
  it: (round, actions) => `nel turno ${round} non sono disponibili: ${actions}`,
  en: (round, actions) => `blocked in round ${round}: ${actions}`,
}
const TO_ROLL: Phrase<[round: number, count: string]> = {
  it: (round, count) => `all’inizio del turno ${round} il dado copre ${count}`,
  en: (round, count) => `at the start of round ${round} the die blocks ${count}`,
}
const ACTIONS: Unit = {
  one: { it: '# azione potere', en: '# power action' },
  other: { it: '# azioni potere', en: '# power actions' },
}

/** S19, S20 */
function nextBlocked(s: State): readonly Ahead[] {
  if (s.round === ROUNDS) return []
  const round = s.round + 1
  const noted = s.blockedByRound[round - 1] ?? []
  if (s.power === 'blocked-predetermined' && noted.length > 0) {
    const names = (lang: Lang): string => noted.map((no) => lower(powerAction(no).name[lang])).join(', ')
    const text = inEachLang((lang) => NOTED[lang](round, names(lang)))
    return [{ text, cite: 'S20', ids: noted.map((no) => powerAction(no).id) }]
  }
  if (s.power !== 'blocked-each-round') return []
  const { blocked } = scenarioOf(s)
  return [{ text: inEachLang((lang) => TO_ROLL[lang](round, counted(blocked, ACTIONS, lang))), cite: 'S19', ids: [] }]
}

const LACKS: Phrase<[hexes: string, gap: string]> = {
  it: (hexes, gap) => `${hexes}: per una città ancora ${gap}`,
  en: (hexes, gap) => `${hexes}: ${gap} more for a town`,
}
const STRUCTURES: Unit = {
  one: { it: '# edificio', en: '# structure' },
  other: { it: '# edifici', en: '# structures' },
}
/** From here on a group is not far from a town. */
const NEAR = 3

/** R20.1 */
const towns = (s: State): readonly Ahead[] =>
  townsToBe(s)
    .filter(({ hexes, gap }) => hexes.length >= NEAR && gap.structures + gap.power > 0)
    .map(({ hexes, gap }) => ({
      text: inEachLang((lang) => LACKS[lang](sayHexes(hexes, lang), gapText(gap, lang))),
      ids: hexes.map((no) => hex(no).id),
    }))

function gapText({ structures, power }: TownGap, lang: Lang): string {
  const parts = [
    structures === 0 ? '' : counted(structures, STRUCTURES, lang),
    power === 0 ? '' : counted(power, GOODS.power, lang),
  ]
  return andList(parts.filter(Boolean), lang)
}
