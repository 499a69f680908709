// The switches of mutation testing: without one switched on, a source does what it did.
import { runInNewContext } from 'node:vm'
import { transformSync } from 'esbuild'
import { expect, test } from 'vitest'
import { mutate } from '../scripts/mutants.mjs'

/** What a source leaves in `out`, with a mutant switched on. */
function outOf(source: string, mutant: number): unknown {
  const { code } = mutate(source, 'some.ts', 1)
  return runInNewContext(`${code}\nout`, { mutant })
}

const SUMS = `let out = 1
let more = 2
out += more
more += out
if (out === 3) out *= more
else out = 0
for (let i = 0; i < 2; i++) out -= i
out += 1
`

test('a statement that begins with a switch is not taken for a call of the line before', () => {
  expect(outOf(SUMS, 0)).toBe(15)
})

test('each mutant changes one place', () => {
  const { mutants } = mutate(SUMS, 'some.ts', 1)
  const plus = mutants.find(({ from, line }) => from === 'out += more' && line === 3)
  expect(plus).toMatchObject({ file: 'some.ts', to: '-=' })
  expect(outOf(SUMS, plus?.id ?? 0)).toBe(0)
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length)
})

const CASTS = `const bits: unknown = 6
const list: unknown = [1, 2]
let out = (bits as number) & ~2
out += (list as number[]).find((n) => n > 1) ?? 9
`

test('a cast in brackets stays in them: its type ends where it did', () => {
  const { code } = mutate(CASTS, 'some.ts', 1)
  const plain = transformSync(code, { loader: 'ts' }).code
  expect(runInNewContext(`${plain}\nout`, { mutant: 0 })).toBe(6)
})
