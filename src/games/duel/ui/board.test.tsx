import { act, cloneElement } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { dice } from '../../../kernel/chance.ts'
import { Table } from '../../../kernel/table.ts'
import { LANGS } from '../../../kernel/text.ts'
import type { Prefs } from '../../../web/contract.ts'
import { PLAYER } from '../asks.ts'
import { CARDS, token, wonder } from '../catalogue/index.ts'
import { RESOURCE_NAMES } from '../catalogue/vocabulary.ts'
import { duelModule } from '../module.ts'
import { key, type Option, starterOf } from '../moves.ts'
import { NONE, type Options } from '../state.ts'
import { ui } from './index.tsx'
import { piecesOf } from './view.ts'
import { word } from './words.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const PREFS: Prefs = {
  lang: 'en',
  theme: 'light',
  speed: 'instant',
  reducedMotion: true,
  patterns: false,
  textSize: 'normal',
  hints: true,
  ahead: true,
  confirm: false,
  checklist: true,
  terms: 'reading',
}
const OPTIONS = { level: 'base', promos: 'both' } as Options
const { Board, Piece, pieces, Aside } = ui

const tableOf = (seed: number) =>
  new Table(duelModule, { options: OPTIONS, chance: { kind: 'seeded', seed: String(seed) } })

function boardOf(
  table: ReturnType<typeof tableOf>,
  options: readonly Option[],
  play: (key: string) => void = () => {},
) {
  return (
    <Board
      module={duelModule}
      state={table.state}
      before={undefined}
      options={options}
      play={play}
      lang="en"
      mode="screen"
      prefs={PREFS}
    />
  )
}

/** A game in which you have built a wonder that destroys one of several cards. */
function waitingForDestruction(): ReturnType<typeof tableOf> {
  for (let seed = 1; seed < 60; seed++) {
    const table = tableOf(seed)
    const stream = dice(seed)
    while (table.advance() || table.seat === 'you') {
      const { options } = table
      if (options.length > 1 && options[0]?.move.do === 'destroy') return table
      const wonders = options.filter(({ move }) => move.do === 'wonder')
      const choices = wonders.length > 0 ? wonders : options
      const chosen = choices[stream.below(choices.length)]
      if (table.seat !== 'you' || chosen === undefined) break
      table.play(key(chosen.move))
    }
  }
  throw new Error('nothing was destroyed')
}

const litIn = (markup: string): string[] =>
  [...markup.matchAll(/data-flip="(?:tray-)?([^"]+)" data-lit="true"/g)].map(([, name = '']) => name)

describe('the board', () => {
  test('every option is lit or has a button, through whole games', () => {
    const asks = new Set<string>()
    for (let seed = 1; seed <= 2; seed++) {
      const table = tableOf(seed)
      for (let turn = seed; table.advance() || table.seat === 'you'; turn += 7) {
        const { options } = table
        const chosen = options[turn % options.length]
        if (table.seat !== 'you' || chosen === undefined) break
        asks.add(table.state.asks.at(-1)?.ask ?? '')
        const markup = renderToStaticMarkup(boardOf(table, options))
        const lit = litIn(markup)
        for (const { move } of options) {
          const [piece] = piecesOf(move)
          if (piece === undefined) expect(markup).toContain('class="du-button')
          else if (move.do !== 'liberty') expect(lit).toContain(piece)
        }
        table.play(key(chosen.move))
      }
    }
    expect([...asks]).toEqual(expect.arrayContaining(['draft-1', 'draft-2', 'turn']))
  })

  test('a card to destroy is chosen where it lies, and is offered once', () => {
    const table = waitingForDestruction()
    const markup = renderToStaticMarkup(boardOf(table, table.options))
    const offered = table.options.flatMap(({ move }) => piecesOf(move))
    expect(offered.length).toBeGreaterThan(1)
    expect(litIn(markup).toSorted()).toEqual(offered.toSorted())
    expect(markup).not.toContain('du-tray')
  })

  test('without options nothing is lit', () => {
    const table = tableOf(5)
    table.advance()
    expect(litIn(renderToStaticMarkup(boardOf(table, [])))).toEqual([])
  })

  test('the pieces that the why panel explains are marked', () => {
    const table = tableOf(7)
    table.advance()
    const [first = '', second = ''] = table.options.map(({ move }) =>
      move.do === 'draft' ? wonder(move.wonder).id : '',
    )
    const board = boardOf(table, table.options)
    const markup = renderToStaticMarkup(cloneElement(board, { marked: { kept: [first], dropped: [second] } }))
    expect(markup.match(/data-mark="kept"/g)).toHaveLength(1)
    expect(markup.match(/data-mark="dropped"/g)).toHaveLength(1)
    expect(renderToStaticMarkup(board)).not.toContain('data-mark')
  })

  test('a lit piece opens with its options, and choosing one plays it', () => {
    const table = tableOf(6)
    table.advance()
    const played: string[] = []
    const page = document.body.appendChild(document.createElement('div'))
    const root = createRoot(page)
    act(() => root.render(boardOf(table, table.options, (name) => played.push(name))))
    act(() => page.querySelector<HTMLElement>('[data-lit]')?.click())
    act(() => document.querySelector<HTMLElement>('.du-action')?.click())
    expect(played).toHaveLength(1)
    expect(table.options.map(({ move }) => key(move))).toContain(played[0])
    act(() => root.unmount())
    page.remove()
  })
})

/** The board at the first moment of a game with this ask. */
function momentOf(is: (table: ReturnType<typeof tableOf>) => boolean): ReturnType<typeof tableOf> {
  for (let seed = 1; seed <= 30; seed++) {
    const table = tableOf(seed)
    for (let turn = seed; table.advance() || table.seat === 'you'; turn += 7) {
      if (is(table)) return table
      const chosen = table.options[turn % table.options.length]
      if (table.seat !== 'you' || chosen === undefined) break
      table.play(key(chosen.move))
    }
  }
  throw new Error('No game came there')
}

test('a token is chosen where it lies, by its name: no list pushes the cards away (R13.3)', () => {
  const table = momentOf(({ state }) => state.asks.at(-1)?.ask === 'token-board')
  const markup = renderToStaticMarkup(boardOf(table, table.options))
  const lying = markup.match(/<div[^>]*class="du-progress".*?<\/div>/)?.[0] ?? ''
  for (const { move } of table.options)
    if (move.do === 'token') expect(lying).toMatch(new RegExp(`data-lit="true".*${token(move.token).name.en}`))
  expect(markup).not.toContain('du-tray')
})

test('no cards are counted while they are being dealt', () => {
  const table = new Table(duelModule, { options: OPTIONS, chance: { kind: 'dealt' } })
  let dealt = 0
  for (let n = 0; n < 60 && dealt < 8; n++) {
    table.advance()
    const [option] = table.options
    if (option === undefined) break
    const dealing = table.state.asks.some(({ ask }) => ask === 'lay')
    if (dealing && table.state.occupied !== 0) {
      dealt++
      const markup = renderToStaticMarkup(boardOf(table, []))
      expect(markup).toContain('du-age"')
      expect(markup).not.toMatch(/\d+ cards? left/)
    }
    table.play(key(option.move))
  }
  expect(dealt).toBe(8)
  const laid = momentOf(({ state }) => state.asks.at(-1)?.ask === 'turn')
  expect(renderToStaticMarkup(boardOf(laid, []))).toMatch(/\d+ cards left/)
})

test('below the moves are the prices of both cities and the effects of the tokens on the board', () => {
  const { state } = momentOf(({ state: s }) => s.age === 2 && s.asks.at(-1)?.ask === 'turn')
  expect(Aside).toBeDefined()
  if (Aside === undefined) return
  for (const lang of ['it', 'en'] as const) {
    const markup = renderToStaticMarkup(<Aside state={state} lang={lang} />)
    for (const no of state.board) if (no !== NONE) expect(markup).toContain(token(no).name[lang])
    expect(markup.match(/scope="row"/g)).toHaveLength(5)
    for (const name of Object.values(RESOURCE_NAMES)) expect(markup).toContain(name[lang])
  }
})

test('the start of an Age is no decision: there is no "why"', () => {
  expect(duelModule.isFormal?.({ do: 'age-start' })).toBe(true)
  expect(duelModule.isFormal?.({ do: 'starter', side: 0 })).toBe(false)
})

test('long words break between syllables, never within one', () => {
  const markup = renderToStaticMarkup(<Piece id="lumber-yard" lang="it" />)
  expect(markup).toContain('d’Abbatti\u00ADmento')
  for (const { id, name } of CARDS)
    for (const lang of ['it', 'en'] as const) {
      const drawn = renderToStaticMarkup(<Piece id={id} lang={lang} />).match(/du-card-name">([^<]*)</)?.[1] ?? ''
      expect(drawn.replaceAll('\u00AD', '').replaceAll('&#x27;', "'")).toBe(name[lang])
      // The narrowest card has room for twelve letters.
      for (const part of drawn.split(/[\s\u00AD’-]/)) expect(part.length).toBeLessThanOrEqual(12)
    }
})

test('every component is drawn and named in both languages', () => {
  for (const id of pieces.flatMap(({ ids }) => ids))
    for (const lang of ['it', 'en'] as const) {
      const markup = renderToStaticMarkup(<Piece id={id} lang={lang} size="large" />)
      const label = markup.match(/aria-label="([^"]*)"/)?.[1]?.replaceAll('&#x27;', "'")
      expect(label).toContain(duelModule.nameOf(id, lang))
      expect(markup).toContain('<svg')
    }
})

test('that you begin is told in the words in which it was asked', () => {
  const move = starterOf(PLAYER)
  if (move === undefined) throw new Error('nobody can begin')
  for (const lang of LANGS) expect(duelModule.say(move, lang)).toBe(word('youBegin', lang))
})
