// A set of positions in which the automa has something to decide, and what a variant would decide in them. The set is stored as seeds: it
// is played anew where it is needed, always by the rules of today, and always the same.
import { dice } from '../kernel/chance.ts'
import type { AnyModule, Manifest } from '../kernel/contract.ts'
import { copy } from '../kernel/copy.ts'
import { fullOptions, mainOption } from '../kernel/options.ts'
import { playOn } from '../kernel/play-on.ts'
import { BadInput } from '../kernel/refusal.ts'
import { type Player, playerOf } from '../players/index.ts'
import { seedOf } from './run.ts'

/** How your seat plays in the games of the set. */
export const SET_PLAYERS = ['random', 'good'] as const
export type SetPlayer = (typeof SET_PLAYERS)[number]

const PLAYOUTS = 20

/** Good play is a short search where the game has a learned eye (`sharpen`); elsewhere that would take minutes, and one step ahead has to do. */
const playerFor = ({ eye }: AnyModule, player: SetPlayer): Player =>
  player === 'random'
    ? playerOf('random')
    : eye === undefined
      ? playerOf('greedy')
      : playerOf('search', { playouts: PLAYOUTS })

const SEED = 'positions'
/** Positions by each player; a game whose automa decides rarely has fewer. */
const WANTED = 150
const MOST_GAMES = 30

/** A moment at which the automa decides, by the document. */
export interface SetPosition {
  readonly player: SetPlayer
  /** The number of its game, from 1, and of the automa's decision in it. */
  readonly game: number
  readonly decision: number
  /** The options of its game. */
  readonly options: Readonly<Record<string, string>>
  readonly state: unknown
  /** What the document decides, as a key. */
  readonly move: string
}

/** A position that is decided otherwise. */
export interface Otherwise extends SetPosition {
  /** What the variant decides. */
  readonly other: string
}

/** Plays the set of a game; gives the positions of one game after the other. Its levels come in turn. */
export function* positionSet(module: AnyModule, manifest: Manifest): Generator<readonly SetPosition[]> {
  const { id, choices } = mainOption(manifest)
  for (const player of SET_PLAYERS) {
    let found = 0
    for (let game = 0; game < MOST_GAMES && found < WANTED; game++) {
      const level = choices[game % choices.length]?.id
      const options = fullOptions(manifest.options, level === undefined ? {} : { [id]: level })
      const positions = played(module, options, player, game).slice(0, WANTED - found)
      found += positions.length
      yield positions
    }
  }
}

function played(
  module: AnyModule,
  options: Readonly<Record<string, string>>,
  player: SetPlayer,
  game: number,
): readonly SetPosition[] {
  const positions: SetPosition[] = []
  const stream = dice(seedOf(SEED, game))
  const choose = playerFor(module, player)
  let decision = 0
  const automa = {
    decide(state: unknown) {
      const move = module.automa.decide(state)
      decision++
      // Where only one move is possible, no variant decides otherwise.
      if (module.game.options(state).length > 1)
        positions.push({ player, game: game + 1, decision, options, state: copy(state), move: module.game.key(move) })
      return move
    },
  }
  playOn({ game: module.game, automa }, module.game.start(options), {
    stream,
    choose: (state, moves) => choose(module, state, moves, stream),
  })
  return positions
}

/** The same position with the variant in it. */
export const withVariant = (state: unknown, variant: string): unknown => ({ ...(state as object), variant })

/** What there is to say of a variant: how many positions it was asked about, and those it decides otherwise. */
export interface Compared {
  readonly asked: number
  readonly otherwise: readonly Otherwise[]
}

/** Asks a variant about positions. Those that cannot come up by it are left out: of a level it does not have, or after a roll its die cannot show. */
export function compare(module: AnyModule, positions: readonly SetPosition[], variant: string): Compared {
  const asked = isSmaller(module, variant)
    ? positions.filter(({ state }) => isPossible(module, withVariant(state, variant)))
    : positions
  return {
    asked: asked.length,
    otherwise: asked.flatMap((position) => {
      const other = module.game.key(module.automa.decide(withVariant(position.state, variant)))
      return other === position.move ? [] : [{ ...position, other }]
    }),
  }
}

/** Whether a variant lacks a level or faces of a die that the document has. */
function isSmaller({ variants }: AnyModule, variant: string): boolean {
  if (variants === undefined || variant === '') return false
  const { registry } = variants
  const { levels, tables } = variants.choices(JSON.parse(variant))
  const ids = new Set(levels.map(({ id }) => id))
  return (
    registry.levels?.initial.some(({ id }) => !ids.has(id)) === true ||
    registry.tables.some(({ id, dice }) => tables[id]?.die !== dice[0])
  )
}

/** Whether the reader of positions would accept it. */
function isPossible({ position }: AnyModule, state: unknown): boolean {
  try {
    position?.read(position.write(state))
    return true
  } catch (error) {
    if (error instanceof BadInput) return false
    throw error
  }
}
