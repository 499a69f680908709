import { expect, test } from 'vitest'
import { blocksOf, inlinesOf, plainText } from '../../src/kernel/markup.ts'

test('words and clauses in texts are links', () => {
  expect(inlinesOf('Take a [[card]] or a [[wonder|great wonder]] ({R6.1}).')).toEqual([
    { kind: 'text', text: 'Take a ' },
    { kind: 'term', term: 'card', text: 'card' },
    { kind: 'text', text: ' or a ' },
    { kind: 'term', term: 'wonder', text: 'great wonder' },
    { kind: 'text', text: ' (' },
    { kind: 'clause', clause: 'R6.1' },
    { kind: 'text', text: ').' },
  ])
})

test('empty lines part paragraphs, dashes make lists', () => {
  const blocks = blocksOf('One\nline.\n- first\n- second\nAfter.\n\nAnother.')
  expect(blocks.map((block) => (block.kind === 'list' ? block.items.length : 'paragraph'))).toEqual([
    'paragraph',
    2,
    'paragraph',
    'paragraph',
  ])
})

test('a text is read without its links', () => {
  expect(plainText('A [[wonder|great wonder]], see {R6.1}')).toBe('A great wonder, see R6.1')
})
