// Turns a position into a state: fills in defaults, derives and repairs nothing else, and rebuilds the stack of asks.
import { replaced } from '../../../common/lists.ts'
import { lawful, lawfulPart } from '../../../kernel/laws.ts'
import { placeOwn } from '../apply/building.ts'
import { ACT, type Ask } from '../asks.ts'
import {
  BONUS_TILES,
  bonusNo,
  type ColourId,
  colourNo,
  CULTS,
  cultNo,
  factionNo,
  factionOf,
  favourNo,
  HEXES,
  type PowerId,
  powerNo,
  ROUNDS,
  scoringNo,
  siteOf,
  specialNo,
  structureNo,
  TOKENS,
  theHex,
  theRiver,
  townNo,
} from '../catalogue/index.ts'
import { laws } from '../laws.ts'
import { openSetUp } from '../start.ts'
import { bare, giveFaction, levelOf, NONE, type Phase, type State, theirDwelling, theirPost, topAsk } from '../state.ts'
import { checkPosition } from './check.ts'
import { checkAsks } from './pending.ts'
import { parsePosition, type PendingData, type PlayerData, type PositionData } from './format.ts'

/** The state, and the results of chance in the position. */
export interface Reading {
  readonly state: State
  readonly chance: readonly number[]
}

/** For playing on: during set-up, everything missing is asked for. */
export function readState(json: unknown): State {
  const { state: s, data } = readTable(json)
  if (data.pending === undefined && s.phase === 'setup') openSetUp(s)
  else readAsks(s, data)
  closeAction(s)
  dropRolls(s)
  checkAsks(s)
  return lawful(s, laws)
}

/** Dice belong to the decision they were rolled for (S15, S19). */
function dropRolls(s: State): void {
  const { ask } = s.asks.findLast((each) => each.ask !== 'die' && each.ask !== 'tie') ?? {}
  if (ask !== 'block' && ask !== 'settle') s.rolls = []
}

/** Between two actions nothing of the last one is left. */
function closeAction(s: State): void {
  const ask = topAsk(s)?.ask
  if (ask !== undefined && ask !== 'act') return
  s.dug = []
  s.skipped = false
  s.stopped = 0
}

/** For a question: during set-up only the player's own moves are to come, opponents are as given. */
export function readPosition(json: unknown): Reading {
  const { state: s, data } = readTable(json)
  if (data.pending === undefined && s.phase === 'setup') {
    s.asks.push({ ask: 'bonus' })
    const { faction, own } = s.player
    if (faction !== NONE && own.length < factionOf(faction).start.dwellings) s.asks.push({ ask: 'place' })
  } else readAsks(s, data)
  lawfulPart(s, laws)
  return { state: s, chance: data.chance }
}

// The format has checked every id. Tables by id are read in the order of the catalogue.
const colourOf = (id: ColourId | undefined): number => (id === undefined ? NONE : colourNo(id))
const riverOf = (id: string | undefined | null): number => (id === undefined || id === null ? NONE : theRiver(id))
const powers = (ids: readonly PowerId[]): number[] => ids.map((id) => powerNo(id))

function readTable(json: unknown): { state: State; data: PositionData } {
  const data = parsePosition(json)
  checkPosition(data)
  const s = bare()
  s.variant = data.variant
  s.scenario = data.scenario
  s.style = data.setupStyle
  s.power = data.powerMode
  s.ties = data.tieMode
  s.limit = data.options['new-action-limit']
  s.reaction = data.options['cultists-reaction']
  s.round = data.round
  s.phase = phaseOf(data)
  s.scoring = data.scoringTiles.map((id) => scoringNo(id))
  s.open = BONUS_TILES.map(({ id }) => data.bonusTiles[id] ?? NONE)
  s.terrain = HEXES.map(({ id, printed }) => (data.terrain[id] === undefined ? printed : colourOf(data.terrain[id])))
  s.blocked = powers(data.blocked)
  s.powerUsed = powers(data.powerUsed)
  s.blockedByRound = (data.blockedByRound ?? []).map(powers)
  readPlayer(s, data.player)
  data.opponents.forEach(({ colour, structures, placed, upgraded }, index) => {
    s.opponents = [...s.opponents, { colour: colourOf(colour), placed, upgraded }]
    HEXES.forEach(({ id }, at) => {
      const kind = structures[id]
      if (kind === undefined) return
      s.pieces = replaced(s.pieces, at, kind === 'dwelling' ? theirDwelling(index) : theirPost(index))
    })
  })
  s.dug = data.dug.map(theHex)
  s.skipped = data.skipped
  s.stopped = data.stopped.reduce((bits, id) => bits | (1 << cultNo(id)), 0)
  s.rolls = [...data.rolls]
  return { state: s, data }
}

/** A player who has passed has no action left in the round. */
function phaseOf({ phase, round, player }: PositionData): Phase {
  const told = phase ?? (round === 0 ? 'setup' : 'actions')
  if (told !== 'actions' || !player.passed) return told
  return round === ROUNDS ? 'game-end' : 'cult-spades'
}

function readPlayer(s: State, data: PlayerData): void {
  const p = s.player
  if (data.faction !== undefined) giveFaction(s, factionNo(data.faction))
  p.vp = data.vp ?? p.vp
  p.coins = data.coins ?? p.coins
  p.workers = data.workers ?? p.workers
  p.priests = data.priests ?? p.priests
  p.bowls = data.bowls === undefined ? p.bowls : [...data.bowls]
  p.burnt = Math.max(0, TOKENS - p.bowls[0] - p.bowls[1] - p.bowls[2])
  CULTS.forEach(({ id }, cult) => {
    p.cults[cult] = data.cults[id] ?? levelOf(p, cult)
    p.slots3 = replaced(p.slots3, cult, data.cultPriests[id]?.['3'] ?? 0)
    p.slots2 = replaced(p.slots2, cult, data.cultPriests[id]?.['2'] ?? 0)
  })
  p.keys = data.keys
  p.shipping = data.shipping ?? p.shipping
  p.dig = data.dig ?? p.dig
  HEXES.forEach(({ id }, at) => {
    const kind = data.structures[id]
    if (kind !== undefined) placeOwn(s, at, structureNo(kind))
  })
  p.bridges = data.bridges.map(([a, b]) => siteOf(theHex(a), theHex(b)))
  p.towns = data.towns.map(({ tile, hexes, river }) => ({
    tile: townNo(tile),
    hexes: hexes.map(theHex).sort((a, b) => a - b),
    river: riverOf(river),
  }))
  p.favours = data.favours.map((id) => favourNo(id))
  p.bonus = data.bonusTile === null ? NONE : bonusNo(data.bonusTile)
  p.used = data.used.map((id) => specialNo(id))
  p.passed = data.passed
}

function readAsks(s: State, { pending, player }: PositionData): void {
  if (pending !== undefined) s.asks = pending.map(askOf)
  else if (s.phase === 'actions') s.asks.push(ACT)
  else if (s.phase === 'cult-spades') s.asks.push({ ask: 'dig', spades: player.cultSpades, from: 'cult' })
}

/** `n` of a position is the number its ask is about; an ask keeps only its own fields. */
function askOf({ ask, n, hex, river, colour, from }: PendingData): Ask {
  const at = hex === undefined ? NONE : theHex(hex)
  switch (ask) {
    case 'act':
      return ACT
    case 'settle':
    case 'choose-hexes':
      return { ask, opponent: n }
    case 'colours':
      return { ask, third: colourOf(colour) }
    case 'block':
      return { ask, round: n === 0 ? 'this' : n }
    case 'colour':
      return { ask, hex: at, spades: n, from }
    case 'dig':
      return { ask, spades: n, from }
    case 'step':
      return { ask, steps: n }
    case 'town':
      return { ask, river: riverOf(river) }
    case 'favour':
      return { ask, count: n }
    case 'offer':
      return { ask, hex: at }
    case 'tie':
      return { ask, sets: n }
    default:
      return { ask }
  }
}
