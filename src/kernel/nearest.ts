/** The longest word a slip of the fingers is looked for in. */
const LONGEST = 40

/** The known word nearest to a mistyped one, if it is near enough to have been meant: a third of its letters may be wrong. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  if (word.length > LONGEST) return undefined
  let best: string | undefined
  let least = Math.floor(word.length / 3) + 1
  for (const one of known) {
    const steps = distance(word, one)
    if (steps < least) {
      least = steps
      best = one
    }
  }
  return best
}

/** How many letters have to be changed, added or taken away (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1
      next[j] = Math.min((next[j - 1] as number) + 1, (row[j] as number) + 1, (row[j - 1] as number) + same)
    }
    row = next
  }
  return row[b.length] as number
}
