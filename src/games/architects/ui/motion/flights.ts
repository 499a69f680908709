// What moved between two snapshots without a name of its own: cards taken, paid and discarded, tokens off the stack.
import type { Flight } from '../../../../web/kit/board/flip.ts'
import { CENTRAL, DECKS, type DeckNo, OPPONENT, SIDES } from '../../asks.ts'
import { KINDS, wonder } from '../../catalogue/index.ts'
import { NONE, type State } from '../../state.ts'
import { visibleTop } from '../labels.ts'

export const topName = (s: State, deck: DeckNo): string => `top:${deck}:${s.decks[deck].count}:${visibleTop(s, deck)}`

/** Where a token lies: two copies of one kind need two names. */
export const tokenName = (no: number, copy: number): string => (copy === 0 ? `token:${no}` : `token:${no}:${copy}`)

export function flightsOf(before: State | undefined, s: State): readonly Flight[] {
  if (before === undefined) return []
  const left = DECKS.filter((deck) => before.decks[deck].count === s.decks[deck].count + 1)
  const found: Flight[] = []
  for (const side of SIDES) {
    const [was, now] = [before.boards[side], s.boards[side]]
    const built = now.stages & ~was.stages
    const goal = built === 0 ? 'pile' : side === OPPONENT ? `wonder:${now.wonder}` : builtName(now.wonder, built)
    for (let kind = 0; kind < KINDS; kind++) {
      const change = (now.cards[kind] ?? 0) - (was.cards[kind] ?? 0)
      if (change < 0) found.push({ from: `cards:${side}:${kind}`, to: goal })
      if (change > 0) {
        const deck = left.find((each) => visibleTop(before, each) === kind) ?? left[0]
        if (deck !== undefined) found.push({ from: topName(before, deck), to: `cards:${side}:${kind}` })
      }
    }
    const gained = now.tokens.at(-1)
    if (now.tokens.length > was.tokens.length && gained !== undefined && !before.faceUp.includes(gained))
      found.push({ from: 'stack', to: tokenName(gained, 0) })
  }
  if (discarded(before, s)) found.push({ from: topName(before, CENTRAL), to: 'pile' })
  return found
}

const discarded = (before: State, s: State): boolean =>
  before.decks[CENTRAL].top >= 0 &&
  before.decks[CENTRAL].count === s.decks[CENTRAL].count + 1 &&
  (s.discard[before.decks[CENTRAL].top] ?? 0) > (before.discard[before.decks[CENTRAL].top] ?? 0)

function builtName(no: number, bits: number): string {
  const built = no === NONE ? undefined : wonder(no).stages.find(({ bit }) => (bit & bits) !== 0)
  return built === undefined ? 'pile' : `stage:${built.no}`
}
