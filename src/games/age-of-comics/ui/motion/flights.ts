// What travelled between two snapshots under no name of its own: editors, cards off a deck, idea tokens, orders.
import type { Flight } from '../../../../web/kit/board/flip.ts'
import { kindOf } from '../../catalogue/index.ts'
import { AREAS, COMICS, GENRES } from '../../catalogue/vocabulary.ts'
import { NONE, type State } from '../../state.ts'

/** The cards a side has in front of it, printed or not. */
const cardsOf = ({ you, automa, decks }: State): ReadonlySet<number> =>
  new Set([
    ...you.hand,
    ...you.hyped.map(({ comic }) => comic),
    ...automa.writers,
    ...automa.artists,
    ...automa.developed,
    ...decks.flatMap(({ display }) => display),
    ...[...you.printed, ...automa.printed].flatMap(({ comic, writer, artist }) => [comic, writer, artist]),
  ])

export function flightsOf(before: State | undefined, s: State): readonly Flight[] {
  if (before === undefined || before.round !== s.round) return []
  const found: Flight[] = []
  for (let area = 0; area < AREAS.length; area++) {
    const there = s.spaces[area] ?? []
    for (let at = before.spaces[area]?.length ?? 0; at < there.length; at++)
      found.push({ from: `pool:${there[at]}`, to: `space:${area}:${at}` })
  }
  const was = cardsOf(before)
  for (const no of cardsOf(s))
    if (no !== NONE && !was.has(no) && kindOf(no) <= COMICS)
      found.push({ from: `deck:${kindOf(no)}`, to: `card:${no}` })
  for (let genre = 0; genre < GENRES.length; genre++) {
    const gained = (s.you.ideas[genre] ?? 0) - (before.you.ideas[genre] ?? 0)
    const taken = (before.board & ~s.board & (1 << genre)) !== 0
    if (gained > 0) found.push({ from: taken ? `token:${genre}` : `supply:${genre}`, to: `idea:${genre}` })
    else if (taken) found.push({ from: `token:${genre}`, to: 'pool:1' })
  }
  for (let space = 0; space < s.map.length; space++) {
    if (s.map[space] !== NONE || before.map[space] === NONE) continue
    const isYours = s.you.orders.length + s.you.fulfilled > before.you.orders.length + before.you.fulfilled
    found.push({ from: `order:${space}`, to: isYours ? 'orders' : 'pool:1' })
  }
  return found
}
