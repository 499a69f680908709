// A fingerprint of a state within a game: what was done in another order and came to the same has the same one.
import type { Ask } from '../asks.ts'
import type { State, Town } from '../state.ts'

/** Numbers become characters: small ones, from -1 up. */
const FIRST = 33
const mark = (value: number): string => String.fromCharCode(FIRST + value)

export function same(s: State): string {
  const p = s.player
  let text = map(s)
  for (const value of [s.round, p.vp, p.coins, p.workers, p.priests, p.burnt, p.keys, p.shipping, p.dig, p.bonus])
    text += mark(value)
  text += list(p.bowls) + list(p.cults) + list(p.slots3) + list(p.slots2) + list(s.open) + mark(s.stopped)
  text += `${s.phase}${s.skipped}${p.passed}`
  text += set(p.favours) + set(p.used) + set(p.bridges) + set(s.powerUsed) + set(s.blocked) + set(s.dug)
  for (const { placed, upgraded } of s.opponents) text += mark((placed ? 2 : 0) + (upgraded ? 1 : 0))
  for (const one of p.towns) text += town(one)
  for (const one of s.asks) text += ask(one)
  return text
}

/** Pieces and terrain of every hex. */
function map({ pieces, terrain }: State): string {
  let text = ''
  for (let at = 0; at < pieces.length; at++) text += mark((pieces[at] as number) * 8 + (terrain[at] as number))
  return text
}

function list(values: readonly number[]): string {
  let text = ''
  for (const value of values) text += mark(value)
  return text
}

/** Lists in which the order says nothing. */
const set = (values: readonly number[]): string =>
  values.length < 2 ? `${list(values)},` : `${list([...values].sort((a, b) => a - b))},`

const town = ({ tile, hexes, river }: Town): string => `${mark(tile)}${mark(river)}${list(hexes)};`

const ask = (one: Ask): string => (one.ask === 'act' ? '' : JSON.stringify(one))
