import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { InTurn } from './InTurn.tsx'

let idle: (() => void)[] = []

beforeEach(() => {
  idle = []
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work))
})

afterEach(() => vi.unstubAllGlobals())

/** The browser has a moment. */
const rest = () => act(async () => idle.shift()?.())

async function page(now = false) {
  const host = document.createElement('main')
  const shown = createRoot(host)
  const draw = (at: boolean) =>
    act(async () =>
      shown.render(
        ['a', 'b', 'c'].map((part) => (
          <InTurn key={part} now={at}>
            <p>{part}</p>
          </InTurn>
        )),
      ),
    )
  await draw(now)
  return { host, draw, close: () => act(async () => shown.unmount()) }
}

test('parts of a long page come one after the other, while the browser is idle', async () => {
  const { host, close } = await page()
  const seen = [host.textContent]
  for (let n = 0; n < 4; n++) {
    await rest()
    seen.push(host.textContent)
  }
  expect(seen).toEqual(['', 'a', 'ab', 'abc', 'abc'])
  await close()
})

test('all of them come at once for who looks for a place, and stay', async () => {
  const { host, draw, close } = await page()
  await draw(true)
  expect(host.textContent).toBe('abc')
  await draw(false)
  expect(host.textContent).toBe('abc')
  while (idle.length > 0) await rest()
  await close()
})

test('paper shows everything', async () => {
  const { host, close } = await page()
  await act(async () => void dispatchEvent(new Event('beforeprint')))
  expect(host.textContent).toBe('abc')
  while (idle.length > 0) await rest()
  await close()
})
