// Set-up in the order of Q27; what is decided for the opponents (S7, S10, S13, S19).
import type { AskOf } from '../asks.ts'
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

export function applyThird(s: State, third: ColourNo): void {
  s.asks.push({ ask: 'colours', third })
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
  if (s.player.own.length < factionOf(s.player.faction).start.dwellings) s.asks.push({ ask: 'place' })
}

/** One opponent after the other (S13). */
export function applySettle(s: State, hexes: readonly HexNo[], opponent: number): void {
  for (const at of hexes) s.pieces[at] = theirDwelling(opponent)
  if (opponent + 1 < s.opponents.length) s.asks.push({ ask: 'settle', opponent: opponent + 1 })
}

/** The decision waits for its die: between tied sets (S15), or for a blocked action (S19). */
export function applyRoll(s: State, ask: AskOf<'settle' | 'block'>): void {
  s.asks.push(ask, ask.ask === 'settle' ? { ask: 'tie', sets: tiedSets(s, ask.opponent).length } : { ask: 'die' })
}

/** A tie is left to the player (S15). */
export function applyHandOver(s: State, { opponent }: AskOf<'settle'>): void {
  s.asks.push({ ask: 'choose-hexes', opponent })
}

/** For one of the rounds to come (S20), or for the round that begins. */
export function applyBlock(s: State, actions: readonly PowerNo[], { round }: AskOf<'block'>): void {
  if (round === 'this') s.blocked = actions.slice()
  else s.blockedByRound[round - 1] = actions.slice()
}
