// Every lesson of every game, played without a screen: its solution reaches the end, its mistake is answered.
import { describe, expect, test } from 'vitest'
import { inlinesOf } from '../../src/kernel/markup.ts'
import { LANGS } from '../../src/kernel/text.ts'
import { CLAUSES } from './clauses.ts'
import { answer, type AnyLesson, begin, must, TAUGHT, untilOpponent } from './taught.ts'

describe.each(TAUGHT.map((manifest) => [manifest.id, manifest] as const))('the lessons of %s', (id, manifest) => {
  const loaded = manifest.load().then(async (module) => {
    const { clauses, rulings } = await module.texts()
    return {
      module,
      lessons: await must(module.lessons, `lessons of ${id}`)(),
      places: (await must(module.handbook, `handbook of ${id}`)()).places,
      known: new Set([...must(CLAUSES[id], 'clauses'), ...[...clauses, ...rulings].map((clause) => clause.id)]),
    }
  })

  test('are six to ten, each with its own name', async () => {
    const { lessons } = await loaded
    expect(lessons.length).toBeGreaterThanOrEqual(6)
    expect(lessons.length).toBeLessThanOrEqual(10)
    expect(new Set(lessons.map((lesson) => lesson.id)).size).toBe(lessons.length)
  })

  test('begin in legal positions that can be played on', async () => {
    const { module, lessons } = await loaded
    for (const { start, tasks } of lessons)
      for (const { position } of [start, ...tasks.flatMap((task) => task.start ?? [])])
        if (position !== undefined)
          expect(() => module.position.checkPlayable?.(module.position.read(position))).not.toThrow()
  })

  test('cite clauses that exist', async () => {
    const { lessons, known } = await loaded
    const said = lessons.flatMap(({ tasks }) =>
      tasks.flatMap(({ say, hint, praise, otherwise }) =>
        [say, hint, praise, otherwise].flatMap((text) =>
          LANGS.flatMap((lang) => inlinesOf(text[lang])).flatMap((part) => (part.kind === 'clause' ? part.clause : [])),
        ),
      ),
    )
    expect([...lessons.flatMap(({ cites }) => cites), ...said].filter((cite) => !known.has(cite))).toEqual([])
  })

  test('say what to do in two sentences at most', async () => {
    const { lessons } = await loaded
    const sentences = (text: string): number => text.split(/[.!?…](?:\s|$)/).filter((part) => part.trim() !== '').length
    const long = lessons.flatMap(({ tasks }) => tasks.flatMap(({ say }) => LANGS.map((lang) => say[lang])))
    expect(long.filter((text) => sentences(text) > 2)).toEqual([])
  })

  /** Plays a lesson by its solution; the kinds of moves made, and how the game ended if it did. */
  const play = async (lesson: AnyLesson) => {
    const { module, places } = await loaded
    const kinds = new Set<string>()
    const endings = new Set<string>()
    let mistakes = 0
    let table = begin(manifest, module, lesson.start)
    for (const task of lesson.tasks) {
      if (task.start !== undefined) table = begin(manifest, module, task.start)
      if (task.kind === 'foresee') {
        untilOpponent(table)
        const legal = new Set(table.options.map(({ move }) => module.game.key(move)))
        expect(task.among.filter((key) => !legal.has(key))).toEqual([])
        const right = module.game.key(module.automa.decide(table.state))
        expect(task.among).toContain(right)
        expect(task.among.length).toBeGreaterThan(1)
        expect(Object.keys(task.wrong ?? {}).filter((key) => key === right || !task.among.includes(key))).toEqual([])
        mistakes++
        table.advanceOnce()
        continue
      }
      const from = table.cursor
      if (task.mistake !== undefined) {
        expect(answer(table, task, task.mistake)).toMatchObject({ is: 'wrong' })
        table.goto(from)
        mistakes++
      }
      expect(answer(table, task, task.solution)).toEqual({ is: 'done' })
      for (const { seat, move } of table.log.slice(from)) {
        const kind = seat === 'you' ? places.kindOf(move) : undefined
        if (kind !== undefined) kinds.add(kind)
      }
      if (table.step.kind === 'over') endings.add(module.score(table.state).outcome.by)
    }
    return { kinds: Array.from(kinds), endings: Array.from(endings), mistakes }
  }

  test('are solved as intended, and a wrong answer in each is told from the right one', async () => {
    const { lessons } = await loaded
    for (const lesson of lessons) expect((await play(lesson)).mistakes, lesson.id).toBeGreaterThan(0)
  })

  test('use every kind of action and every way to end', async () => {
    const { module, lessons, places } = await loaded
    const played = await Promise.all(lessons.map(play))
    const kinds = new Set(played.flatMap((each) => each.kinds))
    const endings = new Set(played.flatMap((each) => each.endings))
    expect(Object.keys(places.moves).filter((kind) => !kinds.has(kind))).toEqual([])
    expect(Object.keys(module.endings).filter((by) => !endings.has(by))).toEqual([])
  })

  test('teach the opponent: a move of it is foreseen, a clause of it cited', async () => {
    const { lessons } = await loaded
    expect(lessons.some(({ tasks }) => tasks.some(({ kind }) => kind === 'foresee'))).toBe(true)
    expect(lessons.some(({ cites }) => cites.some((cite) => cite.startsWith('S')))).toBe(true)
  })
})
