// Which clauses belong to an ask, to a kind of move and to a piece.
import type { Places } from '../../../kernel/handbook.ts'
import type { Decision } from '../asks.ts'
import { card, cardNo, stage, stageNo, tokenNo, wonderNo } from '../catalogue/index.ts'
import type { TokenId } from '../catalogue/tokens.ts'
import type { ColourId } from '../catalogue/vocabulary.ts'
import { FACES, type Move } from '../moves.ts'

type Cites = readonly string[]

/** The Opponent's Wonder and its starting tokens are not asked of you (S3, S4). */
const ASKS: Readonly<Record<Exclude<Decision, 'opponent-wonder' | 'start-token'>, Cites>> = {
  wonder: ['R2.1', 'R5.8'],
  turn: ['R3.2', 'R13.1'],
  act: ['R3.4', 'R13.2', 'R5.6', 'R6.1'],
  token: ['R6.3', 'R8.1'],
  take: ['R5.8', 'R13.3'],
  'hali-deck': ['R5.8', 'R13.3'],
  'hali-card': ['R5.8', 'R13.3'],
}

type Yours = Exclude<Move['do'], 'card' | 'progress' | 'die' | 'start-token' | 'reveal' | 'discard' | 'roll'>

const MOVES: Readonly<Record<Yours, Cites>> = {
  wonder: ['R2.1'],
  look: ['R9.3'],
  take: ['R3.2', 'R8.2'],
  construct: ['R5.3', 'R5.6'],
  science: ['R6.1'],
  token: ['R6.3'],
  'hali-deck': ['R5.8'],
  'hali-card': ['R5.8'],
  end: ['R3.6', 'R13.2'],
}

const COLOURS: Readonly<Record<ColourId, Cites>> = {
  grey: ['R4.1', 'R5.3'],
  yellow: ['R4.2', 'R5.3'],
  blue: ['R4.3'],
  green: ['R4.4', 'R6.1'],
  red: ['R4.5', 'R7.2', 'R7.4'],
}

const TOKENS: Readonly<Record<TokenId, string>> = {
  urbanism: 'R8.2',
  crafts: 'R8.2',
  jewellery: 'R8.2',
  science: 'R8.2',
  propaganda: 'R8.2',
  architecture: 'R8.2',
  economy: 'R8.4',
  engineering: 'R8.5',
  tactics: 'R8.7',
  decor: 'R8.8',
  politics: 'R8.8',
  strategy: 'R8.8',
  education: 'R8.8',
  culture: 'R8.8',
}

/** Decks, and places on the table that are no components, by the kind of what can be opened there. */
const SPOTS = {
  player: ['R2.2', 'R3.2'],
  opponent: ['R2.2', 'R3.2'],
  central: ['R2.2', 'R3.2', 'R9.3'],
  deck: ['R3.2', 'R3.3', 'R2.2'],
  left: ['R1.2', 'R10.1'],
  cards: ['R3.4'],
  shown: ['R5.8'],
  stage: ['R5.1', 'R5.3'],
  wonder: ['R5.1', 'R5.8'],
  token: ['R6.3', 'R8.1'],
  stack: ['R6.3'],
  score: ['R11.2'],
  battle: ['R7.2', 'R7.3', 'R7.4'],
  cat: ['R9.2', 'R9.3', 'R9.4'],
  pile: ['R2.7'],
  forecast: ['R3.2'],
} as const satisfies Readonly<Record<string, Cites>>

/** A die decides only for the Opponent (S10, S11), mostly which deck it takes from. */
const DIE: Cites = ['R3.2']

function ofPiece(id: string): Cites {
  const no = cardNo(id)
  if (no !== undefined) return card(no).cat ? ['R4.3', 'R9.2', 'R9.3'] : COLOURS[card(no).colour]
  if (tokenNo(id) !== undefined) return [TOKENS[id as TokenId], 'R8.1']
  if (wonderNo(id) !== undefined) return ['R5.8', 'R5.1']
  const built = stageNo(id)
  if (built !== undefined) return stage(built).effect ? ['R5.1', 'R5.3', 'R5.8'] : ['R5.1', 'R5.3']
  if (FACES.some((face) => String(face) === id)) return DIE
  return id in SPOTS ? SPOTS[id as keyof typeof SPOTS] : []
}

export const places: Places<Move> = {
  asks: ASKS,
  moves: MOVES,
  kindOf: ({ do: kind }) => (kind in MOVES ? kind : undefined),
  ofPiece,
}
