// The world outside, as the commands see it; tests hand in another one.
import type { Readable } from 'node:stream'
import { tooLong } from '../kernel/limits.ts'

export interface Io {
  readonly stdin: Readable
  /** Whether a person sits at each end. */
  readonly tty: { readonly in: boolean; readonly out: boolean; readonly err: boolean }
  /** The columns and rows of the terminal now; undefined where there is none. */
  readonly screen?: () => { readonly columns: number; readonly rows: number } | undefined
  readonly env: Readonly<Record<string, string | undefined>>
  out(text: string): void
  err(text: string): void
  /** What the process ends with, unless something worse happens. */
  status: number
}

/** The rows at a terminal that a question gets; the table above it has the others. */
export const rowsForQuestion = (rows: number): number => Math.max(10, Math.floor(rows / 3))

/** Writes lines to standard output. */
export function print(io: Io, ...lines: readonly string[]): void {
  if (lines.length > 0) io.out(`${lines.join('\n')}\n`)
}

const STDIN = { it: 'ingresso standard', en: 'standard input' }

/** Everything on standard input, refused where it is more than `most` characters. */
export async function readAll(io: Io, most: number): Promise<string> {
  io.stdin.setEncoding('utf8')
  let text = ''
  for await (const chunk of io.stdin) {
    text += String(chunk)
    if (text.length > most) throw tooLong({ most }, [STDIN])
  }
  return text
}

/**
 * Lines as they arrive. Only line feeds end one: JSON may hold the other separators that readline would split at. Of a line longer than
 * `most` characters the rest is dropped: it comes out one character longer than allowed.
 */
export async function* lines(stdin: Readable, most: number): AsyncGenerator<string, void, undefined> {
  stdin.setEncoding('utf8')
  let begun = ''
  for await (const chunk of stdin) {
    const text = String(chunk)
    let from = 0
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n', from)) {
      yield withoutReturn(begun + text.slice(from, Math.min(end, from + most + 1 - begun.length)))
      begun = ''
      from = end + 1
    }
    begun += text.slice(from, from + most + 1 - begun.length)
  }
  if (begun !== '') yield withoutReturn(begun)
}

const withoutReturn = (line: string): string => (line.endsWith('\r') ? line.slice(0, -1) : line)
