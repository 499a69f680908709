// Sources of chance. A source is asked at every chance step and picks one of the listed outcomes, or leaves it to the person (`undefined`).
// No source knows the future of a table: `seeded` ranks, it does not deal in advance.
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus'
import type { Weighted } from './contract.ts'
import { mix, ranksOf } from './rank.ts'
import { refusal } from './refusal.ts'

const noOutcome = refusal<{ bag: string }>('chance.no-outcome', {
  it: ({ bag }) => `al caso non resta nessun esito per ${bag}`,
  en: ({ bag }) => `chance has no outcome left for ${bag}`,
})
const impossible = refusal<{ bag: string; outcome: string }>('chance.impossible', {
  it: ({ bag, outcome }) => `per ${bag} non può uscire «${outcome}»`,
  en: ({ bag, outcome }) => `chance cannot be "${outcome}" for ${bag}`,
})

export interface Draw<M> {
  readonly bag: string
  readonly options: readonly Weighted<M>[]
  key(m: M): string
}

export interface ChanceSource {
  /** One of the draw's moves, or undefined if a person has to enter it. */
  pick<M>(draw: Draw<M>): M | undefined
}

/**
 * On screen: under a seed every outcome of a bag has a fixed hidden rank, and a draw is the lowest rank still possible. There is no
 * generator state to save, and undo cannot re-roll. A weight divides the rank, as in a race of exponential clocks, which makes outcomes as
 * likely as their weights.
 */
export function seeded(seed: string): ChanceSource {
  const ranks = ranksOf(seed)
  return {
    pick<M>({ bag, options, key }: Draw<M>): M {
      const rankIn = ranks(bag)
      let best = options[0] as Weighted<M>
      let lowest = Number.POSITIVE_INFINITY
      for (const option of options) {
        const rank = -Math.log(rankIn(key(option.move))) / option.weight
        if (rank < lowest) {
          lowest = rank
          best = option
        }
      }
      return best.move
    },
  }
}

/** Beside the table: the person enters what the real cards and dice show. */
export const dealt: ChanceSource = { pick: () => undefined }

/** The source with the longest matching prefix of the bag's name decides: real cards and app dice, or the reverse. */
export function route(sources: Readonly<Record<string, ChanceSource>>): ChanceSource {
  const prefixes = Object.keys(sources).sort((a, b) => b.length - a.length)
  return {
    pick(draw) {
      const prefix = prefixes.find((p) => draw.bag.startsWith(p))
      return prefix === undefined ? undefined : sources[prefix]?.pick(draw)
    },
  }
}

/** Named outcomes in order, for tests and worked cases; an outcome that is not possible is refused. */
export function script(outcomes: readonly string[]): ChanceSource {
  let at = 0
  return {
    pick<M>({ bag, options, key }: Draw<M>): M {
      const wanted = outcomes[at]
      if (wanted === undefined) throw noOutcome({ bag })
      const option = options.find(({ move }) => key(move) === wanted)
      if (option === undefined) throw impossible({ bag, outcome: wanted })
      at++
      return option.move
    },
  }
}

/**
 * Bags with chosen outcomes on top, by the name of the bag or a prefix of it (the longest counts): a draw is the first of them that is
 * possible, and the source's own when none is. Like a seed it keeps no place, so undo cannot re-roll.
 */
export function stacked(tops: Readonly<Record<string, readonly string[]>>, source: ChanceSource): ChanceSource {
  const prefixes = Object.keys(tops).sort((a, b) => b.length - a.length)
  return {
    pick<M>(draw: Draw<M>): M | undefined {
      const top = tops[prefixes.find((prefix) => draw.bag.startsWith(prefix)) ?? ''] ?? []
      for (const wanted of top) {
        const found = draw.options.find(({ move }) => draw.key(move) === wanted)
        if (found !== undefined) return found.move
      }
      return source.pick(draw)
    },
  }
}

/** A stream of whole numbers below a bound: fast, and the same under the same seed everywhere. */
export interface Dice {
  below(bound: number): number
}

export function dice(seed: number): Dice {
  const generator = xoroshiro128plus(mix(seed))
  for (let i = 0; i < 8; i++) generator.next()
  // The high bits times the bound: no division, and a bias far below anything a simulation could notice.
  return { below: (bound) => Math.floor((generator.next() >>> 0) * 2.3283064365386963e-10 * bound) }
}

/** The lab: the fastest source, tied to one stream of numbers. */
export function sampled(seed: number): ChanceSource {
  return sampledFrom(dice(seed))
}

/** Like `sampled`, on a shared stream. */
export function sampledFrom(stream: Dice): ChanceSource {
  return {
    pick<M>({ options }: Draw<M>): M {
      return pickWeighted(options, stream).move
    },
  }
}

export function pickWeighted<M>(options: readonly Weighted<M>[], stream: Dice): Weighted<M> {
  const first = options[0] as Weighted<M>
  let total = 0
  let even = true
  for (const option of options) {
    total += option.weight
    if (option.weight !== first.weight) even = false
  }
  if (even) return options[stream.below(options.length)] as Weighted<M>
  let left = stream.below(total)
  for (const option of options) {
    left -= option.weight
    if (left < 0) return option
  }
  return first
}
