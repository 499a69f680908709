// Which move a hint is compared with, and why the first one is better.
import type { PlayModule } from '../kernel/contract.ts'
import { copy } from '../kernel/copy.ts'
import { hear } from '../players/search/tree.ts'
import { valueOf } from '../players/value.ts'
import { type Hint, isAsGood, judgedBy, type Thought, watch } from './hint.ts'
import { type Why, whyOf } from './why/why.ts'

/** The obvious move gets so many playouts of its own before anything is said about it, in so many batches. */
const HEARING = 24
const BATCHES = 4

/** Why the first move of a hint: against the move that looks best at once, or against the next best if that is the same. */
export function explain<S, M, O>(thought: Thought<S, M, O>, { moves, unit }: Hint): Why | undefined {
  const { module, root } = thought.search
  const [first, second] = moves
  const best = first && moveOf(module, root, first.key)
  if (first === undefined || best === undefined) return undefined
  const obvious = obviousMove(module, root)
  const isObvious = obvious !== undefined && obvious !== first.key
  const key = isObvious ? obvious : second?.key
  if (key !== undefined) hearFairly(thought, key)
  const judged = judgedBy(thought)
  const [one, rival] = [first.key, key].map((each) => judged.find((row) => row.key === each))
  const move = rival && moveOf(module, root, rival.key)
  const against =
    one === undefined || rival === undefined || move === undefined
      ? undefined
      : { move, value: rival.value, isObvious, isAsGood: isAsGood(rival, one, unit) }
  return whyOf(module, root, { move: best, value: one?.value ?? first.value }, against, unit)
}

/** Nothing is said about a move that was hardly tried. */
function hearFairly<S, M, O>(thought: Thought<S, M, O>, key: string): void {
  if ((thought.watched.get(key)?.playouts ?? 0) >= HEARING) return
  for (let n = 0; n < BATCHES; n++) {
    hear(thought.search, key, HEARING / BATCHES)
    watch(thought)
  }
}

/** The move that looks best at once; the first of equals. */
export function obviousMove<S, M, O>(module: PlayModule<S, M, O>, state: S): string | undefined {
  let [found, most]: [string | undefined, number] = [undefined, Number.NEGATIVE_INFINITY]
  for (const { move } of module.game.options(state)) {
    const next = copy(state)
    module.game.apply(next, move)
    const value = valueOf(module, next)
    if (value > most) [found, most] = [module.game.key(move), value]
  }
  return found
}

export function moveOf<S, M, O>({ game }: PlayModule<S, M, O>, state: S, key: string): M | undefined {
  return game.options(state).find(({ move }) => game.key(move) === key)?.move
}
