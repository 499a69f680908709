// The command line: help, answers, refusals and simulations of every game.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { GAMES, manifestOf } from '../../src/games/index.ts'
import { scratch } from '../../test/fixtures/cli.ts'
import { unlawful as ageOfComics } from '../../test/games/age-of-comics/unlawful.ts'
import { unlawful as architects } from '../../test/games/architects/unlawful.ts'
import { unlawful as concordia } from '../../test/games/concordia/unlawful.ts'
import { unlawful as duel } from '../../test/games/duel/unlawful.ts'
import { unlawful as terraMystica } from '../../test/games/terra-mystica/unlawful.ts'
import type { Unlawful } from '../../test/games/unlawful.ts'
import { expectMarked, PROGRAM, said } from './said.ts'

const files = scratch()
afterAll(files.clean)

const write = (name: string, text: string): string => {
  writeFileSync(files.path(name), text)
  return files.path(name)
}

/** All field names and values of a schema. */
function idsIn(schema: unknown): string[] {
  if (typeof schema !== 'object' || schema === null) return []
  const {
    properties = {},
    enum: values = [],
    const: value,
  } = schema as { properties?: object; enum?: unknown[]; const?: unknown }
  const ids = [...Object.keys(properties), ...values, value].filter((id) => typeof id === 'string')
  return [...ids, ...Object.values(schema).flatMap(idsIn)]
}

const at = (path: string): string => fileURLToPath(new URL(`../../test/${path}`, import.meta.url))

interface Case {
  readonly position: unknown
}
const casesOf = (game: string): readonly Case[] =>
  JSON.parse(readFileSync(at(`games/${game}/cases.json`), 'utf8')) as readonly Case[]

/** Removes answers for programs, which have their own lines, and paths into the refused position. */
const withoutIds = (told: string): string =>
  told.replaceAll(/^\{".*\}$/gm, '').replaceAll(/^solotavolo: \S+: [\w.[\] -]+: /gm, '')

describe('help', () => {
  test.each(['', ...PROGRAM])('of solotavolo %s', async (command) => {
    expectMarked(await said([command, '--help'].filter(Boolean)))
  })
})

const UNLAWFUL: Readonly<Record<string, Unlawful>> = {
  duel,
  architects,
  'terra-mystica': terraMystica,
  'age-of-comics': ageOfComics,
  concordia,
}

describe.each(GAMES.map(({ id }) => id))('%s', (game) => {
  /** Field names and values in positions of the game. */
  const words = manifestOf(game)
    .load()
    .then(({ position }) => idsIn(position.schema))

  test('rules', async () => expectMarked(await said(['rules', game])))

  test('decide, legal and score', async () => {
    for (const [n, { position }] of casesOf(game).entries()) {
      const file = write(`${n}.json`, JSON.stringify(position))
      for (const command of ['decide', 'legal', 'score'])
        expectMarked(withoutIds(await said([command, game, file])), file)
    }
  })

  test('positions that are refused', async () => {
    for (const [name, position] of UNLAWFUL[game]?.refused ?? []) {
      const file = write('refused.json', JSON.stringify(position))
      const told = await said(['decide', game, file])
      expect(told, name).toMatch(/^solotavolo: /)
      expectMarked(told, file, ...(await words))
    }
  })

  test('replay, why and verify', async () => {
    const save = at(`corpus/${readdirSync(at('corpus')).find((name) => name.startsWith(`${game}-`))}`)
    const text = readFileSync(save, 'utf8')
    expectMarked(await said(['replay', save]), save)
    expectMarked(await said(['verify', save]), save)
    const lines = text.split('\n').flatMap((line, n) => (line.startsWith('automa ') ? [String(n + 1)] : []))
    expect(lines).not.toEqual([])
    for (const line of lines.slice(0, 40)) expectMarked(await said(['why', save, line]), save)
  })

  test('sim', async () => {
    const { ladders } = await manifestOf(game).load()
    const ids = ladders.map(({ id }) => id)
    expectMarked(await said(['sim', game, '--games', '4', '--player', 'greedy']), ...ids)
  })
})
