// What a piece does, in a sentence or two.
import { andList, counted, type Lang, orList, type Phrase, type Text, type Unit } from '../../../kernel/text.ts'
import { sentence } from '../../../web/kit/board/words.ts'
import { sayGoods, saySpades, saySteps, sayVp } from '../amounts.ts'
import {
  type BonusTile,
  bonusNo,
  bonusTile,
  COLOURS,
  type ColourNo,
  colour,
  colourNo,
  CULT_PRIZES,
  CULTS,
  cultNo,
  FACTIONS,
  type Favour,
  factionNo,
  factionOf,
  favourNo,
  favourTile,
  type Goods,
  goods,
  type HexNo,
  hex,
  hexNo,
  ISLANDS,
  POWER_AT,
  powerAction,
  powerNo,
  type ScoringTile,
  type SpecialId,
  specialAction,
  specialNo,
  scoringNo,
  scoringTile,
  type StructureId,
  structure,
  structureNo,
  STRUCTURES,
  TOP_LEVEL,
  TOWN_NEEDS,
  type TownTile,
  townNo,
  townTile,
  WHEEL,
} from '../catalogue/index.ts'
import { lower, sayHexes } from '../names.ts'
import { costsText, ranksText, riversBeside, word } from './words.ts'

/** What the faction can do, and what its stronghold adds. */
export function factionLines(no: number, lang: Lang): readonly [ability: string, stronghold: string] {
  const { text, stronghold } = factionOf(no)
  return [text[lang], `${word('stronghold', lang)}: ${stronghold[lang]}`]
}
const HOME: Phrase<[terrain: string, colour: string]> = {
  it: (terrain, name) => `Terreno di casa: ${terrain} (${name}).`,
  en: (terrain, name) => `Home terrain: ${terrain} (${name}).`,
}
function factionText(no: number, lang: Lang): string {
  const { name, terrain } = colour(factionOf(no).colour)
  return [...factionLines(no, lang), HOME[lang](lower(terrain[lang]), lower(name[lang]))].join(' ')
}

/** R3.1 */
const COLOUR: Phrase<[terrain: string, factions: string, beside: string]> = {
  it: (terrain, factions, beside) =>
    `${terrain}, il terreno di casa di ${factions}. Una vanga lo trasforma in ${beside}; gli altri colori ne chiedono due o tre.`,
  en: (terrain, factions, beside) =>
    `${terrain}, the home terrain of ${factions}. One spade turns it into ${beside}; the other colours take two or three.`,
}
function colourText(no: ColourNo, lang: Lang): string {
  const beside = [no - 1, no + 1].map((at) => lower(colour((at + WHEEL) % WHEEL).name[lang]))
  const factions = FACTIONS.flatMap(({ colour: of, name }) => (of === no ? [name[lang]] : []))
  return COLOUR[lang](COLOURS[no]?.terrain[lang] ?? '', andList(factions, lang), orList(beside, lang))
}

/** R5.2, R13: where each comes from and what it brings. */
const STRUCTURE: Readonly<Record<StructureId, Text>> = {
  dwelling: {
    it: 'Si costruisce su un esagono raggiungibile del colore di casa. Porta lavoratori a ogni turno.',
    en: 'Built on a reachable hex of your home colour. Brings workers every round.',
  },
  'trading-post': {
    it: 'Prende il posto di un’abitazione e costa la metà delle monete accanto a un avversario. Porta monete e potere.',
    en: 'Replaces a dwelling, for half the coins beside an opponent. Brings coins and power.',
  },
  temple: {
    it: 'Prende il posto di un emporio. Dà subito una tessera favore, poi sacerdoti a ogni turno.',
    en: 'Replaces a trading post. Brings a favour tile at once, then priests every round.',
  },
  stronghold: {
    it: 'Prende il posto di un emporio e dà alla razza la sua capacità speciale.',
    en: 'Replaces a trading post and gives the faction its special ability.',
  },
  sanctuary: {
    it: 'Prende il posto di un tempio. Dà subito una tessera favore; con il santuario a una città bastano tre edifici.',
    en: 'Replaces a temple. Brings a favour tile at once; with the sanctuary three structures make a town.',
  },
}
const COUNTS: Phrase<[power: number, count: number]> = {
  it: (power, count) => `Conta ${power} per le città e per il potere; ne hai ${count}.`,
  en: (power, count) => `Counts ${power} for towns and for power; you have ${count}.`,
}
function structureText(no: number, lang: Lang): string {
  const { id, power, count } = structure(no)
  return `${STRUCTURE[id][lang]} ${COUNTS[lang](power, count)}`
}

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
const joined = (lines: readonly string[]): string => lines.filter((line) => line !== '').join(' ')

/** R24 */
const bonusText = ({ income, special, shipping, passVp }: BonusTile, lang: Lang): string =>
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
function favourText(tile: Favour, lang: Lang): string {
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
const townText = ({ vp, gain, cults }: TownTile, lang: Lang): string =>
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
function scoringText({ buildVp, spadeVp, townVp, bonus }: ScoringTile, lang: Lang): string {
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

/** R15 */
const BRIDGE: Text = {
  it: 'Costruisci un ponte fra due esagoni sulle due rive: per tutti diventano adiacenti.',
  en: 'Build a bridge between two hexes across a river: they become adjacent for everybody.',
}
const GAIN: Phrase<[gain: string]> = { it: (gain) => `Prendi ${gain}.`, en: (gain) => `Gain ${gain}.` }
const DIG: Phrase<[spades: string]> = {
  it: (spades) => `Trasforma con ${spades} gratis; poi puoi costruire lì un’abitazione.`,
  en: (spades) => `Transform with ${spades} for free; then you may build a dwelling there.`,
}
export const powerPrice = (no: number, lang: Lang): string =>
  costsText[lang](sayGoods(goods({ power: powerAction(no).cost }), lang))
function powerText(no: number, lang: Lang): string {
  const { bridge, spades, gain } = powerAction(no)
  const does = bridge
    ? BRIDGE[lang]
    : spades > 0
      ? DIG[lang](saySpades(spades, lang))
      : GAIN[lang](sayGoods(gain, lang))
  return joined([does, sentence(powerPrice(no, lang))])
}

/** R14, R22, R28.1 */
const CULT: Phrase<[levels: string, top: number]> = {
  it: (levels, top) =>
    `Si sale mandando sacerdoti e con le tessere. Potere ai livelli ${levels}; per il ${top} serve una chiave.`,
  en: (levels, top) => `Climbed by sending priests and by tiles. Power at levels ${levels}; level ${top} takes a key.`,
}
const cultText = (lang: Lang): string => {
  const levels = POWER_AT.flatMap((power, level) => (power > 0 ? [String(level)] : []))
  return `${CULT[lang](andList(levels, lang), TOP_LEVEL)} ${sentence(ranksText[lang](CULT_PRIZES))}`
}

const HEX: Phrase<[terrain: string, colour: string, island: string, beside: string]> = {
  it: (terrain, name, island, beside) => `${terrain} (${name}), ${island}. Confina con ${beside}.`,
  en: (terrain, name, island, beside) => `${terrain} (${name}), ${island}. It borders ${beside}.`,
}
function hexText(no: HexNo, lang: Lang): string {
  const { printed, island, land, river } = hex(no)
  const { terrain, name } = colour(printed)
  const where = lower(ISLANDS[island]?.[lang] ?? '')
  return joined([
    HEX[lang](terrain[lang], lower(name[lang]), where, sayHexes(land, lang)),
    river.length === 0 ? '' : sentence(riversBeside(river.length, lang)),
  ])
}

/** What is true of a whole kind of piece (R3.1, R6.2, R13.3, R15.1, R20.1, R25). */
export const GROUP_ABOUT = {
  rounds: {
    it: 'Una per ciascuno dei sei turni: premia quello che fai in quel turno e poi i passi su un culto.',
    en: 'One for each of the six rounds: it rewards what you do in that round, and then steps on a cult.',
  },
  bonus: {
    it: 'Ne tieni una alla volta: quando passi la rendi e ne prendi un’altra.',
    en: 'You hold one at a time: on passing you give it back and take another.',
  },
  favours: {
    it: 'Se ne prende una per ogni tempio e per il santuario; vale fino alla fine della partita.',
    en: 'One is taken for each temple and for the sanctuary; it counts to the end of the game.',
  },
  towns: {
    it: 'Una città nasce da quattro edifici tuoi adiacenti, tre con il santuario, che insieme valgono potere 7. La chiave serve per il livello 10 di un culto.',
    en: 'Four adjacent structures of yours, three with the sanctuary, that are worth power 7 make a town. The key opens level 10 of a cult.',
  },
  power: {
    it: 'Ciascuna una volta per turno, pagando con il potere della terza ciotola.',
    en: 'Each once per round, paid with power from the third bowl.',
  },
} as const satisfies Readonly<Record<string, Text>>

/** Lists of components, in the order in which an id is looked up. */
const TOLD: readonly ((id: string, lang: Lang) => string | undefined)[] = [
  (id, lang) => ofNumber(factionNo(id), (no) => factionText(no, lang)),
  (id, lang) => ofNumber(colourNo(id), (no) => colourText(no, lang)),
  (id, lang) => ofNumber(structureNo(id), (no) => structureText(no, lang)),
  (id, lang) => ofNumber(scoringNo(id), (no) => scoringText(scoringTile(no), lang)),
  (id, lang) => ofNumber(bonusNo(id), (no) => bonusText(bonusTile(no), lang)),
  (id, lang) => ofNumber(favourNo(id), (no) => favourText(favourTile(no), lang)),
  (id, lang) => ofNumber(townNo(id), (no) => townText(townTile(no), lang)),
  (id, lang) => ofNumber(powerNo(id), (no) => powerText(no, lang)),
  (id, lang) => ofNumber(cultNo(id), () => cultText(lang)),
  (id, lang) => ofNumber(hexNo(id), (no) => hexText(no, lang)),
]
const ofNumber = (no: number | undefined, say: (no: number) => string): string | undefined =>
  no === undefined ? undefined : say(no)

export const about = (id: string, lang: Lang): string =>
  TOLD.reduce<string | undefined>((text, say) => text ?? say(id, lang), undefined) ?? ''
