import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { fullOptions } from '../../../kernel/options.ts'
import { Table } from '../../../kernel/table.ts'
import type { Prefs } from '../../../web/contract.ts'
import { architects } from '../manifest.ts'
import { architectsModule } from '../module.ts'
import type { Options } from '../state.ts'
import { ui } from './index.tsx'
import { word } from './words.ts'

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
const { Board } = ui

/** What stands on the board, without what is only said of it. */
function textOn(table: Table<unknown, unknown, Options>): string {
  const { state, options } = table
  const html = renderToStaticMarkup(
    <Board
      module={architectsModule}
      state={state}
      before={undefined}
      options={options}
      play={() => {}}
      lang="en"
      mode="screen"
      prefs={PREFS}
    />,
  )
  return html.replaceAll(/<[^>]*>/g, '\n')
}

test('the board leads to what the Opponent would choose and leaves telling it to the prompt', () => {
  const setup = {
    options: fullOptions(architects.options, {}) as Options,
    chance: { kind: 'seeded', seed: '7' },
  } as const
  const table = new Table(architectsModule, setup)
  let turns = 0
  for (table.advance(); table.seat === 'you' && turns < 30; table.advance(), turns++) {
    const [first] = table.options
    if (first === undefined) break
    if (architectsModule.ahead?.(table.state).length) {
      const shown = textOn(table as unknown as Table<unknown, unknown, Options>)
      expect(shown).toContain(word('forecast', 'en'))
      expect(shown).not.toMatch(/would take|priority \d/)
    }
    table.play(architectsModule.game.key(first.move))
  }
  expect(turns).toBeGreaterThan(5)
})
