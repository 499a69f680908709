// Where a hint appears: beside its piece, on the screen, and not over what the person needs next.
export interface Box {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
interface Size {
  readonly width: number
  readonly height: number
}

const GAP = 8

/** Above the piece if there is room, otherwise below, right or left: the first place that covers least. */
export function placeBubble(
  piece: Box,
  { width, height }: Size,
  room: Size,
  keep: readonly Box[],
): readonly [left: number, top: number] {
  const across = within((piece.left + piece.right - width) / 2, width, room.width)
  const down = within((piece.top + piece.bottom - height) / 2, height, room.height)
  const places = [
    [across, piece.top - height - GAP],
    [across, piece.bottom + GAP],
    [piece.right + GAP, down],
    [piece.left - width - GAP, down],
  ] as const
  const fits = ([left, top]: readonly [number, number]) =>
    left >= GAP && top >= GAP && left + width <= room.width - GAP && top + height <= room.height - GAP
  const isClear = ([left, top]: readonly [number, number]) =>
    keep.every((box) => left >= box.right || top >= box.bottom || left + width <= box.left || top + height <= box.top)
  const [left, top] = places.find((each) => fits(each) && isClear(each)) ?? places.find(fits) ?? places[1]
  return [within(left, width, room.width), within(top, height, room.height)]
}

const within = (value: number, size: number, room: number): number => Math.max(GAP, Math.min(value, room - size - GAP))
