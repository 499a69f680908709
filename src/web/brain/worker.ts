// Computes hints, reviews, simulations and comparisons outside the page. It works in slices and listens in between, so that a new question ends an old
// one.
/// <reference lib="webworker" />
import { explain } from '../../coach/explain.ts'
import { type Hint, hintOf, openThought, think, type Thought } from '../../coach/hint.ts'
import { review } from '../../coach/review.ts'
import { manifestOf } from '../../games/index.ts'
import type { AnyModule, Manifest } from '../../kernel/contract.ts'
import { decisionsOf, type Job, readied, runJob, type Sim } from '../../lab/job.ts'
import { runPair } from '../../lab/pair.ts'
import { compare, type Otherwise, positionSet, type SetPosition } from '../../lab/positions.ts'
import { sharpen } from '../../players/sharpen.ts'
import { spentOn } from '../../players/search/tree.ts'
import type { Answer, Answered, Asked, Question, Reason } from './messages.ts'

type AnyThought = Thought<unknown, unknown, Readonly<Record<string, string>>>

/** Length of a slice: a new question waits no longer than this. */
const SLICE_MS = 30
/** How often the page hears of a new estimate. */
const TELL_MS = 200
/** When the first reason is told. */
const WHY_MS = 600
const SEED = 1

let current = 0

addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  current = data.id
  const { id, question } = data
  if (question === undefined) return
  const tell = (answer: Answer): void => postMessage({ id, answer } satisfies Answered)
  work(question, id, tell).catch((error: unknown) => {
    tell({ kind: 'failed' })
    // The page only says that it failed; the console shows the cause.
    reportError(error)
  })
})

async function work(question: Question, id: number, tell: (answer: Answer) => void): Promise<void> {
  const game = 'job' in question ? question.job.sim.game : question.game
  const manifest = manifestOf(game)
  const module = await (manifest.loadToPlay?.() ?? manifest.load())
  switch (question.kind) {
    case 'hint':
      return advising(await sharpen(module), question, id, tell)
    case 'review':
      return lookBack(await sharpen(module), question, id, tell)
    case 'job': {
      const { job } = question
      const ready = await readied(module, job.sim)
      return tell({ kind: 'tally', tally: runJob(ready, job, undefined, partTold(ready, job, [job.sim], tell)) })
    }
    case 'pair': {
      const { job } = question
      const ready = await readied(module, job.sim)
      const told = partTold(ready, job, [job.sim, job.against], tell)
      return tell({ kind: 'pairs', pairs: runPair(ready, job, undefined, told) })
    }
    case 'positions':
      return comparing(manifest, await sharpen(module), question, id, tell)
  }
}

/** A game is over only when it is over. */
const NEARLY = 0.95

/** Tells how far the games of a player that searches are, from the first second on; the others are quick enough. */
function partTold(
  module: AnyModule,
  { from, to }: Job,
  sims: readonly Sim[],
  tell: (answer: Answer) => void,
): (() => void) | undefined {
  if (sims.every(({ player }) => player !== 'search')) return undefined
  const expected = sims.reduce((sum, sim) => sum + decisionsOf(module, sim, from), 0)
  let made = 0
  let told = performance.now()
  return () => {
    made++
    if (performance.now() - told < TELL_MS) return
    told = performance.now()
    tell({ kind: 'part', games: Math.min(NEARLY, made / (expected * (to - from))) * (to - from) })
  }
}

type Of<K extends Question['kind']> = Extract<Question, { readonly kind: K }>

async function advising(
  module: AnyModule,
  { state, playouts }: Of<'hint'>,
  id: number,
  tell: (answer: Answer) => void,
): Promise<void> {
  const began = performance.now()
  const thought = openThought(module, state, SEED)
  let told = Number.NEGATIVE_INFINITY
  let why: Reason | undefined
  for (let done = false; !done; ) {
    think(thought, playouts - spentOn(thought.search), slice())
    done = spentOn(thought.search) >= playouts
    const now = performance.now()
    if (done || now - told > TELL_MS) {
      told = now
      const hint = hintOf(thought)
      // The first advice comes without its reason: that takes longer, and the list may still change.
      const isDue = done || (now - began > WHY_MS && why?.key !== hint.moves[0]?.key)
      if (isDue) why = reasonFor(thought, hint) ?? why
      tell({ kind: 'advice', hint, why, done })
    }
    await pause()
    if (current !== id) return
  }
}

function reasonFor(thought: AnyThought, hint: Hint): Reason | undefined {
  const key = hint.moves[0]?.key
  const why = explain(thought, hint)
  return key === undefined || why === undefined ? undefined : { key, text: why.text }
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

/** A set as far as it has been played, kept for the next variant of the same game. */
interface PlayedSet {
  readonly parts: (readonly SetPosition[])[]
  readonly rest: Iterator<readonly SetPosition[]>
}

const sets = new Map<string, PlayedSet>()
/** How many positions the page gets: nobody reads more. */
const MOST_SHOWN = 60

async function comparing(
  manifest: Manifest,
  module: AnyModule,
  { variant }: Of<'positions'>,
  id: number,
  tell: (answer: Answer) => void,
): Promise<void> {
  const set = sets.get(manifest.id) ?? { parts: [], rest: positionSet(module, manifest) }
  sets.set(manifest.id, set)
  const found: Otherwise[] = []
  let asked = 0
  let told = performance.now()
  const say = (done: boolean): void => {
    told = performance.now()
    tell({ kind: 'positions', asked, count: found.length, otherwise: found.slice(0, MOST_SHOWN), done })
  }
  let over = slice()
  for (let at = 0; ; at++) {
    let part = set.parts[at]
    if (part === undefined) {
      const next = set.rest.next()
      if (next.done === true) return say(true)
      part = next.value
      set.parts.push(part)
    }
    const compared = compare(module, part, variant)
    asked += compared.asked
    found.push(...compared.otherwise)
    if (!over()) continue
    if (performance.now() - told > TELL_MS) say(false)
    await pause()
    if (current !== id) return
    over = slice()
  }
}

/** True when the slice is over. */
function slice(): () => boolean {
  const end = performance.now() + SLICE_MS
  return () => performance.now() >= end
}

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve))
