// What the AI has done since you last decided, by the names of the pieces: softly lit, with its dice.
import { mapOf, type State } from '../../state.ts'
import { PLAYER } from '../../asks.ts'

/** What the AI has done since you last decided. */
interface News {
  /** By the names of targets. */
  readonly of: ReadonlySet<string>
  /** The dice of its last turn. */
  readonly rolls: readonly number[]
}

export const NOTHING: News = { of: new Set(), rolls: [] }

/** From one snapshot to the next; `kept` is what was news before. */
export function newsOf(before: State | undefined, s: State, kept: News = NOTHING): News {
  if (before === undefined) return { of: NOTHING.of, rolls: s.rolls }
  const built = s.ai.houses & ~before.ai.houses
  const found = mapOf(s).cities.flatMap(({ no, bit }) => ((built & bit) === 0 ? [] : [`city:${no}`]))
  const rolls = s.rolls.length > 0 ? s.rolls : kept.rolls
  // A card of yours ends the news; several steps of one turn of the AI add up.
  if (before.turn === PLAYER && s.player.discard.length !== before.player.discard.length)
    return { of: new Set(found), rolls }
  return { of: found.length === 0 ? kept.of : new Set([...kept.of, ...found]), rolls }
}
