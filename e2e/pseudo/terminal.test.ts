// The game in the terminal: every command, refused input, and games to their end.
import { afterAll, expect, test } from 'vitest'
import { COMMANDS } from '../../src/cli/play/command.ts'
import { GAMES } from '../../src/games/index.ts'
import { scratch } from '../../test/fixtures/cli.ts'
import { expectMarked, said } from './said.ts'

const files = scratch()
afterAll(files.clean)

const EVERY_COMMAND = COMMANDS.filter((name) => name !== 'quit').join('\n')

test.each(GAMES.map(({ id }) => id))('%s on screen', async (game) => {
  const save = files.path(`${game}.txt`)
  const input = `${EVERY_COMMAND}\n${'1\n'.repeat(12)}why\nundo\nredo\nzzz\n999\nwhy 0\nsave ${save}\nlog\n${'1\n'.repeat(400)}score\n`
  const told = await said(['play', game, '--seed', '8147'], input)
  expect(told.length).toBeGreaterThan(5000)
  expectMarked(told, save, 'zzz')
})

test.each(GAMES.map(({ id }) => id))('%s beside the table', async (game) => {
  const told = await said(['play', game, '--chance', 'dealt'], `list\nzzz\n1\n${'1\nlist\n'.repeat(4)}quit\n`)
  expectMarked(told, 'zzz')
})
