import type { Command } from 'commander'
import { writeJson } from '../../kernel/clean.ts'
import { reading } from '../errors.ts'
import { type Io, print } from '../io.ts'
import { type LangFlag, langOf, withLang } from '../lang.ts'
import { readPosition } from '../position.ts'
import { printSheet } from '../sheet.ts'

export function addScore(program: Command, io: Io): void {
  withLang(program.command('score').argument('<game>').argument('<position>', 'a JSON file, or - for standard input'))
    .option('--json', 'print the answer as JSON')
    .description('the points in a position, as if the game ended now')
    .action(async (game: string, file: string, flags: LangFlag & { json?: true }) => {
      const { module, position, where } = await readPosition(game, file, io)
      if (flags.json) return print(io, writeJson(reading(where, () => module.answer(position, { kind: 'score' }))))
      const state = reading(where, () => module.position.read(position))
      print(io, ...printSheet(module.score(state), langOf(flags, io)))
    })
}
