// Consequences as sentences: what, how much, because of what. All of it happens to you, unless a colour is named.
import type { Consequences, Rank } from '../../../kernel/consequences.ts'
import { andList, counted, isOne, type Lang, type Phrase, type Text, type Unit } from '../../../kernel/text.ts'
import { GOODS, sayGoods, saySpades, sayVp } from '../amounts.ts'
import {
  bonusTile,
  type BonusNo,
  colour,
  type ColourNo,
  CULTS,
  cult,
  factionOf,
  favourTile,
  type Goods,
  type HexNo,
  hex,
  type PowerNo,
  powerAction,
  ROUNDS,
  scoringTile,
  site,
  specialAction,
  structure,
  TOKENS,
  TOP_LEVEL,
  townTile,
} from '../catalogue/index.ts'
import { lower, riverName, sayHexes } from '../names.ts'
import { NONE } from '../state.ts'
import { causeText, isDrawn, isMove, sourceOf } from './causes.ts'
import type { Board, Cause, Consequence } from './records.ts'

type Because = Phrase<[amount: string, cause: string]>
const PAYS: Because = { it: (n, cause) => `Paghi ${n}: ${cause}`, en: (n, cause) => `You pay ${n}: ${cause}` }
const GAINS: Because = { it: (n, cause) => `Ricevi ${n}: ${cause}`, en: (n, cause) => `You gain ${n}: ${cause}` }
const BURNS: Text = {
  it: 'Sacrifichi 1 potere: 1 segnalino esce dal gioco, 1 va nella ciotola III',
  en: 'You burn 1 power: 1 token leaves the game, 1 goes to bowl III',
}

type Named = Phrase<[name: string]>
const FACTION: Phrase<[name: string, brings: string]> = {
  it: (name, brings) => `Prendi la plancia della razza ${name}: ${brings}`,
  en: (name, brings) => `You take the board of the ${name}: ${brings}`,
}
const BOWLS: Phrase<[bowls: readonly number[]]> = {
  it: (bowls) => `potere ${bowls.join('/')}`,
  en: (bowls) => `power ${bowls.join('/')}`,
}
const THIRD: Named = { it: (name) => `Il terzo colore è il ${name}`, en: (name) => `The third colour is ${name}` }
const OPPONENTS: Named = {
  it: (names) => `Gli avversari sono ${names}, con 8 abitazioni e 4 empori ciascuno`,
  en: (names) => `The opponents are ${names}, with 8 dwellings and 4 trading posts each`,
}
const PAWNS: Named = {
  it: (levels) => `Su ogni culto ci sono pedine degli avversari a ${levels}`,
  en: (levels) => `On every cult there are pawns of the opponents at ${levels}`,
}
const SCORING: Phrase<[round: number, tile: string]> = {
  it: (round, tile) => `La tessera del turno ${round} è «${tile}»`,
  en: (round, tile) => `The scoring tile of round ${round} is “${tile}”`,
}
const TILE: Named = { it: (tile) => `Entra in gioco la ${tile}`, en: (tile) => `The ${tile} comes into the game` }
const ROLL: Phrase<[value: number]> = { it: (value) => `Esce ${value}`, en: (value) => `A ${value} comes up` }
const ROLLS_USED: Named = {
  it: (values) => `I tiri sono serviti: ${values}`,
  en: (values) => `The rolls have been used: ${values}`,
}

const STANDS: Phrase<[kind: string, at: string]> = {
  it: (kind, at) => `Costruisci in ${at}: ${kind}`,
  en: (kind, at) => `You build on ${at}: ${kind}`,
}
const TERRAIN: Phrase<[at: string, terrain: string, colour: string]> = {
  it: (at, terrain, name) => `${at} diventa ${terrain} (${name})`,
  en: (at, terrain, name) => `${at} becomes ${terrain} (${name})`,
}
const SPADES_LOST: Unit = {
  one: { it: '# vanga va persa', en: '# spade is lost' },
  other: { it: '# vanghe vanno perse', en: '# spades are lost' },
}
const BRIDGE: Named = {
  it: (ends) => `Costruisci un ponte fra ${ends}`,
  en: (ends) => `You build a bridge between ${ends}`,
}
const TOWN: Named = { it: (hexes) => `Fondi una città: ${hexes}`, en: (hexes) => `You found a town: ${hexes}` }
const RIVER_TOWN: Phrase<[hexes: string, river: string]> = {
  it: (hexes, at) => `Fondi una città sul ${at}: ${hexes}`,
  en: (hexes, at) => `You found a town over the ${at}: ${hexes}`,
}
/** One structure joins, or several. */
const JOINS: {
  readonly one: Phrase<[hexes: string, of: string]>
  readonly other: Phrase<[hexes: string, of: string]>
} = {
  one: {
    it: (at, of) => `${at} si unisce alla tua città di ${of}`,
    en: (at, of) => `${at} joins your town of ${of}`,
  },
  other: {
    it: (hexes, of) => `${hexes} si uniscono alla tua città di ${of}`,
    en: (hexes, of) => `${hexes} join your town of ${of}`,
  },
}
const NO_TOWN: Readonly<Record<'joined' | 'no-tile', Named>> = {
  joined: {
    it: (hexes) => `Nessuna nuova città: ${hexes} toccano una città che hai già`,
    en: (hexes) => `No new town: ${hexes} touch a town that you have`,
  },
  'no-tile': {
    it: (hexes) => `Nessuna città per ${hexes}: le tessere città sono finite`,
    en: (hexes) => `No town for ${hexes}: there is no town tile left`,
  },
}

type Climb = Phrase<[of: string, from: number, to: number, cause: string]>
const STEPS: Climb = {
  it: (of, from, to, cause) => `Avanzi nel culto ${of} da ${from} a ${to}: ${cause}`,
  en: (of, from, to, cause) => `You advance on the cult ${of} from ${from} to ${to}: ${cause}`,
}
const TO_THE_TOP: Climb = {
  it: (of, from, to, cause) => `Avanzi nel culto ${of} da ${from} a ${to} con una chiave: ${cause}`,
  en: (of, from, to, cause) => `You advance on the cult ${of} from ${from} to ${to} with a key: ${cause}`,
}
/** The steps to the top that the key itself made possible. */
const BY_KEY: Phrase<[of: string, from: number, to: number]> = {
  it: (of, from, to) => `Avanzi nel culto ${of} da ${from} a ${to}: spendi una chiave`,
  en: (of, from, to) => `You advance on the cult ${of} from ${from} to ${to}: you spend a key`,
}
const SLOT: Phrase<[of: string, steps: number]> = {
  it: (of, steps) => `Il sacerdote resta nel culto ${of}, sul posto da ${steps} passi`,
  en: (of, steps) => `The priest stays on the cult ${of}, on a place of ${steps} steps`,
}
const KEY: Named = { it: (cause) => `Ricevi una chiave: ${cause}`, en: (cause) => `You gain a key: ${cause}` }
const TRACKS: Readonly<Record<'shipping' | 'dig', Phrase<[level: number, cause: string]>>> = {
  shipping: {
    it: (level, cause) => `La tua navigazione sale a ${level}: ${cause}`,
    en: (level, cause) => `Your shipping rises to ${level}: ${cause}`,
  },
  dig: {
    it: (level, cause) => `Il tuo scavo sale a ${level}: ${cause}`,
    en: (level, cause) => `Your digging rises to ${level}: ${cause}`,
  },
}

const FAVOUR: Named = { it: (name) => `Prendi il ${lower(name)}`, en: (name) => `You take the ${name}` }
const TAKES: Named = { it: (tile) => `Prendi la ${tile}`, en: (tile) => `You take the ${tile}` }
const RETURNS: Named = { it: (tile) => `Restituisci la ${tile}`, en: (tile) => `You return the ${tile}` }
const EXCHANGES: Phrase<[taken: string, returned: string]> = {
  it: (taken, returned) => `Prendi la ${taken} e restituisci la ${returned}`,
  en: (taken, returned) => `You take the ${taken} and return the ${returned}`,
}
const WITH: Phrase<[tile: string, coins: string]> = {
  it: (tile, coins) => `${tile} con ${coins}`,
  en: (tile, coins) => `${tile} with ${coins}`,
}
const TILE_COINS: Named = {
  it: (tiles) => `1 moneta su ogni tessera bonus scoperta: ${tiles}`,
  en: (tiles) => `1 coin on each open bonus tile: ${tiles}`,
}
const USED: Named = { it: (action) => `Usi ${action}`, en: (action) => `You use ${action}` }
const BLOCKED: Named = {
  it: (actions) => `Non disponibili in questo turno: ${actions}`,
  en: (actions) => `Blocked this round: ${actions}`,
}
const BLOCKED_IN: Phrase<[round: number, actions: string]> = {
  it: (round, actions) => `Non disponibili nel turno ${round}: ${actions}`,
  en: (round, actions) => `Blocked in round ${round}: ${actions}`,
}

type Theirs = Phrase<[colour: string, at: string]>
const THEIR_DWELLING: Theirs = {
  it: (name, at) => `${name}: un’abitazione in ${at}`,
  en: (name, at) => `${name}: a dwelling on ${at}`,
}
const THEIR_POST: Theirs = {
  it: (name, at) => `${name}: in ${at} un emporio al posto dell’abitazione`,
  en: (name, at) => `${name}: a trading post on ${at} instead of the dwelling`,
}

const ROUND: Phrase<[round: number]> = {
  it: (round) => `Turno ${round} di ${ROUNDS}`,
  en: (round) => `Round ${round} of ${ROUNDS}`,
}
const ROUND_ENDS: Phrase<[round: number]> = {
  it: (round) => `Fine del turno ${round}`,
  en: (round) => `End of round ${round}`,
}
const GAME_ENDS: Text = { it: 'Fine della partita', en: 'End of the game' }
const CLEAN_UP: Text = {
  it: 'Le azioni usate o coperte tornano disponibili',
  en: 'Actions that were used or blocked are available again',
}
const isIdle = (c: Extract<Consequence, { what: 'clean-up' }>): boolean =>
  [c.powers, c.blocked, c.specials, c.placed, c.upgraded].every(({ length }) => length === 0)

const colours = (list: readonly ColourNo[], lang: Lang): string =>
  andList(
    list.map((no) => lower(colour(no).name[lang])),
    lang,
  )
const actions = (list: readonly PowerNo[], lang: Lang): string =>
  list.map((no) => lower(powerAction(no).name[lang])).join(', ')
const tileName = (no: BonusNo, lang: Lang): string => lower(bonusTile(no).name[lang])

function say(c: Consequence, lang: Lang): string {
  switch (c.what) {
    case 'faction':
      return FACTION[lang](factionOf(c.faction).name[lang], boardText(c.brings, lang))
    case 'third':
      return THIRD[lang](lower(colour(c.colour).name[lang]))
    case 'opponents':
      return OPPONENTS[lang](colours(c.colours, lang))
    case 'pawns':
      return PAWNS[lang](andList(c.levels.map(String), lang))
    case 'scoring':
      return SCORING[lang](c.round, scoringTile(c.tile).name[lang])
    case 'tile':
      return TILE[lang](tileName(c.tile, lang))
    case 'roll':
      return ROLL[lang](c.value)
    case 'rolls-used':
      return ROLLS_USED[lang](c.values.join(', '))
    case 'pays':
      return PAYS[lang](sayGoods(c.goods, lang), causeText(c.because, lang))
    case 'gains':
      return GAINS[lang](gainsText(c, lang), causeText(c.because, lang))
    case 'burns':
      return BURNS[lang]
    case 'points':
      return (c.by > 0 ? GAINS : PAYS)[lang](sayVp(Math.abs(c.by), lang), causeText(c.because, lang))
    default:
      return sayTable(c, lang)
  }
}

type Goodly = Extract<Consequence, { what: 'gains' }>
/** Power is what moved a bowl on: what finds no room is lost (R4.3). */
const gainsText = ({ goods, power }: Goodly, lang: Lang): string =>
  sayGoods({ ...goods, power: power.toSecond + power.toThird } satisfies Goods, lang)

function boardText({ goods, bowls, cults }: Board, lang: Lang): string {
  const levels = CULTS.flatMap(({ name }, no) => ((cults[no] ?? 0) > 0 ? [`${name[lang]} ${cults[no]}`] : []))
  return [sayGoods({ ...goods, power: 0 }, lang), BOWLS[lang](bowlsOf(bowls)), ...levels].filter(Boolean).join(', ')
}

/** The empty place has all its tokens in the first bowl. */
const bowlsOf = ([, second, third]: Board['bowls']): readonly number[] => [TOKENS - second - third, second, third]

type OfTable = Exclude<
  Consequence,
  {
    what:
      | 'faction'
      | 'third'
      | 'opponents'
      | 'pawns'
      | 'scoring'
      | 'tile'
      | 'roll'
      | 'rolls-used'
      | 'pays'
      | 'gains'
      | 'burns'
      | 'points'
  }
>

/** Structures, cults, tiles, opponents and rounds. */
function sayTable(c: OfTable, lang: Lang): string {
  switch (c.what) {
    case 'stands':
      return STANDS[lang](lower(structure(c.kind).name[lang]), hex(c.hex).id)
    case 'terrain': {
      const { terrain, name } = colour(c.to)
      return TERRAIN[lang](hex(c.hex).id, terrain[lang].toLowerCase(), lower(name[lang]))
    }
    case 'spades':
      return GAINS[lang](saySpades(c.by, lang), causeText(c.because, lang))
    case 'spades-lost':
      return counted(c.by, SPADES_LOST, lang)
    case 'bridge':
      return BRIDGE[lang](sayHexes(site(c.site).ends, lang))
    case 'town':
      return c.river === NONE
        ? TOWN[lang](sayHexes(c.hexes, lang))
        : RIVER_TOWN[lang](sayHexes(c.hexes, lang), riverName(c.river, lang))
    case 'joins':
      return (isOne(c.hexes.length, lang) ? JOINS.one : JOINS.other)[lang](
        sayHexes(c.hexes, lang),
        sayHexes(c.of, lang),
      )
    case 'no-town':
      return NO_TOWN[c.because][lang](sayHexes(c.hexes, lang))
    case 'steps':
      return sayClimb(c, lang)
    case 'slot':
      return SLOT[lang](cult(c.cult).of[lang], c.steps)
    case 'key':
      return KEY[lang](causeText(c.because, lang))
    case 'track':
      return TRACKS[c.track][lang](c.to, causeText(c.because, lang))
    case 'favour':
      return FAVOUR[lang](favourTile(c.favour).name[lang])
    case 'bonus':
      return sayTiles(c, lang)
    case 'tile-coins':
      return TILE_COINS[lang](c.tiles.map((no) => lower(bonusTile(no).short[lang])).join(', '))
    case 'power-used':
      return USED[lang](lower(powerAction(c.action).name[lang]))
    case 'special-used':
      return USED[lang](specialAction(c.action).name[lang])
    case 'blocked':
      return c.round === 'this'
        ? BLOCKED[lang](actions(c.actions, lang))
        : BLOCKED_IN[lang](c.round, actions(c.actions, lang))
    case 'their-dwelling':
      return THEIR_DWELLING[lang](colour(c.colour).name[lang], hex(c.hex).id)
    case 'their-post':
      return THEIR_POST[lang](colour(c.colour).name[lang], hex(c.hex).id)
    case 'round':
      return ROUND[lang](c.round)
    case 'passed':
      return c.to === 'game-end' ? GAME_ENDS[lang] : ROUND_ENDS[lang](c.round)
    case 'clean-up':
      return CLEAN_UP[lang]
  }
}

function sayClimb({ cult: no, from, to, because }: Extract<Consequence, { what: 'steps' }>, lang: Lang): string {
  const of = cult(no).of[lang]
  if (because === 'key') return BY_KEY[lang](of, from, to)
  return (to === TOP_LEVEL ? TO_THE_TOP : STEPS)[lang](of, from, to, causeText(because, lang))
}

function sayTiles({ taken, returned, coins }: Extract<Consequence, { what: 'bonus' }>, lang: Lang): string {
  if (taken === NONE) return RETURNS[lang](tileName(returned, lang))
  const name =
    coins === 0 ? tileName(taken, lang) : WITH[lang](tileName(taken, lang), counted(coins, GOODS.coins, lang))
  return returned === NONE ? TAKES[lang](name) : EXCHANGES[lang](name, tileName(returned, lang))
}

/** What a person reads below the move: not what its sentence has said, such as prices and what is built. */
function rank(c: Consequence): Rank {
  switch (c.what) {
    case 'round':
      return 'section'
    case 'passed':
    case 'town':
    case 'no-town':
      return 'event'
    case 'gains':
    case 'points':
    case 'spades':
      return isMove(c.because) ? 'said' : 'line'
    case 'track':
      return c.because === c.track ? 'said' : 'line'
    case 'bonus':
      return c.returned === NONE ? 'said' : 'line'
    case 'blocked':
      return c.because === 'die' ? 'said' : 'line'
    case 'faction':
    case 'terrain':
    case 'spades-lost':
    case 'joins':
    case 'steps':
    case 'key':
    case 'tile-coins':
      return 'line'
    case 'clean-up':
      return isIdle(c) ? 'said' : 'line'
    default:
      return 'said'
  }
}

const NOBODYS: ReadonlySet<Consequence['what']> = new Set([
  'scoring',
  'tile',
  'roll',
  'rolls-used',
  'tile-coins',
  'blocked',
  'round',
  'clean-up',
])
const THEIRS: ReadonlySet<Consequence['what']> = new Set([
  'third',
  'opponents',
  'pawns',
  'their-dwelling',
  'their-post',
])

const hexIds = (list: readonly HexNo[]): string[] => list.map((no) => hex(no).id)

function ids(c: Consequence): readonly string[] {
  switch (c.what) {
    case 'faction':
      return [factionOf(c.faction).id]
    case 'third':
      return [colour(c.colour).id]
    case 'opponents':
      return c.colours.map((no) => colour(no).id)
    case 'pawns':
      return CULTS.map(({ id }) => id)
    case 'scoring':
      return [scoringTile(c.tile).id]
    case 'tile':
      return [bonusTile(c.tile).id]
    case 'stands':
      return [structure(c.kind).id, hex(c.hex).id]
    case 'terrain':
      return [hex(c.hex).id, colour(c.to).id]
    case 'bridge':
      return hexIds(site(c.site).ends)
    case 'town':
      return [townTile(c.tile).id, ...hexIds(c.hexes)]
    case 'joins':
    case 'no-town':
      return hexIds(c.hexes)
    case 'steps':
    case 'slot':
      return [cult(c.cult).id]
    case 'favour':
      return [favourTile(c.favour).id]
    case 'bonus':
      return [c.taken, c.returned].filter((no) => no !== NONE).map((no) => bonusTile(no).id)
    case 'tile-coins':
      return c.tiles.map((no) => bonusTile(no).id)
    case 'power-used':
      return [powerAction(c.action).id]
    case 'blocked':
      return c.actions.map((no) => powerAction(no).id)
    case 'their-dwelling':
    case 'their-post':
      return [colour(c.colour).id, hex(c.hex).id]
    case 'pays':
    case 'gains':
    case 'points':
    case 'spades':
    case 'key':
    case 'track':
      return componentOf(c.because)
    default:
      return []
  }
}

/** A cause that can be drawn. */
const componentOf = (cause: Cause): readonly string[] => (isDrawn(cause) ? [cause] : [])

export const consequences: Consequences<Consequence> = {
  say,
  rank,
  seat: ({ what }) => (NOBODYS.has(what) ? undefined : THEIRS.has(what) ? 'automa' : 'you'),
  ids,
  points: (c) => (c.what === 'points' ? { seat: 'you', item: 'vp', ...sourceOf(c.because), points: c.by } : undefined),
}
