// What is painted so far, and what follows from it.
import type { Paint } from '../../contract.ts'

/** Places that were painted in one go, by a tap or by a sweep. */
export interface Stroke {
  readonly kind: string
  readonly places: readonly string[]
}

/** The kind of each place. */
export type Known = ReadonlyMap<string, string>

export const paintedBy = (strokes: readonly Stroke[]): Known =>
  new Map(strokes.flatMap(({ kind, places }) => places.map((place) => [place, kind] as const)))

/** How many of each kind an urn still holds. */
export function leftIn({ urns, places }: Paint, urn: string, known: Known): Readonly<Record<string, number>> {
  const left = { ...urns[urn] }
  for (const place of places) {
    const kind = place.urn === urn ? known.get(place.id) : undefined
    if (kind !== undefined) left[kind] = (left[kind] ?? 0) - 1
  }
  return left
}

/** With the places that can only be of one kind, because their urn holds no other. */
export function deduced(paint: Paint, painted: Known): Known {
  const known = new Map(painted)
  for (const urn of Object.keys(paint.urns)) {
    const [only, ...others] = Object.entries(leftIn(paint, urn, painted)).filter(([, count]) => count > 0)
    if (only === undefined || others.length > 0) continue
    for (const place of paint.places) if (place.urn === urn && !known.has(place.id)) known.set(place.id, only[0])
  }
  return known
}

export const isComplete = ({ places }: Paint, known: Known): boolean => places.every(({ id }) => known.has(id))

/** Whether a place may be of a kind: nothing else is known about it, and its urn holds one. */
export function mayBe(paint: Paint, known: Known, place: string, kind: string): boolean {
  const urn = paint.places.find(({ id }) => id === place)?.urn
  return urn !== undefined && !known.has(place) && (leftIn(paint, urn, known)[kind] ?? 0) > 0
}

/** How many places may still be of a kind, by what the urns hold. */
export function leftOf(paint: Paint, kind: string, known: Known): number {
  return Object.keys(paint.urns).reduce((sum, urn) => {
    const open = paint.places.filter((place) => place.urn === urn && !known.has(place.id)).length
    return sum + Math.min(open, leftIn(paint, urn, known)[kind] ?? 0)
  }, 0)
}

/** The kind to paint with: the wanted one while any of it is left, otherwise the next. */
export function brushOf(paint: Paint, known: Known, wanted: string | undefined): string | undefined {
  const open = paint.kinds.filter((kind) => leftOf(paint, kind, known) > 0)
  return open.find((kind) => kind === wanted) ?? open[0]
}

/** The outcomes in the order of their draws. */
export const keysOf = ({ places, key }: Paint, known: Known): readonly string[] =>
  places.flatMap(({ id }) => {
    const kind = known.get(id)
    return kind === undefined ? [] : [key(id, kind)]
  })
