// @vitest-environment happy-dom
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { manifestOf } from '../../../games/index.ts'
import { fullOptions } from '../../../kernel/options.ts'
import { Table } from '../../../kernel/table.ts'
import { createTableStore } from '../../store/table-store.ts'
import { LiveLog } from './LiveLog.tsx'
import { News } from './News.tsx'

test('a move and its consequences are told with one full stop between them', async () => {
  const manifest = manifestOf('age-of-comics')
  const module = await manifest.load()
  const table = new Table(module, { options: fullOptions(manifest.options, {}), chance: { kind: 'seeded', seed: '1' } })
  for (table.advance(); table.cursor < 60 && table.seat !== undefined; table.advance())
    table.play(module.game.key(table.options[0]?.move))
  const view = createTableStore({ table, speed: () => 'instant', mine: false }).store.getState()
  const told = renderToStaticMarkup(createElement(LiveLog, { view, lang: 'en' }))
  expect(told).toMatch(/turns up\. /)
  expect(told).not.toContain('..')
  // The news have a dot of their own between them.
  const news = renderToStaticMarkup(createElement(News, { view, lang: 'en', onWhy: () => undefined }))
  expect(news).toContain('news-move')
  expect(news).not.toMatch(/\.<\/span>/)
})
