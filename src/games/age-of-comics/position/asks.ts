// The stack of asks as positions tell it: the name of each ask with what its two numbers mean, in words.
import { BadInput, type Json } from '../../../kernel/contract.ts'
import { type Ask, type AskName, FROM_GENRE, SIDE_NAMES, toAsk, WALKED } from '../asks.ts'
import { card, cardNo } from '../catalogue/index.ts'
import { ORDER_VALUES, SPACE_NAMES } from '../catalogue/map.ts'
import { COMICS, DECK_NAMES, GENRES } from '../catalogue/vocabulary.ts'
import { orderCode, orderGenre, orderValue, type Printed, type State } from '../state.ts'

/** A part of an ask: how it is written, and how it is read (nothing where it cannot be so). */
interface Part {
  readonly name: string
  readonly of: 'n' | 'm'
  write(n: number, s: State): Json
  read(json: unknown, s: State): number | undefined
}

const found = (at: number): number | undefined => (at < 0 ? undefined : at)
const word = (name: string, of: 'n' | 'm', words: readonly string[]): Part => ({
  name,
  of,
  write: (n) => words[n] ?? '',
  read: (json) => found(words.indexOf(json as string)),
})
const count = (name: string, of: 'n' | 'm', most: number): Part => ({
  name,
  of,
  write: (n) => n,
  read: (json) => (typeof json === 'number' && Number.isInteger(json) && json >= 0 && json <= most ? json : undefined),
})
const flag = (name: string, of: 'n' | 'm', bit: number): Part => ({
  name,
  of,
  write: (n) => (n & bit) !== 0,
  read: (json) => (typeof json === 'boolean' ? (json ? bit : 0) : undefined),
})
const cardPart = (name: string, of: 'n' | 'm', kinds: RegExp): Part => ({
  name,
  of,
  write: (no) => card(no).id,
  read: (json) => (typeof json === 'string' && kinds.test(json) ? cardNo(json) : undefined),
})
/** Comics that have had theirs, as bits by their places. */
const given = (printed: (s: State) => readonly Printed[]): Part => ({
  name: 'given',
  of: 'm',
  write: (bits, s) => printed(s).flatMap(({ comic }, at) => ((bits & (1 << at)) === 0 ? [] : [card(comic).id])),
  read(json, s) {
    if (!Array.isArray(json)) return undefined
    const places = json.map((id: unknown) => printed(s).findIndex(({ comic }) => card(comic).id === id))
    return places.includes(-1) ? undefined : places.reduce((bits, at) => bits | (1 << at), 0)
  },
})

const MOST = 60
const left = count('left', 'n', 6)
const deck = word('deck', 'n', DECK_NAMES)
const space = word('space', 'n', SPACE_NAMES)
const comic = cardPart('comic', 'n', /^(comic|ripoff)-/)
const orderWords = GENRES.flatMap((genre) => ORDER_VALUES.map((value) => `${genre}-${value}`))
const order: Part = {
  name: 'order',
  of: 'n',
  write: (code) => `${GENRES[orderGenre(code)]}-${orderValue(code)}`,
  read(json) {
    const at = orderWords.indexOf(json as string)
    return at < 0 ? undefined : orderCode(Math.floor(at / ORDER_VALUES.length), 3 + (at % ORDER_VALUES.length))
  },
}
/** A starting card: its deck, or the genre of your comic. */
const starting: Part = {
  name: 'card',
  of: 'm',
  write: (m) => (m >= FROM_GENRE ? (GENRES[m - FROM_GENRE] ?? '') : (DECK_NAMES[m] ?? '')),
  read: (json) => {
    const genre = GENRES.indexOf(json as (typeof GENRES)[number])
    return genre >= 0 ? FROM_GENRE + genre : found(DECK_NAMES.indexOf(json as 'comics'))
  },
}

const PARTS: Readonly<Partial<Record<AskName, readonly Part[]>>> = {
  'start-ideas': [left],
  'board-ideas': [left],
  'supply-ideas': [left],
  'bonus-ideas': [left],
  hire: [word('of', 'n', ['', 'writer', 'artist', 'both'])],
  print: [left, flag('second', 'm', 1)],
  'print-writer': [comic],
  'print-artist': [comic, cardPart('writer', 'm', /^writer-/)],
  fulfil: [order],
  sales: [
    count('flips', 'n', 3),
    { ...count('collects', 'm', 3), write: (m) => m & (WALKED - 1) },
    flag('walked', 'm', WALKED),
  ],
  reassign: [word('swapped', 'n', ['none', 'writer', 'artist', 'both'])],
  convert: [left, given(({ you }) => you.printed)],
  'marketing-fan': [left],
  'automa-remove': [left],
  'automa-fan': [left, given(({ automa }) => automa.printed)],
  'automa-print': [left],
  'automa-collect': [count('collected', 'n', MOST), count('total', 'm', 6 * MOST)],
  'automa-reward': [count('fans', 'n', MOST)],
  value: [space, flag('collected', 'm', 1)],
  'start-card': [word('for', 'n', SIDE_NAMES), starting],
  deal: [deck],
  draw: [deck, word('for', 'm', SIDE_NAMES)],
  search: [word('genre', 'n', GENRES)],
  back: [deck],
}

/** The next one first. */
export const writeAsks = (s: State): Json[] => s.asks.toReversed().map((ask) => writeAsk(ask, s))

function writeAsk(ask: Ask, s: State): Json {
  const told: Record<string, Json> = { ask: ask.ask }
  for (const { name, of, write } of PARTS[ask.ask] ?? []) told[name] = write(ask[of], s)
  return told
}

export type AskData = { readonly ask: AskName } & Readonly<Record<string, unknown>>

export function readAsk(data: AskData, s: State, where: string): Ask {
  const sums = { n: 0, m: 0 }
  const parts = PARTS[data.ask] ?? []
  for (const { name, of, read } of parts) {
    const value = read(data[name], s)
    if (value === undefined) throw new BadInput(`${where} ${name}: is missing or cannot be so`)
    sums[of] += value
  }
  const stray = Object.keys(data).find((name) => name !== 'ask' && !parts.some((part) => part.name === name))
  if (stray !== undefined) throw new BadInput(`${where}: unknown field "${stray}"`)
  if (data.ask === 'start-card' && sums.m > COMICS && sums.n !== 0)
    throw new BadInput(`${where} card: is not for the automa`)
  return toAsk(data.ask, sums.n, sums.m)
}
