// What reading a position and deciding in it can refuse, sentence by sentence, from the source: each is told in both languages.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { GAMES } from '../src/games/index.ts'
import { LANGS } from '../src/kernel/text.ts'
import { COMMON_LABELS } from '../src/kit/labels.ts'
import { readFault, tellFault } from '../src/web/panels/labels.ts'

const ROOT = resolve(import.meta.dirname, '../src/games')

/** A file and what it imports of its own game. */
function reached(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file) || !existsSync(file)) return seen
  seen.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(/from '(\.[^']+\.ts)'/g)) {
    const other = join(dirname(file), path)
    if (other.startsWith(ROOT)) reached(other, seen)
  }
  return seen
}

const LITERAL = /'(?:\\.|[^'\\])*'|"(?:\\.|[^"\\])*"|`(?:\\.|\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}|[^`\\])*`/.source
const THROWN = new RegExp(String.raw`(?:\bBadInput|\bfail)\(\s*(${LITERAL})`, 'g')
/** What the shape of a position says of a field: messages of the checks in `format.ts`. */
const SAID = new RegExp(LITERAL, 'g')

/** What stands where a sentence leaves something open. */
const OPEN = /\$\{(?:[^{}`]|\{[^{}]*\}|`[^`]*`)*\}/g
const TYPES = ['a string', 'a number', 'an object', 'a record', 'an array', 'a boolean', 'a tuple']

/** Sentences as people might get them: ids in quotes, numbers, types. */
function samples(literal: string): readonly string[] {
  const text = literal.slice(1, -1).replaceAll(/\\(.)/g, '$1')
  // A message that is handed on is a sentence of its own elsewhere.
  if (/\$\{(?:error\.message|message|why)\}|issue\?\.message/.test(text)) return []
  if (text.includes('article(')) return TYPES.map((type) => text.replace(/is not \$\{.*\}$/, `is not ${type}`))
  if (text.includes('${quote(')) return ['"abc"', '7'].map((value) => text.replaceAll(/\$\{quote\([^}]*\}/g, value))
  return [text.replaceAll(/\$\{SIDE_NAMES[^}]*\}/g, 'player')]
}

/** Where it is, cut off: `structure 2.1: …`, `${where}: …`. */
const withoutPlace = (text: string, fields: readonly string[]): string =>
  text.replace(/^(\$\{[^}]*\}|\w+)((?: (?:\w+|\$\{[^}]*\}))*(?:, [\w ]+)?): /, (whole, first: string) =>
    first.startsWith('$') || fields.includes(first) ? '' : whole,
  )

const filesOf = (id: string): Set<string> =>
  reached(join(ROOT, id, 'automa/decide.ts'), reached(join(ROOT, id, 'position/read.ts')))

function sentencesOf(id: string, fields: readonly string[]): readonly string[] {
  const found = [...filesOf(id)].flatMap((file) => {
    const source = readFileSync(file, 'utf8')
    const thrown = Array.from(source.matchAll(THROWN), ([, literal = '']) => literal)
    // Questions about positions are asked on the command line only.
    const shape = file.endsWith('position/format.ts') ? (source.split('export const parsePosition')[0] ?? '') : ''
    const said = Array.from(shape.matchAll(SAID), ([literal]) => literal).filter((literal) =>
      /^.(?:is |has |unknown |the \$)/.test(literal),
    )
    return [...thrown, ...said].flatMap(samples)
  })
  return [...new Set(found.map((text) => withoutPlace(text, fields).replaceAll(OPEN, '3')))]
}

const loaded = await Promise.all(GAMES.map((manifest) => manifest.load()))
/** Games whose refusals are sentences still, told by patterns of their own. */
const modules = loaded.filter(({ position }) =>
  Object.keys(position.labels ?? {}).some((key) => key.startsWith('! ') && !(key in COMMON_LABELS)),
)

/** Games whose refusals are all data have no sentence to match. */
const matched = modules.filter(({ game }) =>
  [...filesOf(game.id)].some((file) => readFileSync(file, 'utf8').includes('new BadInput(')),
)

describe.each(matched.map((module) => [module.game.id, module] as const))('%s', (id, module) => {
  const { schema, labels } = module.position
  const fields = Object.keys((schema as { readonly properties: object }).properties)
  const sentences = sentencesOf(id, fields)

  test('its refusals are found', () => expect(sentences.length).toBeGreaterThan(20))

  test.each(sentences)('%s', (says) => {
    for (const lang of LANGS) {
      const told = tellFault(readFault(says, fields), labels, lang, (part) => module.nameOf(part, lang))
      if (lang === 'it') expect(told).not.toBe(says)
      expect(told, lang).not.toMatch(/undefined|\{\d\}/)
    }
  })
})
