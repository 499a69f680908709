// Which clauses belong to an ask, to a kind of move and to a piece.
import type { Places } from '../../../kernel/handbook.ts'
import type { Decision } from '../asks.ts'
import { card, cardNo, tokenNo, wonderNo } from '../catalogue/index.ts'
import type { TokenId } from '../catalogue/tokens.ts'
import type { ColourId } from '../catalogue/vocabulary.ts'
import type { WonderId } from '../catalogue/wonders.ts'
import type { Move } from '../moves.ts'

type Cites = readonly string[]

/** The start of an Age is SOLO's (S14.2). */
const ASKS: Readonly<Record<Exclude<Decision, 'age-start'>, Cites>> = {
  turn: ['R5.1', 'R6.1', 'R9.1', 'R10.1'],
  'draft-1': ['R3.1'],
  'draft-2': ['R3.2'],
  address: ['R20.1'],
  starter: ['R18.2'],
  'token-board': ['R13.2'],
  'token-box': ['R17.4'],
  mausoleum: ['R17.7', 'R11.6'],
  messe: ['R17.13', 'R11.6'],
  liberty: ['R17.14', 'R11.6'],
  'destroy-brown': ['R17.11', 'R17.15'],
  'destroy-grey': ['R17.2', 'R17.15'],
}

type Yours = Exclude<Move['do'], 'place' | 'reveal' | 'lay' | 'turn' | 'gift' | 'draw' | 'show' | 'age-start'>

const MOVES: Readonly<Record<Yours, Cites>> = {
  draft: ['R3.1'],
  address: ['R20.1'],
  starter: ['R18.2'],
  build: ['R6.1', 'R8.1'],
  discard: ['R9.1'],
  wonder: ['R10.1'],
  token: ['R13.2', 'R17.4'],
  free: ['R11.6'],
  destroy: ['R17.15'],
  liberty: ['R17.14'],
}

const COLOURS: Readonly<Record<ColourId, Cites>> = {
  brown: ['R6.3', 'R7.1'],
  grey: ['R6.3', 'R7.1'],
  yellow: ['R16', 'R9.1'],
  red: ['R12.1'],
  green: ['R13.2', 'R13.5'],
  blue: ['R19.2'],
  purple: ['R15.1'],
}

const WONDERS: Readonly<Record<WonderId, string>> = {
  'appian-way': 'R17.1',
  'circus-maximus': 'R17.2',
  colossus: 'R17.3',
  'great-library': 'R17.4',
  'great-lighthouse': 'R17.5',
  'hanging-gardens': 'R17.6',
  mausoleum: 'R17.7',
  piraeus: 'R17.8',
  pyramids: 'R17.9',
  sphinx: 'R17.10',
  'statue-of-zeus': 'R17.11',
  'temple-of-artemis': 'R17.12',
  messe: 'R17.13',
  'statue-of-liberty': 'R17.14',
}

const TOKENS: Readonly<Record<TokenId, string>> = {
  agriculture: 'R14.1',
  architecture: 'R14.2',
  economy: 'R14.3',
  law: 'R14.4',
  masonry: 'R14.5',
  mathematics: 'R14.6',
  philosophy: 'R14.7',
  strategy: 'R14.8',
  theology: 'R14.9',
  urbanism: 'R14.10',
}

/** Places on the table that are no components, by the kind of what can be opened there. */
const SPOTS: Readonly<Record<'slot' | 'pile' | 'track' | 'score' | 'city', Cites>> = {
  slot: ['R4.2', 'R4.3'],
  pile: ['R9.2'],
  track: ['R12.1', 'R12.2', 'R12.5'],
  score: ['R19.2'],
  city: ['R6.3', 'R7.1'],
}

function ofPiece(id: string): Cites {
  const no = cardNo(id)
  if (no !== undefined) return COLOURS[card(no).colour]
  if (wonderNo(id) !== undefined) return [WONDERS[id as WonderId], 'R10.1']
  if (tokenNo(id) !== undefined) return [TOKENS[id as TokenId]]
  return SPOTS[id as keyof typeof SPOTS] ?? []
}

export const places: Places<Move> = {
  asks: ASKS,
  moves: MOVES,
  kindOf: ({ do: kind }) => (kind in MOVES ? kind : undefined),
  ofPiece,
}
