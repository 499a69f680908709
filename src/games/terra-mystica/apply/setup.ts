// Set-up in the order of Q27; what is decided for the opponents (S7, S10, S13, S19).
import { replaced } from '../../../common/lists.ts'
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
import { tiedSets } from '../automa/settling.ts'
import type { Told } from '../consequences/records.ts'
import { giveFaction, NONE, type State, theirDwelling } from '../state.ts'
import { placeOwn } from './building.ts'
import { docOf, scenarioOf } from '../variant/index.ts'

export function applyFaction(s: State, no: FactionNo, tell: Told): void {
  const { coins, workers, priests, bowls, cults, shipping } = s.player
  giveFaction(s, no)
  const p = s.player
  tell?.({
    what: 'faction',
    faction: no,
    brings: {
      goods: { coins: p.coins - coins, workers: p.workers - workers, priests: p.priests - priests },
      bowls: [p.bowls[0] - bowls[0], p.bowls[1] - bowls[1], p.bowls[2] - bowls[2]],
      cults: p.cults.map((level, cult) => level - (cults[cult] ?? 0)),
      shipping: p.shipping - shipping,
    },
  })
}

export function applyThird(s: State, third: ColourNo, tell: Told): void {
  s.asks.push({ ask: 'colours', third })
  tell?.({ what: 'third', colour: third })
}

export function applyColours(s: State, colours: readonly ColourNo[], { third }: AskOf<'colours'>, tell: Told): void {
  s.opponents = colours.map((colour) => ({ colour, placed: false, upgraded: false }))
  const { dwellings, posts } = docOf(s.variant)
  tell?.({ what: 'opponents', colours, third, dwellings, posts })
}

/** S10: nothing of a state but that they are there. */
export const applyPawns = (s: State, tell: Told): void => tell?.({ what: 'pawns', levels: scenarioOf(s).pawns })

export function applyScoring(s: State, tile: ScoringNo, tell: Told): void {
  s.scoring = [...s.scoring, tile]
  tell?.({ what: 'scoring', tile, round: s.scoring.length })
}

export function applyTile(s: State, tile: BonusNo, tell: Told): void {
  s.open = replaced(s.open, tile, 0)
  tell?.({ what: 'tile', tile })
}

export function applyPlace(s: State, at: HexNo, tell: Told): void {
  placeOwn(s, at, DWELLING, tell)
  if (s.player.own.length < factionOf(s.player.faction).start.dwellings) s.asks.push({ ask: 'place' })
}

/** One opponent after the other (S13). */
export function applySettle(s: State, hexes: readonly HexNo[], opponent: number, tell: Told): void {
  const colour = s.opponents[opponent]?.colour ?? NONE
  for (const at of hexes) {
    s.pieces = replaced(s.pieces, at, theirDwelling(opponent))
    tell?.({ what: 'their-dwelling', colour, hex: at, because: 'set-up' })
  }
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
export function applyBlock(s: State, actions: readonly PowerNo[], { round }: AskOf<'block'>, tell: Told): void {
  tell?.({ what: 'blocked', actions, round, because: 'die' })
  if (round === 'this') s.blocked = actions
  else s.blockedByRound = replaced(s.blockedByRound, round - 1, actions)
}
