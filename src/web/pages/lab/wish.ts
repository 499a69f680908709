// What a person wants to know of the lab, and the plan it makes.
import { GAMES, manifestOf } from '../../../games/index.ts'
import type { Manifest } from '../../../kernel/contract.ts'
import { fullOptions } from '../../../kernel/options.ts'
import type { Text } from '../../../kernel/text.ts'
import { NO_VARIANT, VARIANT } from '../../../kernel/variant.ts'
import type { PlayerName } from '../../../players/index.ts'
import type { GameOptions } from '../../store/open.ts'
import { settled, specsOf } from '../new/choices.ts'
import type { Plan, Wanted } from './study.ts'

export const AMOUNTS: Readonly<Record<PlayerName, readonly number[]>> = {
  random: [500, 2000, 10_000],
  greedy: [100, 500, 2000],
  search: [10, 50, 200],
}
export const BUDGETS = [10, 20, 50, 100, 400] as const

export interface Wish {
  readonly game: string
  readonly what: Plan['kind']
  /** Every choice of this option is played. */
  readonly every: string
  /** The settings of a run without a comparison. */
  readonly options: GameOptions
  readonly before: GameOptions
  readonly now: GameOptions
  readonly player: PlayerName
  /** Of a comparison; never empty. */
  readonly players: readonly PlayerName[]
  readonly playouts: number
  /** Which of the amounts. */
  readonly amount: number
  readonly isUntilClear: boolean
  /** The number of a level that is searched, and the wanted part of games won, in per cent. */
  readonly number: { readonly name: string; readonly title: Text } | undefined
  readonly wanted: string
}

const firstOption = ({ options }: Manifest): string =>
  (options.find(({ id }) => id === 'level') ?? options.find(({ choices }) => choices.length > 1))?.id ?? ''

const usual = ({ options }: Manifest): GameOptions =>
  Object.fromEntries(options.map(({ id, initial }) => [id, initial]))

/** A link may name a game and bring a variant, which is compared with the document. */
export function firstWish(game: string | undefined, variant: string | undefined): Wish {
  const manifest = GAMES.find(({ id }) => id === game) ?? GAMES[0] ?? manifestOf('')
  const isOpen = manifest.options.some(({ id }) => id === VARIANT)
  const first: Wish = {
    game: manifest.id,
    what: 'every',
    every: firstOption(manifest),
    options: usual(manifest),
    before: usual(manifest),
    now: usual(manifest),
    player: 'greedy',
    players: ['greedy'],
    playouts: 100,
    amount: 0,
    isUntilClear: false,
    number: undefined,
    wanted: '30',
  }
  if (variant === undefined || !isOpen) return first
  return { ...first, what: 'pair', now: settled(manifest, { ...first.now, [VARIANT]: variant }) }
}

/** Another game begins with its usual options. */
export function ofGame(wish: Wish, game: string): Wish {
  const { every, options, before, now } = firstWish(game, undefined)
  const what = wish.what === 'balance' ? 'every' : wish.what
  return { ...wish, game, what, every, options, before, now, number: undefined }
}

/** The share of games won that is wanted; undefined if it is none. */
export function wantedOf({ wanted }: Pick<Wish, 'wanted'>): number | undefined {
  const percent = /^\d{1,2}$/.test(wanted.trim()) ? Number(wanted) : 0
  return percent < 1 ? undefined : percent / 100
}

/** Whether both settings are the same. Throws `BadInput` where one cannot be read. */
export const isSame = ({ options }: Manifest, { before, now }: Pick<Wish, 'before' | 'now'>): boolean =>
  JSON.stringify(fullOptions(options, before)) === JSON.stringify(fullOptions(options, now))

/** Throws `BadInput` where an option cannot be read. Each study has its own seed, shown with the results so that it can be repeated. */
export function planOf(manifest: Manifest, wish: Wish, seed: string): Plan {
  const sim = (options: GameOptions, player: PlayerName): Wanted => ({
    game: manifest.id,
    options: fullOptions(manifest.options, options),
    player,
    ...(player === 'search' ? { playouts: wish.playouts } : {}),
    seed,
  })
  const gamesOf = (player: PlayerName): number => AMOUNTS[player][wish.amount] ?? 1
  switch (wish.what) {
    case 'every': {
      const spec = specsOf(manifest, wish.options).find(({ id }) => id === wish.every)
      const sims = (spec?.choices ?? []).map(({ id }) => sim({ ...wish.options, [wish.every]: id }, wish.player))
      return { kind: 'every', option: wish.every, sims, games: gamesOf(wish.player) }
    }
    case 'pair': {
      const pairs = wish.players.map((player) => ({
        now: sim(wish.now, player),
        before: sim(wish.before, player),
        games: gamesOf(player),
      }))
      return { kind: 'pair', pairs, isUntilClear: wish.isUntilClear }
    }
    case 'balance': {
      const option = firstOption(manifest)
      const level = { option, id: wish.options[option] ?? '' }
      return {
        kind: 'balance',
        sim: sim(wish.options, wish.player),
        games: gamesOf(wish.player),
        level,
        number: wish.number ?? { name: '', title: manifest.title },
        wanted: wantedOf(wish) ?? 0.5,
      }
    }
  }
}

export const isOpenToVariants = ({ options }: Manifest): boolean => options.some(({ id }) => id === VARIANT)
export const variantIn = (options: GameOptions): string => options[VARIANT] ?? NO_VARIANT
