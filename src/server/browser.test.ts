import { expect, test } from 'vitest'
import { opener } from './browser.ts'

test('the browser is left alone where nobody looks', () => {
  expect(opener({ CI: 'true', DISPLAY: ':0' }, 'linux')).toBeUndefined()
  expect(opener({}, 'linux')).toBeUndefined()
  expect(opener({ DISPLAY: ':0' }, 'linux')).toEqual(['xdg-open'])
})
