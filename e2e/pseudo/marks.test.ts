// The pseudo-language itself: what it marks, what it leaves alone, and that it finds unmarked words.
import { expect, test } from 'vitest'
import { scene } from '../stage.ts'
import { address } from '../stage.ts'
import { withMarks } from './marks.ts'
import { readAlong } from './reader.ts'
import { anyOf, unmarked } from './unmarked.ts'

const marked = (code: string): string => withMarks(code, 'tsx').split('\nfunction markedText')[0] ?? ''

test.each([
  ['a text', `{ it: 'Ciao', en: 'Hello' }`, `{ it: 'Ciao', en: '⟦Hello⟧' }`],
  [
    'not the places that are filled in',
    `{ it: '{a}', en: 'from {a} to {}' }`,
    `{ it: '{a}', en: '⟦from ⟧{a}⟦ to ⟧{}' }`,
  ],
  [
    'a phrase, not its values',
    '{ it: f, en: ({ n }) => `the ${n} cards` }',
    '{ it: f, en: ({ n }) => `⟦the ⟧${n}⟦ cards⟧` }',
  ],
  [
    'whatever a phrase can come to, not what it looks at',
    `{ it: f, en: (kind) => (kind === 'wood' ? 'Wood' : NAMES[kind] ?? 'nothing') }`,
    `{ it: f, en: (kind) => (kind === 'wood' ? '⟦Wood⟧' : NAMES[kind] ?? '⟦nothing⟧') }`,
  ],
  [
    'what is returned, and what has a name for a while',
    `{ it: f, en(n) { const noun = n > 1 ? 'cards' : 'card'; if (n === 0) return 'none'; return noun } }`,
    `{ it: f, en(n) { const noun = n > 1 ? '⟦cards⟧' : '⟦card⟧'; if (n === 0) return '⟦none⟧'; return noun } }`,
  ],
  [
    'lists, and what is said of each of their items',
    "{ it: f, en: (all) => [all.map((one) => `a ${one}`).join(' and '), 'too'].join(', ') }",
    "{ it: f, en: (all) => [all.map((one) => `⟦a ⟧${one}`).join('⟦ and ⟧'), '⟦too⟧'].join(', ') }",
  ],
  [
    'nothing that is handed on',
    `{ it: f, en: (all) => andList(all, 'en') }`,
    `{ it: f, en: (all) => andList(all, 'en') }`,
  ],
  ['records of texts', `{ it: { a: 'A uno' }, en: { a: 'An a' } }`, `{ it: { a: 'A uno' }, en: { a: '⟦An a⟧' } }`],
  ['what a text is made of elsewhere', '(it, en) => ({ it, en })', '(it, en) => ({ it, en: markedText(en) })'],
  ['no text without the other language', `{ en: 'Hello' }`, `{ en: 'Hello' }`],
  ['no number', '{ it: 1, en: 2 }', '{ it: 1, en: 2 }'],
])('marks %s', (_, code, expected) => {
  expect(marked(`const it = ${code}`)).toBe(`const it = ${expected}`)
})

const NO_NAMES = anyOf(['Solotavolo', 'It Lives'])

test.each([
  ['⟦all of it⟧', []],
  ['⟦one card⟧ planted ⟦two⟧', ['planted']],
  ['⟦The value ⟧planted⟦ stands in a sentence⟧', ['planted']],
  ['Solotavolo · ⟦a game⟧', []],
  ['It Lives, and it lives', ['and', 'it', 'lives']],
  ['S6.3 · 12 × VII · A3 · b · k3f9x', []],
  ['⟦Construction │ planted  ⟦even⟧', ['planted']],
  ['Wo⟦od⟧ and (yrus⟧)', ['Wo', 'and']],
  ['⟦wrapped at the\nend of a line⟧', []],
])('finds in %j the words %j', (text, words) => {
  expect(unmarked(text, NO_NAMES).map(({ word }) => word)).toEqual(words)
})

scene('a planted word is found wherever it stands', { lang: 'en' }, async ({ page, context }) => {
  const reader = await readAlong(context)
  await page.goto(address('/'))
  await page.getByRole('heading').first().waitFor()
  await page.evaluate(async () => {
    const [main] = document.getElementsByTagName('main')
    main?.insertAdjacentHTML(
      'beforeend',
      `<p>one <b>⟦two</b> three⟧</p><p title="four" aria-label="five"></p><img alt="six" src="data:,">
       <input placeholder="seven"><svg><title>eight</title><text>nine</text></svg>`,
    )
    const moment = document.createElement('p')
    moment.append('ten')
    main?.append(moment)
    moment.remove()
    document.title = 'eleven'
    const [paragraph] = main?.getElementsByTagName('p') ?? []
    paragraph?.setAttribute('aria-description', 'twelve')
  })
  const found = () => reader.unmarked().map((each) => each.split(' (')[0])
  await expect.poll(found).toContain('eleven')
  const planted = ['one', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve']
  expect(new Set(found())).toEqual(new Set(planted))
})
