// Places names on a map so that they cover nothing, or leaves them out. The most important choose first.
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

type Offset = readonly [dx: number, dy: number]

export interface Name {
  /** Its anchor, in window pixels. */
  readonly at: Offset
  readonly width: number
  readonly height: number
  /** Possible places of its middle relative to the anchor, the best first. */
  readonly places: readonly Offset[]
}

export const boxAround = ([x, y]: Offset, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
})

const meet = (a: Box, b: Box): boolean => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

const contains = (a: Box, b: Box): boolean =>
  a.left <= b.left && a.top <= b.top && a.right >= b.right && a.bottom >= b.bottom

/** A place for every name; undefined if each would cover something or leave the window. */
export function settle(names: readonly Name[], taken: readonly Box[], window: Box): readonly (Offset | undefined)[] {
  const full = [...taken]
  return names.map(({ at: [x, y], width, height, places }) =>
    places.find(([dx, dy]) => {
      const box = boxAround([x + dx, y + dy], width, height)
      if (!contains(window, box) || full.some((other) => meet(box, other))) return false
      full.push(box)
      return true
    }),
  )
}

/** Around a piece of a given size: below it, above it, to its right, to its left, and at its corners. */
export function placesAround(size: number, width: number, height: number): readonly Offset[] {
  const [across, down] = [(size + width) / 2 + 2, (size + height) / 2 + 1]
  const slant = width / 2 + size / 4
  return [
    [0, down],
    [0, -down],
    [across, 0],
    [-across, 0],
    [slant, down - 3],
    [-slant, down - 3],
    [slant, 3 - down],
    [-slant, 3 - down],
  ]
}
