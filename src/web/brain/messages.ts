// Messages between the page and its worker. All are plain data; a question has a number, which its answers repeat.
import type { Advice } from '../../coach/hint.ts'
import type { Progress, Review } from '../../coach/review.ts'
import type { Job } from '../../lab/job.ts'
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

export interface Asked {
  readonly id: number
  /** No question: the worker drops the current one. */
  readonly question: Question | undefined
}

export type Answer =
  | { readonly kind: 'advice'; readonly advice: readonly Advice[]; readonly done: boolean }
  | { readonly kind: 'progress'; readonly progress: Progress }
  | { readonly kind: 'review'; readonly review: Review }
  | { readonly kind: 'tally'; readonly tally: Tally }
  | { readonly kind: 'failed' }

export interface Answered {
  readonly id: number
  readonly answer: Answer
}
