// The flow of a referee game: set-up as in the whole game, the rounds with the power actions blocked in them, and what the person tells at
// the end. Everything else happens at the real table.
import type { Step } from '../../../kernel/contract.ts'
import { apply as applyWhole } from '../apply/index.ts'
import { ROUNDS } from '../catalogue/index.ts'
import type { Told } from '../consequences/records.ts'
import { key as keyOf, type Move, read as readWhole } from '../moves.ts'
import { options as optionsOf, step as stepOf } from '../options/index.ts'
import { scenarioOf } from '../variant/index.ts'
import type { RefereeState } from './state.ts'
import { TALLIES, type Tally, type TallyId } from './tallies.ts'

export type RefereeMove =
  | Move
  | { readonly do: 'next-round' }
  | { readonly do: 'finish' }
  | { readonly do: 'tell'; readonly of: TallyId; readonly value: number }

interface Option {
  readonly move: RefereeMove
  readonly weight: number
}

const NEXT_ROUND: readonly Option[] = [{ move: { do: 'next-round' }, weight: 1 }]
const FINISH: readonly Option[] = [{ move: { do: 'finish' }, weight: 1 }]
const AT_THE_TABLE: Step = { kind: 'choice', seat: 'you', ask: 'at-the-table', isYourTime: true }
const OVER: Step = { kind: 'over' }

/** What is told next. */
const dueOf = ({ told }: RefereeState): Tally | undefined => TALLIES[told.length]

const rollsEachRound = (s: RefereeState): boolean => s.power === 'blocked-each-round' && scenarioOf(s).blocked > 0

/** Only where something is rolled for each round is there something to ask between them (S19). */
export const isNextRoundDue = (s: RefereeState): boolean => rollsEachRound(s) && s.round < ROUNDS

export function step(s: RefereeState): Step {
  if (s.asks.length > 0) return stepOf(s)
  if (s.phase !== 'game-end') return AT_THE_TABLE
  const due = dueOf(s)
  return due === undefined ? OVER : { kind: 'chance', bag: `tally/${due.id}` }
}

export function options(s: RefereeState): readonly Option[] {
  if (s.asks.length > 0) return optionsOf(s)
  if (s.phase !== 'game-end') return isNextRoundDue(s) ? NEXT_ROUND : FINISH
  const due = dueOf(s)
  if (due === undefined) return []
  return Array.from({ length: due.most + 1 }, (_, value) => ({ move: { do: 'tell', of: due.id, value }, weight: 1 }))
}

export function apply(s: RefereeState, m: RefereeMove, tell?: Told): void {
  switch (m.do) {
    case 'tell':
      s.told.push(m.value)
      return
    case 'next-round':
      tell?.({ what: 'passed', round: s.round, to: s.phase })
      tell?.({ what: 'clean-up', powers: [], blocked: s.blocked, specials: [], placed: [], upgraded: [] })
      s.blocked = []
      return beginRound(s, s.round + 1, tell)
    case 'finish':
      tell?.({ what: 'passed', round: s.round, to: 'game-end' })
      s.player.passed = true
      s.phase = 'game-end'
      return
    default:
      applyWhole(s, m, tell)
      if (s.phase === 'setup' && s.asks.length === 0) beginRound(s, 1, tell)
  }
}

/** S19, S20: the power actions that cannot be chosen; income is yours to take. */
function beginRound(s: RefereeState, round: number, tell: Told): void {
  tell?.({ what: 'round', round, from: s.phase })
  s.round = round
  s.phase = 'actions'
  if (rollsEachRound(s)) s.asks.push({ ask: 'block', round: 'this' })
}

export function key(m: RefereeMove): string {
  switch (m.do) {
    case 'next-round':
    case 'finish':
      return m.do
    case 'tell':
      return `tell ${m.of} ${m.value}`
    default:
      return keyOf(m)
  }
}

export function read(line: string): RefereeMove | undefined {
  const text = line.trim()
  if (text === 'next-round' || text === 'finish') return { do: text }
  const [verb, of, value, ...more] = text.split(/\s+/)
  if (verb !== 'tell') return readWhole(line)
  const tally = TALLIES.find(({ id }) => id === of)
  if (tally === undefined || more.length > 0 || !/^\d{1,2}$/.test(value ?? '') || Number(value) > tally.most)
    return undefined
  return { do: 'tell', of: tally.id, value: Number(value) }
}
