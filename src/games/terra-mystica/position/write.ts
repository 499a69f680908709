// Writes a state as a position: the complete public state with every field.
import type { Json } from '../../../kernel/contract.ts'
import { ACT, type Ask, type AskOf, cultSpades, type PlainAskName, type Spades } from '../asks.ts'
import {
  BONUS_TILES,
  bonusTile,
  colour,
  CULTS,
  cult,
  factionOf,
  favourTile,
  type HexNo,
  HEXES,
  hex,
  powerAction,
  PRINTED,
  river,
  scoringTile,
  site,
  specialAction,
  structure,
  townTile,
} from '../catalogue/index.ts'
import { openSetUp } from '../start.ts'
import { colourAt, isPost, isTheir, NONE, opponentOf, OWN, pieceAt, type Player, type State } from '../state.ts'

type Written = { [key: string]: Json | undefined }

export function writePosition(s: State, chance: readonly number[] = []): Written {
  const between = s.asks.length === 0 || s.asks.at(-1)?.ask === 'act'
  return {
    ...(s.variant === '' ? {} : { variant: s.variant }),
    scenario: s.scenario,
    setupStyle: s.style,
    powerMode: s.power,
    tieMode: s.ties,
    options: { 'new-action-limit': s.limit, 'cultists-reaction': s.reaction },
    round: s.round,
    phase: s.phase,
    scoringTiles: s.scoring.map((no) => scoringTile(no).id),
    bonusTiles: Object.fromEntries(
      BONUS_TILES.flatMap(({ id }, no) => (s.open[no] === NONE ? [] : [[id, s.open[no]]])),
    ),
    terrain: Object.fromEntries(
      HEXES.flatMap(({ id }, no) => (s.terrain[no] === PRINTED[no] ? [] : [[id, colour(colourAt(s, no)).id]])),
    ),
    blocked: powers(s.blocked),
    powerUsed: powers(s.powerUsed),
    ...(s.blockedByRound.length > 0 ? { blockedByRound: s.blockedByRound.map(powers) } : {}),
    opponents: s.opponents.map((opponent, index) => ({
      colour: colour(opponent.colour).id,
      structures: theirStructures(s, index),
      placed: opponent.placed,
      upgraded: opponent.upgraded,
    })),
    player: writePlayer(s),
    ...(chance.length > 0 ? { chance: [...chance] } : {}),
    ...(isPlain(s) ? {} : { pending: s.asks.map(pendingOf) }),
    ...(between || s.dug.length === 0 ? {} : { dug: ids(s.dug) }),
    ...(between || !s.skipped ? {} : { skipped: true }),
    ...(between || s.stopped === 0
      ? {}
      : { stopped: CULTS.flatMap(({ id }, no) => ((s.stopped & (1 << no)) === 0 ? [] : [id])) }),
    ...(s.rolls.length > 0 ? { rolls: [...s.rolls] } : {}),
  }
}

const ids = (hexes: readonly HexNo[]): string[] => hexes.map((no) => hex(no).id)
const powers = (list: readonly number[]): string[] => list.map((no) => powerAction(no).id)

function theirStructures({ pieces }: State, index: number): Written {
  const found: Written = {}
  pieces.forEach((piece, no) => {
    if (isTheir(piece) && opponentOf(piece) === index) found[hex(no).id] = isPost(piece) ? 'trading-post' : 'dwelling'
  })
  return found
}

function writePlayer(s: State): Written {
  const { player: p } = s
  return {
    ...(p.faction === NONE ? {} : { faction: factionOf(p.faction).id }),
    vp: p.vp,
    coins: p.coins,
    workers: p.workers,
    priests: p.priests,
    bowls: [...p.bowls],
    cults: Object.fromEntries(CULTS.map(({ id }, no) => [id, p.cults[no]])),
    keys: p.keys,
    shipping: p.shipping,
    dig: p.dig,
    structures: Object.fromEntries(p.own.map((no) => [hex(no).id, structure(pieceAt(s, no) - OWN).id])),
    bridges: p.bridges.map((no) => ids(site(no).ends)),
    towns: p.towns.map(({ tile, hexes, river: at }) => ({
      tile: townTile(tile).id,
      hexes: ids(hexes),
      ...(at === NONE ? {} : { river: river(at).id }),
    })),
    favours: p.favours.map((no) => favourTile(no).id),
    bonusTile: p.bonus === NONE ? null : bonusTile(p.bonus).id,
    used: p.used.map((no) => specialAction(no).id),
    cultPriests: slotsOf(p),
    cultSpades: s.phase === 'cult-spades' ? spadesOf(s) : 0,
    passed: p.passed,
  }
}

const slotsOf = ({ slots3, slots2 }: Player): Written =>
  Object.fromEntries(CULTS.map((_, no) => [cult(no).id, { '3': slots3[no], '2': slots2[no] }]))

/** Remaining spades of the cult bonus. */
const spadesOf = ({ asks }: State): number => asks.map(cultSpades).find((left) => left !== undefined) ?? 0

/** Whether the asks follow from the rest of the position. */
function isPlain(s: State): boolean {
  return JSON.stringify(s.asks) === JSON.stringify(plainAsks(s))
}

function plainAsks(s: State): readonly Ask[] {
  switch (s.phase) {
    case 'actions':
      return [ACT]
    case 'cult-spades':
      return [{ ask: 'dig', spades: spadesOf(s), from: 'cult' }]
    case 'game-end':
      return []
    case 'setup': {
      const twin = { ...s, asks: [] }
      openSetUp(twin)
      return twin.asks
    }
  }
}

/** The number an ask is about is its `n`; zeros and defaults are left out. */
function pendingOf(ask: Ask): Written {
  const { ask: name } = ask
  switch (ask.ask) {
    case 'settle':
    case 'choose-hexes':
      return { ask: name, ...number(ask.opponent) }
    case 'colours':
      return { ask: name, colour: colour(ask.third).id }
    case 'block':
      return { ask: name, ...(ask.round === 'this' ? {} : number(ask.round)) }
    case 'colour':
      return { ask: name, ...number(ask.spades), hex: hex(ask.hex).id, ...source(ask.from) }
    case 'dig':
      return { ask: name, ...number(ask.spades), ...source(ask.from) }
    case 'step':
      return { ask: name, ...number(ask.steps) }
    case 'town':
      return { ask: name, ...(ask.river === NONE ? {} : { river: river(ask.river).id }) }
    case 'favour':
      return { ask: name, ...number(ask.count) }
    case 'offer':
      return { ask: name, hex: hex(ask.hex).id }
    case 'tie':
      return { ask: name, ...number(ask.sets) }
    default: {
      const plain: AskOf<PlainAskName> = ask
      return { ...plain }
    }
  }
}

const number = (n: number): Written => (n === 0 ? {} : { n })
const source = (from: Spades): Written => (from === 'workers' ? {} : { from })
