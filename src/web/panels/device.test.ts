import { expect, test, vi } from 'vitest'
import { readSaveLink } from './link.ts'
import { MOST_IN_PICTURE, takeOver, wayFor } from './device.ts'

const at = (href: string): Location => new URL(href) as unknown as Location
const answering = (answers: Readonly<Record<string, unknown>>) =>
  vi.fn(async (path: string) => {
    const found = answers[path]
    if (found === undefined) return new Response('', { status: 404 })
    return new Response(typeof found === 'string' ? found : JSON.stringify(found))
  }) as unknown as typeof fetch

const SHORT = 'solotavolo 1\nduel\n'
/** Text that does not compress well. */
const LONG = Array.from({ length: 3000 }, (_, n) => ((n * 2654435761) % 4294967296).toString(36)).join('\n')
const LAN = { '.well-known/solotavolo/lan': ['http://192.168.1.20:4173/'] }

test('the address contains a short game and leads to the server', async () => {
  const way = await wayFor(SHORT, at('http://127.0.0.1:4173/#/table/x'), answering(LAN))
  expect(way.kind).toBe('link')
  const { url } = way as { url: string }
  expect(url.startsWith('http://192.168.1.20:4173/#/import?save=')).toBe(true)
  expect(url.length).toBeLessThanOrEqual(MOST_IN_PICTURE)
  expect(await readSaveLink(url)).toBe(SHORT)
})

test('on any other host the address is that of the page, including its folder', async () => {
  const way = await wayFor(SHORT, at('https://example.org/games/index.html#/table/x'), answering({}))
  expect((way as { url: string }).url.startsWith('https://example.org/games/#/import?save=')).toBe(true)
})

test('the server keeps a long game under a code', async () => {
  const ask = answering({ ...LAN, '.well-known/solotavolo/handover': { code: 'ABC234' } })
  expect(await wayFor(LONG, at('http://127.0.0.1:4173/'), ask)).toEqual({
    kind: 'code',
    code: 'ABC234',
    url: 'http://192.168.1.20:4173/#/take/ABC234',
  })
  expect(ask).toHaveBeenLastCalledWith('.well-known/solotavolo/handover', { method: 'POST', body: LONG })
})

test('says so if no other device reaches the app, or if nobody keeps a long game', async () => {
  const here = at('http://127.0.0.1:4173/')
  expect(await wayFor(SHORT, here, answering({ '.well-known/solotavolo/lan': [] }))).toEqual({ kind: 'unreachable' })
  expect(
    await wayFor(
      SHORT,
      here,
      vi.fn(() => Promise.reject(new TypeError('offline'))),
    ),
  ).toEqual({ kind: 'unreachable' })
  expect(await wayFor(LONG, at('https://example.org/'), answering({}))).toEqual({ kind: 'long' })
})

test('a code gives its game, or nothing if it is too old', async () => {
  const ask = answering({ '.well-known/solotavolo/handover/ABC234': SHORT })
  expect(await takeOver('ABC234', ask)).toBe(SHORT)
  expect(await takeOver('XXXXXX', ask)).toBeUndefined()
})
