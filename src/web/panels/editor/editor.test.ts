// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Json } from '../../../kernel/contract.ts'
import { duel as manifest } from '../../../games/duel/manifest.ts'
import { ageOfComics, architects, concordia, duel, played, terraMystica } from '../../../../test/fixtures/panels.ts'
import { isObject, type JsonObject } from '../types.ts'
import { check, objection } from './check.ts'
import { PositionEditor } from './PositionEditor.tsx'
import { type Kind, kindOf, type Schema, setIn, slotsOf } from './schema.ts'
import { sectionsOf } from './sections.ts'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

const GAMES = [duel, architects, concordia, ageOfComics, terraMystica]

/** Every field and its parts, by dotted path. */
function fieldsOf(schema: Schema, path = ''): readonly (readonly [string, Kind])[] {
  const kind = kindOf(schema)
  const parts = kind.kind === 'object' ? kind.fields : kind.kind === 'either' ? kind.parts : []
  const own = path === '' ? [] : [[path, kind] as const]
  return [...own, ...parts.flatMap(([key, part]) => fieldsOf(part, path === '' ? key : `${path}.${key}`))]
}

const schema = duel.position.schema as Schema
const verdict = (position: JsonObject) => check(duel, position, 'it')
const table: JsonObject = { age: 1, turn: 'player', address: 'MS', structure: { '1.1': 'altar', '1.2': 'baths' } }

describe('the format of a position', () => {
  test.each(GAMES)(
    'has a control of its own and a name in both languages for every field of $game.id',
    ({ position }) => {
      const named = fieldsOf(position.schema as Schema)
      expect(named.length).toBeGreaterThan(10)
      for (const [path, { kind }] of named) {
        expect(kind, path).not.toBe('other')
        expect(position.labels, path).toHaveProperty([path])
      }
    },
  )

  test.each(GAMES)('has a title for every section of $game.id', ({ position }) => {
    for (const { id } of sectionsOf(position.schema as Schema, {}, () => undefined, position.labels))
      expect(position.labels).toHaveProperty([`§${id}`])
  })

  test('shows a field only while it matters or has a value', () => {
    const shown = (position: JsonObject) =>
      sectionsOf(schema, position, () => undefined, duel.position.labels).flatMap(({ fields }) =>
        fields.map(([key]) => key),
      )
    expect(shown({})).not.toContain('offer')
    expect(shown({ phase: 'draft' })).toContain('offer')
    expect(shown({ offer: ['sphinx'] })).toContain('offer')
  })

  test('knows the slots of each Age', () => {
    const structure = isObject(schema.properties) ? (schema.properties.structure as Schema) : {}
    expect(slotsOf(structure, { age: 3 }, () => undefined)).toHaveLength(20)
    expect(slotsOf(structure, {}, () => 1)[0]).toMatchObject({ id: '1.1', row: 1 })
  })
})

describe('checking a position', () => {
  test('says what the game would wait for', () => {
    expect(verdict(table)).toEqual({ prompt: duel.prompt(duel.position.read(table), 'it') })
  })

  test('names the field at fault, in the language of the person and components by name', () => {
    expect(verdict({ ...table, discard: ['altar'] }).fault).toEqual({
      path: ['discard'],
      text: 'Altare è già in «Schema dell’Epoca 1.1»',
    })
    expect(verdict({ ...table, age: 2 }).fault).toEqual({
      path: ['structure', '1.1'],
      text: 'Altare non è una carta dell’Epoca II',
    })
    expect(verdict({ ...table, conflict: 12 }).fault).toEqual({ path: ['conflict'], text: 'il massimo è 9' })
    expect(verdict({ ...table, player: { coins: -1 } }).fault?.path).toEqual(['player', 'coins'])
  })

  test('tells which law of the game a table breaks, and where', () => {
    expect(verdict({ ...table, conflict: 4, loot: { player: [2, 5] } }).fault).toEqual({
      path: ['loot', 'player'],
      text: 'la pedina è già passata dal segnalino saccheggio da 2',
    })
    expect(verdict({ ...table, solo: { cards: ['school'] } }).fault).toEqual({
      path: [],
      text: 'Scuola è una carta dell’Epoca II, che non è ancora cominciata',
    })
  })

  test('refuses a table without any possible move', () => {
    expect(verdict({}).fault?.text).toMatch(/niente/)
  })

  test('asks for what the automa will need, even before its turn', () => {
    const { address, ...others } = table
    expect(address).toBe('MS')
    expect(verdict(others).fault).toEqual({
      path: ['address'],
      text: 'senza indirizzo strategico SOLO non può decidere',
    })
  })

  test('accepts every position of a game, written and read again', () => {
    const game = played(60)
    for (let n = 0; n <= game.length; n++) {
      // A position does not contain what chance is about to decide.
      if (duel.game.step(game.stateAt(n)).kind === 'chance') continue
      const { fault } = verdict(duel.position.write(game.stateAt(n)) as JsonObject)
      expect(fault, `moment ${n}`).toBeUndefined()
    }
  })

  test('refuses a component only for its own error', () => {
    const at = (id: string, slot: string) => objection(duel, setIn(table, ['structure', slot], id), id, 'en')
    expect(at('altar', '1.3')).toBeDefined()
    expect(at('school', '1.2')).toBe('School is not a card of Age I.')
    expect(at('theater', '2.1')).toBeUndefined()
    const favours = (...ids: string[]) => ({ player: { faction: 'witches', favours: ids } })
    const favour = (id: string, position: JsonObject) => objection(terraMystica, position, id, 'en')
    expect(favour('favour-air-3', favours('favour-air-3', 'favour-air-3'))).toBe('“Air 3 favour” is there twice.')
    expect(favour('favour-fire-3', favours('favour-air-3', 'favour-air-3', 'favour-fire-3'))).toBeUndefined()
  })
})

describe('changing a field', () => {
  test('keeps the others and their order', () => {
    expect(Object.keys(setIn({ a: 1, b: 2, c: 3 }, ['b'], 5) as object)).toEqual(['a', 'b', 'c'])
    expect(setIn({ a: { b: [1, 2] } }, ['a', 'b', '1'], 7)).toEqual({ a: { b: [1, 7] } })
    expect(setIn({ a: 1, b: 2 }, ['a'], undefined)).toEqual({ b: 2 })
    expect(setIn({}, ['x', 'y'], 1)).toEqual({ x: { y: 1 } })
  })
})

describe('the editor', () => {
  let root: Root
  let place: HTMLElement
  const done = vi.fn<(position: Json) => void>()
  beforeEach(() => {
    place = document.body.appendChild(document.createElement('div'))
    root = createRoot(place)
    act(() =>
      root.render(createElement(PositionEditor, { module: duel, manifest, lang: 'it', initial: table, onDone: done })),
    )
  })
  afterEach(() => {
    act(() => root.unmount())
    place.remove()
    vi.clearAllMocks()
  })
  const start = () => place.querySelector('.editor__actions .kit-button--main') as HTMLButtonElement
  const tab = (at: number) => act(() => place.querySelectorAll<HTMLElement>('[role=tab]')[at]?.click())
  const status = () => place.querySelector('[role=status]')?.textContent
  function type(text: string): void {
    const area = place.querySelector('textarea') as HTMLTextAreaElement
    const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
    act(() => {
      set?.call(area, text)
      area.dispatchEvent(new Event('input', { bubbles: true }))
    })
  }

  test('returns a position that can be read', () => {
    act(() => start().click())
    expect(done).toHaveBeenCalledExactlyOnceWith(table)
  })

  test('loses nothing of a text that is not JSON, and does not start from it', () => {
    tab(1)
    type('{"age": 2,')
    expect(start().disabled).toBe(true)
    expect(place.querySelector('textarea')?.value).toBe('{"age": 2,')
    tab(0)
    tab(1)
    expect(place.querySelector('textarea')?.value).toBe('{"age": 2,')
  })

  test('says what is wrong at the top and beside the field', () => {
    tab(1)
    type(JSON.stringify({ ...table, discard: ['altar'] }))
    expect(status()).toContain('Scarti: Altare è già in')
    expect(start().disabled).toBe(true)
    tab(0)
    expect(place.querySelector('.editor-field[data-fault]')?.textContent).toContain('Altare è già in')
  })
})
