// Which clauses belong to an ask, to a kind of move and to a piece.
import type { Places } from '../../../kernel/handbook.ts'
import type { AskNameOf } from '../asks.ts'
import {
  bonusNo,
  colourNo,
  cultNo,
  type FactionId,
  factionNo,
  favourNo,
  hexNo,
  type PowerId,
  powerNo,
  scoringNo,
  type StructureId,
  structureNo,
  townNo,
} from '../catalogue/index.ts'
import type { Move } from '../moves.ts'

type Cites = readonly string[]

const ASKS: Readonly<Record<AskNameOf<'you'>, Cites>> = {
  faction: ['R1.2', 'R5.1'],
  third: ['R1.1'],
  scoring: ['R6.1', 'R25'],
  tile: ['R6.2', 'R24'],
  place: ['R6.4'],
  'choose-hexes': ['R2.6', 'R2.7'],
  bonus: ['R6.5', 'R24'],
  act: ['R9.1', 'R9.2'],
  colour: ['R3.1', 'R3.2'],
  dig: ['R15.4', 'R18.2'],
  build: ['R10.4'],
  bridge: ['R21.1', 'R21.2'],
  step: ['R22.1', 'R22.2'],
  town: ['R20.3', 'R26'],
  favour: ['R13.3', 'R23'],
  exchange: ['R27.5'],
  tenth: ['R22.3', 'R22.4'],
  reaction: ['R27.4'],
  offer: ['R19.1', 'R19.2', 'R19.3'],
}

/** What is decided for the opponents, and dice. */
type Others = 'colours' | 'pawns' | 'roll' | 'hand-over' | 'block' | 'die' | 'tie'
type Yours = Exclude<Move['do'], Others>

const MOVES: Readonly<Record<Yours, Cites>> = {
  faction: ['R1.2'],
  third: ['R1.1'],
  scoring: ['R6.1'],
  tile: ['R6.2'],
  place: ['R6.4'],
  settle: ['R2.6', 'R2.7'],
  bonus: ['R6.5'],
  dig: ['R10.1', 'R10.3'],
  build: ['R10.1', 'R10.4'],
  upgrade: ['R13.1', 'R13.2'],
  'advance-shipping': ['R11'],
  'advance-dig': ['R12'],
  send: ['R14.1', 'R14.2'],
  power: ['R15.1'],
  special: ['R16.4'],
  sandstorm: ['R27.12'],
  ride: ['R27.14'],
  'free-post': ['R27.13'],
  'river-town': ['R27.11'],
  convert: ['R4.6'],
  burn: ['R4.5'],
  add: ['R19.1', 'R29.7'],
  evolve: ['R19.1'],
  pass: ['R17.1', 'R17.2'],
  colour: ['R3.1', 'R3.2'],
  leave: ['R10.1'],
  done: ['R15.5', 'R29.9'],
  bridge: ['R21.1', 'R21.2'],
  step: ['R22.1', 'R22.2'],
  town: ['R20.3', 'R26'],
  favour: ['R23'],
  exchange: ['R27.5'],
  tenth: ['R22.3', 'R22.4'],
  'take-power': ['R19.2', 'R19.3'],
  decline: ['R19.4'],
}

const FACTIONS: Readonly<Record<FactionId, string>> = {
  alchemists: 'R27.1',
  auren: 'R27.2',
  'chaos-magicians': 'R27.3',
  cultists: 'R27.4',
  darklings: 'R27.5',
  dwarves: 'R27.6',
  engineers: 'R27.7',
  fakirs: 'R27.8',
  giants: 'R27.9',
  halflings: 'R27.10',
  mermaids: 'R27.11',
  nomads: 'R27.12',
  swarmlings: 'R27.13',
  witches: 'R27.14',
}

const STRUCTURES: Readonly<Record<StructureId, Cites>> = {
  dwelling: ['R10.4', 'R5.3'],
  'trading-post': ['R13.2', 'R5.3'],
  temple: ['R13.3', 'R5.3'],
  stronghold: ['R13.4', 'R5.3'],
  sanctuary: ['R13.3', 'R5.3', 'R20.1'],
}

const POWERS: Readonly<Record<PowerId, Cites>> = {
  'power-bridge': ['R15.2', 'R21.1'],
  'power-priest': ['R15.2', 'R29.3'],
  'power-workers': ['R15.2'],
  'power-coins': ['R15.2'],
  'power-spade': ['R15.3', 'R15.4'],
  'power-spades': ['R15.3', 'R15.4'],
}

/** Places on the table that are no components, by the kind of what can be opened there. */
const SPOTS: Readonly<Record<string, Cites>> = {
  hex: ['R10.1', 'R2.5', 'R3.1'],
  river: ['R2.3', 'R20.5'],
  site: ['R21.1', 'R21.2'],
  wheel: ['R3.1', 'R3.2'],
  bowls: ['R4.3', 'R4.4', 'R4.5'],
  convert: ['R4.6', 'R4.8'],
  shipping: ['R11', 'R2.4'],
  dig: ['R12', 'R10.3'],
  pass: ['R17.1', 'R17.2'],
  priests: ['R4.2', 'R14.1'],
  send: ['R14.1', 'R14.2'],
  score: ['R28.4', 'R4.1'],
  'faction-board': ['R5.1', 'R5.2'],
  special: ['R16.4'],
  opponent: ['R19.1', 'R29.7'],
  bonus: ['R24'],
  favour: ['R23'],
  town: ['R26'],
  scoring: ['R25'],
  power: ['R15.1'],
  cult: ['R22.1', 'R28.1'],
  structure: ['R1.3', 'R5.3'],
}

function ofPiece(id: string): Cites {
  if (factionNo(id) !== undefined) return [FACTIONS[id as FactionId], 'R5.1']
  if (structureNo(id) !== undefined) return STRUCTURES[id as StructureId]
  if (powerNo(id) !== undefined) return [...POWERS[id as PowerId], 'R15.1']
  if (colourNo(id) !== undefined) return ['R3.1', 'R1.1']
  if (bonusNo(id) !== undefined) return ['R24', 'R17.2']
  if (favourNo(id) !== undefined) return ['R23']
  if (townNo(id) !== undefined) return ['R26', 'R20.3']
  if (scoringNo(id) !== undefined) return ['R25', 'R18.1']
  if (cultNo(id) !== undefined) return ['R22.1', 'R22.2', 'R28.1']
  if (hexNo(id) !== undefined) return SPOTS['hex'] ?? []
  return SPOTS[id] ?? []
}

export const places: Places<Move> = {
  asks: ASKS,
  moves: MOVES,
  kindOf: ({ do: kind }) => (kind in MOVES ? kind : undefined),
  ofPiece,
}
