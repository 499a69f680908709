// A bar on standard error while something long is done; nothing where nobody watches.
import type { Io } from './io.ts'

const WIDTH = 30
const EVERY_MS = 80

export interface Progress {
  at(done: number): void
  clear(): void
}

export function progress(io: Io, total: number): Progress | undefined {
  if (!io.tty.err) return undefined
  let next = 0
  return {
    at(done) {
      const now = performance.now()
      if (now < next) return
      next = now + EVERY_MS
      const full = Math.round((WIDTH * done) / total)
      io.err(`\r${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor((100 * done) / total)} %`)
    },
    clear: () => io.err(`\r${' '.repeat(WIDTH + 7)}\r`),
  }
}
