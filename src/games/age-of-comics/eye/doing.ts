// What the asks still to be answered are good for.
import type { Ask, AskName } from '../asks.ts'
import { printedValue } from '../catalogue/index.ts'
import type { State } from '../state.ts'
import { bestRipOff, printPoints, ready } from './hand.ts'

export const pending =
  (name: AskName, of: (ask: Ask, s: State) => number) =>
  (s: State): number => {
    let sum = 0
    for (let at = 0; at < s.asks.length; at++) {
      const ask = s.asks[at] as Ask
      if (ask.ask === name) sum += of(ask, s)
    }
    return sum
  }
export const left = (ask: Ask): number => ('left' in ask ? ask.left : 1)

/** Points of the print that has begun. */
export const printing = (s: State): number => {
  const ask = s.asks.at(-1)
  if (ask?.ask === 'print-writer') return printPoints(s, ask.comic)
  if (ask?.ask === 'print-artist') return printPoints(s, ask.comic, ask.writer)
  if (ask?.ask === 'print' && ask.left > 0) return Math.max(ready(s, 0), bestRipOff(s))
  return 0
}
export const printingValue = (s: State): number => {
  const ask = s.asks.at(-1)
  return ask?.ask === 'print-artist' ? printedValue(ask.writer) : 0
}
