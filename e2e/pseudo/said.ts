// Runs the command line in the pseudo-language.
import { expect } from 'vitest'
import { COMMANDS } from '../../src/cli/play/command.ts'
import { GAMES } from '../../src/games/index.ts'
import { LANGS } from '../../src/kernel/text.ts'
import { PLAYERS } from '../../src/players/index.ts'
import { solotavolo } from '../../test/fixtures/cli.ts'
import { NAMES } from './names.ts'
import { anyOf, unmarked } from './unmarked.ts'

/** The program's own commands. */
export const PROGRAM = [
  'play',
  'ask',
  'engine',
  'learn',
  'schema',
  'decide',
  'score',
  'legal',
  'rules',
  'replay',
  'why',
  'verify',
  'sim',
  'worker',
  'serve',
  'help',
]

const OPTIONS = GAMES.flatMap(({ options }) => options)

/** What a person types: commands, and ids of games, players and choices. */
const TYPED = [
  'solotavolo',
  'seeded',
  'dealt',
  'position',
  ...PROGRAM,
  ...COMMANDS,
  ...LANGS,
  ...PLAYERS,
  ...GAMES.map(({ id }) => id),
  ...OPTIONS.map(({ id }) => id),
  ...OPTIONS.flatMap(({ choices }) => choices.map(({ id }) => id)),
]

const wordsOf = (text: string): readonly string[] => text.match(/[\p{L}\d][\p{L}\d.’'-]*/gu) ?? []

/** Runs a command to its end and returns all output. */
export async function said(args: readonly string[], input = ''): Promise<string> {
  const { out, err } = await solotavolo([...args, '--lang', 'en'], input)
  return out + err
}

/** Option names are not words, and the output may repeat the input. */
export function expectMarked(text: string, ...given: readonly string[]): void {
  const known = anyOf([...NAMES, ...TYPED, ...given.flatMap(wordsOf)])
  const found = unmarked(text.replaceAll(/(?<![\p{L}\d])--?[a-z][a-z-]*/gu, ''), known)
  expect(Object.fromEntries(found.map(({ word, near }) => [word, near]))).toEqual({})
}
