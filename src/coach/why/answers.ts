// What the automa would answer to one move and not to another: it is played by its own rules, in all the ways chance may go.
import type { PlayModule } from '../../kernel/contract.ts'
import { copy } from '../../kernel/copy.ts'
import type { Text } from '../../kernel/text.ts'
import { valueOf } from '../../players/value.ts'
import type { Reply, Way } from '../ways.ts'

/** An answer with its probability after one move, and after the other. */
export interface Answer<S, M> {
  readonly reply: Reply<S, M>
  readonly share: number
  readonly otherwise: number
  /** Points it brings the automa by source, more than before. */
  readonly gains: readonly Added[]
}

interface Added {
  readonly source: string
  readonly text: Text
  readonly points: number
}

/** A difference below this is not worth telling. */
const CLEAR = 0.15

/** The answer that the first ways have and the others lack, and that harms you most; none where the others harm you as much. */
export function answerTo<S, M, O>(
  module: PlayModule<S, M, O>,
  ways: readonly Way<S, M>[],
  others: readonly Way<S, M>[],
): Answer<S, M> | undefined {
  if (harmIn(module, ways) <= harmIn(module, others)) return undefined
  const [here, there] = [sharesOf(module, ways), sharesOf(module, others)]
  let best: Answer<S, M> | undefined
  let most = 0
  for (const [key, { reply, share }] of here) {
    const otherwise = there.get(key)?.share ?? 0
    const harm = (share - otherwise) * harmOf(module, reply)
    if (share - otherwise < CLEAR || harm <= most) continue
    best = { reply, share, otherwise, gains: gainsOf(module, reply) }
    most = harm
  }
  return best
}

/** How much worse a table looks for you after an answer. */
function harmOf<S, M, O>(module: PlayModule<S, M, O>, { move, before }: Reply<S, M>): number {
  const after = copy(before)
  module.game.apply(after, move)
  return valueOf(module, before) - valueOf(module, after)
}

const harmIn = <S, M, O>(module: PlayModule<S, M, O>, ways: readonly Way<S, M>[]): number =>
  ways.reduce(
    (sum, { share, replies }) => sum + share * replies.reduce((all, reply) => all + harmOf(module, reply), 0),
    0,
  )

function sharesOf<S, M, O>({ game }: PlayModule<S, M, O>, ways: readonly Way<S, M>[]) {
  const found = new Map<string, { reply: Reply<S, M>; share: number }>()
  for (const { replies, share } of ways) {
    const seen = new Set<string>()
    for (const reply of replies) {
      const key = game.key(reply.move)
      if (seen.has(key)) continue
      seen.add(key)
      const known = found.get(key)
      if (known === undefined) found.set(key, { reply, share })
      else known.share += share
    }
  }
  return found
}

function gainsOf<S, M, O>(module: PlayModule<S, M, O>, { move, before }: Reply<S, M>) {
  const after = copy(before)
  module.game.apply(after, move)
  return pointsAdded(module, before, after, 'automa')
}

/** Points a side has more than before, by source; only what was added. */
export function pointsAdded<S, M, O>(
  module: PlayModule<S, M, O>,
  before: S,
  after: S,
  seat: 'you' | 'automa',
): readonly Added[] {
  const items = (s: S) => module.score(s).sides.find((side) => side.seat === seat)?.items ?? []
  const had = new Map(items(before).map(({ source, points }) => [source, points]))
  return items(after).flatMap(({ source, text, points }) => {
    const more = points - (had.get(source) ?? 0)
    return more > 0 ? [{ source, text, points: more }] : []
  })
}

/** How likely the automa wins before you choose again. */
export const lostIn = <S, M, O>({ game, score }: PlayModule<S, M, O>, ways: readonly Way<S, M>[]): number =>
  ways.reduce(
    (sum, { state, share }) =>
      game.step(state).kind === 'over' && score(state).outcome.winner === 'automa' ? sum + share : sum,
    0,
  )
