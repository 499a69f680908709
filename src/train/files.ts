// The files training reads and writes.
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Brain } from '../kernel/eye.ts'

export const brainFile = (root: string, game: string): string => join(root, 'src', 'games', game, 'brain.json')

/** One line per list: small, and still readable beside another one. */
export const textOf = (brain: Brain): string =>
  `{\n${Object.entries(brain)
    .map(([key, value]) => `  ${JSON.stringify(key)}: ${JSON.stringify(value)}`)
    .join(',\n')}\n}\n`

/** Written whole or not at all. */
export function put(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.tmp`, text)
  renameSync(`${path}.tmp`, path)
}
