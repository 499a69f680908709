// What no scenario proves yet. Each test lists what is missing.
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Json } from '../../../src/kernel/contract.ts'
import { type Lang, LANGS } from '../../../src/kernel/text.ts'
import { counter } from '../../../src/kernel/trace.ts'
import { SOLO } from '../../../src/games/duel/asks.ts'
import { answerTo, viewOf } from '../../../src/games/duel/automa/decide.ts'
import { CARDS, TOKENS, WONDERS } from '../../../src/games/duel/catalogue/index.ts'
import { ADDRESSES } from '../../../src/games/duel/catalogue/vocabulary.ts'
import { textsOf } from '../../../src/games/duel/automa/clauses.ts'
import { duelModule } from '../../../src/games/duel/module.ts'
import { decisionOf } from '../../../src/games/duel/position/write.ts'
import { SCENARIOS } from './all.ts'
import { BASE_CLAUSES } from './base-clauses.ts'
import { CASES } from './cases.ts'
import { PRINTED_CARDS, PRINTED_WONDERS } from './components.ts'
import { idsIn, positionOf, type Scenario } from './world.ts'

const { clauses: CLAUSES, rulings: RULINGS } = textsOf()

const ALL: readonly Scenario[] = [...Object.values(SCENARIOS).flat(), ...CASES]

/** Titles of tests that are not data. */
const TITLES = readdirSync(import.meta.dirname)
  .filter((file) => file.endsWith('.test.ts'))
  .flatMap((file) => readFileSync(`${import.meta.dirname}/${file}`, 'utf8').split('\n'))
  .filter((line) => /^\s*(test\(|test\.each|'R|'S|'Q)/.test(line))

function named(): ReadonlySet<string> {
  return new Set([...ALL.map(({ says }) => says), ...TITLES].flatMap(idsIn))
}

describe('every clause is named by a test', () => {
  test('of the solo rules and the rulings', () => {
    const missing = [...CLAUSES, ...RULINGS].map(({ id }) => id)
    expect(missing.filter((id) => !named().has(id))).toEqual([])
  })

  test('of the base rules', () => {
    expect(BASE_CLAUSES.filter((id) => !named().has(id))).toEqual([])
  })

  test('and no test names a clause that does not exist', () => {
    const known = new Set([...CLAUSES, ...RULINGS].map(({ id }) => id))
    const strange = [...named()].filter((id) => !id.startsWith('R') && !known.has(id))
    expect(strange).toEqual([])
  })
})

test('every rung of every ladder decides in a scenario', () => {
  const tracer = counter()
  for (const question of ALL) {
    if (!('action' in question.expect)) continue
    const state = duelModule.position.read(positionOf(question, duelModule.answer))
    const ask = decisionOf(state)
    if (ask !== undefined && ask.side === SOLO && ask.ask !== 'age-start') answerTo(ask, viewOf(state), tracer)
  }
  const rungs = duelModule.ladders.flatMap((ladder) => ladder.rungs.map(({ id }) => id))
  expect(rungs.filter((id) => !tracer.counts.has(id))).toEqual([])
  expect(new Set(rungs).size).toBe(rungs.length)
})

describe('every component is put to use', () => {
  /** Components that moves of a kind name, in scenarios and cases. */
  const moves = ALL.flatMap(({ first = [], ask }) => first.concat((ask?.['moves'] as Json[] | undefined) ?? []))
  const moved = (type: string): ReadonlySet<unknown> => {
    const such = (moves as Readonly<Record<string, Json>>[]).filter((move) => move['type'] === type)
    return new Set(such.map((move) => move[type]))
  }

  const ids = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id).sort()

  test('cards: built and compared with what is printed on them', () => {
    expect(ids(PRINTED_CARDS)).toEqual(ids(CARDS))
  })

  test('wonders: built in a scenario', () => {
    const used = moved('wonder')
    expect(ids(WONDERS).filter((id) => !used.has(id))).toEqual([])
  })

  test('wonders: compared with what is printed on them', () => {
    expect(ids(PRINTED_WONDERS)).toEqual(ids(WONDERS))
  })

  test('S2.2 S2.3 S3 wonders: the clauses name them, those that make an address beside it', () => {
    const told = (id: string, lang: Lang) => CLAUSES.find((clause) => clause.id === id)?.text[lang] ?? ''
    const missing = LANGS.flatMap((lang) =>
      WONDERS.filter(({ name, address }) => {
        const beside = told('S2.2', lang).split(`${address} (`)[1]?.split(/[;.]/)[0] ?? ''
        const places = address === undefined ? [told('S2.3', lang), told('S3', lang)] : [beside]
        return !places.every((text) => text.includes(name[lang].replace(/^The /, '')))
      }).map(({ id }) => `${id} ${lang}`),
    )
    expect(missing).toEqual([])
  })

  test('S2.2 wonders: taken first in a scenario, promos too', () => {
    const first = new Set(
      ALL.map(({ world }) => (world.phase === 'draft' && world.group === 1 ? world.offer?.[0] : '')),
    )
    expect(ids(WONDERS.filter(({ id }) => !first.has(id)))).toEqual([])
  })

  test('S3 wonders: compared in a scenario by the scale of every address', () => {
    const missing = ADDRESSES.flatMap((address) => {
      const worlds = ALL.map(({ world }) => world).filter(
        (world) => world.phase === 'draft' && world.address === address,
      )
      const compared = new Set(worlds.flatMap(({ offer = [] }) => (offer.length > 1 ? offer : [])))
      return WONDERS.filter(({ id }) => !compared.has(id)).map(({ id }) => `${id} ${address}`)
    })
    expect(missing).toEqual([])
  })

  test('tokens: gained in a scenario', () => {
    const used = moved('token')
    expect(ids(TOKENS).filter((id) => !used.has(id))).toEqual([])
    expect(TOKENS).toHaveLength(10)
  })
})
