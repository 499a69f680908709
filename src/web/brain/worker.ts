// Computes hints, reviews and simulations outside the page. It works in slices and listens in between, so that a new question ends an old
// one.
/// <reference lib="webworker" />
import { advise } from '../../coach/hint.ts'
import { review } from '../../coach/review.ts'
import { manifestOf } from '../../games/index.ts'
import { dice } from '../../kernel/chance.ts'
import type { AnyModule } from '../../kernel/contract.ts'
import { runJob } from '../../lab/job.ts'
import { grow, openSearch } from '../../players/search/tree.ts'
import type { Answer, Answered, Asked, Question } from './messages.ts'

/** Length of a slice: a new question waits no longer than this. */
const SLICE_MS = 30
/** How often the page hears of a new estimate. */
const TELL_MS = 200
const SEED = 1

let current = 0

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  current = data.id
  const { id, question } = data
  if (question === undefined) return
  const tell = (answer: Answer): void => postMessage({ id, answer } satisfies Answered)
  think(question, id, tell).catch((error: unknown) => {
    tell({ kind: 'failed' })
    // The page only says that it failed; the console shows the cause.
    reportError(error)
  })
})

async function think(question: Question, id: number, tell: (answer: Answer) => void): Promise<void> {
  const game = question.kind === 'job' ? question.job.sim.game : question.game
  const manifest = manifestOf(game)
  const module = await (manifest.loadToPlay?.() ?? manifest.load())
  switch (question.kind) {
    case 'hint':
      return advising(module, question, id, tell)
    case 'review':
      return lookBack(module, question, id, tell)
    case 'job':
      return tell({ kind: 'tally', tally: runJob(module, question.job) })
  }
}

type Of<K extends Question['kind']> = Extract<Question, { readonly kind: K }>

async function advising(
  module: AnyModule,
  { state, playouts }: Of<'hint'>,
  id: number,
  tell: (answer: Answer) => void,
): Promise<void> {
  const search = openSearch(module, state, dice(SEED))
  let told = 0
  while (search.tree.visits < playouts) {
    grow(search, playouts - search.tree.visits, slice())
    const done = search.tree.visits >= playouts
    if (done || performance.now() - told > TELL_MS) {
      told = performance.now()
      tell({ kind: 'advice', advice: advise(search), done })
    }
    await pause()
    if (current !== id) return
  }
}

async function lookBack(
  module: AnyModule,
  { start, moves, playouts }: Of<'review'>,
  id: number,
  tell: (answer: Answer) => void,
): Promise<void> {
  const steps = review(module, start, moves, playouts, SEED)
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return tell({ kind: 'review', review: step.value })
    tell({ kind: 'progress', progress: step.value })
    await pause()
    if (current !== id) return
  }
}

/** True when the slice is over. */
function slice(): () => boolean {
  const end = performance.now() + SLICE_MS
  return () => performance.now() >= end
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
