// What handbooks, lessons and first games show and point at exists on the boards.
import { describe, expect, it } from 'vitest'
import { GAMES } from '../../games/index.ts'
import { loadUi } from '../tables.ts'

const taught = GAMES.filter(({ teaches }) => teaches)

describe.each(taught)('what teaches $id', ({ id, load }) => {
  const loaded = Promise.all([load(), loadUi(id)]).then(async ([module, ui]) => {
    const handbook = await module.handbook?.()
    if (handbook === undefined || ui === undefined) throw new Error(`${id} does not teach`)
    return { handbook, lessons: (await module.lessons?.()) ?? [], ids: ui.pieces.flatMap((kind) => kind.ids) }
  })

  it('tells the rule of every piece', async () => {
    const { handbook, ids } = await loaded
    const told = new Set(handbook.chapters.flatMap(({ rules }) => rules.flatMap(({ tells }) => tells)))
    expect(ids.filter((piece) => !handbook.places.ofPiece(piece).some((cite) => told.has(cite)))).toEqual([])
  })

  it('shows a piece of every kind in a figure', async () => {
    const { handbook } = await loaded
    const ui = await loadUi(id)
    const shown = new Set(
      handbook.chapters.flatMap(({ rules }) =>
        rules.flatMap(({ figure }) => (figure?.show === 'pieces' ? figure.ids : [])),
      ),
    )
    const unseen = ui?.pieces.filter((kind) => !kind.ids.some((piece) => shown.has(piece))).map(({ title }) => title.en)
    expect(unseen).toEqual([])
  })

  it('draws and marks only pieces that there are', async () => {
    const { handbook, lessons, ids } = await loaded
    const drawn = handbook.chapters.flatMap(({ rules }) =>
      rules.flatMap(({ figure }) =>
        figure?.show === 'pieces' ? figure.ids : figure?.show === 'board' ? (figure.mark ?? []) : [],
      ),
    )
    const marked = lessons.flatMap(({ tasks }) => tasks.flatMap((task) => task.marks ?? []))
    expect(drawn.filter((piece) => !ids.includes(piece))).toEqual([])
    expect(marked.filter((piece) => !ids.includes(piece))).toEqual([])
  })
})
