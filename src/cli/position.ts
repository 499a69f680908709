// A game and a position on it, from a file or from standard input: what decide, score and legal begin with.
import { readFileSync } from 'node:fs'
import type { AnyGameModule } from '../kernel/contract.ts'
import { BadInput } from '../kernel/contract.ts'
import { manifestOf } from '../games/index.ts'
import { fileTrouble, reading } from './errors.ts'
import { type Io, readAll } from './io.ts'

export interface Asked {
  readonly module: AnyGameModule
  readonly position: unknown
  /** The file's name, for messages. */
  readonly where: string
}

export async function readPosition(game: string, file: string, io: Io): Promise<Asked> {
  const manifest = manifestOf(game)
  const where = file === '-' ? 'standard input' : file
  const text = file === '-' ? await readAll(io) : readText(file)
  const position = reading(where, () => parse(text))
  return { module: await manifest.load(), position, where }
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new BadInput(`${file}: ${fileTrouble(error)}`)
  }
}

function parse(text: string): unknown {
  if (text.trim() === '') throw new BadInput('there is nothing in it')
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''))
  } catch (error) {
    throw new BadInput(`this is not JSON (${error instanceof Error ? error.message : String(error)})`)
  }
}
