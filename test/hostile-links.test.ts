import { constants, deflateRawSync } from 'node:zlib'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { LIMITS } from '../src/kernel/limits.ts'
import { readSaveLink } from '../src/web/panels/link.ts'

describe('a link that unpacks to more than any save', () => {
  afterEach(() => vi.unstubAllGlobals())

  /** A megabyte of zeros, packed so that copies of it can follow one another. */
  const packed = deflateRawSync(new Uint8Array(1_000_000), { finishFlush: constants.Z_FULL_FLUSH })
  const bomb = (times: number) =>
    `#/import?save=${Buffer.concat(Array.from({ length: times }, () => packed)).toString('base64url')}`

  test('is refused', async () => {
    const link = bomb(700)
    expect(link.length).toBeLessThan(LIMITS.link)
    await expect(readSaveLink(link)).rejects.toThrow('the link is damaged')
  })

  test('is given up as soon as the limit is passed, also where everything that is handed in is unpacked at once', async () => {
    let unpacked = 0
    /** As browsers do it: all of a piece is unpacked before anybody sees any of it. */
    class Eager extends TransformStream<Uint8Array, Uint8Array> {
      constructor() {
        super({
          transform(piece, controller) {
            unpacked += 1000 * piece.length
            for (let n = 0; n < 1000; n++) controller.enqueue(new Uint8Array(piece.length))
          },
        })
      }
    }
    vi.stubGlobal('DecompressionStream', Eager)
    await expect(readSaveLink(bomb(700))).rejects.toThrow('the link is damaged')
    expect(unpacked).toBeLessThan(5 * LIMITS.save)
  })

  test('is not even unpacked where it is too long', async () => {
    const unpack = vi.fn()
    vi.stubGlobal('DecompressionStream', unpack)
    await expect(readSaveLink(`#/import?save=${'A'.repeat(LIMITS.link + 4)}`)).rejects.toThrow('the link is damaged')
    expect(unpack).not.toHaveBeenCalled()
  })
})
