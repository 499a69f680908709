// What the AI has done since your last decision, by piece name: softly lit, with its dice.
import { mapOf, type State } from '../../state.ts'
import { PLAYER } from '../../asks.ts'

/** What the AI has done since your last decision. */
interface News {
  /** By target name. */
  readonly of: ReadonlySet<string>
  /** The dice of its last turn. */
  readonly rolls: readonly number[]
}

export const NOTHING: News = { of: new Set(), rolls: [] }

/** From one snapshot to the next; `kept` are the news so far. */
export function newsOf(before: State | undefined, s: State, kept: News = NOTHING): News {
  if (before === undefined) return { of: NOTHING.of, rolls: s.rolls }
  const built = s.ai.houses & ~before.ai.houses
  const found = mapOf(s).cities.flatMap(({ no, bit }) => ((built & bit) === 0 ? [] : [`city:${no}`]))
  const rolls = s.rolls.length > 0 ? s.rolls : kept.rolls
  // Playing a card clears the news; steps of one turn of the AI add up.
  if (before.turn === PLAYER && s.player.discard.length !== before.player.discard.length)
    return { of: new Set(found), rolls }
  return { of: found.length === 0 ? kept.of : new Set([...kept.of, ...found]), rolls }
}
