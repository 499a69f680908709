// The drawing on which the city tokens are painted.
import { describe, expect, test } from 'vitest'
import { manifestOf } from '../../index.ts'
import { fullOptions } from '../../../kernel/options.ts'
import { Table } from '../../../kernel/table.ts'
import { spread } from './spread.ts'

/** What is left of a screen of 360 pixels for the drawing. */
const NARROW = 328
const FINGER = 40

describe.each(['italia', 'hispania', 'imperium'])('%s', (map) => {
  test('a finger can touch every place, and only that one', async () => {
    const manifest = manifestOf('concordia')
    const options = fullOptions(manifest.options, { map })
    const table = new Table(await manifest.load(), { options, chance: { kind: 'dealt' } })
    const drawing = spread(table.state)?.drawing
    if (drawing === undefined) throw new Error('there is a drawing')
    expect(drawing.lines).toMatch(/^(?:M-?[\d.]+ -?[\d.]+L-?[\d.]+ -?[\d.]+)+$/)
    const pixels = NARROW / drawing.size[0]
    expect(drawing.place[0] * pixels).toBeGreaterThanOrEqual(FINGER)
    const places = Object.values(drawing.places)
    expect(places.length).toBeGreaterThan(20)
    for (const [no, [x, y]] of places.entries()) {
      for (const [otherX, otherY] of places.slice(no + 1))
        expect(Math.hypot(otherX - x, otherY - y) * pixels).toBeGreaterThanOrEqual(FINGER)
      for (const [at, axis] of [
        [x, 0],
        [y, 1],
      ] as const) {
        expect(at).toBeGreaterThanOrEqual(drawing.place[axis] / 2)
        expect(at).toBeLessThanOrEqual(drawing.size[axis] - drawing.place[axis] / 2)
      }
    }
  })
})
