// The state of a game: plain data, numbers for components. There is nothing hidden in this game.
import { copyEach } from '../../common/lists.ts'
import { ACT, type Ask } from './asks.ts'
import {
  type BonusModeId,
  type LimitId,
  type PowerModeId,
  type ReactionId,
  type ScenarioId,
  type StyleId,
  type TieModeId,
} from './automa/levels.ts'
import {
  BONUS_TILES,
  BONUS_TILES_IN_GAME,
  type BonusNo,
  type ColourNo,
  type CultNo,
  factionOf,
  type FactionNo,
  factionNo,
  type FavourNo,
  type HexNo,
  KINDS,
  LAND,
  PRINTED,
  type PowerNo,
  ROUNDS,
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
  tile: TownNo
  hexes: HexNo[]
  /** The river hex its tile lies on, for a town of the Mermaids (R27.11). */
  river: number
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
  own: HexNo[]
  built: number[]
  bridges: SiteNo[]
  towns: Town[]
  favours: FavourNo[]
  bonus: BonusNo
  /** Special actions used this round. */
  used: SpecialNo[]
  /** Priests on the order slots of each cult (R14.1). */
  slots3: [number, number, number, number]
  slots2: [number, number, number, number]
  passed: boolean
}

/** Nothing but a colour (S6): no board, no tiles, no priests (Q29). */
export interface Opponent {
  colour: ColourNo
  /** Whether its two new actions are used up (S23). */
  placed: boolean
  upgraded: boolean
}

export type Phase = 'setup' | 'actions' | 'cult-spades' | 'game-end'

export interface State {
  scenario: ScenarioId
  style: StyleId
  power: PowerModeId
  ties: TieModeId
  limit: LimitId
  reaction: ReactionId
  round: number
  phase: Phase
  /** Scoring tiles, round 1 first. */
  scoring: ScoringNo[]
  /** By bonus tile: the coins on it where it lies open, NONE where it does not. */
  open: number[]
  terrain: ColourNo[]
  pieces: number[]
  opponents: Opponent[]
  player: Player
  /** Power actions blocked (in rolling order) and used this round, and those blocked in every round where that is known. */
  blocked: PowerNo[]
  powerUsed: PowerNo[]
  blockedByRound: PowerNo[][]
  /** Of the action going on: hexes transformed, whether it skipped, cults whose steps stopped for want of a key, as bits (R22.3). */
  dug: HexNo[]
  skipped: boolean
  stopped: number
  /** Dice rolled for the decision being made, and those of the whole game. */
  rolls: number[]
  dice: number
  /** What the game waits for: a stack, the next one last. */
  asks: Ask[]
}

export type Options = Readonly<{
  level: ScenarioId
  style: StyleId
  faction: string
  power: PowerModeId
  bonus: BonusModeId
  ties: TieModeId
  limit: LimitId
  cultists: ReactionId
}> &
  Readonly<Record<string, string>>

/** All chance is still to come. */
export function start(options: Options): State {
  const s = bare()
  s.scenario = options.level
  s.style = options.style
  s.power = options.power
  s.ties = options.ties
  s.limit = options.limit
  s.reaction = options.cultists
  const named = factionNo(options.faction)
  if (named !== undefined) giveFaction(s, named)
  openSetUp(s, options.bonus)
  return s
}

/** What set-up still has to ask, in the order of Q27: the stack is read from its end. */
export function openSetUp(s: State, bonus: Options['bonus'] = 'drawn'): void {
  const deliberate = s.style === 'deliberate'
  s.asks.push({ ask: 'bonus' })
  const homeless = s.opponents.findIndex((_, index) => !s.pieces.includes(theirDwelling(index)))
  if (homeless >= 0 || s.opponents.length === 0) s.asks.push({ ask: 'settle', opponent: Math.max(0, homeless) })
  const { faction, own } = s.player
  if (faction === NONE || own.length < factionOf(faction).start.dwellings) s.asks.push({ ask: 'place' })
  if (s.opponents.length === 0) s.asks.push({ ask: 'pawns' })
  if (s.power === 'blocked-predetermined') askBlocks(s)
  const drawn = !deliberate || bonus === 'drawn' // Q1
  const laid = s.open.filter((coins) => coins !== NONE).length
  if (laid === 0) for (let i = 0; i < BONUS_TILES_IN_GAME; i++) s.asks.push({ ask: drawn ? 'draw-tile' : 'tile' })
  for (let i = s.scoring.length; i < ROUNDS; i++) s.asks.push({ ask: deliberate ? 'scoring' : 'draw-scoring' })
  if (s.opponents.length === 0) s.asks.push({ ask: deliberate ? 'third' : 'draw-third' }) // Q34
  if (faction === NONE) s.asks.push({ ask: deliberate ? 'faction' : 'draw-faction' })
}

/** S20: the rolls of all six rounds before the game, round 1 first. */
export function askBlocks(s: State): void {
  for (let round = ROUNDS; round > s.blockedByRound.length; round--) s.asks.push({ ask: 'block', round })
}

/** An empty map. */
export function bare(): State {
  return {
    scenario: 'medium',
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

/** Field by field, so that copies have the shape of their original. Asks are never changed: copies share them. */
export const copyState = (s: State): State => ({
  scenario: s.scenario,
  style: s.style,
  power: s.power,
  ties: s.ties,
  limit: s.limit,
  reaction: s.reaction,
  round: s.round,
  phase: s.phase,
  scoring: s.scoring.slice(),
  open: s.open.slice(),
  terrain: s.terrain.slice(),
  pieces: s.pieces.slice(),
  opponents: copyEach(s.opponents, copyOpponent),
  player: copyPlayer(s.player),
  blocked: s.blocked.slice(),
  powerUsed: s.powerUsed.slice(),
  blockedByRound: copyEach(s.blockedByRound, copyList),
  dug: s.dug.slice(),
  skipped: s.skipped,
  stopped: s.stopped,
  rolls: s.rolls.slice(),
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
  own: player.own.slice(),
  built: player.built.slice(),
  bridges: player.bridges.slice(),
  towns: copyEach(player.towns, copyTown),
  favours: player.favours.slice(),
  bonus: player.bonus,
  used: player.used.slice(),
  slots3: player.slots3.slice() as Player['slots3'],
  slots2: player.slots2.slice() as Player['slots2'],
  passed: player.passed,
})

const copyTown = ({ tile, hexes, river }: Town): Town => ({ tile, hexes: hexes.slice(), river })
const copyOpponent = ({ colour, placed, upgraded }: Opponent): Opponent => ({ colour, placed, upgraded })
const copyList = (actions: readonly PowerNo[]): PowerNo[] => actions.slice()

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
