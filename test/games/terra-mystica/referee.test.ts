// Referee games: only what the opponents need is asked for, from set-up to the final scoring.
import { writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { GAMES, manifestOf } from '../../../src/games/index.ts'
import { terraMysticaModule } from '../../../src/games/terra-mystica/module.ts'
import { POWER_MODES, SCENARIOS, STYLES, TIE_MODES } from '../../../src/games/terra-mystica/automa/levels.ts'
import { FACTION_IDS } from '../../../src/games/terra-mystica/catalogue/faction-names.ts'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import type { AnyGameModule, AnyModule } from '../../../src/kernel/contract.ts'
import { brokenLaw } from '../../../src/kernel/laws.ts'
import type { ChanceMode } from '../../../src/kernel/mode.ts'
import { gameOptions, refereeModule, REFEREE } from '../../../src/kernel/referee.ts'
import { readSave, writeSave } from '../../../src/kernel/save.ts'
import { Table } from '../../../src/kernel/table.ts'
import { verify } from '../../../src/kernel/verify.ts'
import { scratch, solotavolo } from '../../fixtures/cli.ts'
import { consequenceLaw } from '../../fixtures/random-games.ts'

const manifest = manifestOf('terra-mystica')
const load = async (): Promise<AnyModule> => (await refereeModule(manifest, REFEREE)) as AnyModule

async function begin(chosen: Readonly<Record<string, string>>, chance: ChanceMode = { kind: 'dealt' }) {
  return new Table(await load(), { options: gameOptions(manifest, { ...chosen, ...REFEREE }), chance })
}

/** Plays what is named; the automa and forced answers by themselves. Returns what a person had to say. */
function tell(table: Awaited<ReturnType<typeof begin>>, ...keys: readonly string[]): number {
  let said = 0
  for (const key of keys) {
    for (table.advance(); table.isForced(table.cursor); table.advance())
      table.play(table.module.game.key(table.options[0]?.move))
    table.play(key)
    said++
  }
  table.advance()
  return said
}

const linesOf = (table: Awaited<ReturnType<typeof begin>>): readonly string[] =>
  table.log.map(({ seat, move }) => `${seat} ${table.module.game.key(move)}`)

const NUMBERS = [
  'level-fire 8',
  'level-water 4',
  'level-earth 0',
  'level-air 10',
  'network 12',
  'tens 8',
  'ones 7',
  'goods 11',
]
const AT_THE_END = NUMBERS.map((each) => `tell ${each}`)

describe('a whole game', () => {
  test('S16 asks for the third colour and two dwellings, then for the final numbers: 12 answers', async () => {
    const table = await begin({ faction: 'witches', level: 'medium' })
    const said = tell(table, 'third red', 'place A10', 'place G3')
    expect(linesOf(table).slice(1)).toEqual([
      'automa colours blue gray red',
      'automa pawns',
      'you place A10',
      'you place G3',
      'automa settle A11 H4',
      'automa settle C5 I9',
      'automa settle A9 G2',
    ])
    expect(table.step).toMatchObject({ kind: 'choice', seat: 'you', ask: 'at-the-table' })
    // It is the only answer, but only the person knows when.
    expect(table.isForced(table.cursor)).toBe(false)
    expect(said + tell(table, 'finish', ...AT_THE_END)).toBe(12)
    expect(table.step.kind).toBe('over')
    const { sides, outcome, record } = table.module.score(table.state)
    expect(sides[0]?.items.map(({ source, points }) => [source, points])).toEqual([
      ['vp', 87],
      // S29: level 8 of 4, 6, 8; level 4; nothing; 10.
      ['fire', 6],
      ['water', 1],
      ['earth', 0],
      ['air', 8],
      // S28: tied for first.
      ['network', 15],
      ['resources', 3],
    ])
    expect(sides[0]?.total).toBe(120)
    expect(outcome.text).toEqual({ it: '120 punti, non controllati', en: '120 points, not checked' })
    // Q26: what was not checked is no best score.
    expect(record).toBeUndefined()
  })

  test('S19 asks for the dice of every round, and only for them', async () => {
    const table = await begin({ faction: 'witches', level: 'easy', power: 'blocked-each-round' })
    tell(table, 'third red', 'place A10', 'place G3', 'die 1', 'die 1', 'die 6')
    expect(linesOf(table).at(-1)).toBe('automa block power-bridge power-spades')
    expect(table.module.prompt(table.state, 'en')).toBe('Play round 1 at the table. When you have passed, say so here.')
    for (let round = 2; round <= 6; round++) tell(table, 'next-round', 'die 2', 'die 3')
    expect(table.module.stage?.(table.state).en).toBe('Round 6 of 6')
    tell(table, 'finish', ...AT_THE_END)
    expect(table.step.kind).toBe('over')
  })

  test('R28.3 goods count by the rate of the faction', async () => {
    const table = await begin({ faction: 'alchemists' })
    for (table.advance(); table.step.kind !== 'over'; table.advance()) {
      const keys = table.options.map(({ move }) => table.module.game.key(move))
      table.play(keys.find((key) => AT_THE_END.includes(key)) ?? keys[0] ?? '')
    }
    const { items = [] } = table.module.score(table.state).sides[0] ?? {}
    expect(items.find(({ source }) => source === 'resources')?.points).toBe(5)
  })
})

test('referee games of every kind keep the laws, end, open again and verify', async () => {
  const module = await load()
  // Between set-up and the end nothing is asked: the game is at the real table.
  const laws = (terraMysticaModule as AnyGameModule).laws.filter(({ id }) => id !== 'terra-mystica.asks')
  let number = 0
  for (const level of SCENARIOS.map(({ id }) => id))
    for (const power of POWER_MODES)
      for (const style of STYLES)
        for (const ties of TIE_MODES) {
          const faction = FACTION_IDS[number % FACTION_IDS.length] ?? 'open'
          const table = await begin(
            { level, power, style, ties, faction: number % 3 === 0 ? 'open' : faction },
            number % 2 === 0 ? { kind: 'dealt' } : { kind: 'mixed', seed: 's', app: ['die/'] },
          )
          const effects = consequenceLaw({ ...terraMysticaModule, ...module }, table.state)
          const stream = dice(number++)
          for (table.advance(); table.step.kind !== 'over'; table.advance())
            table.play(table.module.game.key(pickWeighted(table.options, stream).move))
          for (let n = 1; n <= table.length; n++) {
            table.consequences(n).forEach((each) => effects?.tell(each))
            expect(effects?.broken(table.stateAt(n)), `game ${number}, entry ${n}`).toBeUndefined()
            expect(brokenLaw(table.stateAt(n), laws), `game ${number}, entry ${n}`).toBeUndefined()
          }
          const text = writeSave(table.toSave())
          expect(text).toContain(' · referee yes · chance ')
          const save = readSave(text)
          const again = Table.open(module, { ...save, options: gameOptions(manifest, save.options) })
          expect(writeSave(again.toSave())).toBe(text)
          expect(verify(again, save).differences).toEqual([])
          for (const lang of ['it', 'en'] as const)
            expect((await module.terminal()).draw(table.state, lang, (_, each) => each)).not.toContain('undefined')
        }
})

test('a log of a referee game that names another number is refused', async () => {
  const module = await load()
  for (const line of ['tell level-fire 11', 'tell network 18', 'tell goods', 'tell fire 3', 'tell ones 1 2'])
    expect(module.notation.read(line), line).toBeUndefined()
  expect(module.notation.read('tell goods 60')).toEqual({ do: 'tell', of: 'goods', value: 60 })
})

test('the command line replays and verifies a referee game, and tells what was not proved', async () => {
  const table = await begin({ faction: 'witches', level: 'medium', power: 'blocked-predetermined' })
  tell(
    table,
    'third red',
    ...Array.from({ length: 6 }, () => ['die 1', 'die 2', 'die 3']).flat(),
    'place A10',
    'place G3',
  )
  tell(table, 'finish', ...AT_THE_END)
  const files = scratch()
  const file = files.path('referee.txt')
  writeFileSync(file, writeSave(table.toSave()))
  const replayed = await solotavolo(['replay', file, '--lang', 'en'])
  expect(replayed).toMatchObject({ status: 0, err: '' })
  expect(replayed.out).toContain('Points on the track: 87')
  expect(replayed.out).toContain('the numbers you told were not checked')
  const verified = await solotavolo(['verify', file, '--lang', 'en'])
  expect(verified).toMatchObject({ status: 0, err: '' })
  files.clean()
})

describe('the option', () => {
  test('is in the save of a referee game and in no other', () => {
    expect(gameOptions(manifest, {})).not.toHaveProperty('referee')
    expect(gameOptions(manifest, REFEREE)).toMatchObject(REFEREE)
    expect(() => gameOptions(manifest, { referee: 'no' })).toThrow('the option referee can only be "yes"')
  })

  test.each(GAMES.map(({ id }) => id))('%s says what its opponent needs', async (id) => {
    const game = manifestOf(id)
    const referee = await game.referee()
    expect(referee.kind === 'offered').toBe(game.hasReferee === true)
    if (referee.kind === 'offered') return
    expect(() => gameOptions(game, REFEREE)).toThrow('has no referee mode')
    // Its reasons are clauses of its document.
    const { clauses } = await (await game.load()).texts()
    const ids = new Set(clauses.map((clause) => clause.id))
    for (const { cite } of referee.because) expect(ids, cite).toContain(cite)
  })
})
