// What the Automa has done since your last decision, by piece name: softly lit.
import { AUTOMA, seatOf } from '../../asks.ts'
import { AREA_NOS, GENRES } from '../../catalogue/vocabulary.ts'
import { type State, topAsk } from '../../state.ts'
import { orderValue } from '../../catalogue/map.ts'

const NOTHING: ReadonlySet<string> = new Set()

/** From one snapshot to the next; `kept` are the news so far. */
export function newsOf(before: State | undefined, s: State, kept: ReadonlySet<string> = NOTHING): ReadonlySet<string> {
  const ask = before === undefined ? undefined : topAsk(before)?.ask
  if (before === undefined || ask === undefined) return NOTHING
  // Your own decision clears the news; steps of one turn of the Automa add up.
  if (seatOf(ask) === 'you') return NOTHING
  const [was, now] = [before.automa, s.automa]
  const found: string[] = []
  for (const area of AREA_NOS) {
    const there = s.spaces[area]
    if (there.length > before.spaces[area].length && there.at(-1) === AUTOMA) found.push(`area:${area}`)
  }
  for (const list of ['writers', 'artists', 'developed'] as const)
    for (const no of now[list]) if (!was[list].includes(no)) found.push(`card:${no}`)
  for (const { comic, fans } of now.printed) {
    const old = was.printed.find((entry) => entry.comic === comic)
    if (old === undefined || old.fans < fans) found.push(`comic:${comic}`)
  }
  for (let genre = 0; genre < GENRES.length; genre++)
    if ((before.board & ~s.board & (1 << genre)) !== 0) found.push(`token:${genre}`)
  for (let space = 0; space < s.map.length; space++) {
    const [old, code] = [before.map[space] ?? 0, s.map[space] ?? 0]
    if (old !== code && code >= 0 && old >= 0 && orderValue(code) > 0) found.push(`order:${space}`)
  }
  if (s.card !== before.card && s.card >= 0) found.push(`slot:${s.card}`)
  return found.length === 0 ? kept : new Set([...kept, ...found])
}
