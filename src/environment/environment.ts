// A game as an environment for programs that learn, in the manner of OpenSpiel and Gymnasium: `reset`, `step`, a mask of legal actions, an
// observation as a flat vector with named features, a reward at the end. Chance and the automa act inside `step`, as in the lab.
import { type Dice, dice } from '../kernel/chance.ts'
import type { AnyGameModule, Json, Manifest, ScoreSheet, Weighted } from '../kernel/contract.ts'
import type { Feature } from '../kernel/learning.ts'
import { fullOptions } from '../kernel/options.ts'
import { playOn } from '../kernel/play-on.ts'
import { refusal } from '../kernel/refusal.ts'

const noAction = refusal<{ action: number }>('environment.no-action', {
  it: ({ action }) => `l’azione ${action} ora non è possibile`,
  en: ({ action }) => `action ${action} is not possible now`,
})
const cannotLearn = refusal<{ game: string }>('environment.no-learning', {
  it: ({ game }) => `${game} non ha un elenco di azioni`,
  en: ({ game }) => `${game} has no list of actions`,
})

/** What a program sees when it has to act. The arrays are those of the environment and change with the next step: copy what you keep. */
export interface Turn {
  readonly observation: Float32Array
  /** 1 for every action that is legal now. */
  readonly mask: Uint8Array
  /** The same as a list. */
  readonly legal: readonly number[]
  /** 0 until the end. */
  readonly reward: number
  readonly done: boolean
}

export interface Environment {
  readonly game: string
  /** The keys of all actions: an action is its place here. */
  readonly actions: readonly string[]
  /** The names of all features: an observation has a number for each. */
  readonly features: readonly string[]
  /** Begins a game: the same seed and the same actions give the same game. */
  reset(seed: number): Turn
  step(action: number): Turn
  /** The table as a position, for people and for search. */
  position(): Json
  score(): ScoreSheet
}

export interface EnvironmentSetup {
  /** As on the command line: what is left out is as the game begins. */
  readonly options?: Readonly<Record<string, string>>
  /** By default 1, 0 or -1 for a game won, shared or lost, and the points of a game without a winner. */
  readonly reward?: (sheet: ScoreSheet) => number
}

export async function openEnvironment(manifest: Manifest, setup: EnvironmentSetup = {}): Promise<Environment> {
  const module = await manifest.load()
  const learning = await module.learning?.()
  if (learning === undefined) throw cannotLearn({ game: manifest.id })
  const { actions, features } = learning
  const options = fullOptions(manifest.options, setup.options ?? {})
  return environment(module, options, actions, features, setup.reward ?? outcomeOf)
}

function environment(
  module: AnyGameModule,
  options: Readonly<Record<string, string>>,
  actions: readonly string[],
  features: readonly Feature<unknown>[],
  rewardOf: (sheet: ScoreSheet) => number,
): Environment {
  const { game } = module
  const numbers = new Map(actions.map((key, no) => [key, no]))
  // Most moves are shared objects: their numbers are looked up once.
  const known = new WeakMap<object, number>()
  const names = features.flatMap((feature) => feature.names)
  const observation = new Float32Array(names.length)
  const mask = new Uint8Array(actions.length)
  let legal: number[] = []
  let now: readonly Weighted<unknown>[] = []
  let state = game.start(options)
  let stream: Dice = dice(0)

  const numberOf = (move: unknown): number => {
    const seen = known.get(move as object)
    if (seen !== undefined) return seen
    const key = game.key(move)
    const no = numbers.get(key)
    if (no === undefined) throw new RangeError(`${game.id}: "${key}" is not in the list of actions`)
    known.set(move as object, no)
    return no
  }
  /** Lets chance and the automa act until you have to. */
  const advance = (): Turn => {
    for (const no of legal) mask[no] = 0
    playOn(module, state, { stream, choose: () => undefined })
    const done = game.step(state).kind === 'over'
    now = done ? [] : game.options(state)
    legal = now.map(({ move }) => numberOf(move))
    for (const no of legal) mask[no] = 1
    let at = 0
    for (const feature of features) {
      feature.put(state, observation, at)
      at += feature.names.length
    }
    return { observation, mask, legal, reward: done ? rewardOf(module.score(state)) : 0, done }
  }

  return {
    game: game.id,
    actions,
    features: names,
    reset(seed) {
      state = game.start(options)
      stream = dice(seed)
      return advance()
    },
    step(action) {
      const option = now[legal.indexOf(action)]
      if (option === undefined) throw noAction({ action })
      game.apply(state, option.move)
      return advance()
    },
    position: () => module.position.write(state),
    score: () => module.score(state),
  }
}

function outcomeOf({ outcome: { winner }, sides }: ScoreSheet): number {
  if (winner === 'none') return sides.find(({ seat }) => seat === 'you')?.total ?? 0
  return winner === 'you' ? 1 : winner === 'automa' ? -1 : 0
}
