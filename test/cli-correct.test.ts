// Correcting an earlier entry in the terminal game: the same corrections as on screen (kernel/mend.ts).
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { afterAll, describe, expect, test } from 'vitest'
import { mend, settle } from '../src/kernel/mend.ts'
import { writeSave } from '../src/kernel/save.ts'
import { scratch, solotavolo } from './fixtures/cli.ts'
import { type AnyMend, besideTheTable, entryOf } from './fixtures/mends.ts'

const files = scratch()
afterAll(files.clean)

/** A finished game beside the table in a file, and `play` with what is typed there. */
async function opened(name: string, corpus: string) {
  const table = await besideTheTable(corpus)
  const file = files.path(`${name}.solotavolo`)
  const text = writeSave(table.toSave())
  writeFileSync(file, text)
  const target = files.path(`${name}-mended.solotavolo`)
  return {
    table,
    text,
    file,
    copy: files.path(`${name}-1.solotavolo`),
    async play(...lines: readonly string[]) {
      const input = [...lines, `save ${target}`, ''].join('\n')
      return solotavolo(['play', table.module.game.id, '--load', file, '--lang', 'en'], input)
    },
    saved: () => readFileSync(target, 'utf8'),
  }
}

describe('correct', () => {
  test('without a conflict: the rest is played again, and the game before is kept', async () => {
    const game = await opened('easy', 'duel-base-greedy')
    const entry = entryOf(game.table, 'chance lay apothecary')
    const { out } = await game.play(`correct ${entry}`, 'lay baths', 'confirm')
    for (const sentence of [
      'What did it really show?',
      'Until you confirm at the end, the game stays as it is.',
      'Your entries:',
      'Then put the real table the way you see it here.',
      `Game corrected. How it was before is in ${game.copy}.`,
    ])
      expect(out).toContain(sentence)
    expect(game.saved()).toBe(writeSave(mend(game.table, entry, 'lay baths').draft.toSave()))
    expect(readFileSync(game.copy, 'utf8')).toBe(game.text)
    expect(readFileSync(game.file, 'utf8')).toBe(game.text)
  })

  test('with conflicts: one at a time, with what was meant then, and each can be taken back', async () => {
    const game = await opened('hard', 'duel-base-greedy')
    const entry = entryOf(game.table, 'chance lay apothecary')
    const { out } = await game.play(
      `correggi ${entry}`,
      'Glassworks',
      'undo',
      'Glassworks',
      'table',
      'apothecary',
      'discard apothecary',
      'conferma',
    )
    expect(out.match(/This is no longer possible/g)).toHaveLength(3)
    expect(out).toContain('First finish the correction, or leave the game as it is.')
    expect(out).toContain('Then: Turned up: Glassworks')
    let due: AnyMend = mend(game.table, entry, 'lay glassworks')
    for (const play of ['turn apothecary', 'discard apothecary']) due = settle(due, { play })
    expect(game.saved()).toBe(writeSave(due.draft.toSave()))
  })

  test('leaves out what is no longer asked, and stops where the person wants', async () => {
    const game = await opened('out', 'architects-normal-greedy')
    const entry = entryOf(game.table, 'chance card wood')
    const { out } = await game.play(`correct ${entry}`, 'card blue-3', 'without', 'confirm')
    expect(out).toContain('This is no longer asked')
    expect(out).toContain('(left out)')
    expect(game.saved()).toBe(writeSave(settle(mend(game.table, entry, 'card blue-3'), 'leave-out').draft.toSave()))
    const { out: stopped } = await game.play(`correct ${entry}`, 'card blue-3', 'stop', 'confirm')
    expect(stopped).toContain('Not played again: kept only in the copy:')
  })

  test.each([
    ['an entry of the automa', 'seat automa', 'cannot be corrected: give the number of an entry of yours'],
    ['what is no number', 'x', '"x" cannot be corrected'],
    ['an entry that is not there', '9999', '"9999" cannot be corrected'],
  ])('refuses %s', async (_, what, sentence) => {
    const game = await opened('refused', 'duel-base-greedy')
    const automa = game.table.log.findIndex(({ seat }) => seat === 'automa') + 1
    const { out } = await game.play(`correct ${what === 'seat automa' ? automa : what}`)
    expect(out).toContain(sentence)
  })

  test('changes nothing before it is confirmed', async () => {
    const game = await opened('same', 'duel-base-greedy')
    const entry = entryOf(game.table, 'chance lay apothecary')
    for (const way of [['cancel'], ['lay baths', 'cancel'], ['lay baths', 'quit'], ['lay apothecary']]) {
      const { out } = await game.play(`correct ${entry}`, ...way)
      expect(out).toContain('The game stays as it was.')
      expect(game.saved()).toBe(game.text)
      expect(existsSync(game.copy)).toBe(false)
    }
  })

  test('without a number lists what can be corrected', async () => {
    const { out } = await solotavolo(
      ['play', 'duel', '--chance', 'dealt', '--lang', 'it'],
      'correggi\nFilosofia\ncorreggi\n1\nlascia\n',
    )
    expect(out).toContain('Non c’è ancora niente da correggere.')
    expect(out).toContain('Quale voce vuoi correggere?\n      1: ')
    expect(out).toContain('Che cosa era uscito davvero?')
    expect(out).toContain('La partita resta com’era.')
  })
})
