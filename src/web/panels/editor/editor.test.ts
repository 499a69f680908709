// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Json } from '../../../kernel/contract.ts'
import { LANGS } from '../../../kernel/text.ts'
import { loadDrawing } from '../../editors.ts'
import { hex, RIVERS } from '../../../games/terra-mystica/catalogue/index.ts'
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
        fields.map(([path]) => path.join('.')),
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

describe('the drawing of a table', () => {
  const ALL = [
    ['terra-mystica', terraMystica],
    ['age-of-comics', ageOfComics],
    ['concordia', concordia],
  ] as const

  test.each(ALL)('of %s replaces fields there are, in a section there is', async (game, { position }) => {
    const drawing = await loadDrawing(game)
    const named = new Set(fieldsOf(position.schema as Schema).map(([path]) => path))
    expect(drawing?.fields.filter((field) => !named.has(field) && field !== 'opponents.structures')).toEqual([])
    expect(position.labels).toHaveProperty([`§${drawing?.section}`])
  })

  test.each(ALL)('of %s puts, names and removes whatever it offers, wherever it may be put', async (game) => {
    const drawing = await loadDrawing(game)
    if (drawing === undefined) throw new Error('there is a drawing')
    const first: JsonObject = { player: { faction: 'mermaids' }, map: game === 'concordia' ? 'italia' : {} }
    for (const lang of LANGS)
      for (const { brushes, isBeside } of drawing.brushes(first, lang))
        for (const { id } of isBeside === true ? [] : brushes) {
          const told = (position: JsonObject, spot: string) =>
            drawing.spots(position, lang, id).find((each) => each.id === spot)?.name
          const put = (spot: string) => drawing.put(first, spot, { brush: id, beside: 'down' })
          const changed = drawing.spots(first, lang, id).findLast((each) => told(put(each.id), each.id) !== each.name)
          if (changed === undefined) throw new Error(`${id} can be put somewhere`)
          // The agent always stands somewhere.
          if (id !== 'agent')
            expect(told(drawing.clear(put(changed.id), changed.id), changed.id), id).toBe(changed.name)
        }
  })

  test('of Terra Mystica: what stands on a hex says which colour it has', async () => {
    const drawing = await loadDrawing('terra-mystica')
    if (drawing === undefined) throw new Error('there is a drawing')
    const put = (position: JsonObject, spot: string, brush: string) =>
      drawing.put(position, spot, { brush, beside: '' })
    const mermaids = put({ player: { faction: 'mermaids' } }, 'A1', 'own dwelling')
    expect(mermaids.terrain).toEqual({ A1: 'blue' })
    // Another faction, another colour; another touch, and all is as it was.
    expect(
      drawing.settle?.({ ...mermaids, player: { faction: 'witches', structures: { A1: 'dwelling' } } }).terrain,
    ).toEqual({
      A1: 'green',
    })
    expect(put(mermaids, 'A1', 'own dwelling')).toEqual({
      player: { faction: 'mermaids', structures: {} },
      terrain: {},
    })
    // An opponent: a dwelling, a trading post, nothing.
    const red = put(mermaids, 'A6', 'their red')
    expect(red.opponents).toEqual([{ colour: 'red', structures: { A6: 'dwelling' } }])
    expect(put(red, 'A6', 'their red').opponents).toEqual([{ colour: 'red', structures: { A6: 'trading-post' } }])
    expect(put(put(red, 'A6', 'their red'), 'A6', 'their red').opponents).toEqual([{ colour: 'red', structures: {} }])
  })

  test('of Terra Mystica: a touch on a structure makes its whole group a town (R20)', async () => {
    const drawing = await loadDrawing('terra-mystica')
    if (drawing === undefined) throw new Error('there is a drawing')
    const put = (position: JsonObject, spot: string, brush: string) =>
      drawing.put(position, spot, { brush, beside: '' })
    const townsOf = ({ player }: JsonObject) => (player as JsonObject)['towns']
    const bare: JsonObject = { player: { faction: 'witches' } }
    expect(drawing.brushes(bare, 'en').find(({ id }) => id === 'town')).toMatchObject({ brushes: [] })
    const built = ['A1', 'A2', 'B1', 'E9'].reduce((position, spot) => put(position, spot, 'own dwelling'), bare)
    expect(drawing.spots(built, 'en', 'town town-priest').map(({ id }) => id)).toEqual(['A1', 'A2', 'B1', 'E9'])
    const town = put(built, 'A2', 'town town-priest')
    expect(townsOf(town)).toEqual([{ tile: 'town-priest', hexes: ['A1', 'A2', 'B1'] }])
    const spot = drawing.spots(town, 'en', 'town town-coins').find(({ id }) => id === 'B1')
    expect(spot?.name).toContain('Town: 1 priest')
    // Two towns that have grown together: the other tile takes one structure over.
    expect(townsOf(put(town, 'B1', 'town town-coins'))).toEqual([
      { tile: 'town-priest', hexes: ['A1', 'A2'] },
      { tile: 'town-coins', hexes: ['B1'] },
    ])
    // An upgrade stays in its town, a structure that goes leaves it, and the same tile again takes the town away.
    expect(townsOf(put(town, 'A1', 'own temple'))).toEqual(townsOf(town))
    expect(townsOf(drawing.clear(town, 'A1'))).toEqual([{ tile: 'town-priest', hexes: ['A2', 'B1'] }])
    expect(townsOf(put(town, 'A1', 'town town-priest'))).toEqual([])
  })

  test('of Terra Mystica: a town of the Mermaids lies on a river (R27.11)', async () => {
    const drawing = await loadDrawing('terra-mystica')
    if (drawing === undefined) throw new Error('there is a drawing')
    const [river, ends] = RIVERS.flatMap(({ id, land }) => {
      const [a, b] = [land[0], land.at(-1)]
      if (a === undefined || b === undefined || hex(a).land.includes(b)) return []
      return [[id, [hex(a).id, hex(b).id]] as const]
    })[0] ?? ['', []]
    const built = ends.reduce<JsonObject>(
      (position, spot) => drawing.put(position, spot, { brush: 'own stronghold', beside: '' }),
      { player: { faction: 'mermaids' } },
    )
    const town = drawing.put(built, river, { brush: 'town town-power', beside: '' })
    expect((town['player'] as JsonObject)['towns']).toEqual([{ tile: 'town-power', hexes: ends.toSorted(), river }])
    expect((drawing.clear(town, river)['player'] as JsonObject)['towns']).toEqual([])
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
