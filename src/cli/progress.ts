// A bar on standard error while something long is done; nothing where nobody watches.
import type { Io } from './io.ts'
import { own } from './terminal.ts'

const WIDTH = 30
const EVERY_MS = 80

export interface Progress {
  at(done: number): void
  clear(): void
}

/** `before` is what was done when it began: the speed is that of what is done since. */
export function progress(io: Io, total: number, before = 0): Progress | undefined {
  if (!io.tty.err) return undefined
  const begun = performance.now()
  let next = 0
  let widest = 0
  return {
    at(done) {
      const now = performance.now()
      if (now < next) return
      next = now + EVERY_MS
      const full = Math.round((WIDTH * done) / total)
      const rate = (done - before) / ((now - begun) / 1000)
      const line = `${'█'.repeat(full)}${'░'.repeat(WIDTH - full)} ${Math.floor((100 * done) / total)} %  ${told(rate)}/s  ${clock((total - done) / rate)}`
      widest = Math.max(widest, line.length)
      io.err(own(`\r${line.padEnd(widest)}`))
    },
    clear: () => io.err(own(`\r${' '.repeat(widest)}\r`)),
  }
}

const told = (rate: number): string => (rate < 10 ? rate.toFixed(1) : String(Math.round(rate)))

function clock(seconds: number): string {
  if (!Number.isFinite(seconds)) return ''
  const whole = Math.ceil(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}
