import { expect, test } from 'vitest'
import { glued } from './glued.ts'

const link = { to: 'term' }

test('punctuation stays on the line of the link before it', () => {
  expect(glued(['gli altri in ', link, '. Sette carte'])).toEqual([
    'gli altri in ',
    { before: '', link, after: '.' },
    ' Sette carte',
  ])
  expect(glued([link, '.'])).toEqual([{ before: '', link, after: '.' }])
})

test('brackets and elided articles stay on the line of the link after them', () => {
  expect(glued(['e tocca all’', link, ' (', link, ').'])).toEqual([
    'e tocca ',
    { before: 'all’', link, after: '' },
    ' ',
    { before: '(', link, after: ').' },
  ])
})

test('other words may go to another line', () => {
  expect(glued(['il ', link, ' va', link])).toEqual([
    'il ',
    { before: '', link, after: '' },
    ' va',
    { before: '', link, after: '' },
  ])
})
