// A handbook tells every rule, and nothing in it leads nowhere.
import { describe, expect, test } from 'vitest'
import { GAMES } from '../../src/games/index.ts'
import type { Json } from '../../src/kernel/contract.ts'
import type { Handbook } from '../../src/kernel/handbook.ts'
import { inlinesOf, plainText } from '../../src/kernel/markup.ts'
import { LANGS, type Text } from '../../src/kernel/text.ts'
import { CLAUSES } from './clauses.ts'
import { PENDING } from './pending.ts'
import { must, TAUGHT } from './taught.ts'

test('every game is taught, or still pending', async () => {
  const taught = await Promise.all(
    GAMES.map(async ({ id, load }) => {
      const { handbook, lessons, firstGame } = await load()
      return [id, [handbook, lessons, firstGame].some((part) => part !== undefined)] as const
    }),
  )
  expect(taught.filter(([, is]) => !is).map(([id]) => id)).toEqual(
    GAMES.map(({ id }) => id).filter((id) => PENDING.includes(id)),
  )
  // Pages offer the lessons of a game if its manifest says so, before they are loaded.
  expect(GAMES.filter(({ teaches }) => teaches).map(({ id }) => id)).toEqual(
    taught.filter(([, is]) => is).map(([id]) => id),
  )
})

/** Every text of a handbook that may have links. */
const textsOf = ({ chapters, mistakes }: Handbook): readonly Text[] => [
  ...chapters.flatMap(({ inShort, rules }) => [
    inShort,
    ...rules.flatMap(({ text, list }) => [text, ...(list === undefined ? [] : [list])]),
  ]),
  ...mistakes,
]
const repeated = (list: readonly string[]): readonly string[] => list.filter((each, at) => list.indexOf(each) !== at)

describe.each(TAUGHT.map((manifest) => [manifest.id, manifest] as const))('the handbook of %s', (id, manifest) => {
  const loaded = manifest.load().then(async (module) => {
    const { clauses, rulings } = await module.texts()
    const handbook = await must(module.handbook, `handbook of ${id}`)()
    const rules = handbook.chapters.flatMap((chapter) => chapter.rules)
    const base = must(CLAUSES[id], `clauses of ${id}`)
    const told = new Set(rules.flatMap(({ tells }) => tells))
    const known = new Set([...told, ...clauses.map((clause) => clause.id), ...rulings.map((ruling) => ruling.id)])
    return { module, handbook, rules, base, told, known }
  })

  test('tells every clause of the base rules, and no other', async () => {
    const { base, told } = await loaded
    expect(base.filter((clause) => !told.has(clause))).toEqual([])
    expect([...told].filter((clause) => !base.includes(clause))).toEqual([])
  })

  test('tells each clause in one place', async () => {
    const { rules, handbook } = await loaded
    expect(repeated(rules.flatMap(({ tells }) => tells))).toEqual([])
    expect(repeated(handbook.chapters.map((chapter) => chapter.id))).toEqual([])
    expect(repeated(handbook.glossary.map((term) => term.id))).toEqual([])
  })

  test('links only to clauses and words that exist, the same in every language', async () => {
    const { handbook, known } = await loaded
    const terms = new Set(handbook.glossary.map((term) => term.id))
    const wrong = textsOf(handbook).flatMap((text) => {
      const links = LANGS.map((lang) =>
        inlinesOf(text[lang]).flatMap((inline) =>
          inline.kind === 'text' ? [] : [inline.kind === 'term' ? inline.term : inline.clause],
        ),
      )
      const dead = links.flat().filter((link) => !terms.has(link) && !known.has(link))
      const [first = [], ...others] = links.map((each) => each.toSorted().join())
      return dead.concat(others.filter((other) => other !== first).map(() => `not the same links: ${text.en}`))
    })
    expect(wrong).toEqual([])
  })

  test('leaves no markup behind', async () => {
    const { handbook } = await loaded
    const texts = textsOf(handbook).flatMap((text) => LANGS.map((lang) => plainText(text[lang])))
    expect(texts.filter((text) => /[[\]{}|]| {2}|undefined/.test(text))).toEqual([])
  })

  test('has a word of the glossary only once, and a clause behind it that exists', async () => {
    const { handbook, known } = await loaded
    for (const lang of LANGS) {
      const forms = handbook.glossary.flatMap((term) => term.forms[lang])
      expect(repeated(forms)).toEqual([])
      expect(forms.filter((form) => form !== form.toLowerCase() || form === '')).toEqual([])
    }
    expect(handbook.glossary.flatMap(({ cite }) => cite ?? []).filter((cite) => !known.has(cite))).toEqual([])
  })

  test('shows positions that are legal', async () => {
    const { module, rules } = await loaded
    const positions = rules.flatMap(({ figure }): Json[] =>
      figure === undefined || figure.show === 'pieces' ? [] : [figure.position],
    )
    for (const position of positions) expect(() => module.position.read(position)).not.toThrow()
    expect(rules.some(({ figure }) => figure?.show === 'score')).toBe(true)
  })

  test('works its example out to the points that the rules count', async () => {
    const { module, rules } = await loaded
    for (const { figure, text } of rules) {
      if (figure?.show !== 'score') continue
      const yours = must(
        module.score(module.position.read(figure.position)).sides.find(({ seat }) => seat === 'you'),
        'your score',
      )
      const counted = [yours.total, ...yours.items.map(({ points }) => points)].filter((points) => points > 0)
      for (const lang of LANGS) {
        const numbers = new Set((text[lang].match(/\d+/g) ?? []).map(Number))
        expect(counted.filter((points) => !numbers.has(points))).toEqual([])
      }
    }
  })

  test('says for every ask, move and piece which rules it tells', async () => {
    const { handbook, told } = await loaded
    const { asks, moves } = handbook.places
    const cites = [...Object.values(asks), ...Object.values(moves)].flat()
    expect(cites.filter((cite) => !told.has(cite))).toEqual([])
    expect(Object.entries({ ...asks, ...moves }).filter(([, list]) => list.length === 0)).toEqual([])
  })

  test('names the mistakes that people make', async () => {
    const { handbook } = await loaded
    expect(handbook.mistakes.length).toBeGreaterThanOrEqual(4)
    expect(handbook.glossary.length).toBeGreaterThanOrEqual(12)
  })
})
