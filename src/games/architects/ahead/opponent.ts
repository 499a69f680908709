// The Opponent's next turn if the table stayed as it is: played by its own decisions and the rules, on a copy, as far as it is known.
import type { RungInfo } from '../../../kernel/contract.ts'
import { copy } from '../../../kernel/copy.ts'
import { recorder } from '../../../kernel/trace.ts'
import { apply } from '../apply/index.ts'
import { endTurn, proceed } from '../apply/flow.ts'
import { ACT, OPPONENT, PLAYER, SIDES } from '../asks.ts'
import { decide } from '../automa/decide.ts'
import { ROLL } from '../automa/plans.ts'
import { stage, wonder } from '../catalogue/index.ts'
import type { Consequence, Listener } from '../consequences/records.ts'
import { FACES, key, type Move } from '../moves.ts'
import { isEvent } from '../options/index.ts'
import { HIDDEN, isSetUp, NONE, type State, topAsk } from '../state.ts'
import { docOf } from '../variant/index.ts'

/** A move it would make, and the table before it. */
export interface Step {
  readonly move: Move
  readonly before: State
}

export interface Branch {
  /** The faces of the die that lead here; none where no die is rolled. */
  readonly faces: readonly number[]
  readonly steps: readonly Step[]
  readonly told: readonly Consequence[]
  /** The table as far as the turn is known. */
  readonly after: State
}

export interface NextTurn {
  /** What the end of your turn brings first, as it stands. */
  readonly before: readonly Consequence[]
  /** It turns up a central card that nobody knows: the rest holds unless that card is better. */
  readonly reveals: boolean
  /** The entry of the priority list that decides its first card. */
  readonly rung: RungInfo | undefined
  readonly branches: readonly Branch[]
  /** The table when its turn begins. */
  readonly start: State
}

/** Nothing during set-up, after the end, and while chance has something to say. */
export function nextTurn(s: State): NextTurn | undefined {
  const top = topAsk(s)
  if (top === undefined || isEvent(top) || isSetUp(s) || s.boards.some(({ wonder }) => wonder === NONE))
    return undefined
  if (isTopHidden(s)) return undefined
  const start = copy(s)
  const before: Consequence[] = []
  if (s.active === PLAYER) {
    start.asks = [ACT[PLAYER]]
    endTurn(start, (consequence) => before.push(consequence))
  }
  if (start.over) return { before, reveals: false, rung: undefined, branches: [], start }
  const at = copy(start)
  const reveals = decide(at).do === 'reveal'
  // With a card that you have looked at it is known what turns up; without one the rest is told as if it had no Cat.
  if (reveals && at.seen !== NONE) apply(at, decide(at))
  else if (reveals) at.cat = NONE
  const tracer = recorder()
  const first = decide(at, tracer)
  const { priority } = docOf(s.variant)
  const rung = tracer.entries.find(({ ladder }) => ladder === priority)?.rung
  const branches = first === ROLL ? byFace(at) : [goOn(at, first, [])]
  return { before, reveals: reveals && s.seen === NONE, rung, branches, start }
}

/** Faces that lead to the same move are one branch; those that are rolled again lead nowhere. */
function byFace(at: State): Branch[] {
  const found = new Map<string, { readonly move: Move; readonly faces: number[]; readonly from: State }>()
  for (const face of FACES) {
    const from = copy(at)
    from.rolls = [...at.rolls, face]
    const move = decide(from)
    if (move === ROLL) continue
    const known = found.get(key(move))
    if (known === undefined) found.set(key(move), { move, faces: [face], from })
    else known.faces.push(face)
  }
  return Array.from(found.values(), ({ move, faces, from }) => goOn(from, move, faces))
}

/** Plays on until something is not known: another die, a card nobody has seen, a token of the stack. */
function goOn(from: State, first: Move, faces: readonly number[]): Branch {
  const steps: Step[] = []
  const told: Consequence[] = []
  const tell = (consequence: Consequence) => told.push(consequence)
  let now = from
  for (let move: Move | undefined = first; move !== undefined; move = known(now)) {
    steps.push({ move, before: now })
    if (takesUnknown(now, move)) break
    now = copy(now)
    apply(now, move, tell)
    passUnknown(now, tell)
  }
  return { faces, steps, told, after: now }
}

/** What turns up on a deck or beside the stack is not needed to construct, to discard a set or to end a turn. */
export function passUnknown(s: State, tell: Listener): void {
  const waiting = s.asks.length
  while (topAsk(s)?.ask === 'top' || topAsk(s)?.ask === 'lay') s.asks.pop()
  if (s.asks.length < waiting) proceed(s, tell)
}

/** Olympia takes the top cards at once, and one that has still to be turned up is not known. */
const takesUnknown = (s: State, move: Move): boolean =>
  move.do === 'construct' &&
  stage(move.stage).effect &&
  wonder(s.boards[OPPONENT].wonder).power === 'both-decks' &&
  isTopHidden(s)

const isTopHidden = (s: State): boolean => SIDES.some((side) => s.decks[side].top === HIDDEN)

/** Its next move, if it needs nothing that is not known. */
function known(s: State): Move | undefined {
  const top = topAsk(s)
  if (top === undefined || s.active !== OPPONENT || isEvent(top)) return undefined
  const move = decide(s)
  const chooses = move.do === 'take' || move.do === 'hali-deck'
  return move === ROLL || (chooses && isTopHidden(s)) ? undefined : move
}
