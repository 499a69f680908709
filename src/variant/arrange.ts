// Ladders and plans as a variant arranges them: the rungs are the registry's own, in the author's order, reversed or guarded.
import type { LadderInfo, RungInfo } from '../kernel/contract.ts'
import { andList, inEachLang, orList, phrase, type Text, type Values } from '../kernel/text.ts'
import type { Choices, LadderChoice, LadderPart, Registry, RungChoice, TableChoice } from '../kernel/variant.ts'
import type { DieRow, DieTable, Plan, Plans } from '../ladder/climb.ts'
import { type Ladder, type Rung, turned, under } from '../ladder/rung.ts'
import { rungsFor, shortName, writtenIn } from './names.ts'

/** Tests by the ids of the registry's conditions. */
export type Tests<V> = Readonly<Record<string, (view: V) => boolean>>

/** The clause of rungs that stand in no document. */
export const ADDED = 'V'

const SAYS = {
  when: phrase<Values<'condition' | 'text'>>({
    it: ({ condition, text }) => `se ${condition}: ${text}`,
    en: ({ condition, text }) => `if ${condition}: ${text}`,
  }),
  unless: phrase<Values<'condition' | 'text'>>({
    it: ({ condition, text }) => `tranne se ${condition}: ${text}`,
    en: ({ condition, text }) => `unless ${condition}: ${text}`,
  }),
  reversed: phrase<Values<'text'>>({
    it: ({ text }) => `al contrario: ${text}`,
    en: ({ text }) => `the other way round: ${text}`,
  }),
} as const

export const otherWayRound = (text: Text): Text => inEachLang((lang) => SAYS.reversed[lang]({ text: text[lang] }))

/** What a rung says as it is used: the author's words, or its own with how it is used. */
export function textOf(registry: Registry, rung: RungInfo, { isReversed, when, unless, text }: RungChoice): Text {
  if (text !== undefined) return text
  const named = (ids: readonly string[]) =>
    ids.flatMap((id) => registry.conditions.find((condition) => condition.id === id)?.text ?? [])
  return inEachLang((lang) => {
    let said = rung.text[lang]
    if (isReversed) said = SAYS.reversed[lang]({ text: said })
    if (unless !== undefined)
      said = SAYS.unless[lang]({
        condition: orList(
          named(unless).map((each) => each[lang]),
          lang,
        ),
        text: said,
      })
    if (when !== undefined)
      said = SAYS.when[lang]({
        condition: andList(
          named(when).map((each) => each[lang]),
          lang,
        ),
        text: said,
      })
    return said
  })
}

/** The ids of the rungs of a ladder as they are used: a rung of the ladder itself, used as it is, keeps its own. */
function idsOf(part: LadderPart, rungs: readonly RungChoice[]): readonly string[] {
  const used = new Map<string, number>()
  return rungs.map(({ rung, isReversed }) => {
    const id = `${part.ladder.id}.${writtenIn(part, rung)}${isReversed ? '.reversed' : ''}`
    const times = (used.get(id) ?? 0) + 1
    used.set(id, times)
    return times === 1 ? id : `${id}.${times}`
  })
}

function testOf<V>(tests: Tests<V>, { when = [], unless = [] }: RungChoice): ((view: V) => boolean) | undefined {
  const all = when.flatMap((id) => tests[id] ?? [])
  const none = unless.flatMap((id) => tests[id] ?? [])
  if (all.length + none.length === 0) return undefined
  return (view) => all.every((test) => test(view)) && !none.some((test) => test(view))
}

/** Whether the ladder is as in the document. */
export function isPlain(part: LadderPart, { rungs, title, cite }: LadderChoice): boolean {
  const own = part.ladder.rungs
  return (
    title === undefined &&
    cite === undefined &&
    rungs.length === own.length &&
    rungs.every(
      (each, at) =>
        Object.keys(each).length === 1 && each.rung === `${part.id}.${shortName(part.ladder, own[at] as RungInfo)}`,
    )
  )
}

/** A ladder of the game and what the author makes of it; nothing where it stays as it is. */
function changed(registry: Registry, choices: Choices, ladder: LadderInfo) {
  const part = registry.ladders.find((each) => each.ladder.id === ladder.id)
  const choice = part && choices.ladders[part.id]
  return part === undefined || choice === undefined || isPlain(part, choice) ? undefined : { part, choice }
}

/** A rung by its full name: of the ladder itself, or of another one over the same candidates. */
function found(registry: Registry, part: LadderPart, ladder: LadderInfo, name: string): RungInfo {
  const own = ladder.rungs.find((rung) => `${part.id}.${shortName(ladder, rung)}` === name)
  return own ?? (rungsFor(registry, part).get(name)?.rung as RungInfo)
}

function used<R extends RungInfo>(
  registry: Registry,
  { part, choice }: { readonly part: LadderPart; readonly choice: LadderChoice },
  ladder: LadderInfo,
  make: (rung: R, use: RungChoice, head: Pick<RungInfo, 'id' | 'text' | 'cite'>) => R,
) {
  const ids = idsOf(part, choice.rungs)
  const rungs = choice.rungs.map((use, at) => {
    const rung = found(registry, part, ladder, use.rung) as R
    const isPlainUse = Object.keys(use).length === 1 && ids[at] === rung.id
    const head = { id: ids[at] as string, text: textOf(registry, rung, use), cite: use.cite ?? rung.cite }
    return isPlainUse ? rung : make(rung, use, head)
  })
  return { title: choice.title ?? ladder.title, cite: choice.cite ?? ladder.cite, rungs }
}

/**
 * A ladder of the game in the author's order. The registry is that of the document being made: its ladders have the rungs that are put in.
 */
export function arrangeLadder<C, V>(
  registry: Registry,
  choices: Choices,
  ladder: Ladder<C, V>,
  tests: Tests<V>,
): Ladder<C, V> {
  const change = changed(registry, choices, ladder)
  if (change === undefined) return ladder
  const arranged = used<Rung<C, V>>(registry, change, ladder, (rung, use, head) => {
    const way = use.isReversed ? turned(rung, head) : { ...rung, ...head }
    const test = testOf(tests, use)
    return test === undefined ? way : under(test, way)
  })
  return { ...ladder, ...arranged }
}

/** Plans in the author's order; one whose condition does not hold fails. */
export function arrangePlans<V, M>(
  registry: Registry,
  choices: Choices,
  plans: Plans<V, M>,
  tests: Tests<V>,
): Plans<V, M> {
  const change = changed(registry, choices, plans)
  if (change === undefined) return plans
  const arranged = used<Plan<V, M>>(registry, change, plans, (plan, use, head) => {
    const test = testOf(tests, use)
    if (test === undefined) return { ...plan, ...head }
    return {
      ...plan,
      ...head,
      attempt: (view, tracer) => (test(view) ? plan.attempt(view, tracer) : undefined),
    }
  })
  return { ...plans, ...arranged }
}

/** A table of a die with the author's faces; a row without a face is left out. */
export function arrangeTable<V, M>(table: DieTable<V, M>, { rows }: TableChoice): DieTable<V, M> {
  const rungs = table.rungs.flatMap((row): DieRow<V, M>[] => {
    const faces = rows.filter((each) => each.row === shortName(table, row)).flatMap((each) => each.faces)
    if (faces.length === 0) return []
    const same = faces.length === row.faces.length && faces.every((face) => row.faces.includes(face))
    return [same ? row : { ...row, faces: faces.toSorted((a, b) => a - b), mark: markOf(faces) }]
  })
  return { ...table, rungs }
}

/** `1-3, 5` */
export function markOf(faces: readonly number[]): string {
  const sorted = faces.toSorted((a, b) => a - b)
  const spans: [number, number][] = []
  for (const face of sorted) {
    const last = spans.at(-1)
    if (last !== undefined && last[1] === face - 1) last[1] = face
    else spans.push([face, face])
  }
  return spans.map(([from, to]) => (from === to ? String(from) : `${from}-${to}`)).join(', ')
}
