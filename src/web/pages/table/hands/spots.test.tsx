// Every place that a step marks is drawn.
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { GAMES } from '../../../../games/index.ts'
import { LANGS } from '../../../../kernel/text.ts'
import { handedGame, optionsOf } from '../../../../../test/fixtures/hands.ts'
import { loadUi } from '../../../tables.ts'

test.each(GAMES.map((manifest) => [manifest.id, manifest] as const))(
  '%s draws every place of its steps',
  async (id, manifest) => {
    const module = await manifest.load()
    const [hands, ui] = [await module.hands?.(), await loadUi(id)]
    if (hands === undefined) return
    const drawn = new Map<string, string>()
    for (const { steps, state } of handedGame(module, hands, optionsOf(manifest, 3), 3))
      for (const { spot } of steps) {
        if (spot === undefined || ui?.Spot === undefined || drawn.has(spot)) continue
        for (const lang of LANGS)
          drawn.set(spot, renderToStaticMarkup(<ui.Spot spot={spot} state={state} lang={lang} />))
      }
    const blank = [...drawn].flatMap(([spot, markup]) => (markup.length > 40 ? [] : [spot]))
    expect(blank).toEqual([])
    if (ui?.Spot !== undefined) expect(drawn.size).toBeGreaterThan(3)
  },
)
