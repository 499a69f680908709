// What the bonus, favour, town and scoring tiles do, in words.
import { counted, type Lang, orList, type Phrase, type Text, type Unit } from '../../../kernel/text.ts'
import { sayGoods, saySpades, saySteps, sayVp } from '../amounts.ts'
import {
  type BonusTile,
  CULTS,
  type Favour,
  type Goods,
  type ScoringTile,
  type SpecialId,
  specialAction,
  specialNo,
  type StructureId,
  STRUCTURES,
  TOWN_NEEDS,
  type TownTile,
} from '../catalogue/index.ts'

/** As they stand after "per ogni" and "for each". */
const EACH: Readonly<Record<StructureId, Text>> = {
  dwelling: { it: 'abitazione', en: 'dwelling' },
  'trading-post': { it: 'emporio', en: 'trading post' },
  temple: { it: 'tempio', en: 'temple' },
  stronghold: { it: 'fortezza', en: 'stronghold' },
  sanctuary: { it: 'santuario', en: 'sanctuary' },
}
interface Paid {
  readonly vp: number
  readonly what: string
}
/** The points by structure, those that bring the same together. */
function paidFor(points: readonly number[], lang: Lang): Paid | undefined {
  const paid = STRUCTURES.filter((_, no) => (points[no] ?? 0) > 0)
  const vp = Math.max(0, ...points)
  return vp === 0
    ? undefined
    : {
        vp,
        what: orList(
          paid.map(({ id }) => EACH[id][lang]),
          lang,
        ),
      }
}

const INCOME: Phrase<[goods: string]> = {
  it: (goods) => `Entrate: ${goods}.`,
  en: (goods) => `Income: ${goods}.`,
}
const ON_PASS: Phrase<[vp: string, what: string]> = {
  it: (vp, what) => `Quando passi, ${vp} per ogni ${what} sulla mappa.`,
  en: (vp, what) => `On passing, ${vp} for each ${what} on the map.`,
}
const ON_BUILD: Phrase<[vp: string, what: string]> = {
  it: (vp, what) => `Da ora ${vp} per ogni ${what} che costruisci.`,
  en: (vp, what) => `From now on ${vp} for each ${what} you build.`,
}
const SHIPPING: Phrase<[range: number]> = {
  it: (range) => `Finché la tieni, ${range} di navigazione in più.`,
  en: (range) => `While you hold it, shipping range +${range}.`,
}
const SPECIAL: Phrase<[what: string]> = {
  it: (what) => `Azione speciale, una volta per turno: ${what}.`,
  en: (what) => `Special action, once per round: ${what}.`,
}
const A_STEP: Phrase<[steps: string]> = {
  it: (steps) => `${steps} su un culto`,
  en: (steps) => `${steps} on a cult`,
}

/** What an action of a tile does: they give spades or steps. */
function specialText(id: SpecialId, lang: Lang): string {
  const { effect } = specialAction(specialNo(id))
  if (effect.does === 'spades') return SPECIAL[lang](saySpades(effect.spades, lang))
  return effect.does === 'steps' ? SPECIAL[lang](A_STEP[lang](saySteps(effect.steps, lang))) : ''
}
const incomeLine = (income: Goods, lang: Lang): string =>
  sayGoods(income, lang) === '' ? '' : INCOME[lang](sayGoods(income, lang))
const paidLine = (say: Phrase<[vp: string, what: string]>, points: readonly number[], lang: Lang): string => {
  const paid = paidFor(points, lang)
  return paid === undefined ? '' : say[lang](sayVp(paid.vp, lang), paid.what)
}
/** Lines that say something, one after the other. */
export const joined = (lines: readonly string[]): string => lines.filter((line) => line !== '').join(' ')

/** R24 */
export const bonusText = ({ income, special, shipping, passVp }: BonusTile, lang: Lang): string =>
  joined([
    incomeLine(income, lang),
    special === undefined ? '' : specialText(special, lang),
    shipping === 0 ? '' : SHIPPING[lang](shipping),
    paidLine(ON_PASS, passVp, lang),
  ])

/** R23 */
const TAKEN: Phrase<[steps: string, cult: string]> = {
  it: (steps, of) => `Subito ${steps} sul culto ${of}.`,
  en: (steps, of) => `${steps} on the cult ${of} at once.`,
}
const TOWN_POWER: Phrase<[power: number, usual: number]> = {
  it: (power, usual) => `Da ora a una tua città basta potere ${power} invece di ${usual}.`,
  en: (power, usual) => `From now on your towns need power ${power} instead of ${usual}.`,
}
const POSTS: Phrase<[points: string]> = {
  it: (points) => `Ogni volta che passi, ${points} PV con 1, 2, 3 o 4 empori.`,
  en: (points) => `On each pass ${points} VP with 1, 2, 3 or 4 trading posts.`,
}
export function favourText(tile: Favour, lang: Lang): string {
  const track = CULTS.find(({ id }) => id === tile.cult)
  return joined([
    TAKEN[lang](saySteps(tile.steps, lang), track?.of[lang] ?? ''),
    incomeLine(tile.income, lang),
    paidLine(ON_BUILD, tile.buildVp, lang),
    tile.special === undefined ? '' : specialText(tile.special, lang),
    tile.townPower === TOWN_NEEDS.power ? '' : TOWN_POWER[lang](tile.townPower, TOWN_NEEDS.power),
    tile.postsPassVp.length === 0 ? '' : POSTS[lang](orList(tile.postsPassVp.slice(1).map(String), lang)),
  ])
}

/** R20.3 */
const TOWN: Phrase<[vp: string, gain: string]> = {
  it: (vp, gain) => `Subito ${vp}, ${gain} e una chiave.`,
  en: (vp, gain) => `${vp}, ${gain} and a key at once.`,
}
const EVERY_CULT: Text = { it: '1 passo in ogni culto', en: '1 step on each cult' }
export const townText = ({ vp, gain, cults }: TownTile, lang: Lang): string =>
  TOWN[lang](sayVp(vp, lang), cults ? EVERY_CULT[lang] : sayGoods(gain, lang))

/** R25, R18.1 */
const THIS_ROUND: Phrase<[vp: string, what: string]> = {
  it: (vp, what) => `In questo turno ${vp} per ogni ${what}.`,
  en: (vp, what) => `This round ${vp} for each ${what}.`,
}
const BUILT: Phrase<[what: string]> = {
  it: (what) => `${what} che costruisci`,
  en: (what) => `${what} you build`,
}
const SPADE: Text = { it: 'vanga che ottieni', en: 'spade you get' }
const FOUNDED: Text = { it: 'città che fondi', en: 'town you found' }
const EVERY: Unit = {
  one: { it: 'per ogni passo', en: 'for every step' },
  other: { it: 'ogni # passi', en: 'for every # steps' },
}
const AT_ROUND_END: Phrase<[gain: string, steps: string, cult: string]> = {
  it: (gain, steps, of) => `A fine turno ${gain} ${steps} sul culto ${of}.`,
  en: (gain, steps, of) => `At its end ${gain} ${steps} on the cult ${of}.`,
}
export function scoringText({ buildVp, spadeVp, townVp, bonus }: ScoringTile, lang: Lang): string {
  const built = paidFor(buildVp, lang)
  const track = CULTS.find(({ id }) => id === bonus.cult)
  const gain = bonus.spades > 0 ? saySpades(bonus.spades, lang) : sayGoods(bonus.gain, lang)
  return joined([
    built === undefined ? '' : THIS_ROUND[lang](sayVp(built.vp, lang), BUILT[lang](built.what)),
    spadeVp === 0 ? '' : THIS_ROUND[lang](sayVp(spadeVp, lang), SPADE[lang]),
    townVp === 0 ? '' : THIS_ROUND[lang](sayVp(townVp, lang), FOUNDED[lang]),
    AT_ROUND_END[lang](gain, counted(bonus.steps, EVERY, lang), track?.of[lang] ?? ''),
  ])
}
