// What two checkouts are compared by. Bundled with the sources of either, so it uses only what both have.
import { GAMES } from '../games/index.ts'
import { dice } from '../kernel/chance.ts'
import type { AnyModule } from '../kernel/contract.ts'
import * as copies from '../kernel/copy.ts'
import { playGame, playOut } from '../lab/run.ts'
import * as players from '../players/index.ts'
import { grow, openSearch } from '../players/search/tree.ts'

type Options = Readonly<Record<string, string>>

/** Something to do again and again. */
export interface Work {
  readonly title: string
  /** What one call does. */
  readonly unit: string
  readonly times: number
  run(): void
}

/** The games there are. */
export const games: readonly string[] = GAMES.map(({ id }) => id)

export async function workOf(game: string): Promise<readonly Work[]> {
  const manifest = GAMES.find(({ id }) => id === game)
  if (manifest === undefined) return []
  const module = await manifest.load()
  const options = Object.fromEntries(manifest.options.map(({ id, initial }) => [id, initial]))
  return [
    randomGames(module, options),
    lookingAhead(module, options),
    decisions(module, options),
    playouts(await sharpened(module), options),
  ]
}

function randomGames(module: AnyModule, options: Options): Work {
  const setting = { module, options, player: players.playerOf('random'), seed: 'bench' }
  let index = 0
  return { title: 'full games, random player', unit: 'games', times: 1, run: () => void playGame(setting, index++) }
}

/** As a learned eye and the greedy player look at a choice: every option on a copy of its own. */
function lookingAhead(module: AnyModule, options: Options): Work {
  const { game } = module
  const states = statesOf(module, options, 'you')
  const run = () => {
    for (const state of states) for (const { move } of game.options(state)) game.apply(twin(module, state), move)
  }
  return { title: 'choices, every option tried on a copy', unit: 'choices', times: states.length, run }
}

function decisions(module: AnyModule, options: Options): Work {
  const states = statesOf(module, options, 'automa')
  const run = () => {
    for (const state of states) module.automa.decide(state)
  }
  return { title: 'decisions of the automa', unit: 'decisions', times: states.length, run }
}

const PLAYOUTS = 50
const ROOTS = 4

/** Searches from early choices, each begun anew. */
function playouts(module: AnyModule, options: Options): Work {
  const choices = statesOf(module, options, 'you')
  const roots = Array.from({ length: ROOTS }, (_, n) => choices[Math.floor((n * choices.length) / ROOTS) + 3])
  const run = () => {
    for (const [at, root] of roots.entries()) grow(openSearch(module, root, dice(at)), PLAYOUTS)
  }
  return { title: 'playouts of the search', unit: 'playouts', times: ROOTS * PLAYOUTS, run }
}

/** The moments of some games at which a seat has the choice. They are played up to, not copied: where copies last, the engine makes others. */
function statesOf(module: AnyModule, options: Options, seat: 'you' | 'automa'): unknown[] {
  const states: unknown[] = []
  for (let seed = 0; seed < SEEDS; seed++) {
    const length = playOut(module, module.game.start(options), players.playerOf('random'), dice(seed))
    for (let n = 0; n < length; n++) {
      const state = after(module, options, seed, n)
      const step = module.game.step(state)
      if (step.kind === 'choice' && step.seat === seat) states.push(state)
    }
  }
  return states
}

const SEEDS = 4

/** A game after so many moves. */
function after({ game, automa }: AnyModule, options: Options, seed: number, moves: number): unknown {
  const state = game.start(options)
  const stream = dice(seed)
  for (let n = 0; ; ) {
    const step = game.step(state)
    if (step.kind === 'over') return state
    if (step.kind === 'choice' && n++ === moves) return state
    const isIts = step.kind === 'choice' && step.seat === 'automa'
    const list = isIts ? [] : game.options(state)
    game.apply(state, isIts ? automa.decide(state) : list[stream.below(list.length)]?.move)
  }
}

// Older checkouts lack these.
const { copyOf } = copies as Partial<typeof copies>
const { sharpen } = players as Partial<typeof players>
const twin = (module: AnyModule, state: unknown): unknown =>
  copyOf === undefined ? copies.copy(state) : copyOf(module.game, state)
const sharpened = async (module: AnyModule): Promise<AnyModule> => (await sharpen?.(module)) ?? module
