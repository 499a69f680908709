// The state of a game: plain data, numbers for components. There is nothing hidden in this game.
import { ACT, type Ask } from './asks.ts'
import {
  type BonusModeId,
  type LimitId,
  type PowerModeId,
  type ReactionId,
  type StyleId,
  type TieModeId,
  USUAL,
} from './automa/levels.ts'
import {
  BONUS_TILES,
  type BonusNo,
  type ColourNo,
  type CultNo,
  factionOf,
  type FactionNo,
  type FavourNo,
  type HexNo,
  KINDS,
  LAND,
  PRINTED,
  type PowerNo,
  type ScoringNo,
  type SiteNo,
  type StructureNo,
  supplyOf,
  type SpecialNo,
  START_VP,
  TOKENS,
  type TownNo,
} from './catalogue/index.ts'

/** No faction, no tile, no river. */
export const NONE = -1

/** What stands on a hex: nothing, an own structure (1 to 5), or an opponent's dwelling or trading post. */
export const EMPTY = 0
export const OWN = 1
export const THEIR = OWN + KINDS
export const isOwn = (piece: number): boolean => piece >= OWN && piece < THEIR
export const isTheir = (piece: number): boolean => piece >= THEIR
/** The opponent whose piece it is, and whether it is a trading post. */
export const opponentOf = (piece: number): number => (piece - THEIR) >> 1
export const isPost = (piece: number): boolean => ((piece - THEIR) & 1) === 1
export const theirDwelling = (opponent: number): number => THEIR + opponent * 2
export const theirPost = (opponent: number): number => THEIR + opponent * 2 + 1

export interface Town {
  readonly tile: TownNo
  readonly hexes: readonly HexNo[]
  /** The river hex its tile lies on, for a town of the Mermaids (R27.11). */
  readonly river: number
}

export interface Player {
  faction: FactionNo
  vp: number
  coins: number
  workers: number
  priests: number
  bowls: [number, number, number]
  /** Power tokens out of the game (R4.5). */
  burnt: number
  cults: [number, number, number, number]
  keys: number
  shipping: number
  dig: number
  /** Hexes with own structures in map order, and how many of each kind there are: both follow from `pieces`. */
  own: readonly HexNo[]
  built: readonly number[]
  bridges: readonly SiteNo[]
  towns: readonly Town[]
  favours: readonly FavourNo[]
  bonus: BonusNo
  /** Special actions used this round. */
  used: readonly SpecialNo[]
  /** Priests on the order slots of each cult (R14.1). */
  slots3: readonly [number, number, number, number]
  slots2: readonly [number, number, number, number]
  passed: boolean
}

/** Nothing but a colour (S6): no board, no tiles, no priests (Q29). */
export interface Opponent {
  readonly colour: ColourNo
  /** Whether its two new actions are used up (S23). */
  readonly placed: boolean
  readonly upgraded: boolean
}

export type Phase = 'setup' | 'actions' | 'cult-spades' | 'game-end'

export interface State {
  /** What differs from the document, as the option has it; empty for the document itself. */
  variant: string
  scenario: string
  style: StyleId
  power: PowerModeId
  ties: TieModeId
  limit: LimitId
  reaction: ReactionId
  round: number
  phase: Phase
  /** Scoring tiles, round 1 first. */
  scoring: readonly ScoringNo[]
  /** By bonus tile: the coins on it where it lies open, NONE where it does not. */
  open: readonly number[]
  terrain: readonly ColourNo[]
  pieces: readonly number[]
  opponents: readonly Opponent[]
  player: Player
  /** Power actions blocked (in rolling order) and used this round, and those blocked in every round where that is known. */
  blocked: readonly PowerNo[]
  powerUsed: readonly PowerNo[]
  blockedByRound: readonly (readonly PowerNo[])[]
  /** Of the action going on: hexes transformed, whether it skipped, cults whose steps stopped for want of a key, as bits (R22.3). */
  dug: readonly HexNo[]
  skipped: boolean
  stopped: number
  /** Dice rolled for the decision being made, and those of the whole game. */
  rolls: readonly number[]
  dice: number
  /** What the game waits for: a stack, the next one last. */
  asks: Ask[]
}

export type Options = Readonly<{
  level: string
  style: StyleId
  faction: string
  power: PowerModeId
  bonus: BonusModeId
  ties: TieModeId
  limit: LimitId
  cultists: ReactionId
}> &
  Readonly<Record<string, string>>

/** An empty map. */
export function bare(): State {
  return {
    variant: '',
    scenario: USUAL,
    style: 'random',
    power: 'all-available',
    ties: 'random',
    limit: 'round',
    reaction: 'power',
    round: 0,
    phase: 'setup',
    scoring: [],
    open: new Array<number>(BONUS_TILES.length).fill(NONE),
    terrain: PRINTED.slice(),
    pieces: new Array<number>(LAND).fill(EMPTY),
    opponents: [],
    player: {
      faction: NONE,
      vp: START_VP,
      coins: 0,
      workers: 0,
      priests: 0,
      bowls: [TOKENS, 0, 0],
      burnt: 0,
      cults: [0, 0, 0, 0],
      keys: 0,
      shipping: 0,
      dig: 0,
      own: [],
      built: new Array<number>(KINDS).fill(0),
      bridges: [],
      towns: [],
      favours: [],
      bonus: NONE,
      used: [],
      slots3: [0, 0, 0, 0],
      slots2: [0, 0, 0, 0],
      passed: false,
    },
    blocked: [],
    powerUsed: [],
    blockedByRound: [],
    dug: [],
    skipped: false,
    stopped: 0,
    rolls: [],
    dice: 0,
    asks: [],
  }
}

/**
 * Field by field, so that copies have the shape of their original. Asks, and lists that may only be read, are never changed but replaced:
 * copies share them.
 */
export const copyState = (s: State): State => ({
  variant: s.variant,
  scenario: s.scenario,
  style: s.style,
  power: s.power,
  ties: s.ties,
  limit: s.limit,
  reaction: s.reaction,
  round: s.round,
  phase: s.phase,
  scoring: s.scoring,
  open: s.open,
  terrain: s.terrain,
  pieces: s.pieces,
  opponents: s.opponents,
  player: copyPlayer(s.player),
  blocked: s.blocked,
  powerUsed: s.powerUsed,
  blockedByRound: s.blockedByRound,
  dug: s.dug,
  skipped: s.skipped,
  stopped: s.stopped,
  rolls: s.rolls,
  dice: s.dice,
  asks: s.asks.slice(),
})

const copyPlayer = (player: Player): Player => ({
  faction: player.faction,
  vp: player.vp,
  coins: player.coins,
  workers: player.workers,
  priests: player.priests,
  bowls: player.bowls.slice() as Player['bowls'],
  burnt: player.burnt,
  cults: player.cults.slice() as Player['cults'],
  keys: player.keys,
  shipping: player.shipping,
  dig: player.dig,
  own: player.own,
  built: player.built,
  bridges: player.bridges,
  towns: player.towns,
  favours: player.favours,
  bonus: player.bonus,
  used: player.used,
  slots3: player.slots3,
  slots2: player.slots2,
  passed: player.passed,
})

/** The start values of a faction board (R5.1, R6.3, S12). */
export function giveFaction(s: State, no: FactionNo): void {
  const { start: first, shipping } = factionOf(no)
  const p = s.player
  p.faction = no
  p.coins = first.coins
  p.workers = first.workers
  p.priests = first.priests
  p.bowls = [...first.bowls]
  p.cults = [...first.cults]
  p.shipping = shipping?.start ?? 0
}

/** What stands on a hex, and its colour now. */
export const pieceAt = ({ pieces }: Pick<State, 'pieces'>, at: HexNo): number => pieces[at] as number
export const colourAt = ({ terrain }: Pick<State, 'terrain'>, at: HexNo): ColourNo => terrain[at] as ColourNo
export const isOwnAt = (s: Pick<State, 'pieces'>, at: HexNo): boolean => isOwn(pieceAt(s, at))

/** How many structures of a kind stand on the map, and whether the supply has another. */
export const builtOf = ({ built }: Player, kind: StructureNo): number => built[kind] as number
export const hasLeft = (p: Player, kind: StructureNo): boolean => builtOf(p, kind) < supplyOf(kind)

export const levelOf = ({ cults }: Player, cult: CultNo): number => cults[cult] as number
/** Priests on the slots of a cult that give three steps, and two. */
export const threes = ({ slots3 }: Player, cult: CultNo): number => slots3[cult] as number
export const twos = ({ slots2 }: Player, cult: CultNo): number => slots2[cult] as number

/** Place -1 of an empty list would be looked up by name, which is slow. */
export const topAsk = ({ asks }: State): Ask | undefined => (asks.length === 0 ? undefined : asks[asks.length - 1])

/** Between two actions (R4.8). */
export const isBetweenActions = (s: State): boolean => topAsk(s)?.ask === ACT.ask
