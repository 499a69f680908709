import { act, type ComponentType, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { later } from './later.tsx'
import { Boundary } from './shell/Boundary.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

type Part = ComponentType<{ readonly name: string }>
const Part: Part = ({ name }) => <b>{name}</b>

interface Order {
  readonly resolve: (part: Part) => void
  readonly reject: (error: Error) => void
}

/** A part that arrives when the test says so. */
function ordered() {
  const orders: Order[] = []
  const load = () => new Promise<Part>((resolve, reject) => void orders.push({ resolve, reject }))
  const Ordered = later(load, () => <i>loading</i>)
  return { Ordered, orders }
}

function draw(drawn: ReactNode): HTMLElement {
  const box = document.createElement('div')
  act(() => createRoot(box).render(drawn))
  return box
}

test('parts inside parts are drawn as they arrive, without a timer in between', async () => {
  vi.useFakeTimers()
  try {
    const inner = ordered()
    const outer = ordered()
    const box = draw(<outer.Ordered name="outer" />)
    expect(box.innerHTML).toBe('<i>loading</i>')
    await act(async () => outer.orders[0]?.resolve(({ name }) => <inner.Ordered name={`${name} and inner`} />))
    expect(box.innerHTML).toBe('<i>loading</i>')
    await act(async () => inner.orders[0]?.resolve(Part))
    expect(box.innerHTML).toBe('<b>outer and inner</b>')
  } finally {
    vi.useRealTimers()
  }
})

test('a part that was prepared is drawn at once', async () => {
  const { Ordered, orders } = ordered()
  const prepared = Ordered.prepare()
  orders[0]?.resolve(Part)
  await prepared
  expect(draw(<Ordered name="there" />).innerHTML).toBe('<b>there</b>')
  expect(orders.length).toBe(1)
})

test('a part that does not arrive breaks the nearest boundary, and is asked for again the next time', async () => {
  const { Ordered, orders } = ordered()
  const drawn = (
    <Boundary fallback="broken">
      <Ordered name="there" />
    </Boundary>
  )
  const spy = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const first = draw(drawn)
  await act(async () => orders[0]?.reject(new Error('offline')))
  expect(first.innerHTML).toBe('broken')
  spy.mockRestore()
  const second = draw(drawn)
  await act(async () => orders[1]?.resolve(Part))
  expect(second.innerHTML).toBe('<b>there</b>')
})
