// Games made by the kernel alone: dealt, played up to some moment, or read from what a page exports.
import type { AnyTable } from '../scripts/moment.ts'
import { manifestOf } from '../src/games/index.ts'
import { dice } from '../src/kernel/chance.ts'
import type { AnyGameModule, Manifest } from '../src/kernel/contract.ts'
import { fullOptions } from '../src/kernel/options.ts'
import { readSave, writeSave } from '../src/kernel/save.ts'
import { Table } from '../src/kernel/table.ts'
import { playerOf } from '../src/players/index.ts'

/** Options of a new game, by the names in its manifest. Missing ones have their defaults. */
export type Options = Readonly<Record<string, string>>

/** The player on your seat: one of the kernel's own. */
export type Policy = 'greedy' | 'random'

/** Chooses your move, as a key. */
export type Player = (table: AnyTable) => string

type Moment = (table: AnyTable) => boolean

export interface Search {
  readonly options?: Options
  readonly by?: Policy
}

/** A game as the kernel sees it. */
export interface Kernel {
  readonly manifest: Manifest
  readonly module: AnyGameModule
  key(move: unknown): string
  /** A seeded game before its first move. */
  dealt(seed: string, options?: Options): AnyTable
  player(by: Policy, seed: string): Player
  /** Plays until a condition holds at one of your decisions, or to the end. */
  playedUntil(seed: string, done: Moment, search?: Search): AnyTable
  /** A game at one of your decisions where a condition holds, from the first seed that gets there. */
  waitingFor(there: Moment, search?: Search | ((seed: number) => Search)): AnyTable
  /** Reads a save. */
  fold(save: string): AnyTable
  /** All moves so far, and who made them. */
  keysOf(table: AnyTable): string[]
  /** Your possible moves. */
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

/** The kind of a move: the first word of its key. */
export const verbOf = (key: string): string => key.split(' ', 1)[0] ?? ''

export const isAsked = ({ step }: AnyTable, ask: string): boolean => step.kind === 'choice' && step.ask === ask

export const textOf = (table: AnyTable): string => writeSave(table.toSave())
