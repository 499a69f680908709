// Choices in which a hint can be plainly wrong to somebody who knows Age of Comics, found in random games.
import { expect, test } from 'vitest'
import { EDITORS, editorsOf, ROUNDS, type State, topAsk } from '../games/age-of-comics/state.ts'
import { type AskName, PLAYER } from '../games/age-of-comics/asks.ts'
import { DEVELOP, EXTRA_EDITOR, HIRE, PRINT, REASSIGN } from '../games/age-of-comics/catalogue/vocabulary.ts'
import { FIRST_ARTIST, FIRST_COMIC, genreOf, printedValue } from '../games/age-of-comics/catalogue/index.ts'
import { orderValue } from '../games/age-of-comics/catalogue/map.ts'
import { fulfils, hasCube, matches } from '../games/age-of-comics/measures.ts'
import type { Move } from '../games/age-of-comics/moves.ts'
import { toPlay } from '../games/age-of-comics/play.ts'
import { copyState, NONE } from '../games/age-of-comics/state.ts'
import { dice } from '../kernel/chance.ts'
import { playOn } from '../kernel/play-on.ts'
import { draw } from '../kernel/policy.ts'
import { greedy } from './greedy.ts'
import { grow, judge, openSearch } from './search/tree.ts'
import { sharpen } from './sharpen.ts'

const OPTIONS = { level: 'beginner', challenges: '', deck: 'reconstruction' }
/** A tenth of what a hint on screen takes. */
const PLAYOUTS = 600
const module = await sharpen<State, Move, typeof OPTIONS, typeof toPlay>(toPlay)

/** Real choices of yours in games in which so many of four moves are made at random, the others by `greedy`; the same at every run. */
const choicesIn = (games: number, atRandom: number): readonly State[] =>
  Array.from({ length: games }, (_, seed) => seed).flatMap((seed) => {
    const found: State[] = []
    const stream = dice(seed)
    playOn(module, module.game.start(OPTIONS), {
      stream,
      choose(s, options) {
        if (options.length > 1) found.push(copyState(s))
        return stream.below(4) < atRandom ? draw(options, stream) : greedy(module, s, options, stream)
      },
    })
    return found
  })
const CHOICES = [1, 2, 3].flatMap((atRandom) => choicesIn(16, atRandom))

const choicesAt = (ask: AskName, is: (s: State, moves: readonly Move[]) => boolean): readonly State[] =>
  CHOICES.filter((s) => topAsk(s)?.ask === ask && is(s, movesIn(s))).slice(0, 6)
const movesIn = (s: State): Move[] => module.game.options(s).map(({ move }) => move)

function hint(s: State): Move {
  const search = openSearch(module, s, dice(1))
  grow(search, PLAYOUTS)
  return judge(search)[0]?.move as Move
}

/** No editor of yours will be placed after this one. */
const isLastTurn = (s: State, placed: number): boolean =>
  s.round === ROUNDS && editorsOf(s, PLAYER) === placed && !s.player.extraEditor && !hasCube(s, EXTRA_EDITOR)

test('with the last editor it does not hire or develop where it can print', () => {
  const last = choicesAt(
    'place',
    (s, moves) =>
      isLastTurn(s, EDITORS - 1) &&
      !hasCube(s, REASSIGN) &&
      moves.some((move) => move.do === 'place' && move.area === PRINT),
  )
  expect(last.length).toBeGreaterThan(3)
  for (const s of last) {
    const move = hint(s)
    expect(move.do === 'place' && (move.area === HIRE || move.area === DEVELOP)).toBe(false)
  }
})

test('in the last turn it collects no order that it sees none of its comics can fulfil', () => {
  const isLost = (s: State, move: Move): boolean => {
    if (move.do !== 'collect') return false
    const order = s.map[move.space] ?? NONE
    return orderValue(order) > 0 && !s.player.printed.some((entry) => fulfils(entry, order))
  }
  const last = choicesAt('sales', (s, moves) => isLastTurn(s, EDITORS) && moves.some((move) => isLost(s, move)))
  expect(last.length).toBeGreaterThan(3)
  for (const s of last) expect(isLost(s, hint(s))).toBe(false)
})

test('in the last turn it turns ideas into fans: a fan is worth more than a token', () => {
  const last = choicesAt('convert', (s) => isLastTurn(s, EDITORS))
  expect(last.length).toBeGreaterThan(1)
  for (const s of last) expect(hint(s).do).toBe('convert')
})

test('it takes the extra editor', () => {
  const asked = choicesAt('extra-editor', () => true)
  expect(asked.length).toBeGreaterThan(1)
  for (const s of asked) expect(hint(s).do).not.toBe('done')
})

test('of two artists of the same value it prints with the one that suits the comic and nothing else', () => {
  const artistsOf = (moves: readonly Move[]): number[] =>
    moves.flatMap((move) => (move.do === 'use' ? [move.card] : []))
  const asked = choicesAt('print-artist', (s, moves) => {
    const ask = topAsk(s)
    if (ask?.ask !== 'print-artist') return false
    const artists = artistsOf(moves)
    const suits = artists.filter((no) => matches(no, ask.comic))
    const others = s.player.hand.filter((no) => no >= FIRST_COMIC && no !== ask.comic)
    return (
      suits.length > 0 &&
      suits.length < artists.length &&
      new Set(artists.map(printedValue)).size === 1 &&
      !others.some((no) => genreOf(no) === genreOf(ask.comic))
    )
  })
  expect(asked.length).toBeGreaterThan(1)
  for (const s of asked) {
    const ask = topAsk(s)
    const [artist = NONE] = artistsOf([hint(s)])
    expect(artist).toBeGreaterThanOrEqual(FIRST_ARTIST)
    expect(ask?.ask === 'print-artist' && matches(artist, ask.comic)).toBe(true)
  }
})
