// Set-up in the order of Q27; what is decided for the opponents (S7, S10, S13, S19).
import { type Ask, toAsk } from '../asks.ts'
import {
  type BonusNo,
  type ColourNo,
  DWELLING,
  factionOf,
  type FactionNo,
  type HexNo,
  type PowerNo,
  type ScoringNo,
} from '../catalogue/index.ts'
import { tiedSets } from '../automa/ladders/hexes.ts'
import { giveFaction, type State, theirDwelling } from '../state.ts'
import { placeOwn } from './building.ts'

export const applyFaction = (s: State, no: FactionNo): void => giveFaction(s, no)

export function applyThird(s: State, colour: ColourNo): void {
  s.asks.push(toAsk('colours', colour))
}

export function applyColours(s: State, colours: readonly ColourNo[]): void {
  s.opponents = colours.map((colour) => ({ colour, placed: false, upgraded: false }))
}

export function applyScoring(s: State, tile: ScoringNo): void {
  s.scoring.push(tile)
}

export function applyTile(s: State, tile: BonusNo): void {
  s.open[tile] = 0
}

export function applyPlace(s: State, at: HexNo): void {
  placeOwn(s, at, DWELLING)
  if (s.player.own.length < factionOf(s.player.faction).start.dwellings) s.asks.push(toAsk('place'))
}

/** One opponent after the other (S13). */
export function applySettle(s: State, hexes: readonly HexNo[], { n }: Ask): void {
  for (const at of hexes) s.pieces[at] = theirDwelling(n)
  if (n + 1 < s.opponents.length) s.asks.push(toAsk('settle', n + 1))
}

/** A tie is rolled for, or left to the player (S15); blocked actions are rolled for (S19). */
export function applyRoll(s: State, ask: Ask): void {
  s.asks.push(ask, ask.ask === 'settle' ? toAsk('tie', tiedSets(s, ask.n).length) : toAsk('die'))
}

export function applyHandOver(s: State, { n }: Ask): void {
  s.asks.push(toAsk('choose-hexes', n))
}

/** For one of the rounds to come (S20), or for the round that begins. */
export function applyBlock(s: State, actions: readonly PowerNo[], { n }: Ask): void {
  if (n === 0) s.blocked = actions.slice()
  else s.blockedByRound[n - 1] = actions.slice()
}
