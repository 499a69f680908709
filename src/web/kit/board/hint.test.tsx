import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { HintLayer, useHint } from './Hint.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
vi.useFakeTimers()

function Piece({ price }: { readonly price: number }) {
  return (
    <button type="button" {...useHint(() => `costs ${price}`)}>
      piece
    </button>
  )
}

test('a hint that is open tells the price of now', () => {
  const page = document.body.appendChild(document.createElement('div'))
  const root = createRoot(page)
  const show = (price: number) =>
    act(() =>
      root.render(
        <HintLayer>
          <Piece price={price} />
        </HintLayer>,
      ),
    )
  show(3)
  act(() => page.querySelector('button')?.focus())
  act(() => {
    vi.runAllTimers()
  })
  expect(page.querySelector('.kit-hint')?.textContent).toBe('costs 3')
  show(6)
  expect(page.querySelector('.kit-hint')?.textContent).toBe('costs 6')
  act(() => root.unmount())
  page.remove()
})
