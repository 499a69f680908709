// Every piece and every number of every board opens the rule behind it, and every reason why it cannot be chosen opens the rule that says so.
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { describe, expect, test, vi } from 'vitest'
import { GAMES } from '../../games/index.ts'
import { dice } from '../../kernel/chance.ts'
import { fullOptions } from '../../kernel/options.ts'
import { Table } from '../../kernel/table.ts'
import { random } from '../../players/random.ts'
import { prefsStore } from '../store/prefs.ts'
import { loadUi } from '../tables.ts'
import { TABLE } from '../words/table.ts'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

/** How many decisions are played before a board is looked at. */
const MOMENTS = [25]

const click = (element: Element, kind: 'click' | 'contextmenu' = 'click') =>
  act(async () => {
    element.dispatchEvent(new MouseEvent(kind, { bubbles: true, cancelable: true }))
    await vi.dynamicImportSettled()
  })

/** The headings of the rules that a button of the open popover leads to; undefined without such a button. */
async function opens(words: string): Promise<readonly string[] | undefined> {
  const button = [...document.querySelectorAll('.kit-popover button')].find(
    (each) => each.textContent?.trim() === words,
  )
  if (button === undefined) return undefined
  await click(button)
  return sheetRead()
}

/** The headings in the open sheet, which is closed again. */
async function sheetRead(): Promise<readonly string[]> {
  const titles = [...document.querySelectorAll('.learn-rule h3')].map((title) => title.textContent ?? '')
  const close = document.querySelector('dialog .kit-button, dialog button')
  if (close !== null) await click(close)
  return titles
}

/** What can be read. The edge of a map, sentences and sheets of points need no reading; a Stage and a deck lie over their own numbers. */
const READ = '.kit-spot, .kit-reads, button, p, h2, dl, table, .kit-away, .ac-rim, .ar-label-vp, .ar-want'

/** Numbers that nothing on the board explains. */
function unread(place: Element): readonly string[] {
  const all = [...place.querySelectorAll('*')].filter(({ children }) => children.length === 0)
  return all.flatMap((leaf) =>
    /\d/.test(leaf.textContent ?? '') && leaf.closest(READ) === null ? [`${leaf.className}: ${leaf.textContent}`] : [],
  )
}

/** Names of pieces in which a sentence begins without a capital. */
const lowered = (place: Element): readonly string[] =>
  [...place.querySelectorAll('.kit-name')].flatMap(({ textContent }) =>
    /\. \p{Ll}/u.test(textContent) ? [`no capital: ${textContent}`] : [],
  )

/** Pieces of every kind, lit and not: one of each. */
function someOfEach(place: Element): readonly Element[] {
  const counts = new Map<string, number>()
  return [...place.querySelectorAll('.kit-spot')].filter((spot) => {
    const [name = ''] = (spot.getAttribute('data-flip') ?? spot.className).split(':')
    const kind = `${name} ${spot.className} ${spot.hasAttribute('data-lit')}`
    counts.set(kind, (counts.get(kind) ?? 0) + 1)
    return (counts.get(kind) ?? 0) <= 1
  })
}

describe.each(GAMES.map((manifest) => [manifest.id, manifest] as const))('%s', (id, manifest) => {
  test('every piece opens its rule, every reason the rule that says so', async () => {
    const [module, ui] = await Promise.all([manifest.load(), loadUi(id)])
    if (ui === undefined) throw new Error('no board')
    const first = await module.firstGame?.()
    const table = new Table(module, {
      options: fullOptions(manifest.options, first?.options ?? {}),
      chance: { kind: 'seeded', seed: '1' },
    })
    const stream = dice(1)
    await module.handbook?.()
    const [seen, silent] = [new Set<string>(), [] as string[]]
    for (const moment of MOMENTS) {
      table.advance()
      for (let made = table.cursor; table.seat === 'you' && table.cursor < made + moment; table.advance())
        table.play(module.game.key(random(module, table.state, table.options, stream)))
      const { state, options } = table
      for (const now of [options, []]) {
        const place = document.body.appendChild(document.createElement('div'))
        const root = createRoot(place)
        await act(async () =>
          root.render(
            <ui.Board
              module={module}
              state={state}
              before={undefined}
              options={now}
              play={() => undefined}
              lang="en"
              mode="screen"
              prefs={prefsStore.getState()}
            />,
          ),
        )
        for (const spot of someOfEach(place)) {
          await click(spot, 'contextmenu')
          const popover = document.querySelector('.kit-popover')
          const name = spot.getAttribute('data-flip') ?? spot.textContent ?? ''
          const why = popover?.querySelector('.kit-why p')?.textContent ?? ''
          const [kind = ''] = name.split(':')
          if (popover === null) silent.push(`${name}: no popover`)
          else if (!seen.has(`${kind} ${why}`)) {
            seen.add(`${kind} ${why}`)
            if (((await opens(TABLE.theRule.en)) ?? []).length === 0) silent.push(`${name}: no rule`)
            const reason = await opens(TABLE.whyNot.en)
            if (reason?.length === 0) silent.push(`${name}: no rule for “${why}”`)
          }
          const close = document.querySelector('.kit-popover-close')
          if (close !== null) await click(close)
        }
        for (const number of place.querySelectorAll('.kit-reads')) {
          await click(number, 'contextmenu')
          if ((await sheetRead()).length === 0) silent.push(`${number.getAttribute('aria-label')}: no rule`)
        }
        silent.push(...unread(place), ...lowered(place))
        await act(async () => root.unmount())
        place.remove()
      }
    }
    expect(seen.size).toBeGreaterThan(8)
    expect(silent).toEqual([])
  })
})
