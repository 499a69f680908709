// Corrects an old entry of a log. Everything before it stays, the entry is changed, and the rest is played again by its keys on a draft;
// the automa decides anew. What no longer fits becomes a conflict, one at a time, and the draft waits for the person. The table itself is
// never changed, and a mend never is either: settling a conflict makes the next one, so going back is keeping the one before.
import { copy } from './copy.ts'
import type { Step } from './contract.ts'
import { clip } from './clean.ts'
import { isMendable } from './mendable.ts'
import { isPersons, sourceOf } from './mode.ts'
import { refusal } from './refusal.ts'
import type { Table } from './table.ts'

export { isMendable }

const notMendable = refusal<{ entry: number }>('mend.not-mendable', {
  it: ({ entry }) => `la voce ${entry} non si può correggere`,
  en: ({ entry }) => `entry ${entry} cannot be corrected`,
})
const notAsked = refusal<{ answer: string }>('mend.not-asked', {
  it: ({ answer }) => `«${answer}» non risponde a niente`,
  en: ({ answer }) => `"${answer}" answers nothing`,
})

type Options = Readonly<Record<string, string>>

/** What became of an entry of the person; `was` counts in the old log, `now` in the draft, both from 1. */
export type Fate =
  | { readonly kind: 'kept' | 'replaced'; readonly was: number; readonly now: number }
  /** It was not asked then. */
  | { readonly kind: 'added'; readonly now: number }
  | { readonly kind: 'left-out'; readonly was: number }

/**
 * The draft waits for the person. `impossible`: what was meant then (`was`) cannot be any more. `unasked`: what was answered then is no
 * longer asked. `new`: this was not asked then; `was` is what came next, if anything did.
 */
export interface Conflict {
  readonly kind: 'impossible' | 'unasked' | 'new'
  readonly was?: number
  /** Whether what was meant can be left out: your moves can, what a die or a card showed is only replaced. */
  readonly canLeaveOut: boolean
}

/** An answer to a conflict: play this; or do without what was meant then. */
export type Answer = { readonly play: string } | 'leave-out'

/** Moves between two entries of a person, then and now, where they differ. */
export interface Rethought {
  readonly was: readonly number[]
  readonly now: readonly number[]
}

export interface Mend<S, M, O extends Options, C> {
  readonly old: Table<S, M, O, C>
  readonly draft: Table<S, M, O, C>
  /** What has to be settled first; undefined once all has been played again. */
  readonly conflict: Conflict | undefined
  /** The entries of the person so far, from the corrected one on. */
  readonly fates: readonly Fate[]
  /** The entries of the person that have not come up again. */
  readonly left: readonly number[]
  /** What is left, as it will be matched. */
  readonly rest: Rest
}

/** An entry of the person, with what it answered. */
interface Told {
  readonly n: number
  readonly key: string
  readonly question: string
}

/** Your moves in their order; and for every bag what came out of it, because the next card of a deck is the same whenever it is drawn. */
interface Rest {
  readonly yours: readonly Told[]
  readonly drawn: ReadonlyMap<string, readonly Told[]>
}

/** Entry `n` becomes the option with that key, and the rest is played again as far as it goes. */
export function mend<S, M, O extends Options, C>(table: Table<S, M, O, C>, n: number, key: string): Mend<S, M, O, C> {
  if (!isMendable(table, n)) throw notMendable({ entry: n })
  const draft = table.fork(n - 1)
  draft.play(key)
  const isSame = keyOf(table, n) === key
  if (!isSame && table.entry(n).seat === 'you') markIfSeen(table, draft, n)
  const fates: readonly Fate[] = [{ kind: isSame ? 'kept' : 'replaced', was: n, now: n }]
  return playAgain({ old: table, draft, conflict: undefined, fates, left: [], rest: restAfter(table, n) })
}

/** Goes on after a conflict. */
export function settle<S, M, O extends Options, C>(m: Mend<S, M, O, C>, answer: Answer): Mend<S, M, O, C> {
  const { conflict, old, fates } = m
  if (conflict === undefined) throw notAsked({ answer: answer === 'leave-out' ? answer : clip(answer.play) })
  const draft = m.draft.fork(m.draft.cursor)
  const { was } = conflict
  const question = questionAt(draft.step)
  const isYours = draft.seat === 'you'
  if (answer === 'leave-out') {
    if (was === undefined || !conflict.canLeaveOut) throw notAsked({ answer })
    markIfSeen(old, draft, was)
    return playAgain({ ...m, draft, fates: [...fates, { kind: 'left-out', was }], rest: withoutNext(m.rest) })
  }
  draft.play(answer.play)
  if (isYours) markIfSeen(old, draft, was ?? lastOf(fates))
  if (conflict.kind !== 'impossible' || was === undefined)
    return playAgain({ ...m, draft, fates: [...fates, { kind: 'added', now: draft.cursor }] })
  const rest = withoutNext(m.rest, isYours ? undefined : question)
  return playAgain({ ...m, draft, fates: [...fates, { kind: 'replaced', was, now: draft.cursor }], rest })
}

/** Does without everything that has not been played again yet; the game goes on from where the draft stands. */
export function stopHere<S, M, O extends Options, C>(m: Mend<S, M, O, C>): Mend<S, M, O, C> {
  const [first] = leftOf(m.rest)
  const draft = m.draft.fork(m.draft.cursor)
  if (first !== undefined && m.rest.yours.length > 0) markIfSeen(m.old, draft, first)
  return { ...m, draft, conflict: undefined, left: leftOf(m.rest) }
}

/** Where the automa, or chance of the app, did something else than in the old log. */
export function rethought<S, M, O extends Options, C>({ old, draft, fates }: Mend<S, M, O, C>): readonly Rethought[] {
  return fates.flatMap((fate) => {
    const was = fate.kind === 'added' ? [] : othersAfter(old, fate.was)
    const now = fate.kind === 'left-out' ? [] : othersAfter(draft, fate.now)
    const length = Math.max(was.length, now.length)
    const differs = Array.from({ length }, (_, at) => !isSameEntry(old, was[at], draft, now[at]))
    const pick = (list: readonly number[]) => list.filter((__, at) => differs[at])
    return differs.includes(true) ? [{ was: pick(was), now: pick(now) }] : []
  })
}

/** Plays on with what was entered then, up to the next conflict or to the end. */
function playAgain<S, M, O extends Options, C>(m: Mend<S, M, O, C>): Mend<S, M, O, C> {
  const { draft } = m
  const fates = [...m.fates]
  let { rest } = m
  const ended = (conflict?: Conflict): Mend<S, M, O, C> => ({ ...m, conflict, fates, rest, left: leftOf(rest) })
  for (;;) {
    draft.advance()
    const { seat, step, options } = draft
    if (!draft.waitsForPerson || step.kind === 'over') return ended()
    const isYours = seat === 'you'
    const question = questionAt(step)
    const next = isYours ? rest.yours[0] : rest.drawn.get(question)?.[0]
    if (next === undefined && rest.yours.length === 0) return ended()
    if (next?.question === question) {
      if (!isPossible(draft, next.key)) return ended({ kind: 'impossible', was: next.n, canLeaveOut: isYours })
      draft.play(next.key)
      fates.push({ kind: 'kept', was: next.n, now: draft.cursor })
      rest = withoutNext(rest, isYours ? undefined : question)
      continue
    }
    const was = next === undefined ? {} : { was: next.n }
    if (isYours && isUnasked(m.old, draft, rest, question)) return ended({ kind: 'unasked', ...was, canLeaveOut: true })
    const [only, another] = options
    if (only === undefined || another !== undefined) return ended({ kind: 'new', ...was, canLeaveOut: isYours })
    draft.play(draft.module.game.key(only.move))
    fates.push({ kind: 'added', now: draft.cursor })
  }
}

/** How many of your next moves are tried, and after how many possible answers. */
const DEEP = 4
const MOST_TRIED = 12

/**
 * The draft asks something else than your next move answered. Either that is no longer asked, or this is asked in addition: the one after
 * which more of the next moves fit; if they fit alike, the rarer question is the one that came or went.
 */
function isUnasked<S, M, O extends Options, C>(
  old: Table<S, M, O, C>,
  draft: Table<S, M, O, C>,
  rest: Rest,
  question: string,
): boolean {
  const { yours } = rest
  const at = yours.findIndex((told) => told.question === question && isPossible(draft, told.key))
  if (at < 0) return false
  const skipping = fitting(draft, draft.state, { ...rest, yours: yours.slice(at) })
  let asking = 0
  for (const { move } of draft.options.slice(0, MOST_TRIED)) {
    const state = copy(draft.state)
    draft.module.game.apply(state, move)
    asking = Math.max(asking, fitting(draft, state, rest))
  }
  if (skipping !== asking) return skipping > asking
  const all = toldAfter(old, 0)
  const often = (wanted: string | undefined) => all.filter((told) => told.question === wanted).length
  return often(yours[0]?.question) < often(question)
}

/** How many of your next moves can be made one after the other from here, up to a few. */
function fitting<S, M, O extends Options, C>({ module, setup }: Table<S, M, O, C>, from: S, rest: Rest): number {
  const { game, automa } = module
  const source = sourceOf(setup.chance)
  const state = copy(from)
  const all = Math.min(DEEP, rest.yours.length)
  const drawn = new Map<string, number>()
  let made = 0
  while (made < all) {
    const step = game.step(state)
    if (step.kind === 'over') return made
    const find = (key: string | undefined) => game.options(state).find(({ move }) => game.key(move) === key)?.move
    let move: M | undefined
    if (step.kind === 'chance' && isPersons(setup.chance, step.bag)) {
      const question = questionAt(step)
      const count = drawn.get(question) ?? 0
      drawn.set(question, count + 1)
      move = find(rest.drawn.get(question)?.[count]?.key)
    } else if (step.kind === 'chance')
      move = source.pick({ bag: step.bag, options: game.options(state), key: (m: M) => game.key(m) })
    else if (step.seat === 'automa') move = automa.decide(state)
    else {
      const told = rest.yours[made]
      if (told?.question === questionAt(step)) move = find(told.key)
      made++
    }
    if (move === undefined) return Math.max(0, made - 1)
    game.apply(state, move)
  }
  return made
}

/** What a step asks, so that the same question is known again in another game. */
function questionAt(step: Step): string {
  switch (step.kind) {
    case 'chance':
      return step.at === undefined ? step.bag : `${step.bag} ${step.at}`
    case 'choice':
      return step.ask
    case 'over':
      return ''
  }
}

const keyOf = <S, M, O extends Options, C>(table: Table<S, M, O, C>, n: number): string =>
  table.module.game.key(table.entry(n).move)

const isPossible = <S, M, O extends Options, C>({ module: { game }, options }: Table<S, M, O, C>, key: string) =>
  options.some(({ move }) => game.key(move) === key)

/** The entries of the person after the first `n`. */
function toldAfter<S, M, O extends Options, C>(table: Table<S, M, O, C>, n: number): readonly Told[] {
  const found: Told[] = []
  for (let at = n + 1; at <= table.cursor; at++) {
    if (!table.isPersons(at - 1)) continue
    const question = questionAt(table.module.game.step(table.stateAt(at - 1)))
    found.push({ n: at, key: keyOf(table, at), question })
  }
  return found
}

function restAfter<S, M, O extends Options, C>(table: Table<S, M, O, C>, n: number): Rest {
  const yours: Told[] = []
  const drawn = new Map<string, Told[]>()
  for (const told of toldAfter(table, n)) {
    const { question } = told
    if (table.entry(told.n).seat === 'you') yours.push(told)
    else drawn.set(question, [...(drawn.get(question) ?? []), told])
  }
  return { yours, drawn }
}

/** Without your next move, or without what comes next out of a bag. */
function withoutNext({ yours, drawn }: Rest, bag?: string): Rest {
  if (bag === undefined) return { yours: yours.slice(1), drawn }
  return { yours, drawn: new Map(drawn).set(bag, (drawn.get(bag) ?? []).slice(1)) }
}

const leftOf = ({ yours, drawn }: Rest): readonly number[] =>
  [...yours, ...[...drawn.values()].flat()].map(({ n }) => n).sort((a, b) => a - b)

const lastOf = (fates: readonly Fate[]): number =>
  fates.reduce((most, fate) => (fate.kind === 'added' ? most : Math.max(most, fate.was)), 0)

/** Another move of yours is an undo, if chance had shown something after it. Another outcome of chance at the real table is not. */
function markIfSeen<S, M, O extends Options, C>(old: Table<S, M, O, C>, draft: Table<S, M, O, C>, n: number): void {
  for (let at = n + 1; at <= old.length; at++) if (old.entry(at).seat === 'chance') return draft.mark('undone')
}

/** The entries after entry `n` that no person made, up to the next that one did. */
function othersAfter<S, M, O extends Options, C>(table: Table<S, M, O, C>, n: number): readonly number[] {
  const found: number[] = []
  for (let at = n + 1; at <= table.cursor && !table.isPersons(at - 1); at++) found.push(at)
  return found
}

function isSameEntry<S, M, O extends Options, C>(
  old: Table<S, M, O, C>,
  was: number | undefined,
  draft: Table<S, M, O, C>,
  now: number | undefined,
): boolean {
  return was !== undefined && now !== undefined && keyOf(old, was) === keyOf(draft, now)
}
