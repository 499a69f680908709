// Finished games, folded again on every change: a log that folds to another end means that a rule has changed, and the edition with it.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { GAMES, manifestOf } from '../src/games/index.ts'
import { readSave } from '../src/kernel/save.ts'
import { Table } from '../src/kernel/table.ts'
import { decidedOtherwise } from './fixtures/decided.ts'
import { ending } from './fixtures/ending.ts'
import { mainOption } from './fixtures/main-option.ts'

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

  test('every game and every level is in it', () => {
    const wanted = GAMES.flatMap((manifest) =>
      mainOption(manifest).choices.map((choice) => `${manifest.id} ${choice.id}`),
    )
    const found = files.map((name) => {
      const { game, options } = readSave(readFileSync(`${FOLDER}${name}`, 'utf8'))
      return `${game} ${options[mainOption(manifestOf(game)).id] ?? ''}`
    })
    expect(found).toEqual(expect.arrayContaining(wanted))
  })
})
