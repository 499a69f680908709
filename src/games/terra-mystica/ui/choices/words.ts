// Texts of the choices: rows of moves, what an opponent's piece would mean, moves that do nothing.
import { andList, counted, type Lang, type Phrase, type Text, type Unit } from '../../../../kernel/text.ts'
import { sayGoods } from '../../amounts.ts'
import { colour, hex, type HexNo, NOTHING } from '../../catalogue/index.ts'
import { spadePrice } from '../../goods.ts'
import type { Move } from '../../moves.ts'
import { lower, sayHexes } from '../../names.ts'
import { dwellingPrice, homeOf, needsSkip, skipPrice, spadesNeeded, sum } from '../../prices.ts'
import { offerText, say } from '../../words.ts'
import { colourAt, type State, topAsk } from '../../state.ts'
import { fromHome } from '../words.ts'
import { lackOf } from './reasons.ts'
import { burnsIn, priceOfRow, type Row } from './rows.ts'
import type { Threat } from './threats.ts'

const TRANSFORM: Phrase<[at: string, terrain: string, colour: string]> = {
  it: (at, terrain, name) => `Trasforma ${at} in ${terrain} (${name})`,
  en: (at, terrain, name) => `Transform ${at} to ${terrain} (${name})`,
}
const AND_BUILD: Text = { it: ' e costruisci un’abitazione', en: ' and build a dwelling' }
const ONLY: Text = { it: ', senza costruire', en: ', without building' }
const AND_TAKE: Text = { it: ', e prendi il potere', en: ', and take the power' }
const AND_DECLINE: Text = { it: ', e rinuncia al potere', en: ', and decline the power' }
const BURNING: Unit = {
  one: { it: 'sacrificando # gettone', en: 'burning # token' },
  other: { it: 'sacrificando # gettoni', en: 'burning # tokens' },
}
export const burningText = (burns: number, lang: Lang): string => (burns === 0 ? '' : counted(burns, BURNING, lang))

/** A row as one sentence, with its total cost. */
export function sayRow(s: State, row: Row, lang: Lang): string {
  const [first] = row
  if (row.length === 1) return say(first, lang, s)
  const price = [sayGoods(priceOfRow(s, row), lang), burningText(burnsIn(row), lang)].filter(Boolean).join(', ')
  const text = rowText(s, row, lang)
  return price === '' ? text : `${text} (${price})`
}

function rowText(s: State, row: Row, lang: Lang): string {
  const [first] = row
  const last = row.at(-1) ?? first
  const builds = last.do === 'build' ? AND_BUILD[lang] : last.do === 'leave' ? ONLY[lang] : ''
  if (first.do === 'dig') return `${transformText(s, first.hex, row, lang)}${builds}`
  if (first.do === 'add' || first.do === 'evolve')
    return `${say(first, lang, s)}${(last.do === 'decline' ? AND_DECLINE : AND_TAKE)[lang]}`
  return first.do === 'sandstorm' ? `${say(first, lang, s)}${builds}` : say(last, lang)
}

function transformText(s: State, at: HexNo, row: readonly Move[], lang: Lang): string {
  const chosen = row.find((move) => move.do === 'colour')
  const { terrain, name } = colour(chosen?.do === 'colour' ? chosen.colour : homeOf(s.player))
  return TRANSFORM[lang](hex(at).id, terrain[lang].toLowerCase(), lower(name[lang]))
}

/** What is missing for a dwelling on a hex that needs bought spades; undefined if it can be built. */
export function whyNotSettle(s: State, at: HexNo, lang: Lang): string {
  const { player } = s
  if (topAsk(s)?.ask !== 'act' || colourAt(s, at) === homeOf(player)) return ''
  const spades = spadePrice(player, spadesNeeded(player, colourAt(s, at), homeOf(player)))
  const skips = needsSkip(s, at) ? skipPrice(player) : NOTHING
  const why = lackOf(player, sum(sum(spades, dwellingPrice(player)), skips), lang)
  return why === '' ? '' : `${transformText(s, at, [], lang)}${AND_BUILD[lang]}: ${why}`
}

const OFFERS: Phrase<[power: string]> = {
  it: (power) => `Ti offre ${power}.`,
  en: (power) => `It offers you ${power}.`,
}
const OFFERS_NONE: Text = { it: 'Non ti offre potere.', en: 'It offers you no power.' }
const LOST: Phrase<[at: string, far: string]> = {
  it: (at, far) => `${at} non sarà più tuo (${far}).`,
  en: (at, far) => `${at} is lost to you (${far}).`,
}
const AT_HOME: Text = { it: 'è il tuo terreno', en: 'it is your terrain' }
const REACHED: Text = { it: 'lo raggiungi già', en: 'in your reach' }
const BLOCKS: Phrase<[hexes: string]> = {
  it: (hexes) => `Piazzare qui blocca anche te: ${hexes} non può più diventare una città.`,
  en: (hexes) => `Placing here also blocks you: ${hexes} can no longer become a town.`,
}
const FREE_LEFT: Unit = {
  one: { it: 'resta # esagono libero', en: '# free hex is left' },
  other: { it: 'restano # esagoni liberi', en: '# free hexes are left' },
}
const NARROWS: Phrase<[hexes: string, left: string]> = {
  it: (hexes, left) => `${hexes}, una città da fare: accanto ${left}.`,
  en: (hexes, left) => `${hexes}, a town to be: beside it ${left}.`,
}
const PARTS: Phrase<[sizes: string]> = {
  it: (sizes) => `Piazzare qui blocca anche te: un tuo edificio unirebbe le reti da ${sizes}.`,
  en: (sizes) => `Placing here also blocks you: a structure of yours would join your networks of ${sizes}.`,
}

const plain = (text: string) => ({ text, warns: false })
const warning = (text: string) => ({ text, warns: true })

/** What a placement means, one sentence each; bad news are marked. */
export function threatLines(
  s: State,
  at: HexNo,
  { offer, spades, inReach, blocked, narrowed, parted }: Threat,
  lang: Lang,
): readonly { readonly text: string; readonly warns: boolean }[] {
  const far =
    spades === undefined ? '' : [spades === 0 ? AT_HOME[lang] : fromHome(spades, lang), inReach ? REACHED[lang] : '']
  return [
    plain(offer.power === 0 ? OFFERS_NONE[lang] : OFFERS[lang](offerText(at, lang, s))),
    ...(far === '' ? [] : [plain(LOST[lang](hex(at).id, far.filter(Boolean).join(', ')))]),
    ...blocked.map((hexes) => warning(BLOCKS[lang](sayHexes(hexes, lang)))),
    ...narrowed.map(({ hexes, left }) => warning(NARROWS[lang](sayHexes(hexes, lang), counted(left, FREE_LEFT, lang)))),
    ...(parted.length === 0 ? [] : [warning(PARTS[lang](andList(parted.map(String), lang)))]),
  ]
}
