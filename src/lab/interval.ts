const Z = 1.959963984540054

/** Wilson's 95 % interval of a rate: sensible also near 0 and 1 and for few games. */
export function wilson(hits: number, of: number): readonly [low: number, high: number] {
  if (of === 0) return [0, 1]
  const rate = hits / of
  const z2 = Z * Z
  const middle = rate + z2 / (2 * of)
  const spread = Z * Math.sqrt((rate * (1 - rate) + z2 / (4 * of)) / of)
  const scale = 1 + z2 / of
  // The exact bounds at the ends, which rounding would miss by a hair.
  return [hits === 0 ? 0 : (middle - spread) / scale, hits === of ? 1 : (middle + spread) / scale]
}
