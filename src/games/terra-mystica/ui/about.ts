// What a piece does, in a sentence or two.
import { andList, type Lang, orList, type Phrase, type Text } from '../../../kernel/text.ts'
import { sentence } from '../../../web/kit/board/words.ts'
import { sayGoods, saySpades } from '../amounts.ts'
import {
  bonusNo,
  bonusTile,
  COLOURS,
  type ColourNo,
  colour,
  colourNo,
  CULT_PRIZES,
  cultNo,
  FACTIONS,
  factionNo,
  factionOf,
  favourNo,
  favourTile,
  goods,
  type HexNo,
  hex,
  hexNo,
  ISLANDS,
  POWER_AT,
  powerAction,
  powerNo,
  scoringNo,
  scoringTile,
  type StructureId,
  structure,
  structureNo,
  TOP_LEVEL,
  townNo,
  townTile,
  WHEEL,
} from '../catalogue/index.ts'
import { lower, sayHexes } from '../names.ts'
import { bonusText, favourText, joined, scoringText, townText } from './about-tiles.ts'
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
  return [...factionLines(no, lang), HOME[lang](terrain[lang].toLowerCase(), lower(name[lang]))].join(' ')
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
