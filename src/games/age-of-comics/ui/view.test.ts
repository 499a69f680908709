import { describe, expect, test } from 'vitest'
import { dice, pickWeighted } from '../../../kernel/chance.ts'
import { offersOf } from '../../../web/kit/board/view.ts'
import { ASK_NAMES, seatOf } from '../asks.ts'
import { start } from '../start.ts'
import { apply } from '../apply/index.ts'
import { type Move, read } from '../moves.ts'
import { options, step } from '../options/index.ts'
import { board, piecesOf, placeOf } from './view.ts'

const OPTIONS = { level: 'beginner', challenges: 'none', deck: 'reconstruction' } as const
const move = (line: string): Move => read(line) as Move

/** Games of a player who takes the first option. */
function* moments(games: number) {
  for (let game = 1; game <= games; game++) {
    const s = start(OPTIONS)
    const stream = dice(game)
    while (step(s).kind !== 'over') {
      const offered = options(s)
      yield { s, offered }
      apply(s, pickWeighted(offered, stream).move)
    }
  }
}

describe('what a move is about', () => {
  test('every move has its place on the board', () => {
    const asked = new Set<string>()
    for (const { s, offered } of moments(12)) {
      const now = step(s)
      if (now.kind !== 'choice' || now.seat !== 'you') continue
      asked.add(now.ask)
      for (const option of offered) expect(piecesOf(option.move)).not.toEqual([])
    }
    expect(asked.size).toBeGreaterThan(ASK_NAMES.filter((ask) => seatOf(ask) === 'you').length / 2)
  })

  test('a campaign, a fan, an extra editor and the end of a step have their places too', () => {
    expect(piecesOf(move('campaign 5'))).toEqual(['campaign:1'])
    expect(piecesOf(move('fan comic-it-lives'))).toEqual(piecesOf(move('fulfil comic-it-lives')))
    expect(piecesOf(move('extra-editor'))).toEqual(['special:5'])
    expect(piecesOf(move('done'))).toEqual(['done'])
  })

  test('a piece that several moves are about offers them all', () => {
    const offered = ['flip o-6-5', 'collect o-6-5', 'walk n-3-2'].map((line) => ({ move: move(line), weight: 1 }))
    const [order = ''] = piecesOf(move('flip o-6-5'))
    const offers = offersOf(board, offered, start(OPTIONS))
    expect(offers.get(order)).toEqual([move('flip o-6-5'), move('collect o-6-5')])
    expect(offers.size).toBe(2)
  })

  test('a tap opens what would cost something first: a ticket, a step for money, a raise', () => {
    const spends = (line: string, walked: boolean) =>
      board.spends?.(move(line), { ...start(OPTIONS), asks: [{ ask: 'sales', flips: 1, collects: 1, walked }] })
    expect(spends('ticket n-1-1', false)).toBe(true)
    expect(spends('walk n-3-2', false)).toBe(false)
    expect(spends('walk n-3-2', true)).toBe(true)
    expect(spends('increase comic-it-lives writer', false)).toBe(true)
    expect(spends('collect o-6-5', true)).toBe(false)
  })

  test('chance is asked about a place, and lights nothing', () => {
    const { s } = moments(1).next().value as { s: ReturnType<typeof start> }
    expect(placeOf(move('value o-2-5 3'), s)).toBe('order:0')
    expect(placeOf(move('back comics crime'), s)).toBe('deck:2')
    expect(placeOf(move('calendar crime'), s)).toBe('calendar')
    expect(placeOf(move('done'), s)).toBeUndefined()
    expect(offersOf(board, [{ move: move('value o-2-5 3'), weight: 1 }], s).size).toBe(0)
  })
})
