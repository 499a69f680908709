import { act, cloneElement } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test, vi } from 'vitest'
import { Table } from '../../../kernel/table.ts'
import type { Prefs } from '../../../web/contract.ts'
import { wonder } from '../catalogue/index.ts'
import { duelModule } from '../module.ts'
import { key, type Option } from '../moves.ts'
import type { Options } from '../state.ts'
import { ui } from './index.tsx'
import { piecesOf } from './view.ts'

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
}
const OPTIONS = { level: 'base', promos: 'both' } as Options
const { Board, Piece, pieces } = ui

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

const litIn = (markup: string): string[] =>
  [...markup.matchAll(/data-flip="(?:tray-)?([^"]+)" data-lit="true"/g)].map(([, name = '']) => name)

describe('the board', () => {
  test('whatever you may choose is lit or stands as a button, through whole games', () => {
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

  test('without options nothing is lit', () => {
    const table = tableOf(5)
    table.advance()
    expect(litIn(renderToStaticMarkup(boardOf(table, [])))).toEqual([])
  })

  test('what the why panel speaks of is marked', () => {
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

test('every component is drawn and named in both languages', () => {
  for (const id of pieces.flatMap(({ ids }) => ids))
    for (const lang of ['it', 'en'] as const) {
      const markup = renderToStaticMarkup(<Piece id={id} lang={lang} size="large" />)
      const label = markup.match(/aria-label="([^"]*)"/)?.[1]?.replaceAll('&#x27;', "'")
      expect(label).toContain(duelModule.nameOf(id, lang))
      expect(markup).toContain('<svg')
    }
})
