// Why a move: one or two sentences about what differs from another move. They are made from what the move causes, what it leads to, what
// the automa would answer, what lies ahead, and, where a game has learnt to evaluate itself, the measures it raises.
import type { Ahead, PlayModule } from '../../kernel/contract.ts'
import { andList, counted, figure, inEachLang, type Lang, type Phrase, tell, type Text } from '../../kernel/text.ts'
import { marginOf } from '../../players/margin.ts'
import { apart, percentOf, POINTS, valueText } from '../numbers.ts'
import type { Unit } from '../told.ts'
import { type Way, waysFrom } from '../ways.ts'
import { answerTo, lostIn, pointsAdded } from './answers.ts'
import { raisedBy, type Sighted } from './eye.ts'
import { effectsOf, type Line, lineOf } from './line.ts'
import { WHY } from './words.ts'

/** A move with its told value. */
export interface Valued<M> {
  readonly move: M
  readonly value: number
}

/** The move it is compared with, and what that is: it looks best at once, or is simply another one. */
export interface Rival<M> extends Valued<M> {
  readonly isObvious: boolean
  readonly isAsGood: boolean
}

/** What a sentence is made of, for tests and drawings. */
export type Kind =
  | 'wins'
  | 'threatens'
  | 'leads'
  | 'brings'
  | 'adds'
  | 'then'
  | 'raises'
  | 'best'
  | 'loses'
  | 'answers'
  | 'threatened'
  | 'worse'
  | 'alike'

export interface Why {
  readonly text: Text
  readonly kinds: readonly Kind[]
}

interface Reason {
  readonly kind: Kind
  readonly text: Text
}

/** So many ways of chance are looked at. */
const WAYS = 24
const SEED = 1
/** So many reasons for a move fit into a sentence. */
const MOST = 2
/** A danger below this is not told. */
const LIKELY = 0.2

export function whyOf<S, M, O>(
  module: PlayModule<S, M, O> & Sighted<S>,
  state: S,
  best: Valued<M>,
  rival: Rival<M> | undefined,
  unit: Unit,
): Why {
  const mine = sceneOf(module, state, best.move)
  const theirs = rival && sceneOf(module, state, rival.move)
  const reasons = reasonsFor(module, state, mine, theirs)
  // A victory needs no comparison.
  const isWon = reasons[0]?.kind === 'wins'
  const second = rival && theirs && !isWon ? against(module, state, { best, rival, mine, theirs, unit }) : undefined
  // Where nothing else can be said, the value itself is the reason.
  const first =
    reasons.length > 0 || second !== undefined
      ? reasons
      : [reason('best', WHY.best, (lang) => ({ value: valueText(best.value, unit, lang) }))]
  return {
    text: inEachLang((lang) =>
      [first.map(({ text }) => text[lang]).join('; '), second?.text[lang] ?? '']
        .filter(Boolean)
        .map(sentence)
        .join(' '),
    ),
    kinds: [...first, ...(second === undefined ? [] : [second])].map(({ kind }) => kind),
  }
}

/** A move with what follows: your own next moves, and all the automa's answers to them. */
interface Scene<S, M> {
  readonly line: Line<S, M>
  readonly ways: readonly Way<S, M>[]
}

function sceneOf<S, M, O>(module: PlayModule<S, M, O>, state: S, move: M): Scene<S, M> {
  const line = lineOf(module, state, move)
  return { line, ways: line.isOver ? [] : waysFrom(module, line.after, WAYS, SEED).ways }
}

const reason = <V>(kind: Kind, said: Phrase<[values: V]>, values: (lang: Lang) => V): Reason => ({
  kind,
  text: inEachLang((lang) => tell(said, lang, values(lang))),
})

/** What speaks for the move, the most important first. */
function reasonsFor<S, M, O>(
  module: PlayModule<S, M, O> & Sighted<S>,
  state: S,
  mine: Scene<S, M>,
  theirs: Scene<S, M> | undefined,
): readonly Reason[] {
  const wins = winning(module, mine)
  if (wins !== undefined) return [wins]
  const found = [
    ...threat(module, mine, theirs),
    ...plan(module, mine),
    ...effects(module, mine, theirs),
    ...points(module, state, mine, theirs),
    ...prospects(module, state, mine, theirs),
    ...measures(module, state, mine, theirs),
  ]
  return found.slice(0, MOST)
}

function winning<S, M, O>(module: PlayModule<S, M, O>, { line }: Scene<S, M>): Reason | undefined {
  if (!line.isOver) return undefined
  const { outcome } = module.score(line.after)
  return outcome.winner === 'you' ? reason('wins', WHY.wins, (lang) => ({ how: outcome.text[lang] })) : undefined
}

/** You could win with your next move, whatever the automa does, or often. */
function threat<S, M, O>(module: PlayModule<S, M, O>, mine: Scene<S, M>, theirs: Scene<S, M> | undefined): Reason[] {
  const here = winsAhead(module, mine.ways, 'you')
  const there = theirs === undefined ? 0 : (winsAhead(module, theirs.ways, 'you')?.share ?? 0)
  if (here === undefined || here.share - there < LIKELY) return []
  return [
    reason('threatens', WHY.threatens, (lang) => ({
      what: withNotes(within(here.item.text[lang]), [shareText(here.share, lang)]),
    })),
  ]
}

/** The forecast that somebody could win at once, at your next choice, and how likely it is. */
function winsAhead<S, M, O>(module: PlayModule<S, M, O>, ways: readonly Way<S, M>[], who: 'you' | 'automa') {
  let found: Ahead | undefined
  let share = 0
  for (const way of ways) {
    const item = module.ahead?.(way.state).find(({ wins }) => wins === who)
    if (item === undefined) continue
    found ??= item
    share += way.share
  }
  return found && { item: found, share }
}

/** What the move leads to in the same turn: the moves that make points, or the first ones that change anything. */
function plan<S, M, O>(module: PlayModule<S, M, O>, { line }: Scene<S, M>): Reason[] {
  const after = [...line.steps.slice(1).map(({ before }) => before), line.after]
  const gains = line.steps.map(
    ({ before }, at) => marginOf(module.score(after[at] as S)) - marginOf(module.score(before)),
  )
  const next = line.steps.flatMap((step, at) =>
    at > 0 && step.changes > 0 ? [{ ...step, gain: gains[at] as number }] : [],
  )
  const paying = next.filter(({ gain }) => gain > 0)
  const shown = (paying.length > 0 ? paying : next).slice(0, MOST)
  if (shown.length === 0) return []
  return [
    reason('leads', WHY.leads, (lang) => ({
      moves: andList(
        shown.map(({ move, before }) => named(module, before, move, lang)),
        lang,
      ),
    })),
  ]
}

/** What it causes and the other move does not, your own things first. */
function effects<S, M, O>(module: PlayModule<S, M, O>, mine: Scene<S, M>, theirs: Scene<S, M> | undefined): Reason[] {
  const all = inEachLang((lang) => effectsOf(module, mine.line, lang))
  const others = new Set(theirs === undefined ? [] : effectsOf(module, theirs.line, 'en').map(({ text }) => text))
  const brought = [...all.en.entries()].filter(([, { text, seat }]) => seat !== 'automa' && !others.has(text))
  return brought
    .sort(([, a], [, b]) => Number(b.seat === 'you') - Number(a.seat === 'you'))
    .map(([at]) => ({ kind: 'brings' as const, text: inEachLang((lang) => within(all[lang][at]?.text ?? '')) }))
}

/** Points at once, more than the other move makes from the same source. */
function points<S, M, O>(
  module: PlayModule<S, M, O>,
  state: S,
  mine: Scene<S, M>,
  theirs: Scene<S, M> | undefined,
): Reason[] {
  const other = theirs === undefined ? [] : pointsAdded(module, state, theirs.line.after, 'you')
  const added = pointsAdded(module, state, mine.line.after, 'you').filter(
    ({ source, points: some }) => some > (other.find((one) => one.source === source)?.points ?? 0),
  )
  // Consequences that tell points say it already.
  const told = new Set(mine.line.told.map((c) => module.consequences?.points?.(c)?.item))
  if (added.every(({ source }) => told.has(source))) return []
  const sum = added.reduce((total, { points: some }) => total + some, 0)
  return [
    reason('adds', WHY.adds, (lang) => ({
      points: counted(sum, POINTS, lang),
      sources: andList(
        added.map(({ text }) => text[lang]),
        lang,
      ),
    })),
  ]
}

/** What then lies ahead, where no automa answers. */
function prospects<S, M, O>(
  module: PlayModule<S, M, O>,
  state: S,
  mine: Scene<S, M>,
  theirs: Scene<S, M> | undefined,
): Reason[] {
  if (mine.ways.some(({ replies }) => replies.length > 0)) return []
  const known = new Set(
    [state, ...(theirs === undefined ? [] : [theirs.line.after])].flatMap((s) => textsAhead(module, s)),
  )
  return (module.ahead?.(mine.line.after) ?? [])
    .filter(({ text, wins }) => wins === undefined && !known.has(text.en))
    .map(({ text }) => reason('then', WHY.thereby, (lang) => ({ what: within(text[lang]) })))
}

const textsAhead = <S, M, O>(module: PlayModule<S, M, O>, s: S): string[] =>
  (module.ahead?.(s) ?? []).map(({ text }) => text.en)

/** The measure of the learned evaluation that speaks most for it. */
function measures<S, M, O>(
  module: PlayModule<S, M, O> & Sighted<S>,
  state: S,
  mine: Scene<S, M>,
  theirs: Scene<S, M> | undefined,
): Reason[] {
  const [most] = raisedBy(module, mine.line.after, theirs?.line.after ?? state)
  if (most === undefined) return []
  const said = most.to > most.from ? WHY.raises : WHY.lowers
  return [
    reason('raises', said, (lang) => ({
      what: most.text[lang],
      from: rounded(most.from),
      to: rounded(most.to),
    })),
  ]
}

const rounded = (value: number): string => figure(Math.round(10 * value) / 10)

interface Both<S, M> {
  readonly best: Valued<M>
  readonly rival: Rival<M>
  readonly mine: Scene<S, M>
  readonly theirs: Scene<S, M>
  readonly unit: Unit
}

/** What speaks against the other move: the automa's answer, or at least its value. */
function against<S, M, O>(module: PlayModule<S, M, O>, state: S, both: Both<S, M>): Reason {
  const { best, rival, mine, theirs, unit } = both
  const move = (lang: Lang) => named(module, state, rival.move, lang)
  if (rival.isAsGood) return reason('alike', WHY.alike, (lang) => ({ move: move(lang) }))
  const answer =
    losing(module, state, mine, theirs) ?? answering(module, mine, theirs) ?? threatened(module, mine, theirs)
  const worse = (lang: Lang) => {
    const [value, top] = apart(rival.value, best.value, unit, lang)
    return tell(WHY.worse, lang, { value, best: top })
  }
  const ahead = marginOf(module.score(theirs.line.after)) - marginOf(module.score(mine.line.after))
  const text = inEachLang((lang) => {
    if (!rival.isObvious) {
      const [said, what] = answer === undefined ? [WHY.simply, worse(lang)] : [WHY.after, answer.text[lang]]
      return tell(said, lang, { move: move(lang), what })
    }
    const but = answer === undefined ? worse(lang) : tell(WHY.butThen, lang, { what: answer.text[lang] })
    return ahead > 0
      ? tell(WHY.worthMore, lang, { move: move(lang), points: counted(ahead, POINTS, lang), but })
      : tell(WHY.looksBetter, lang, { move: move(lang), but })
  })
  return { kind: answer?.kind ?? 'worse', text }
}

/** The automa would win. */
function losing<S, M, O>(
  module: PlayModule<S, M, O>,
  state: S,
  mine: Scene<S, M>,
  theirs: Scene<S, M>,
): Reason | undefined {
  const share = lostIn(module, theirs.ways)
  if (share - lostIn(module, mine.ways) < LIKELY) return undefined
  const its = module.score(state).sides.find(({ seat }) => seat === 'automa')
  const who = its?.inSentence ?? its?.name ?? WHY.opponent
  return {
    kind: 'loses',
    text: inEachLang((lang) => withNotes(tell(WHY.loses, lang, { who: who[lang] }), [shareText(share, lang)])),
  }
}

/** The automa would do something that it does not do after the best move. */
function answering<S, M, O>(module: PlayModule<S, M, O>, mine: Scene<S, M>, theirs: Scene<S, M>): Reason | undefined {
  const answer = answerTo(module, theirs.ways, mine.ways)
  if (answer === undefined) return undefined
  const { reply, share, gains } = answer
  return {
    kind: 'answers',
    text: inEachLang((lang) =>
      withNotes(within(withoutNote(module.say(reply.move, lang, reply.before))), [
        ...gains.map(({ text, points: some }) => `${text[lang]} +${some}`),
        shareText(share, lang),
      ]),
    ),
  }
}

/** The automa could win on the turn after its next one. */
function threatened<S, M, O>(module: PlayModule<S, M, O>, mine: Scene<S, M>, theirs: Scene<S, M>): Reason | undefined {
  const there = winsAhead(module, theirs.ways, 'automa')
  if (there === undefined || there.share - (winsAhead(module, mine.ways, 'automa')?.share ?? 0) < LIKELY)
    return undefined
  return {
    kind: 'threatened',
    text: inEachLang((lang) => withNotes(within(there.item.text[lang]), [shareText(there.share, lang)])),
  }
}

/** Nothing where it is certain. */
const shareText = (share: number, lang: Lang): string =>
  share > 0.99 ? '' : tell(WHY.share, lang, { percent: percentOf(share, lang) })

/** A text with what belongs to it in brackets. */
function withNotes(text: string, notes: readonly string[]): string {
  const some = notes.filter(Boolean)
  return some.length === 0 ? text : `${text} (${some.join('; ')})`
}

/** A sentence without its full stop. */
const bare = (text: string): string => text.replace(/\.$/, '')

/** Without the price in brackets at its end. */
const withoutNote = (text: string): string => bare(text).replace(/ \([^()]*\)$/, '')

/** A move in quotation marks, without the price at its end unless that tells it from another one. */
function named<S, M, O>(module: PlayModule<S, M, O>, state: S, move: M, lang: Lang): string {
  const short = withoutNote(module.say(move, lang, state))
  const alike = module.game.options(state).filter((other) => withoutNote(module.say(other.move, lang, state)) === short)
  return tell(WHY.quoted, lang, { text: alike.length > 1 ? bare(module.say(move, lang, state)) : short })
}

/** A sentence inside another one: small at its beginning, unless that is a name in capitals or before a colon. */
const within = (text: string): string => bare(text).replace(/^\p{Lu}(?=\p{Ll}|’|\s)/u, (letter) => letter.toLowerCase())

const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`
