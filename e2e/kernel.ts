// Games made by the kernel alone: dealt, played up to some moment, read back from what a page hands out.
import type { AnyTable } from '../scripts/moment.ts'
import { manifestOf } from '../src/games/index.ts'
import { dice } from '../src/kernel/chance.ts'
import type { AnyGameModule, Manifest } from '../src/kernel/contract.ts'
import { fullOptions } from '../src/kernel/options.ts'
import { readSave, writeSave } from '../src/kernel/save.ts'
import { Table } from '../src/kernel/table.ts'
import { playerOf } from '../src/players/index.ts'

/** What a new game is asked, by the names in its manifest; the rest is as the game begins with it. */
export type Options = Readonly<Record<string, string>>

/** Who plays your seat: one of the kernel's own players. */
export type Policy = 'greedy' | 'random'

/** Says what you do at a decision, as a move's key. */
export type Player = (table: AnyTable) => string

type Moment = (table: AnyTable) => boolean

export interface Search {
  readonly options?: Options
  readonly by?: Policy
}

/** One game, as the kernel knows it. */
export interface Kernel {
  readonly manifest: Manifest
  readonly module: AnyGameModule
  key(move: unknown): string
  /** A seeded game that nobody has played yet. */
  dealt(seed: string, options?: Options): AnyTable
  player(by: Policy, seed: string): Player
  /** Played until something holds at a decision of yours, or to its end. */
  playedUntil(seed: string, done: Moment, search?: Search): AnyTable
  /** A game at a decision of yours where something holds, from the first seed that gets there. */
  waitingFor(there: Moment, search?: Search | ((seed: number) => Search)): AnyTable
  /** A save read here. */
  fold(save: string): AnyTable
  /** Everything that was done, and by whom. */
  keysOf(table: AnyTable): string[]
  /** What you may do now. */
  movesOf(table: AnyTable): string[]
}

const SEEDS = 400

export async function kernelOf(game: string): Promise<Kernel> {
  const manifest = manifestOf(game)
  const module = await manifest.load()
  const key = (move: unknown): string => module.game.key(move)

  const dealt = (seed: string, options: Options = {}): AnyTable =>
    new Table(module, { options: fullOptions(manifest.options, options), chance: { kind: 'seeded', seed } })

  function player(by: Policy, seed: string): Player {
    const stream = dice(Number(seed))
    return ({ state, options }) => key(playerOf(by)(module, state, options, stream))
  }

  function playedUntil(seed: string, done: Moment, { options, by = 'greedy' }: Search = {}): AnyTable {
    const table = dealt(seed, options)
    const choose = player(by, seed)
    for (table.advance(); table.seat !== undefined && !done(table); table.advance()) table.play(choose(table))
    return table
  }

  function waitingFor(there: Moment, search: Search | ((seed: number) => Search) = {}): AnyTable {
    for (let seed = 1; seed < SEEDS; seed++) {
      const table = playedUntil(String(seed), there, typeof search === 'function' ? search(seed) : search)
      if (table.seat !== undefined) return table
    }
    throw new Error(`no game of ${game} comes to this moment`)
  }

  return {
    manifest,
    module,
    key,
    dealt,
    player,
    playedUntil,
    waitingFor,
    fold: (save) => Table.open(module, readSave(save)),
    keysOf: ({ log }) => log.map(({ seat, move }) => `${seat} ${key(move)}`),
    movesOf: ({ options }) => options.map(({ move }) => key(move)),
  }
}

/** The first word of a move's key: what kind of move it is. */
export const verbOf = (key: string): string => key.split(' ', 1)[0] ?? ''

export const isAsked = ({ step }: AnyTable, ask: string): boolean => step.kind === 'choice' && step.ask === ask

export const textOf = (table: AnyTable): string => writeSave(table.toSave())
