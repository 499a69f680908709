// The world outside, as the commands see it; tests hand in another one.
import type { Readable } from 'node:stream'

export interface Io {
  readonly stdin: Readable
  /** Whether a person sits at each end. */
  readonly tty: { readonly in: boolean; readonly out: boolean; readonly err: boolean }
  readonly env: Readonly<Record<string, string | undefined>>
  out(text: string): void
  err(text: string): void
  /** What the process ends with, unless something worse happens. */
  status: number
}

/** Writes lines to standard output. */
export function print(io: Io, ...lines: readonly string[]): void {
  if (lines.length > 0) io.out(`${lines.join('\n')}\n`)
}

/** Everything on standard input. */
export async function readAll(io: Io): Promise<string> {
  io.stdin.setEncoding('utf8')
  let text = ''
  for await (const chunk of io.stdin) text += String(chunk)
  return text
}

/** Lines as they arrive. Only line feeds end one: JSON may hold the other separators that readline would split at. */
export async function* lines(stdin: Readable): AsyncGenerator<string, void, undefined> {
  stdin.setEncoding('utf8')
  let begun: string[] = []
  for await (const chunk of stdin) {
    const parts = String(chunk).split('\n')
    for (const part of parts.slice(0, -1)) {
      yield withoutReturn(begun.join('') + part)
      begun = []
    }
    begun.push(parts.at(-1) ?? '')
  }
  const last = begun.join('')
  if (last !== '') yield withoutReturn(last)
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line)
