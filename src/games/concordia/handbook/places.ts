// Which clauses belong to an ask, to a kind of move and to a piece.
import type { Places } from '../../../kernel/handbook.ts'
import type { Decision } from '../asks.ts'
import { type ActionId, ACTIONS } from '../automa/dice.ts'
import { MAPS } from '../catalogue/geography.ts'
import { card, cardNo } from '../catalogue/index.ts'
import { type GodId, GOODS, type GoodId, type RoleId } from '../catalogue/vocabulary.ts'
import type { Move } from '../moves.ts'

type Cites = readonly string[]

const ASKS: Readonly<Record<Decision, Cites>> = {
  card: ['R3.1', 'R3.2'],
  tribune: ['R5.3'],
  move: ['R6.1', 'R6.2', 'R6.5'],
  line: ['R6.3', 'R6.4'],
  build: ['R6.6', 'R6.7', 'R6.8', 'R6.9'],
  prefect: ['R7.1', 'R7.3'],
  'give-up': ['R4.2'],
  trade: ['R8.2', 'R8.3'],
  buy: ['R10.1', 'R10.2', 'R10.3', 'R10.4'],
  colonist: ['R11.1', 'R11.2'],
  place: ['R11.1'],
}

type Yours = Exclude<
  Move['do'],
  'token' | 'reveal' | 'die' | 'roll' | 'house' | 'goods' | 'purchase' | 'settle' | 'none'
>

const MOVES: Readonly<Record<Yours, Cites>> = {
  play: ['R3.1'],
  place: ['R11.1', 'R5.3'],
  pick: ['R6.2'],
  to: ['R6.3', 'R6.4'],
  build: ['R6.6', 'R6.7'],
  produce: ['R7.1'],
  coins: ['R7.3', 'R11.2'],
  'give-up': ['R4.2'],
  buy: ['R8.2'],
  sell: ['R8.2'],
  acquire: ['R10.1', 'R10.2'],
  done: ['R3.2'],
}

const ROLES: Readonly<Record<RoleId, Cites>> = {
  tribune: ['R5.1', 'R5.2', 'R5.3'],
  architect: ['R6.1', 'R6.2', 'R6.7'],
  prefect: ['R7.1', 'R7.3'],
  mercator: ['R8.1', 'R8.2'],
  diplomat: ['R9.1'],
  senator: ['R10.1'],
  consul: ['R10.2'],
  colonist: ['R11.1', 'R11.2'],
  mason: ['R12.1'],
  farmer: ['R12.1'],
  smith: ['R12.1'],
  vintner: ['R12.1'],
  weaver: ['R12.1'],
}

const GODS: Readonly<Record<GodId, string>> = {
  vesta: 'R14.1',
  jupiter: 'R14.2',
  saturnus: 'R14.3',
  mercurius: 'R14.4',
  mars: 'R14.5',
  minerva: 'R14.6',
}

/** Places on the table that are no components, by the kind of what can be opened there. */
const SPOTS: Readonly<Record<string, Cites>> = {
  city: ['R6.6', 'R6.7'],
  line: ['R6.3', 'R6.4'],
  province: ['R7.1', 'R1.4'],
  colonist: ['R6.2', 'R6.3'],
  sale: ['R10.1'],
  hand: ['R3.1'],
  played: ['R5.1', 'R9.1'],
  bought: ['R14.8'],
  coins: ['R3.3', 'R14.1'],
  houses: ['R6.9', 'R13.1'],
  onBoard: ['R6.2', 'R14.5'],
  score: ['R14.8', 'R13.1'],
  dice: ['R16.2'],
  deck: ['R2.4', 'R10.6'],
}

const CAPITALS: ReadonlySet<string> = new Set(MAPS.map(({ capital }) => capital.id))
const CITIES: ReadonlySet<string> = new Set(MAPS.flatMap(({ cities }) => cities.map(({ id }) => id)))
const PROVINCES: ReadonlySet<string> = new Set(MAPS.flatMap(({ provinces }) => provinces.map(({ id }) => id)))

function ofPiece(id: string): Cites {
  const no = cardNo(id)
  if (no !== undefined) {
    const { role, god } = card(no)
    return [...ROLES[role], GODS[god]]
  }
  if (GOODS.includes(id as GoodId)) return ['R1.1', 'R6.7']
  if (ACTIONS.includes(id as ActionId)) return ['R16.2']
  if (CAPITALS.has(id)) return ['R1.3', 'R6.3']
  if (CITIES.has(id)) return ['R6.6', 'R6.7', 'R6.8']
  if (PROVINCES.has(id)) return ['R7.1', 'R1.4']
  return SPOTS[id] ?? []
}

export const places: Places<Move> = {
  asks: ASKS,
  moves: MOVES,
  kindOf: ({ do: kind }) => (kind in MOVES ? kind : undefined),
  ofPiece,
}
