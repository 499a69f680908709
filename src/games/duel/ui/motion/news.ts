// What SOLO has done since you last decided, by the names of the pieces: softly lit.
import { PLAYER, SOLO } from '../../asks.ts'
import { type State, topAsk } from '../../state.ts'

const NONE: ReadonlySet<string> = new Set()

const added = (kind: string, was: readonly number[], now: readonly number[]): string[] =>
  now.filter((no) => !was.includes(no)).map((no) => `${kind}:${no}`)

/** From one snapshot to the next; `kept` is what was news before. */
export function newsOf(before: State | undefined, s: State, kept: ReadonlySet<string> = NONE): ReadonlySet<string> {
  if (before === undefined) return NONE
  const [was, now] = [before.cities[SOLO], s.cities[SOLO]]
  const asked = topAsk(before)
  const found = [
    ...added('card', was.cards, now.cards),
    ...added('wonder', [...was.unbuilt, ...was.built], [...now.unbuilt, ...now.built]),
    ...added('wonder', was.built, now.built),
    ...added('token', was.tokens, now.tokens),
  ]
  const discarded = s.discard.length > before.discard.length
  if (discarded && asked?.ask === 'turn' && asked.side === SOLO) found.push('pile')
  if (found.length > 0) return new Set(found)
  // Your own decision ends the news; what chance does in between leaves them.
  return asked?.side === PLAYER ? NONE : kept
}
