// Messages between the page and its worker. All are plain data; a question has a number, which its answers repeat.
import type { Hint } from '../../coach/hint.ts'
import type { Progress, Review } from '../../coach/review.ts'
import type { Text } from '../../kernel/text.ts'
import type { Job } from '../../lab/job.ts'
import type { PairJob, PairTally } from '../../lab/pair.ts'
import type { Otherwise } from '../../lab/positions.ts'
import type { Tally } from '../../lab/tally.ts'

export type Question =
  | { readonly kind: 'hint'; readonly game: string; readonly state: unknown; readonly playouts: number }
  | {
      readonly kind: 'review'
      readonly game: string
      readonly start: unknown
      readonly moves: readonly unknown[]
      readonly playouts: number
    }
  | { readonly kind: 'job'; readonly job: Job }
  | { readonly kind: 'pair'; readonly job: PairJob }
  /** Which positions of the stored set a variant decides otherwise. */
  | { readonly kind: 'positions'; readonly game: string; readonly variant: string }

export interface Asked {
  readonly id: number
  /** No question: the worker drops the current one. */
  readonly question: Question | undefined
}

export type Answer =
  | { readonly kind: 'advice'; readonly hint: Hint; readonly why: Reason | undefined; readonly done: boolean }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'review'; readonly review: Review }
  | { readonly kind: 'tally'; readonly tally: Tally }
  | { readonly kind: 'pairs'; readonly pairs: PairTally }
  /** How many games of a job are played, with part of the one that is being played. */
  | { readonly kind: 'part'; readonly games: number }
  | Positions
  | { readonly kind: 'failed' }

/** What is known so far of the stored set; of many positions only the first are sent. */
export interface Positions {
  readonly kind: 'positions'
  readonly asked: number
  readonly count: number
  readonly otherwise: readonly Otherwise[]
  readonly done: boolean
}

/** Why the move of this key is the first. */
export interface Reason {
  readonly key: string
  readonly text: Text
}

export interface Answered {
  readonly id: number
  readonly answer: Answer
}
