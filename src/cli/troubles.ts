// What goes wrong while a command goes on: told on standard error as it happens, the same sentence once.
import type { BadInput } from '../kernel/contract.ts'
import type { Lang } from '../kernel/text.ts'
import { BAD_INPUT } from './errors.ts'
import type { Io } from './io.ts'

export interface Troubles {
  /** It may come right before the end. */
  warn(trouble: BadInput): void
  /** It did not: the command ends with the status of bad input. */
  fail(trouble: BadInput): void
}

export function troublesOf(io: Io, lang: Lang): Troubles {
  const told = new Set<string>()
  const warn = (trouble: BadInput) => {
    const sentence = trouble.tell(lang)
    if (!told.has(sentence)) io.err(`solotavolo: ${sentence}\n`)
    told.add(sentence)
  }
  return {
    warn,
    fail(trouble) {
      warn(trouble)
      io.status = BAD_INPUT
    },
  }
}
