import { expect, test } from 'vitest'
import { dice } from '../../../kernel/chance.ts'
import { Table } from '../../../kernel/table.ts'
import { offersOf } from '../../../web/kit/board/view.ts'
import { terraMystica } from '../manifest.ts'
import { HEXES } from '../catalogue/index.ts'
import { terraMysticaModule } from '../module.ts'
import { toPlay } from '../play.ts'
import type { Options } from '../state.ts'
import { hexCentre, mostSeen, WIDTH } from './map/geometry.ts'
import { board, isAsked, newsOf, piecesOf } from './view.ts'

const options = Object.fromEntries(terraMystica.options.map(({ id, initial }) => [id, initial])) as unknown as Options

test('every option of a game is on a piece or in the tray, and changes are news', () => {
  const table = new Table(toPlay, {
    options: { ...options, faction: 'nomads' },
    chance: { kind: 'seeded', seed: '5' },
  })
  const stream = dice(5)
  let told = 0
  for (table.advance(); table.seat !== undefined; table.advance()) {
    const moves = table.options
    const offers = offersOf(board, moves, table.state)
    for (const { move } of moves) for (const piece of piecesOf(move)) expect(offers.get(piece)).toContain(move)
    const before = table.state
    const chosen = moves[stream.below(moves.length)]
    if (chosen === undefined) throw new Error('nothing to do')
    table.play(toPlay.game.key(chosen.move))
    if (chosen.move.do === 'place' || chosen.move.do === 'upgrade') {
      expect(newsOf(before, table.state)).toContain(`hex:${chosen.move.hex}`)
      told++
    }
  }
  expect(told).toBeGreaterThan(2)
})

test('the hex an ask is about stands out, and the river hex of a town is not taken for a land hex', () => {
  const s = terraMysticaModule.position.read({
    terrain: { E5: 'blue', F3: 'blue', G1: 'blue' },
    player: {
      faction: 'mermaids',
      coins: 20,
      workers: 10,
      structures: { E4: 'trading-post', E5: 'trading-post', F3: 'trading-post', G1: 'dwelling' },
    },
  })
  const asked = () => HEXES.flatMap(({ id }, no) => (isAsked(s, no) ? [id] : []))
  const play = (line: string): void => {
    const option = toPlay.game.options(s).find(({ move }) => toPlay.game.key(move) === line)
    if (option === undefined) throw new Error(`"${line}" is not possible`)
    toPlay.game.apply(s, option.move)
  }
  expect(asked()).toEqual([])
  play('dig E3')
  expect(asked()).toEqual(['E3'])
  play('colour blue')
  play('leave')
  play('river-town r21')
  expect(asked()).toEqual([])
})

test('a narrow window shows where most of the hexes are', () => {
  const [here, there, near] = [hexCentre(0), hexCentre(12), hexCentre(11)]
  const { left, width } = mostSeen([here, there, near], 8 * WIDTH, 800)
  expect([there, near].every(([x]) => x > left && x < left + width)).toBe(true)
  expect(here[0]).toBeLessThan(left)
})
