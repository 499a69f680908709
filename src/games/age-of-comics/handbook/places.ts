// Which clauses belong to an ask, to a kind of move and to a piece.
import type { Places } from '../../../kernel/handbook.ts'
import type { YourAsk } from '../asks.ts'
import { card, cardNo } from '../catalogue/index.ts'
import { nodeNo, spaceNo } from '../catalogue/map.ts'
import {
  type AreaId,
  areaNo,
  AREAS,
  deckNo,
  genreNo,
  type KindId,
  type SpecialId,
  specialNo,
  SPECIALS,
} from '../catalogue/vocabulary.ts'
import { CARD_IDS } from '../deck.ts'
import type { Move } from '../moves.ts'

type Cites = readonly string[]

const ASKS: Readonly<Record<YourAsk['ask'], Cites>> = {
  'start-genre': ['R2.5'],
  'start-ideas': ['R2.5'],
  increase: ['R5.2', 'R5.1'],
  place: ['R6.1', 'R6.3'],
  hire: ['R7.1', 'R7.2'],
  develop: ['R8.1'],
  'board-ideas': ['R9.1'],
  'supply-ideas': ['R9.1'],
  print: ['R10.2', 'R10.3', 'R10.1'],
  'print-writer': ['R10.2', 'R1.5'],
  'print-artist': ['R10.2', 'R1.5'],
  'bonus-ideas': ['R10.4'],
  cube: ['R12.1'],
  'move-cube': ['R12.2'],
  fulfil: ['R13.3'],
  sales: ['R13.1', 'R13.2'],
  reassign: ['R14.1'],
  hype: ['R14.2'],
  convert: ['R14.3'],
  marketing: ['R14.5'],
  'marketing-fan': ['R14.5'],
  'extra-editor': ['R14.6'],
  discard: ['R7.4'],
}

type OfOthers = 'order' | 'value' | 'calendar' | 'card' | 'back' | 'reveal' | 'act' | 'hire' | 'remove' | 'turn'

const MOVES: Readonly<Record<Exclude<Move['do'], OfOthers>, Cites>> = {
  take: ['R7.1', 'R8.1'],
  deck: ['R7.1', 'R8.1'],
  print: ['R10.2', 'R10.3'],
  collect: ['R13.2'],
  fan: ['R14.5'],
  genre: ['R2.5'],
  idea: ['R9.1'],
  board: ['R9.1'],
  increase: ['R5.2'],
  place: ['R6.1'],
  search: ['R8.1'],
  use: ['R10.2'],
  cube: ['R12.1'],
  'move-cube': ['R12.2'],
  fulfil: ['R13.3'],
  walk: ['R13.1'],
  ticket: ['R13.1'],
  flip: ['R13.2'],
  swap: ['R14.1'],
  hype: ['R14.2'],
  convert: ['R14.3'],
  campaign: ['R14.5'],
  'extra-editor': ['R14.6'],
  discard: ['R7.4'],
  done: ['R19'],
}

const KINDS: Readonly<Record<KindId, Cites>> = {
  writer: ['R1.3', 'R10.2'],
  artist: ['R1.3', 'R10.2'],
  comic: ['R10.2', 'R10.4'],
  ripoff: ['R10.3'],
}

const AREA_CITES: Readonly<Record<AreaId, Cites>> = {
  hire: ['R7.1', 'R7.2', 'R7.4'],
  develop: ['R8.1'],
  ideas: ['R9.1'],
  print: ['R10.1', 'R10.4'],
  royalties: ['R17.1'],
  sales: ['R13.1', 'R13.2', 'R13.3'],
}

const SPECIAL_CITES: Readonly<Record<SpecialId, Cites>> = {
  'special-reassign': ['R14.1', 'R12.1'],
  'special-hype': ['R14.2', 'R12.1'],
  'special-convert-ideas': ['R14.3', 'R12.1'],
  'special-better-colors': ['R14.4', 'R12.1'],
  'special-marketing': ['R14.5', 'R12.1'],
  'special-extra-editor': ['R14.6', 'R12.1'],
}

/** Things on the table that are no components, by the kind of what can be opened there. */
const SPOTS: Readonly<Record<string, Cites>> = {
  idea: ['R10.2', 'R9.1'],
  supply: ['R9.1'],
  token: ['R9.1', 'R4.2'],
  genre: ['R2.5'],
  search: ['R8.1'],
  order: ['R1.8', 'R13.2'],
  orders: ['R13.3', 'R13.4'],
  node: ['R13.1'],
  campaign: ['R14.5'],
  slot: ['R3.2'],
  part: ['R5.1', 'R5.2'],
  comic: ['R1.5', 'R1.7'],
  money: ['R10.2', 'R17.1', 'R15.2'],
  tickets: ['R13.1'],
  editorsLeft: ['R6.1', 'R15.5', 'R14.6'],
  cubes: ['R12.1'],
  score: ['R16'],
  calendar: ['R4.1'],
  chart: ['R1.7', 'R15.1', 'R15.2'],
  mastery: ['R11.1', 'R11.2'],
  goals: ['R16'],
}

const VALUE = /^\d$/

function ofPiece(id: string): Cites {
  const no = cardNo(id)
  if (no !== undefined) return KINDS[card(no).kind]
  const [area, special] = [areaNo(id), specialNo(id)]
  if (area !== undefined) return AREA_CITES[AREAS[area]]
  if (special !== undefined) return SPECIAL_CITES[SPECIALS[special]]
  if (genreNo(id) !== undefined) return ['R1.2', 'R10.2', 'R11.1']
  if (deckNo(id) !== undefined) return ['R1.9', 'R7.3']
  if (VALUE.test(id)) return ['R1.3', 'R1.8']
  if (CARD_IDS.includes(id)) return ['R3.2']
  if (spaceNo(id) !== undefined) return SPOTS['order'] ?? []
  if (nodeNo(id) !== undefined) return SPOTS['node'] ?? []
  return SPOTS[id] ?? []
}

export const places: Places<Move> = {
  asks: ASKS,
  moves: MOVES,
  kindOf: ({ do: kind }) => (kind in MOVES ? kind : undefined),
  ofPiece,
}
