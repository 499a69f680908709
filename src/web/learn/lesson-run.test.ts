// A lesson being taken, without a page.
import { describe, expect, it, vi } from 'vitest'
import { ageOfComics } from '../../games/age-of-comics/manifest.ts'
import { duel } from '../../games/duel/manifest.ts'
import { terraMystica } from '../../games/terra-mystica/manifest.ts'
import type { Manifest } from '../../kernel/contract.ts'
import { createLessonRun } from './lesson-run.ts'

async function take(id: string, manifest: Manifest = duel) {
  const module = await manifest.load()
  const lesson = (await module.lessons?.())?.find((each) => each.id === id)
  if (lesson === undefined) throw new Error(`there is no lesson ${id}`)
  const finished = vi.fn()
  const run = createLessonRun({ manifest, module, lesson, speed: () => 'instant', finished })
  run.start()
  const play = (key: string) => run.store.getState().tableStore.play(key)
  const log = () => run.store.getState().tableStore.store.getState().log.length
  return { run, play, log, finished, view: () => run.store.getState() }
}

describe('a lesson', () => {
  it('answers a wrong move, lets nobody go on, and takes it back', async () => {
    const { run, play, log, view } = await take('building')
    const before = log()
    play('build press')
    expect(view()).toMatchObject({ phase: 'told', isHinted: true })
    expect(view().tableStore.store.getState().options).toEqual([])
    play('build baths')
    expect(log()).toBe(before + 1)
    run.takeBack()
    expect(view()).toMatchObject({ phase: 'doing', answer: undefined })
    expect(log()).toBe(before)
    run.stop()
  })

  it('praises the right one, and goes on to the next task when it is read', async () => {
    const { run, play, view, finished } = await take('building')
    play('build baths')
    expect(view()).toMatchObject({ phase: 'done', at: 0 })
    run.next()
    expect(view()).toMatchObject({ phase: 'doing', at: 1, isHinted: false })
    play('build temple')
    run.next()
    expect(view().phase).toBe('over')
    expect(finished).toHaveBeenCalledOnce()
    run.stop()
  })

  it('goes on at the same table where a task has none of its own', async () => {
    const { run, play, view } = await take('wonders')
    play('draft sphinx')
    run.next()
    play('wonder sphinx forum')
    const { tableStore } = view()
    run.next()
    expect(view().tableStore).toBe(tableStore)
    play('discard walls')
    expect(view().phase).toBe('told')
    run.takeBack()
    play('build temple')
    expect(view().phase).toBe('done')
    run.stop()
  })

  it('judges what was foreseen by what the opponent does', async () => {
    const { run, play, log, view } = await take('solo')
    play('address SC')
    run.next()
    run.foresee('build school')
    expect(view().phase).toBe('told')
    run.takeBack()
    expect(log()).toBe(0)
    run.foresee('build forum')
    expect(view().phase).toBe('done')
    await vi.waitFor(() => expect(log()).toBeGreaterThan(0))
    expect(view().tableStore.store.getState().table.entry(1).seat).toBe('automa')
    run.stop()
  })

  it.each([
    ['settling', terraMystica],
    ['automa', ageOfComics],
  ])('lets the opponent make no move before it is foreseen, even at once: “%s”', async (id, manifest) => {
    const { run, play, view } = await take(id, manifest)
    const table = () => view().tableStore.store.getState()
    while (view().phase !== 'over') {
      const { task } = view()
      if (task.kind === 'do')
        for (const key of task.solution) {
          await vi.waitFor(() => expect(table().options).not.toEqual([]))
          play(key)
        }
      else {
        await vi.waitFor(() => expect(table()).toMatchObject({ seat: 'automa', hold: 'others' }))
        for (const key of task.among) {
          run.foresee(key)
          run.takeBack()
        }
        // What it did is shown before the next task begins.
        await vi.waitFor(() => expect(table().hold).toBe('everybody'))
      }
      expect(view().phase).toBe('done')
      run.next()
    }
    run.stop()
  })

  it('begins a task again', async () => {
    const { run, play, log, view } = await take('science')
    const before = log()
    play('build library')
    expect(view().phase).toBe('doing')
    run.restart()
    expect(log()).toBe(before)
    play('build library')
    play('token law')
    expect(view().phase).toBe('done')
    run.stop()
  })
})
