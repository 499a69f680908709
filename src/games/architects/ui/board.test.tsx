import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { Table } from '../../../kernel/table.ts'
import { prefsStore } from '../../../web/store/prefs.ts'
import { token, WONDERS, wonder } from '../catalogue/index.ts'
import { architectsModule } from '../module.ts'
import { key, type Option } from '../moves.ts'
import type { Options } from '../state.ts'
import { ui } from './index.tsx'
import { labelBox } from './wonder/StageLabel.tsx'
import { stageArt } from './wonder/Wonder.tsx'
import { word } from './words.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

const { Board, Aside } = ui
const OPTIONS = { level: 'normal', opponent: 'random', first: 'you' } as Options
const PREFS = { ...prefsStore.getState(), lang: 'en', speed: 'instant', reducedMotion: true } as const

const tableOf = (seed: number) =>
  new Table(architectsModule, { options: OPTIONS, chance: { kind: 'seeded', seed: String(seed) } })

const boardOf = (
  table: ReturnType<typeof tableOf>,
  options: readonly Option[],
  play: (key: string) => void = () => {},
) => (
  <Board
    module={architectsModule}
    state={table.state}
    before={undefined}
    options={options}
    play={play}
    lang="en"
    mode="screen"
    prefs={PREFS}
  />
)

/** A game at your turn, with your Cat unused. */
function withCat(): ReturnType<typeof tableOf> {
  for (let seed = 1; seed < 40; seed++) {
    const table = tableOf(seed)
    for (let turn = seed; table.advance() || table.seat === 'you'; turn += 5) {
      if (table.options.some(({ move }) => move.do === 'look')) return table
      const chosen = table.options[turn % table.options.length]
      if (table.seat !== 'you' || chosen === undefined) break
      table.play(key(chosen.move))
    }
  }
  throw new Error('Nobody ever got the Cat')
}

test('your Cat lets you look: by a button on the central deck or by the pawn itself (R9.3)', () => {
  const table = withCat()
  for (const lit of ['.ar-cat-call', '.ar-cat[data-lit]']) {
    const played: string[] = []
    const page = document.body.appendChild(document.createElement('div'))
    const root = createRoot(page)
    act(() => root.render(boardOf(table, table.options, (name) => played.push(name))))
    act(() => page.querySelector<HTMLElement>(lit)?.click())
    expect(played, lit).toEqual(['look'])
    act(() => root.unmount())
    page.remove()
  }
  expect(renderToStaticMarkup(boardOf(table, []))).not.toContain('ar-cat-call')
})

/** Labels on small pictures are larger by this factor. */
const ENLARGED = 1.16

test.each(WONDERS.map((item) => [item.name.en, item] as const))(
  'the labels of %s do not touch',
  (_, { id, stages }) => {
    const boxes = stages.map((each) => labelBox(each, stageArt(each, id)))
    for (const [at, a] of boxes.entries())
      for (const b of boxes.slice(at + 1)) {
        const beside = (Math.abs(a.cx - b.cx) * 2) / ENLARGED >= a.width + b.width
        const above = (Math.abs(a.cy - b.cy) * 2) / ENLARGED >= a.height + b.height
        expect(beside || above, JSON.stringify([a, b])).toBe(true)
      }
  },
)

test('below the moves are the effects of your Wonder and the tokens, and the cards left in the decks', () => {
  const table = tableOf(3)
  table.advance()
  expect(Aside).toBeDefined()
  if (Aside === undefined) return
  expect(renderToStaticMarkup(<Aside state={table.state} lang="en" />)).toBe('')
  const [first] = table.options
  if (first !== undefined) table.play(key(first.move))
  table.advance()
  const { state } = table
  for (const lang of ['it', 'en'] as const) {
    const markup = renderToStaticMarkup(<Aside state={state} lang={lang} />)
    expect(markup).toContain(wonder(state.boards[0].wonder).name[lang])
    for (const no of state.faceUp) expect(markup).toContain(token(no).name[lang])
    expect(markup.match(/<tr>/g)?.length).toBeGreaterThan(10)
  }
})

test('a Stage is named with its Wonder and what it costs, in sentences of both languages', () => {
  const table = tableOf(1)
  const told = new Set<string>()
  for (let turn = 1; table.advance() || table.seat === 'you'; turn += 3) {
    for (const { move } of table.options)
      if (move.do === 'construct')
        for (const lang of ['it', 'en'] as const) told.add(architectsModule.say(move, lang, table.state))
    const chosen = table.options[turn % table.options.length]
    if (table.seat !== 'you' || chosen === undefined) break
    table.play(key(chosen.move))
  }
  expect(told.size).toBeGreaterThan(3)
  for (const sentence of told)
    expect(sentence).toMatch(
      /lo Stadio di \S+ da \d Risorse (diverse|identiche)|the \S+ Stage for \d (different|identical) Resources/,
    )
})

/** The visible text of the board, without text for screen readers. */
const textOn = (table: ReturnType<typeof tableOf>): string =>
  renderToStaticMarkup(boardOf(table, table.options)).replaceAll(/<[^>]*>/g, '\n')

test('the board links to what the Opponent would choose, and the prompt says it', () => {
  const table = tableOf(7)
  let turns = 0
  for (table.advance(); table.seat === 'you' && turns < 30; table.advance(), turns++) {
    const [first] = table.options
    if (first === undefined) break
    if (architectsModule.ahead?.(table.state).length) {
      const shown = textOn(table)
      expect(shown).toContain(word('forecast', 'en'))
      expect(shown).not.toMatch(/would take|priority \d/)
    }
    table.play(key(first.move))
  }
  expect(turns).toBeGreaterThan(5)
})
