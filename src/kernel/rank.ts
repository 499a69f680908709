// The hidden rank of an outcome under a seed: a number strictly between 0 and 1 that depends only on seed, bag and outcome.
import { isMadeUp } from './seed.ts'

/** The ranks in a bag, by the key of the outcome. */
export type Ranks = (bag: string) => (key: string) => number

export function ranksOf(seed: string): Ranks {
  if (!isMadeUp(seed)) return (bag) => (key) => rankOf(`${seed}\n${bag}\n${key}`)
  const begun = absorb(START, `${seed}\n`)
  return (bag) => {
    const within = absorb(begun, `${bag}\n`)
    return (key) => squeeze(absorb(within, key))
  }
}

/**
 * For typed seeds, and for all older games: two 32-bit FNV-1a hashes, each with a final avalanche. The first one alone nearly always
 * decides which rank is lower, so no seed is worth more than 32 bits here.
 */
function rankOf(text: string): number {
  let a = 0x811c9dc5
  let b = 0x9747b28c
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    a = Math.imul(a ^ c, 0x01000193)
    b = Math.imul(b ^ c, 0x85ebca6b)
  }
  return between0And1(mix(a), mix(b))
}

/** Both halves in one number of 53 bits. */
const between0And1 = (high: number, low: number): number =>
  ((high >>> 5) * 67108864 + (low >>> 6) + 0.5) / 9007199254740992

export function mix(n: number): number {
  let h = n | 0
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b)
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35)
  return (h ^ (h >>> 16)) | 0
}

/**
 * For generated seeds: HalfSipHash-2-4 of the seed followed by the outcome. Its state has 128 bits and every bit of the seed affects every
 * draw, so the only way from draws to the seed is trying seeds, and a generated one has 75 bits.
 */
type State = readonly [number, number, number, number]

const START: State = [0x736f6c6f, 0x7461766f, 0x6c796765, 0x74656463]

function absorb(from: State, text: string): State {
  let state = from
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i)
    const [a, b, d, e] = round(round([state[0], state[1], state[2], state[3] ^ c]))
    state = [a ^ c, b, d, e]
  }
  return state
}

function squeeze([a, b, c, d]: State): number {
  const first = fourRounds([a, b, c ^ 0xee, d])
  const second = fourRounds([first[0], first[1] ^ 0xdd, first[2], first[3]])
  return between0And1(first[1] ^ first[3], second[1] ^ second[3])
}

const fourRounds = (state: State): State => round(round(round(round(state))))

function round(state: State): State {
  let [a, b, c, d] = state
  a = (a + b) | 0
  b = turned(b, 5) ^ a
  a = turned(a, 16)
  c = (c + d) | 0
  d = turned(d, 8) ^ c
  a = (a + d) | 0
  d = turned(d, 7) ^ a
  c = (c + b) | 0
  b = turned(b, 13) ^ c
  c = turned(c, 16)
  return [a, b, c, d]
}

const turned = (n: number, by: number): number => (n << by) | (n >>> (32 - by))
