import { describe, expect, it } from 'vitest'
import { encodingsOf, langOf } from './negotiation.ts'

describe('encodings, the preferred one first', () => {
  it.each([
    [undefined, 'identity'],
    ['', 'identity'],
    ['br', 'br identity'],
    ['gzip, deflate, br, zstd', 'br gzip identity'],
    ['gzip;q=0.8, br;q=0.5', 'gzip br identity'],
    ['br;q=0, gzip', 'gzip identity'],
    ['BR ; Q=0 , GZIP ; q=0.1', 'gzip identity'],
    ['x-gzip', 'gzip identity'],
    ['*', 'br gzip identity'],
    ['*;q=0.5, gzip', 'gzip br identity'],
    ['identity, gzip;q=0.5', 'identity gzip'],
    ['br, identity;q=0', 'br'],
    ['br, *;q=0', 'br'],
    ['*;q=0', ''],
    ['br;q=0.000', 'identity'],
    ['br;q=0.001', 'br identity'],
    ['br;q=1.000', 'br identity'],
    ['br;q=2, gzip;q=-1', 'identity'],
    ['br;q=, gzip;q=no', 'identity'],
    ['notbr, br2, gzipped', 'identity'],
    [', ,;,', 'identity'],
  ])('%s: %s', (accepted, encodings) => {
    expect(encodingsOf(accepted).join(' ')).toBe(encodings)
  })
})

describe('the language', () => {
  it.each([
    [undefined, 'en'],
    ['de-DE,de', 'en'],
    ['it', 'it'],
    ['it-CH, en;q=0.9', 'it'],
    ['en-GB, it;q=0.9', 'en'],
    ['en;q=0.2, it;q=0.9', 'it'],
    ['it;q=0', 'en'],
    ['italian', 'en'],
  ])('%s: %s', (accepted, lang) => {
    expect(langOf(accepted)).toBe(lang)
  })
})
