// What SOLO has done since your last decision, by piece name: softly lit.
import { PLAYER, SOLO } from '../../asks.ts'
import { type State, topAsk } from '../../state.ts'

const NONE: ReadonlySet<string> = new Set()

const added = (kind: string, was: readonly number[], now: readonly number[]): string[] =>
  now.filter((no) => !was.includes(no)).map((no) => `${kind}:${no}`)

/** From one snapshot to the next; `kept` are the news so far. */
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
  // Your own decision clears the news; draws in between do not.
  return asked?.side === PLAYER ? NONE : kept
}
