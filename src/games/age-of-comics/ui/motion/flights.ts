// What moved between two snapshots without a name of its own: editors, cards off a deck, idea tokens, orders.
import type { Flight } from '../../../../web/kit/board/flip.ts'
import { AUTOMA } from '../../asks.ts'
import { kindOf } from '../../catalogue/index.ts'
import { AREA_NOS, COMICS, GENRE_NOS } from '../../catalogue/vocabulary.ts'
import { NONE, type State } from '../../state.ts'

/** The cards in front of a side, printed or not. */
const cardsOf = ({ player, automa, decks }: State): ReadonlySet<number> =>
  new Set([
    ...player.hand,
    ...player.hyped.map(({ comic }) => comic),
    ...automa.writers,
    ...automa.artists,
    ...automa.developed,
    ...decks.flatMap(({ display }) => display),
    ...[...player.printed, ...automa.printed].flatMap(({ comic, writer, artist }) => [comic, writer, artist]),
  ])

export function flightsOf(before: State | undefined, s: State): readonly Flight[] {
  if (before === undefined || before.round !== s.round) return []
  const found: Flight[] = []
  for (const area of AREA_NOS) {
    const there = s.spaces[area]
    for (let at = before.spaces[area].length; at < there.length; at++)
      found.push({ from: `pool:${there[at]}`, to: `space:${area}:${at}` })
  }
  const was = cardsOf(before)
  for (const no of cardsOf(s))
    if (no !== NONE && !was.has(no) && kindOf(no) <= COMICS)
      found.push({ from: `deck:${kindOf(no)}`, to: `card:${no}` })
  for (const genre of GENRE_NOS) {
    const gained = s.player.ideas[genre] - before.player.ideas[genre]
    const taken = (before.board & ~s.board & (1 << genre)) !== 0
    if (gained > 0) found.push({ from: taken ? `token:${genre}` : `supply:${genre}`, to: `idea:${genre}` })
    else if (taken) found.push({ from: `token:${genre}`, to: `pool:${AUTOMA}` })
  }
  for (let space = 0; space < s.map.length; space++) {
    if (s.map[space] !== NONE || before.map[space] === NONE) continue
    const isYours = s.player.orders.length + s.player.fulfilled > before.player.orders.length + before.player.fulfilled
    found.push({ from: `order:${space}`, to: isYours ? 'orders' : `pool:${AUTOMA}` })
  }
  return found
}
