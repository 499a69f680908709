// A move with what you would do next in the same action: "play the Architect" means little without the house it leads to.
import { dice } from '../../kernel/chance.ts'
import { tellings } from '../../kernel/consequences.ts'
import type { PlayModule, Step } from '../../kernel/contract.ts'
import { copy } from '../../kernel/copy.ts'
import type { Lang } from '../../kernel/text.ts'
import { grow, judge, openSearch } from '../../players/search/tree.ts'

interface LineStep<S, M> {
  readonly move: M
  readonly before: S
  /** How many consequences it has. */
  readonly changes: number
}

export interface Line<S, M> {
  /** The move, and what follows it, each with the table before it. */
  readonly steps: readonly LineStep<S, M>[]
  readonly after: S
  /** Everything these moves cause. */
  readonly told: readonly unknown[]
  readonly isOver: boolean
}

/** Playouts for a move that follows. */
const A_LOOK = 16
const LONGEST = 6
const SEED = 1

/** Until the turn is over: chance or the automa acts, another turn of yours begins, or the question of the first move is asked again. */
export function lineOf<S, M, O>(module: PlayModule<S, M, O>, state: S, first: M): Line<S, M> {
  const { game } = module
  const told: unknown[] = []
  const steps: LineStep<S, M>[] = []
  const after = copy(state)
  const asked = game.step(state)
  for (let move: M | undefined = first; move !== undefined; move = followUp(module, after, asked, steps.length)) {
    const before = copy(after)
    const known = told.length
    game.apply(after, move, (consequence) => told.push(consequence))
    steps.push({ move, before, changes: told.length - known })
  }
  return { steps, after, told, isOver: game.step(after).kind === 'over' }
}

function followUp<S, M, O>(module: PlayModule<S, M, O>, now: S, asked: Step, made: number): M | undefined {
  const step = module.game.step(now)
  if (step.kind !== 'choice' || step.seat !== 'you' || made >= LONGEST) return undefined
  if (module.turns?.includes(step.ask) || (asked.kind === 'choice' && step.ask === asked.ask)) return undefined
  const options = module.game.options(now)
  if (options.length === 1) return options[0]?.move
  const search = openSearch(module, now, dice(SEED))
  grow(search, A_LOOK)
  return judge(search)[0]?.move
}

/** Its consequences as sentences, without those that its own words say. */
export function effectsOf<S, M, O>(module: PlayModule<S, M, O>, { told }: Line<S, M>, lang: Lang) {
  return tellings(module as Parameters<typeof tellings>[0], told, lang).filter(({ rank }) => rank !== 'section')
}
