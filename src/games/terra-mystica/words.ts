// Moves and asks as sentences. You are spoken to, the opponents are spoken of, chance just happens.
import type { Lang, Text } from '../../kernel/text.ts'
import type { Ask, AskName } from './asks.ts'
import { tiedSets } from './automa/ladders/hexes.ts'
import { scenarioOf } from './automa/levels.ts'
import {
  bonusNo,
  bonusTile,
  colour,
  colourNo,
  conversion,
  cult,
  cultNo,
  factionNo,
  factionOf,
  favourNo,
  favourTile,
  type Goods,
  hex,
  powerAction,
  powerNo,
  river,
  scoringNo,
  scoringTile,
  site,
  specialAction,
  specialNo,
  structure,
  structureNo,
  townNo,
  townTile,
} from './catalogue/index.ts'
import type { Move } from './moves.ts'
import { offerAt } from './network.ts'
import { priceOf, spadesToBuy } from './prices.ts'
import { NONE, type State, topAsk } from './state.ts'

export function say(m: Move, lang: Lang, before?: State): string {
  // A conversion says what it takes.
  const known = before !== undefined && before.player.faction !== NONE && m.do !== 'convert'
  const price = known ? sayPrice(priceOf(before, m), lang) : ''
  const text = sentence(m, lang, before)
  return price === '' || text.includes(price) ? text : `${text} (${price})`
}

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1)
const hexes = (list: readonly number[], lang: Lang): string => {
  const names = list.map((no) => hex(no).id)
  const last = names.pop() ?? ''
  const and = lang === 'en' ? 'and' : last.startsWith('E') ? 'ed' : 'e'
  return names.length === 0 ? last : `${names.join(', ')} ${and} ${last}`
}

function sentence(m: Move, lang: Lang, before?: State): string {
  const it = lang === 'it'
  switch (m.do) {
    case 'dig':
      return `${it ? 'Trasforma' : 'Transform'} ${hex(m.hex).id}${terrainOf(m.hex, lang, before)}`
    case 'colour':
      return `${it ? 'Trasformalo in' : 'Make it'} ${colour(m.colour).terrain[lang].toLowerCase()} (${lower(colour(m.colour).name[lang])})${spadesText(m.colour, lang, before)}`
    case 'build':
      return `${it ? 'Costruisci un’abitazione in' : 'Build a dwelling on'} ${hex(m.hex).id}`
    case 'leave':
      return it ? 'Non costruire' : 'Do not build'
    case 'done':
      return it ? 'Non usare altre vanghe' : 'Use no more spades'
    case 'upgrade':
      return it
        ? `Evolvi ${hex(m.hex).id} in ${lower(structure(m.to).name.it)}`
        : `Upgrade ${hex(m.hex).id} to a ${lower(structure(m.to).name.en)}`
    case 'advance-shipping':
      return it ? 'Avanza nella navigazione' : 'Advance shipping'
    case 'advance-dig':
      return it ? 'Avanza nello scavo' : 'Advance digging'
    case 'send':
      return it
        ? `Manda un sacerdote al culto ${cult(m.cult).of.it}: ${m.steps === 1 ? '1 passo' : `${m.steps} passi`}`
        : `Send a priest to the cult ${cult(m.cult).of.en}: ${m.steps === 1 ? '1 step' : `${m.steps} steps`}`
    case 'power':
      return `${it ? 'Azione potere' : 'Power action'}: ${lower(powerAction(m.action).name[lang])}`
    case 'special':
      return specialAction(m.action).name[lang]
    case 'sandstorm':
      return `${it ? 'Tempesta di sabbia su' : 'Sandstorm on'} ${hex(m.hex).id}`
    case 'ride':
      return it
        ? `Volo delle Streghe: un’abitazione in ${hex(m.hex).id}`
        : `Witches’ ride: a dwelling on ${hex(m.hex).id}`
    case 'free-post':
      return it ? `Emporio gratis in ${hex(m.hex).id}` : `Free trading post on ${hex(m.hex).id}`
    case 'river-town':
      return it ? `Fonda una città sul fiume ${river(m.river).id}` : `Found a town over the river ${river(m.river).id}`
    case 'convert':
      return `${it ? 'Converti' : 'Convert'} ${conversion(m.conversion).name[lang]}`
    case 'burn':
      return it ? 'Sacrifica 1 potere' : 'Burn 1 power'
    case 'add':
    case 'evolve':
      return sayNewAction(m, lang, before)
    case 'pass':
      return m.tile === NONE
        ? it
          ? 'Passa'
          : 'Pass'
        : `${it ? 'Passa e prendi' : 'Pass and take'} ${tileText(m.tile, lang, before)}`
    case 'bridge': {
      const [a, b] = site(m.site).ends
      return it ? `Costruisci un ponte fra ${hexes([a, b], lang)}` : `Build a bridge between ${hexes([a, b], lang)}`
    }
    case 'step':
      return it ? `Avanza sul culto ${cult(m.cult).of.it}` : `Advance on the cult ${cult(m.cult).of.en}`
    case 'town':
      return `${it ? 'Prendi la tessera «' : 'Take the tile “'}${townTile(m.tile).name[lang]}${it ? '»' : '”'} (${townTile(m.tile).vp} ${it ? 'PV' : 'VP'})`
    case 'favour':
      return `${it ? 'Prendi il' : 'Take'} ${lower(favourTile(m.favour).name[lang])}`
    case 'exchange':
      if (m.count === 0) return it ? 'Nessun lavoratore diventa sacerdote' : 'No worker becomes a priest'
      if (m.count === 1) return it ? '1 lavoratore diventa sacerdote' : '1 worker becomes a priest'
      return it ? `${m.count} lavoratori diventano sacerdoti` : `${m.count} workers become priests`
    case 'tenth':
      return it ? `La chiave va al culto ${cult(m.cult).of.it}` : `The key goes to the cult ${cult(m.cult).of.en}`
    case 'take-power':
      return `${it ? 'Prendi' : 'Take'} ${offerText(offeredAt(before), lang, before)}`
    case 'decline':
      return it ? 'Rinuncia al potere' : 'Decline the power'
    default:
      return saySetUp(m, lang, before)
  }
}

/** The hex of the offer that is being answered. */
function offeredAt(before?: State): number {
  const ask = before && topAsk(before)
  return ask?.ask === 'offer' ? ask.hex : NONE
}

function terrainOf(at: number, lang: Lang, before?: State): string {
  if (before === undefined) return ''
  const { name } = colour(before.terrain[at] as number)
  return lang === 'it' ? `, ora ${lower(name.it)}` : `, ${lower(name.en)} now`
}

/** How many spades are bought for a colour, where that is what it costs. */
function spadesText(to: number, lang: Lang, before?: State): string {
  const ask = before && topAsk(before)
  if (before === undefined || ask?.ask !== 'colour') return ''
  const bought = spadesToBuy(before, ask, to)
  if (bought === 0) return ''
  if (lang === 'it') return bought === 1 ? ', 1 vanga da pagare' : `, ${bought} vanghe da pagare`
  return bought === 1 ? ', 1 spade to pay' : `, ${bought} spades to pay`
}

/** The offer is told before the placement is confirmed (Q17). */
function sayNewAction(m: Extract<Move, { do: 'add' | 'evolve' }>, lang: Lang, before?: State): string {
  const name = colour(m.colour).name[lang]
  const offer = offerText(m.hex, lang, before)
  const [it, en] =
    m.do === 'add'
      ? [`${name}: posiziona un’abitazione in ${hex(m.hex).id}`, `${name}: place a dwelling on ${hex(m.hex).id}`]
      : [`${name}: evolvi ${hex(m.hex).id} in emporio`, `${name}: upgrade ${hex(m.hex).id} to a trading post`]
  return `${lang === 'it' ? it : en}${offer === '' ? '' : ` (${offer})`}`
}

/** "2 power for 1 VP"; nothing where there is none to gain. */
function offerText(at: number, lang: Lang, before?: State): string {
  if (before === undefined || at === NONE) return lang === 'it' ? 'il potere offerto' : 'the power offered'
  const { power, vp } = offerAt(before, at)
  if (power === 0) return ''
  const price = vp === 0 ? (lang === 'it' ? 'gratis' : 'free') : lang === 'it' ? `per ${vp} PV` : `for ${vp} VP`
  return `${power} ${lang === 'it' ? 'potere' : 'power'} ${price}`
}

function tileText(tile: number, lang: Lang, before?: State): string {
  const name = lower(bonusTile(tile).name[lang])
  const coins = before?.open[tile] ?? 0
  const it = lang === 'it'
  const with_ =
    coins <= 0
      ? ''
      : coins === 1
        ? it
          ? ' con 1 moneta'
          : ' with 1 coin'
        : it
          ? ` con ${coins} monete`
          : ` with ${coins} coins`
  return `${it ? 'la' : 'the'} ${name}${with_}`
}

type SetUpMove = Extract<
  Move,
  {
    do:
      | 'faction'
      | 'third'
      | 'scoring'
      | 'tile'
      | 'place'
      | 'bonus'
      | 'colours'
      | 'pawns'
      | 'settle'
      | 'roll'
      | 'hand-over'
      | 'block'
      | 'die'
      | 'tie'
  }
>

function saySetUp(m: SetUpMove, lang: Lang, before?: State): string {
  const it = lang === 'it'
  const top = before && topAsk(before)
  switch (m.do) {
    case 'faction':
      return `${it ? 'La tua razza' : 'Your faction'}: ${factionOf(m.faction).name[lang]}`
    case 'third':
      return `${it ? 'Il terzo avversario' : 'The third opponent'}: ${lower(colour(m.colour).name[lang])}`
    case 'scoring': {
      const round = before === undefined ? '' : ` ${before.scoring.length + 1}`
      return `${it ? 'Tessera turno' : 'Scoring tile'}${round}: ${scoringTile(m.tile).name[lang]}`
    }
    case 'tile':
      return `${it ? 'In gioco' : 'In the game'}: ${lower(bonusTile(m.tile).name[lang])}`
    case 'place':
      return `${it ? 'La tua abitazione in' : 'Your dwelling on'} ${hex(m.hex).id}`
    case 'bonus':
      return `${it ? 'Prendi' : 'Take'} ${tileText(m.tile, lang)}`
    case 'colours': {
      const names = m.colours.map((no) => lower(colour(no).name[lang]))
      return `${it ? 'I colori degli avversari' : 'The opponents’ colours'}: ${names.join(', ')}`
    }
    case 'pawns': {
      const values = before === undefined ? '' : `: ${scenarioOf(before.scenario).pawns.join(', ')}`
      return `${it ? 'Le pedine degli avversari su ogni culto' : 'The opponents’ pawns on every cult'}${values}`
    }
    case 'settle': {
      const opponent =
        top?.ask === 'settle' || top?.ask === 'choose-hexes' ? before?.opponents[top.opponent] : undefined
      const name = opponent === undefined ? '' : `${colour(opponent.colour).name[lang]}: `
      const one = m.hexes.length === 1
      const dwellings = it
        ? `${one ? 'abitazione iniziale' : 'abitazioni iniziali'} in`
        : `starting ${one ? 'dwelling' : 'dwellings'} on`
      return `${name}${dwellings} ${hexes(m.hexes, lang)}`
    }
    case 'roll':
      return it ? 'Si tira il dado' : 'The die is rolled'
    case 'hand-over':
      return it ? 'A parità scegli tu' : 'The tie is for you to break'
    case 'block':
      return `${roundOf(top, lang)}${it ? 'Azioni potere non disponibili' : 'Blocked power actions'}: ${m.actions.map((no) => lower(powerAction(no).name[lang])).join(', ')}`
    case 'die':
      return `${it ? 'Il dado dà' : 'The die shows'} ${m.face}: ${lower(powerAction(m.face - 1).name[lang])}`
    case 'tie':
      return `${it ? `Il caso sceglie la possibilità ${m.pick}` : `Chance picks possibility ${m.pick}`}${tiedText(m.pick, lang, before)}`
  }
}

/** The tied hexes that a number stands for, where they are known. */
function tiedText(pick: number, lang: Lang, before?: State): string {
  const settle = before?.asks.at(-2)
  const tied =
    before === undefined || settle?.ask !== 'settle' ? undefined : tiedSets(before, settle.opponent)[pick - 1]
  return tied === undefined ? '' : `: ${hexes(tied, lang)}`
}

const roundOf = (ask: Ask | undefined, lang: Lang): string =>
  ask?.ask !== 'block' || ask.round === 'this' ? '' : `${lang === 'it' ? 'Turno' : 'Round'} ${ask.round}. `

const UNITS: readonly (readonly [keyof Goods, Text, Text])[] = [
  ['coins', { it: 'moneta', en: 'coin' }, { it: 'monete', en: 'coins' }],
  ['workers', { it: 'lavoratore', en: 'worker' }, { it: 'lavoratori', en: 'workers' }],
  ['priests', { it: 'sacerdote', en: 'priest' }, { it: 'sacerdoti', en: 'priests' }],
  ['power', { it: 'potere', en: 'power' }, { it: 'potere', en: 'power' }],
]

/** "2 workers, 3 coins"; nothing for nothing. */
export const sayPrice = (price: Goods, lang: Lang): string =>
  UNITS.flatMap(([unit, one, other]) => {
    const amount = price[unit]
    return amount === 0 ? [] : [`${amount} ${(amount === 1 ? one : other)[lang]}`]
  }).join(', ')

const PROMPTS: Readonly<Record<AskName, Text>> = {
  faction: { it: 'Scegli la tua razza.', en: 'Choose your faction.' },
  'draw-faction': { it: 'Quale razza ti tocca?', en: 'Which faction do you get?' },
  third: { it: 'Qual è il terzo colore avversario?', en: 'Which is the third opponent colour?' },
  'draw-third': { it: 'Qual è il terzo colore avversario?', en: 'Which is the third opponent colour?' },
  scoring: { it: 'Scegli la tessera turno', en: 'Choose the scoring tile' },
  'draw-scoring': { it: 'Quale tessera turno si pesca', en: 'Which scoring tile is drawn' },
  tile: { it: 'Scegli una tessera bonus da mettere in gioco.', en: 'Choose a bonus tile to put into the game.' },
  'draw-tile': { it: 'Quale tessera bonus si pesca?', en: 'Which bonus tile is drawn?' },
  place: { it: 'Dove metti la tua abitazione iniziale?', en: 'Where do you place your starting dwelling?' },
  'choose-hexes': { it: 'Parità, scegli tu gli esagoni', en: 'A tie, choose the hexes' },
  bonus: { it: 'Prendi una tessera bonus.', en: 'Take a bonus tile.' },
  act: { it: 'Scegli la tua azione.', en: 'Choose your action.' },
  colour: { it: 'In che terreno trasformi', en: 'Which terrain do you make of' },
  dig: { it: 'Quale esagono trasformi?', en: 'Which hex do you transform?' },
  build: { it: 'Costruisci un’abitazione?', en: 'Do you build a dwelling?' },
  bridge: { it: 'Dove costruisci il ponte?', en: 'Where do you build the bridge?' },
  step: { it: 'Su quale culto avanzi?', en: 'On which cult do you advance?' },
  town: { it: 'Hai fondato una città: quale tessera prendi?', en: 'You have founded a town: which tile do you take?' },
  favour: { it: 'Quale tessera favore prendi?', en: 'Which favour tile do you take?' },
  exchange: { it: 'Quanti lavoratori diventano sacerdoti?', en: 'How many workers become priests?' },
  tenth: { it: 'Quale culto ottiene la chiave?', en: 'Which cult gets the key?' },
  reaction: { it: 'Cultisti: su quale culto avanzi?', en: 'Cultists: on which cult do you advance?' },
  offer: { it: 'Prendi il potere?', en: 'Do you take the power?' },
  colours: { it: 'I colori degli avversari.', en: 'The opponents’ colours.' },
  pawns: { it: 'Le pedine degli avversari sui culti.', en: 'The opponents’ pawns on the cults.' },
  settle: { it: 'Le abitazioni iniziali degli avversari', en: 'The opponents’ starting dwellings' },
  block: { it: 'Le azioni potere non disponibili.', en: 'The blocked power actions.' },
  die: { it: 'Che cosa dà il dado?', en: 'What does the die show?' },
  tie: { it: 'Quale delle possibilità sceglie il caso?', en: 'Which of the possibilities does chance pick?' },
  'town-steps': { it: 'Un passo su ogni culto.', en: 'A step on every cult.' },
}

export function prompt(s: State, lang: Lang): string {
  const top = topAsk(s)
  if (top === undefined) return lang === 'it' ? 'La partita è finita.' : 'The game is over.'
  const text = PROMPTS[top.ask][lang]
  const it = lang === 'it'
  switch (top.ask) {
    case 'scoring':
    case 'draw-scoring':
      return `${text} ${it ? 'per il turno' : 'for round'} ${s.scoring.length + 1}${top.ask === 'scoring' ? '.' : '?'}`
    case 'colour':
      return `${text} ${hex(top.hex).id}?`
    case 'settle':
    case 'choose-hexes': {
      const opponent = s.opponents[top.opponent]
      return opponent === undefined ? `${text}.` : `${text}: ${lower(colour(opponent.colour).name[lang])}.`
    }
    case 'act':
      return `${it ? 'Turno' : 'Round'} ${s.round}. ${text}`
    case 'dig':
      return top.from === 'cult'
        ? `${it ? 'Bonus dei culti' : 'Cult bonus'}: ${spades(top.spades, lang)}. ${text}`
        : `${spades(top.spades, lang)}. ${text}`
    case 'tie':
      return `${text} (1–${top.sets})`
    case 'block':
      return `${roundOf(top, lang)}${text}`
    default:
      return text
  }
}

function spades(count: number, lang: Lang): string {
  if (lang === 'it') return count === 1 ? '1 vanga' : `${count} vanghe`
  return count === 1 ? '1 spade' : `${count} spades`
}

/** Lists of components, in the order in which an id is looked up. */
const NAMES: readonly ((id: string) => Text | undefined)[] = [
  (id) => ofNumber(factionNo(id), (no) => factionOf(no).name),
  (id) => ofNumber(colourNo(id), (no) => colour(no).name),
  (id) => ofNumber(bonusNo(id), (no) => bonusTile(no).name),
  (id) => ofNumber(favourNo(id), (no) => favourTile(no).name),
  (id) => ofNumber(townNo(id), (no) => townTile(no).name),
  (id) => ofNumber(scoringNo(id), (no) => scoringTile(no).name),
  (id) => ofNumber(powerNo(id), (no) => powerAction(no).name),
  (id) => ofNumber(specialNo(id), (no) => specialAction(no).name),
  (id) => ofNumber(structureNo(id), (no) => structure(no).name),
  (id) => ofNumber(cultNo(id), (no) => cult(no).name),
]
const ofNumber = (no: number | undefined, name: (no: number) => Text): Text | undefined =>
  no === undefined ? undefined : name(no)

/** The name of a component; a set of hexes is joined by +, a pawn is its cult and level. Hexes are their own names. */
export function nameOf(id: string, lang: Lang): string {
  for (const find of NAMES) {
    const name = find(id)
    if (name !== undefined) return name[lang]
  }
  const [first = '', level] = id.split('-')
  const track = level === undefined ? undefined : cultNo(first)
  if (track !== undefined) return `${cult(track).name[lang]} ${level}`
  return id.replaceAll('+', ' + ')
}
