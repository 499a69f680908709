// A table that does not ask loads nothing of what teaches: neither texts nor the parts of the page that show them.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { GAMES } from '../../src/games/index.ts'

const SRC = fileURLToPath(new URL('../../src', import.meta.url))

/** The files that a file brings along: what it imports at once, types left out. */
function broughtBy(path: string): readonly string[] {
  const text = readFileSync(path, 'utf8')
  const found = text.matchAll(/^(?:import|export)\b(?!\s+type\b)[\w\s{},*$]*?\bfrom '(\.[^']+)'/gm)
  return [...found].map(([, spec = '']) => resolve(dirname(path), spec)).filter((each) => existsSync(each))
}

/** Everything that comes with a file, by its path below `src`. */
function closureOf(path: string): readonly string[] {
  const seen = new Set<string>()
  const open = [join(SRC, path)]
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue
    seen.add(next)
    open.push(...broughtBy(next))
  }
  return [...seen].map((each) => relative(SRC, each).replaceAll('\\', '/'))
}

/** Handbooks, lessons and first games; of the page, what shows them. Buttons that ask for them are small. */
const TEACHES = /^games\/[^/]+\/(?:handbook|lessons)\/|^web\/pages\/learn\/|^web\/learn\/(?!WhatIsThis|asked|Linked)/

test.each(GAMES.map(({ id }) => id))('a table of %s comes without what teaches', (id) => {
  const files = [`games/${id}/play.ts`, `games/${id}/ui/index.tsx`, 'web/pages/table/TablePage.tsx'].flatMap(closureOf)
  expect(files.length).toBeGreaterThan(60)
  expect([...new Set(files)].filter((file) => TEACHES.test(file))).toEqual([])
})
