// How a table gets its chance, as data that fits in one header field: `seeded 8147`, `dealt`, `mixed 8147 die/`.
import { type ChanceSource, dealt, route, seeded } from './chance.ts'
import { clip } from './clean.ts'
import { refusal } from './refusal.ts'
import { checkSeed } from './seed.ts'

export type ChanceMode =
  | { readonly kind: 'seeded'; readonly seed: string }
  | { readonly kind: 'dealt' }
  /** The app decides the bags that begin with one of these prefixes, the person all others. */
  | { readonly kind: 'mixed'; readonly seed: string; readonly app: readonly string[] }

const noMode = refusal<{ text: string }>('chance.no-mode', {
  it: ({ text }) =>
    `«${text}» non è un modo di avere il caso: scrivi "seeded <seme>", "dealt" o "mixed <seme> <sacchetti>"`,
  en: ({ text }) => `"${text}" is no way to get chance: say "seeded <seed>", "dealt" or "mixed <seed> <bags>"`,
})

export function sourceOf(mode: ChanceMode): ChanceSource {
  switch (mode.kind) {
    case 'seeded':
      return seeded(mode.seed)
    case 'dealt':
      return dealt
    case 'mixed':
      return route({ '': dealt, ...Object.fromEntries(mode.app.map((prefix) => [prefix, seeded(mode.seed)])) })
  }
}

/** Whether a person enters what comes out of this bag. */
export function isPersons(mode: ChanceMode, bag: string): boolean {
  if (mode.kind === 'mixed') return !mode.app.some((prefix) => bag.startsWith(prefix))
  return mode.kind === 'dealt'
}

export function writeMode(mode: ChanceMode): string {
  switch (mode.kind) {
    case 'seeded':
      return `seeded ${mode.seed}`
    case 'dealt':
      return 'dealt'
    case 'mixed':
      return `mixed ${mode.seed} ${mode.app.join(',')}`
  }
}

export function readMode(text: string): ChanceMode {
  const [kind, seed, app, ...more] = text.trim().split(/\s+/)
  if (more.length === 0) {
    if (kind === 'dealt' && seed === undefined) return { kind }
    if (kind === 'seeded' && seed !== undefined && app === undefined) return { kind, seed: checkSeed(seed) }
    if (kind === 'mixed' && seed !== undefined && app !== undefined)
      return { kind, seed: checkSeed(seed), app: app.split(',') }
  }
  throw noMode({ text: clip(text) })
}
