// Finished games, folded again on every change: a log that folds to another end means that a rule has changed, and the edition with it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { GAMES, manifestOf } from '../src/games/index.ts'
import { dice } from '../src/kernel/chance.ts'
import { fullOptions } from '../src/kernel/options.ts'
import { readSave, writeSave } from '../src/kernel/save.ts'
import { Table } from '../src/kernel/table.ts'
import { seedOf } from '../src/lab/run.ts'
import { playerOf } from '../src/players/index.ts'
import { decidedOtherwise } from './fixtures/decided.ts'
import { ending } from './fixtures/ending.ts'
import { mainOption } from '../src/kernel/options.ts'

const FOLDER = fileURLToPath(new URL('corpus/', import.meta.url))
const files = readdirSync(FOLDER).filter((name) => name.endsWith('.txt'))

describe('corpus', () => {
  test.each(files)('%s folds to the end it was written with', async (name) => {
    const text = readFileSync(`${FOLDER}${name}`, 'utf8')
    const save = readSave(text)
    const table = Table.open(await manifestOf(save.game).load(), save)
    expect(table.step.kind).toBe('over')
    expect(text.trimEnd().split('\n').at(-1)).toBe(ending(table))
  })

  test.each(files)('%s: every move of the automa is decided again as it was, by the same rung', async (name) => {
    const save = readSave(readFileSync(`${FOLDER}${name}`, 'utf8'))
    expect(decidedOtherwise(Table.open(await manifestOf(save.game).load(), save))).toEqual([])
  })

  const wanted = GAMES.flatMap((manifest) =>
    mainOption(manifest).choices.flatMap(({ id }) => ['random', 'greedy'].map((player) => [manifest.id, id, player])),
  ) as [string, string, string][]

  test.each(wanted)('%s at %s by a %s player is in it', async (game, level, player) => {
    const name = `${game}-${level}-${player}.txt`
    const isThere = files.includes(name)
    if (!isThere) writeFileSync(`${FOLDER}${name}`, await playedOut(game, level, player))
    expect(isThere, `test/corpus/${name} was missing; it has been played: read it, commit it, run the test again`).toBe(
      true,
    )
    const save = readSave(readFileSync(`${FOLDER}${name}`, 'utf8'))
    expect([save.game, save.options[mainOption(manifestOf(game)).id]]).toEqual([game, level])
  })
})

/** A whole game of that level, as a file of the corpus. */
async function playedOut(game: string, level: string, name: string): Promise<string> {
  const manifest = manifestOf(game)
  const module = await manifest.load()
  const seed = `corpus-${level}-${name}`
  const options = fullOptions(manifest.options, { [mainOption(manifest).id]: level })
  const table = new Table(module, { options, chance: { kind: 'seeded', seed } })
  const player = playerOf(name)
  const stream = dice(seedOf(seed, 0))
  for (table.advance(); table.seat !== undefined; table.advance())
    table.play(module.game.key(player(module, table.state, table.options, stream)))
  return `${writeSave(table.toSave()).trimEnd()}\n${ending(table)}\n`
}
