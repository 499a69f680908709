// What can be asked of an engine, one request after the other.
import * as z from 'zod/mini'
import { describe, ofKind, read } from '../common/format.ts'
import type { Json } from '../kernel/contract.ts'
import type { Text } from '../kernel/text.ts'

const REQUEST: Text = { it: 'una richiesta', en: 'request' }

/** Begins a game. */
export interface NewGame {
  readonly do: 'new'
  /** As on the command line: what is left out is as the game begins. */
  readonly options: Readonly<Record<string, string>>
  /** The same seed deals the same game; without one the engine makes one up. */
  readonly seed?: string | undefined
  /** As in the header of a save: `dealt`, `seeded 8147`, `mixed 8147 die/`. */
  readonly chance?: string | undefined
  /** Begins from this position. */
  readonly position?: unknown
  /** Goes on with this save. */
  readonly save?: string | undefined
}

export type Request =
  | NewGame
  | { readonly do: 'play'; readonly move: string }
  | { readonly do: 'state' | 'legal' | 'undo' | 'redo' | 'result' | 'save' }

const format = z.discriminatedUnion(
  'do',
  [
    z.strictObject({
      do: z.literal('new'),
      options: z._default(z.record(z.string(), z.string()), {}),
      seed: z.optional(z.string()),
      chance: z.optional(z.string()),
      position: z.optional(z.unknown()),
      save: z.optional(z.string()),
    }),
    z.strictObject({ do: z.literal('play'), move: z.string() }),
    z.strictObject({ do: z.enum(['state', 'legal', 'undo', 'redo', 'result', 'save']) }),
  ],
  ofKind(REQUEST, 'do'),
)

export const readRequest = (json: unknown): Request => read(format, json, { path: [] })

/** The shape of requests as a JSON schema. */
export const requestSchema = (): Json => describe(format, {})
