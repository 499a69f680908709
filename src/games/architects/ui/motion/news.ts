// What the Opponent has done since your last decision, by piece name: softly lit.
import { OPPONENT, PLAYER } from '../../asks.ts'
import { KINDS, wonder } from '../../catalogue/index.ts'
import { NONE, type State, topAsk } from '../../state.ts'

const NOTHING: ReadonlySet<string> = new Set()

/** From one snapshot to the next; `kept` are the news so far. */
export function newsOf(before: State | undefined, s: State, kept: ReadonlySet<string> = NOTHING): ReadonlySet<string> {
  if (before === undefined) return NOTHING
  const [was, now] = [before.boards[OPPONENT], s.boards[OPPONENT]]
  const found: string[] = []
  for (let kind = 0; kind < KINDS; kind++)
    if ((now.cards[kind] ?? 0) > (was.cards[kind] ?? 0)) found.push(`cards:${OPPONENT}:${kind}`)
  for (const no of now.tokens.slice(was.tokens.length)) found.push(`token:${no}`)
  if (now.wonder !== NONE && now.wonder === was.wonder)
    for (const { no, bit } of wonder(now.wonder).stages)
      if ((now.stages & ~was.stages & bit) !== 0) found.push(`stage:${no}`)
  if (now.military > was.military) found.push('battle')
  // Your own decision clears the news; steps of one turn of the Opponent add up.
  if (topAsk(before)?.side === PLAYER && before.active === PLAYER) return new Set(found)
  return found.length === 0 ? kept : new Set([...kept, ...found])
}
