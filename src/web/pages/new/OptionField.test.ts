// @vitest-environment happy-dom
import { act, createElement, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { ageOfComics } from '../../../games/age-of-comics/manifest.ts'
import type { OptionSpec } from '../../../kernel/contract.ts'
import { OptionField, troubleWith } from './OptionField.tsx'

Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', true)

const optionOf = (id: string): OptionSpec => ageOfComics.options.find((spec) => spec.id === id) as OptionSpec

let root: Root
let place: HTMLElement
let value: string

function Held({ spec }: { readonly spec: OptionSpec }) {
  const [held, hold] = useState(spec.initial)
  value = held
  // A game without a custom editor: plain text.
  return createElement(OptionField, { game: 'pebbles', spec, value: held, onChange: hold })
}

const show = (id: string) => act(() => root.render(createElement(Held, { spec: optionOf(id) })))
const press = (title: string) =>
  act(() => {
    const label = [...place.querySelectorAll('label')].find((each) => each.textContent === title)
    label?.querySelector('input')?.click()
  })

beforeEach(() => {
  place = document.body.appendChild(document.createElement('div'))
  root = createRoot(place)
})
afterEach(() => {
  act(() => root.unmount())
  place.remove()
})

test('several choices can be on at once, with a warning if they clash', () => {
  show('challenges')
  expect(place.textContent).toContain('No challenge')
  press('Wheeler-Dealer')
  press('Action!')
  expect(value).toBe('challenge-action,challenge-wheeler-dealer')
  expect(place.querySelector('[role=status]')?.textContent).toContain('Action! and Wheeler-Dealer cannot both be met')
  press('Wheeler-Dealer')
  expect(value).toBe('challenge-action')
  expect(place.querySelector('[role=status]')?.textContent).toBe('')
})

test("a value of one's own is typed in, and what is wrong with it is said beside it", () => {
  show('deck')
  expect(place.querySelector('textarea')).toBeNull()
  press('Your own cards')
  const area = place.querySelector('textarea') as HTMLTextAreaElement
  const set = Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set
  act(() => {
    set?.call(area, 'HDI-CFSRWH')
    area.dispatchEvent(new Event('input', { bubbles: true }))
  })
  expect(place.querySelector('[role=status]')?.textContent).toContain('12 automa cards, not 1')
  expect(troubleWith(optionOf('deck'), new Array(12).fill('HDI-CFSRWH').join(' '))).toBeUndefined()
})
