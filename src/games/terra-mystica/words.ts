// Moves as sentences. You are spoken to, the opponents are spoken of, chance just happens.
import { counted, type Lang, type Phrase, type Text, type Unit } from '../../kernel/text.ts'
import { GOODS, sayGoods, saySpades, saySteps, sayVp } from './amounts.ts'
import { tiedSets } from './automa/settling.ts'
import {
  bonusTile,
  colour,
  conversion,
  cult,
  factionOf,
  favourTile,
  type HexNo,
  hex,
  powerAction,
  scoringTile,
  site,
  specialAction,
  structure,
  townTile,
} from './catalogue/index.ts'
import type { Move } from './moves.ts'
import { lower, riverName, sayHexes } from './names.ts'
import { offerAt } from './network.ts'
import { priceOf, spadesToBuy } from './prices.ts'
import { NONE, type State, topAsk } from './state.ts'
import { docOf, scenarioOf } from './variant/index.ts'

/** Their sentences say what they take. */
const PRICED: ReadonlySet<Move['do']> = new Set(['convert', 'special', 'send'])

export function say(m: Move, lang: Lang, before?: State): string {
  const known = before !== undefined && before.player.faction !== NONE && !PRICED.has(m.do)
  const price = known ? sayGoods(priceOf(before, m), lang) : ''
  const text = sentence(m, lang, before)
  return price === '' ? text : `${text} (${price})`
}

/** Moves that are about nothing else. */
const PLAIN = {
  leave: { it: 'Non costruire', en: 'Do not build' },
  done: { it: 'Non usare altre vanghe', en: 'Use no more spades' },
  'advance-shipping': { it: 'Avanza nella navigazione', en: 'Advance shipping' },
  'advance-dig': { it: 'Avanza nello scavo', en: 'Advance digging' },
  burn: { it: 'Sacrifica 1 potere', en: 'Burn 1 power' },
  decline: { it: 'Rinuncia al potere', en: 'Decline the power' },
  roll: { it: 'Si tira il dado', en: 'The die is rolled' },
  'hand-over': { it: 'A parità scegli tu', en: 'The tie is for you to break' },
} as const satisfies Partial<Record<Move['do'], Text>>

/** Moves about one thing that has a name. */
const NAMING = {
  dig: { it: (at) => `Trasforma ${at}`, en: (at) => `Transform ${at}` },
  build: { it: (at) => `Costruisci un’abitazione in ${at}`, en: (at) => `Build a dwelling on ${at}` },
  power: { it: (action) => `Azione potere: ${action}`, en: (action) => `Power action: ${action}` },
  sandstorm: { it: (at) => `Tempesta di sabbia su ${at}`, en: (at) => `Sandstorm on ${at}` },
  ride: { it: (at) => `Volo delle Streghe: un’abitazione in ${at}`, en: (at) => `Witches’ ride: a dwelling on ${at}` },
  'free-post': { it: (at) => `Emporio gratis in ${at}`, en: (at) => `Free trading post on ${at}` },
  'river-town': {
    it: (at) => `Fonda una città sul ${at}`,
    en: (at) => `Found a town over the ${at}`,
  },
  convert: { it: (what) => `Converti ${what}`, en: (what) => `Convert ${what}` },
  bridge: { it: (ends) => `Costruisci un ponte fra ${ends}`, en: (ends) => `Build a bridge between ${ends}` },
  step: { it: (of) => `Avanza sul culto ${of}`, en: (of) => `Advance on the cult ${of}` },
  favour: { it: (name) => `Prendi il ${lower(name)}`, en: (name) => `Take the ${name}` },
  tenth: { it: (of) => `La chiave va al culto ${of}`, en: (of) => `The key goes to the cult ${of}` },
  'take-power': { it: (offer) => `Prendi ${offer}`, en: (offer) => `Take ${offer}` },
  faction: { it: (name) => `La tua razza: ${name}`, en: (name) => `Your faction: ${name}` },
  third: { it: (name) => `Il terzo avversario: ${name}`, en: (name) => `The third opponent: ${name}` },
  tile: { it: (name) => `In gioco: ${name}`, en: (name) => `In the game: ${name}` },
  place: { it: (at) => `La tua abitazione in ${at}`, en: (at) => `Your dwelling on ${at}` },
  bonus: { it: (tile) => `Prendi la ${tile}`, en: (tile) => `Take the ${tile}` },
  colours: { it: (names) => `I colori degli avversari: ${names}`, en: (names) => `The opponents’ colours: ${names}` },
} as const satisfies Partial<Record<Move['do'], Phrase<[name: string]>>>

/** Moves about two things, or about a number. */
const DIG_NOW: Phrase<[at: string, colour: string]> = {
  it: (at, now) => `Trasforma ${at}, che ora è ${now}`,
  en: (at, now) => `Transform ${at}, which is ${now}`,
}
const COLOUR: Phrase<[terrain: string, colour: string]> = {
  it: (terrain, name) => `Trasformalo in ${terrain} (${name})`,
  en: (terrain, name) => `Make it ${terrain} (${name})`,
}
const COLOUR_BOUGHT: Phrase<[terrain: string, colour: string, spades: string]> = {
  it: (terrain, name, spades) => `${COLOUR.it(terrain, name)}, ${spades} da pagare`,
  en: (terrain, name, spades) => `${COLOUR.en(terrain, name)}, ${spades} to pay`,
}
const UPGRADE: Phrase<[at: string, to: string]> = {
  it: (at, to) => `Evolvi ${at} in ${to}`,
  en: (at, to) => `Upgrade ${at} to a ${to}`,
}
const SEND: Phrase<[of: string, steps: string]> = {
  it: (of, steps) => `Manda un sacerdote al culto ${of}: ${steps}`,
  en: (of, steps) => `Send a priest to the cult ${of}: ${steps}`,
}
const TOWN: Phrase<[tile: string, vp: string]> = {
  it: (tile, vp) => `Prendi la tessera «${tile}» (${vp})`,
  en: (tile, vp) => `Take the tile “${tile}” (${vp})`,
}
const PASS: Text = { it: 'Passa', en: 'Pass' }
const PASS_AND_TAKE: Phrase<[tile: string]> = {
  it: (tile) => `Passa e prendi la ${tile}`,
  en: (tile) => `Pass and take the ${tile}`,
}
const EXCHANGE: Unit = {
  one: { it: '# lavoratore diventa sacerdote', en: '# worker becomes a priest' },
  other: { it: '# lavoratori diventano sacerdoti', en: '# workers become priests' },
}
const NO_EXCHANGE: Text = { it: 'Nessun lavoratore diventa sacerdote', en: 'No worker becomes a priest' }

function sentence(m: Move, lang: Lang, before?: State): string {
  switch (m.do) {
    case 'dig':
      return sayDig(m.hex, lang, before)
    case 'build':
    case 'sandstorm':
    case 'ride':
    case 'free-post':
    case 'place':
      return NAMING[m.do][lang](hex(m.hex).id)
    case 'colour':
      return sayColour(m.colour, lang, before)
    case 'upgrade':
      return UPGRADE[lang](hex(m.hex).id, lower(structure(m.to).name[lang]))
    case 'send':
      return SEND[lang](cult(m.cult).of[lang], saySteps(m.steps, lang))
    case 'power':
      return NAMING.power[lang](lower(powerAction(m.action).name[lang]))
    case 'special':
      return specialAction(m.action).name[lang]
    case 'river-town':
      return NAMING['river-town'][lang](riverName(m.river, lang))
    case 'convert':
      return NAMING.convert[lang](conversion(m.conversion).name[lang])
    case 'add':
    case 'evolve':
      return sayNewAction(m, lang, before)
    case 'pass':
      return m.tile === NONE ? PASS[lang] : PASS_AND_TAKE[lang](tileText(m.tile, lang, before))
    case 'bridge':
      return NAMING.bridge[lang](sayHexes(site(m.site).ends, lang))
    case 'step':
    case 'tenth':
      return NAMING[m.do][lang](cult(m.cult).of[lang])
    case 'town':
      return TOWN[lang](townTile(m.tile).name[lang], sayVp(townTile(m.tile).vp, lang))
    case 'favour':
      return NAMING.favour[lang](favourTile(m.favour).name[lang])
    case 'exchange':
      return m.count === 0 ? NO_EXCHANGE[lang] : counted(m.count, EXCHANGE, lang)
    case 'take-power':
      return NAMING['take-power'][lang](offerText(offeredAt(before), lang, before))
    case 'leave':
    case 'done':
    case 'advance-shipping':
    case 'advance-dig':
    case 'burn':
    case 'decline':
    case 'roll':
    case 'hand-over':
      return PLAIN[m.do][lang]
    default:
      return saySetUp(m, lang, before)
  }
}

/** The hex of the offer that is being answered. */
function offeredAt(before?: State): number {
  const ask = before && topAsk(before)
  return ask?.ask === 'offer' ? ask.hex : NONE
}

function sayDig(at: HexNo, lang: Lang, before?: State): string {
  const { id } = hex(at)
  if (before === undefined) return NAMING.dig[lang](id)
  return DIG_NOW[lang](id, lower(colour(before.terrain[at] as number).name[lang]))
}

/** With the spades that are bought for the colour, where that is what it costs. */
function sayColour(to: number, lang: Lang, before?: State): string {
  const { terrain, name } = colour(to)
  const words = [terrain[lang].toLowerCase(), lower(name[lang])] as const
  const ask = before && topAsk(before)
  const bought = before === undefined || ask?.ask !== 'colour' ? 0 : spadesToBuy(before, ask, to)
  return bought === 0 ? COLOUR[lang](...words) : COLOUR_BOUGHT[lang](...words, saySpades(bought, lang))
}

const NEW_ACTIONS = {
  add: {
    it: (name, at) => `${name}: posiziona un’abitazione in ${at}`,
    en: (name, at) => `${name}: place a dwelling on ${at}`,
  },
  evolve: {
    it: (name, at) => `${name}: evolvi ${at} in emporio`,
    en: (name, at) => `${name}: upgrade ${at} to a trading post`,
  },
} as const satisfies Partial<Record<Move['do'], Phrase<[colour: string, at: string]>>>

/** The offer is told before the placement is confirmed (Q17). */
function sayNewAction(m: Extract<Move, { do: 'add' | 'evolve' }>, lang: Lang, before?: State): string {
  const offer = offerText(m.hex, lang, before)
  const text = NEW_ACTIONS[m.do][lang](colour(m.colour).name[lang], hex(m.hex).id)
  return offer === '' ? text : `${text} (${offer})`
}

const OFFERED: Text = { it: 'il potere offerto', en: 'the power offered' }
const FREE_OFFER: Phrase<[power: string]> = { it: (power) => `${power} gratis`, en: (power) => `${power} free` }
const OFFER: Phrase<[power: string, vp: string]> = {
  it: (power, vp) => `${power} per ${vp}`,
  en: (power, vp) => `${power} for ${vp}`,
}

/** "2 power for 1 VP"; nothing where there is none to gain. */
export function offerText(at: number, lang: Lang, before?: State): string {
  if (before === undefined || at === NONE) return OFFERED[lang]
  const { power, vp } = offerAt(before, at)
  if (power === 0) return ''
  const gained = counted(power, GOODS.power, lang)
  return vp === 0 ? FREE_OFFER[lang](gained) : OFFER[lang](gained, sayVp(vp, lang))
}

const TILE_WITH: Phrase<[tile: string, coins: string]> = {
  it: (tile, coins) => `${tile} con ${coins}`,
  en: (tile, coins) => `${tile} with ${coins}`,
}

/** A bonus tile, with the coins that lie on it. */
function tileText(tile: number, lang: Lang, before?: State): string {
  const name = lower(bonusTile(tile).name[lang])
  const coins = before?.open[tile] ?? 0
  return coins <= 0 ? name : TILE_WITH[lang](name, counted(coins, GOODS.coins, lang))
}

type SetUpMove = Extract<
  Move,
  { do: 'faction' | 'third' | 'scoring' | 'tile' | 'bonus' | 'colours' | 'pawns' | 'settle' | 'block' | 'die' | 'tie' }
>

const SCORING: Phrase<[tile: string]> = {
  it: (tile) => `Tessera turno: ${tile}`,
  en: (tile) => `Scoring tile: ${tile}`,
}
const SCORING_ROUND: Phrase<[round: number, tile: string]> = {
  it: (round, tile) => `Tessera turno ${round}: ${tile}`,
  en: (round, tile) => `Scoring tile ${round}: ${tile}`,
}
const PAWNS: Text = { it: 'Le pedine degli avversari su ogni culto', en: 'The opponents’ pawns on every cult' }
const PAWNS_AT: Phrase<[levels: string]> = {
  it: (levels) => `${PAWNS.it}: ${levels}`,
  en: (levels) => `${PAWNS.en}: ${levels}`,
}
const BLOCK: Phrase<[actions: string]> = {
  it: (actions) => `Azioni potere non disponibili: ${actions}`,
  en: (actions) => `Blocked power actions: ${actions}`,
}
const BLOCK_ROUND: Phrase<[round: number, actions: string]> = {
  it: (round, actions) => `Turno ${round}. ${BLOCK.it(actions)}`,
  en: (round, actions) => `Round ${round}. ${BLOCK.en(actions)}`,
}
const DIE: Phrase<[face: number, action: string]> = {
  it: (face, action) => `${FACE.it(face)}: ${action}`,
  en: (face, action) => `${FACE.en(face)}: ${action}`,
}

function saySetUp(m: SetUpMove, lang: Lang, before?: State): string {
  switch (m.do) {
    case 'faction':
      return NAMING.faction[lang](factionOf(m.faction).name[lang])
    case 'third':
      return NAMING.third[lang](lower(colour(m.colour).name[lang]))
    case 'scoring': {
      const { name } = scoringTile(m.tile)
      return before === undefined
        ? SCORING[lang](name[lang])
        : SCORING_ROUND[lang](before.scoring.length + 1, name[lang])
    }
    case 'tile':
    case 'bonus':
      return NAMING[m.do][lang](lower(bonusTile(m.tile).name[lang]))
    case 'colours':
      return NAMING.colours[lang](m.colours.map((no) => lower(colour(no).name[lang])).join(', '))
    case 'pawns':
      return before === undefined ? PAWNS[lang] : PAWNS_AT[lang](scenarioOf(before).pawns.join(', '))
    case 'settle':
      return saySettle(m.hexes, lang, before)
    case 'block': {
      const ask = before && topAsk(before)
      const actions = m.actions.map((no) => lower(powerAction(no).name[lang])).join(', ')
      return ask?.ask !== 'block' || ask.round === 'this' ? BLOCK[lang](actions) : BLOCK_ROUND[lang](ask.round, actions)
    }
    case 'die':
      return sayDie(m.face, lang, before)
    case 'tie':
      return sayTie(m.pick, lang, before)
  }
}

const FACE: Phrase<[face: number]> = { it: (face) => `Il dado dà ${face}`, en: (face) => `The die shows ${face}` }

/** With the action that the face stands for; a document has fewer faces than a variant may have. */
function sayDie(face: number, lang: Lang, before?: State): string {
  const action = docOf(before?.variant ?? '').faces[face - 1]
  return action === undefined ? FACE[lang](face) : DIE[lang](face, lower(powerAction(action).name[lang]))
}

const STARTING: Unit = {
  one: { it: 'abitazione iniziale in', en: 'starting dwelling on' },
  other: { it: 'abitazioni iniziali in', en: 'starting dwellings on' },
}

function saySettle(list: readonly HexNo[], lang: Lang, before?: State): string {
  const ask = before && topAsk(before)
  const opponent = ask?.ask === 'settle' || ask?.ask === 'choose-hexes' ? before?.opponents[ask.opponent] : undefined
  const dwellings = `${counted(list.length, STARTING, lang)} ${sayHexes(list, lang)}`
  return opponent === undefined ? dwellings : `${colour(opponent.colour).name[lang]}: ${dwellings}`
}

const TIE: Phrase<[pick: number]> = {
  it: (pick) => `Il caso sceglie la possibilità ${pick}`,
  en: (pick) => `Chance picks possibility ${pick}`,
}

/** With the tied hexes that the number stands for, where they are known. */
function sayTie(pick: number, lang: Lang, before?: State): string {
  const settle = before?.asks.at(-2)
  const tied =
    before === undefined || settle?.ask !== 'settle' ? undefined : tiedSets(before, settle.opponent)[pick - 1]
  return tied === undefined ? TIE[lang](pick) : `${TIE[lang](pick)}: ${sayHexes(tied, lang)}`
}
