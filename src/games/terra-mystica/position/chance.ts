// Plays what needs no player: decisions for the opponents, and draws and dice from the `chance` of the position.
import type { Tracer } from '../../../kernel/contract.ts'
import { refusal } from '../../../kernel/refusal.ts'
import { apply } from '../apply/index.ts'
import type { Ask } from '../asks.ts'
import { decide } from '../automa/decide.ts'
import { type Move, optionOf } from '../moves.ts'
import { options, step } from '../options/index.ts'
import { type State, topAsk } from '../state.ts'

/** Values of chance, used from left to right. */
export interface ChanceList {
  readonly values: readonly number[]
  used: number
}

export const toChance = (values: readonly number[]): ChanceList => ({ values, used: 0 })

const noneLeft = refusal<{ highest: number }>('terra-mystica.no-chance-left', {
  it: ({ highest }) => `serve un valore da 1 a ${highest}, e non ne restano`,
  en: ({ highest }) => `a value from 1 to ${highest} is needed, and none is left`,
})
const tooHigh = refusal<{ value: number; highest: number }>('terra-mystica.chance-too-high', {
  it: ({ value, highest }) => `${value} è più di ${highest}`,
  en: ({ value, highest }) => `${value} is above ${highest}`,
})

function draw(chance: ChanceList, highest: number): number {
  const value = chance.values[chance.used]
  if (value === undefined) throw noneLeft({ highest }, ['chance'])
  if (value > highest) throw tooHigh({ value, highest }, ['chance'])
  chance.used++
  return value
}

/** What was decided for the opponents, and the ask. */
export interface Decision {
  readonly ask: Ask | undefined
  readonly move: Move
}

/** Until the player has to answer, or no ask is left. */
export function goOn(s: State, chance: ChanceList, tracer?: Tracer): Decision[] {
  const made: Decision[] = []
  for (let now = step(s); now.kind !== 'over' && !(now.kind === 'choice' && now.seat === 'you'); now = step(s)) {
    if (now.kind === 'chance') {
      apply(s, outcome(s, chance))
      continue
    }
    const { told, tell } = delayed(tracer)
    const decision: Decision = { ask: topAsk(s), move: decide(s, tracer && told) }
    // After a roll the decision is made again, and reports everything then.
    if (decision.move.do !== 'roll') {
      tell()
      made.push(decision)
    }
    apply(s, decision.move)
  }
  return made
}

function outcome(s: State, chance: ChanceList): Move {
  const list = options(s)
  return optionOf(list, draw(chance, list.length) - 1).move
}

/** A tracer that buffers what it hears until it may pass it on. */
function delayed(tracer: Tracer = {}): { readonly told: Tracer; tell(): void } {
  const kept: (() => void)[] = []
  return {
    told: {
      entry: (entry) => kept.push(() => tracer.entry?.(entry)),
      passed: (passed) => kept.push(() => tracer.passed?.(passed)),
      decided: (rung) => kept.push(() => tracer.decided?.(rung)),
    },
    tell: () => {
      for (const pass of kept) pass()
    },
  }
}
