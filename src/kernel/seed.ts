// Seeds: the texts that fix what chance does. Whoever sees a seed can work out everything it will ever draw, and it stands in the save and
// on the screen; what a made-up seed protects against is only that somebody finds it out from the first draws and looks ahead.
//
//   8147                    typed by a person: few are likely, and a program that tries them all finds it in seconds
//   k3x97.qwm2h.5tpz4       made up: 75 random bits, too many to try; known by its dots, and hashed accordingly (`ranksOf`)
import { clip } from './clean.ts'
import { refusal } from './refusal.ts'

const noSeed = refusal<{ seed: string }>('chance.no-seed', {
  it: ({ seed }) => `un seme ha da 1 a 40 lettere, cifre, "_", "-" o ".": «${seed}» no`,
  en: ({ seed }) => `a seed is 1 to 40 letters, digits, "_", "-" or ".", not "${seed}"`,
})

const SEED = /^[\w.-]{1,40}$/

export const isSeed = (text: string): boolean => SEED.test(text)

export function checkSeed(seed: string): string {
  if (!isSeed(seed)) throw noSeed({ seed: clip(seed) })
  return seed
}

/** Seeds in the old format draw as they always did, so that old games continue unchanged. */
export const isMadeUp = (seed: string): boolean => seed.includes('.')

/** Digits and letters that are hard to confuse; a power of two, so that all are equally likely. */
const LETTERS = '0123456789abcdefghjkmnpqrstvwxyz'
/** Letters of five bits each, in groups that can be read aloud. */
const GROUPS = [5, 5, 5] as const
export const SEED_BYTES = 15

/** A seed from random bytes (`SEED_BYTES`) of the platform's random source. */
export function seedFrom(bytes: Uint8Array): string {
  const letters = Array.from(bytes, (byte) => LETTERS[byte % LETTERS.length])
  let at = 0
  return GROUPS.map((size) => letters.slice(at, (at += size)).join('')).join('.')
}
