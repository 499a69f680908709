// @vitest-environment happy-dom
import { act, createElement } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { duel, played } from '../../../test/fixtures/panels.ts'
import { Picker } from './Picker.tsx'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

let root: Root
let place: HTMLElement
const table = played(0, { kind: 'dealt' })
const picked = vi.fn<(key: string) => void>()
const undone = vi.fn<() => void>()

const show = () =>
  act(() =>
    root.render(
      createElement(Picker, {
        module: duel,
        options: table.options,
        prompt: duel.prompt(table.state, 'it'),
        lang: 'it',
        state: table.state,
        onPick: picked,
        onUndo: undone,
      }),
    ),
  )

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
  show()
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
  vi.clearAllMocks()
})

const field = () => place.querySelector('input') as HTMLInputElement
const options = () =>
  [...place.querySelectorAll('[role=option] .picker__name')].map((name) => name.lastChild?.textContent)

function type(text: string): void {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
  act(() => {
    set?.call(field(), text)
    field().dispatchEvent(new Event('input', { bubbles: true }))
  })
}
function press(key: string): void {
  act(() => {
    field().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }))
  })
}

describe('the picker', () => {
  test('offers what is possible and nothing else', () => {
    expect(options()).toHaveLength(table.options.length)
  })

  test('picks the first match with Enter and keeps the focus', () => {
    type('strat')
    expect(options()).toEqual(['Strategia'])
    press('Enter')
    expect(picked).toHaveBeenCalledExactlyOnceWith('place strategy')
    expect(field().value).toBe('')
    expect(document.activeElement).toBe(field())
  })

  test('picks by the number of the place', () => {
    type('2')
    expect(picked).toHaveBeenCalledExactlyOnceWith(duel.game.key(table.options[1]?.move))
  })

  test('moves through the options with the arrows', () => {
    press('ArrowDown')
    press('Enter')
    expect(picked).toHaveBeenCalledExactlyOnceWith(duel.game.key(table.options[1]?.move))
  })

  test('refuses what is known but not possible, and picks nothing', () => {
    type('altare')
    expect(place.querySelector('[role=alert]')?.textContent).toMatch(/^ ?Altare adesso non può uscire/)
    press('Enter')
    expect(picked).not.toHaveBeenCalled()
    press('Escape')
    expect(options()).toHaveLength(table.options.length)
  })

  test('takes back with "I mistyped"', () => {
    act(() => place.querySelector<HTMLElement>('.picker__head button')?.click())
    expect(undone).toHaveBeenCalledOnce()
  })
})
