// Correcting an earlier entry at the terminal: which one, what it should have been, every conflict, then what changes.
import { clip } from '../../kernel/clean.ts'
import type { Lang, Painter } from '../../kernel/contract.ts'
import { isMendable, type Mend, mend, settle, stopHere } from '../../kernel/mend.ts'
import { type Change, changesOf, KEPT, MENDING } from '../../kernel/mend-told.ts'
import { counted, LANGS, type Text } from '../../kernel/text.ts'
import type { GameOptions } from '../game-options.ts'
import { type Io, print } from '../io.ts'
import type { AnyTable } from '../save-file.ts'
import { tellEntry } from '../telling.ts'
import { fill, WORDS } from '../words.ts'
import { numbered } from './lines.ts'
import type { Choice } from './match.ts'
import { type Asker, choicesOf, type Question } from './question.ts'

type AnyMend = Mend<unknown, unknown, GameOptions, unknown>

interface Correcting {
  readonly table: AnyTable
  readonly io: Io
  readonly lang: Lang
  readonly paint: Painter
  readonly asker: Asker
}

/** Keys of moves are never a single word behind a mark. */
const BACK = '<back'
const OUT = '<out'
const LEAVE_OUT = '<leave-out'
const STOP = '<stop'
const CONFIRM = '<confirm'

/** The corrected game, or nothing if the person leaves it as it is. */
export async function correction(at: Correcting, argument: string): Promise<AnyTable | undefined> {
  const { table, io, lang } = at
  const entry = argument === '' ? await askEntry(at) : Number(argument)
  if (entry === undefined) return undefined
  if (!Number.isInteger(entry) || !isMendable(table, entry)) {
    print(io, fill(WORDS.notCorrectable, lang, { text: clip(argument) }))
    return undefined
  }
  // Every step so far, so that each can be taken back.
  const steps: AnyMend[] = []
  for (;;) {
    const last = steps.at(-1)
    const key = await choose(at, last === undefined ? whatItWas(at, entry) : questionOf(at, last))
    const same = last === undefined && key === table.module.game.key(table.entry(entry).move)
    if (key === OUT || same) {
      print(io, WORDS.unchangedGame[lang])
      return undefined
    }
    if (key === CONFIRM && last !== undefined) return last.draft
    if (key === BACK) steps.pop()
    else if (last === undefined) steps.push(mend(table, entry, key))
    else if (key === STOP) steps.push(stopHere(last))
    else steps.push(settle(last, key === LEAVE_OUT ? 'leave-out' : { play: key }))
  }
}

async function askEntry(at: Correcting): Promise<number | undefined> {
  const { table, io, lang, paint, asker } = at
  const entries = table.log.flatMap((_, index) => (isMendable(table, index + 1) ? [index + 1] : []))
  if (entries.length === 0) {
    print(io, WORDS.nothingToCorrect[lang])
    return undefined
  }
  const choices = entries.map((n): Choice => {
    const sentence = tellEntry(table, n, lang, paint)
    // In lines the word of a control, here its number, stands before it anyway.
    return { key: String(n), label: asker.echoes ? `${n} · ${sentence}` : sentence, names: [String(n)], control: true }
  })
  const key = await choose(at, { prompt: WORDS.whichEntry[lang], choices: [...choices, out(lang)], outcome: false })
  if (key !== OUT) return Number(key)
  print(io, WORDS.unchangedGame[lang])
  return undefined
}

/** What the entry should have been. */
function whatItWas({ table, io, lang, paint }: Correcting, entry: number): Question {
  const before = table.stateAt(entry - 1)
  const isDraw = table.entry(entry).seat === 'chance'
  print(
    io,
    `${MENDING.meant[lang]}: ${tellEntry(table, entry, lang, paint)}`,
    (isDraw ? MENDING.chooseDraw : MENDING.chooseMove)[lang],
    MENDING.untouched[lang],
  )
  const choices = choicesOf(table, before, table.module.game.options(before), lang)
  return { prompt: table.module.prompt(before, lang), choices: [...choices, out(lang)], outcome: isDraw }
}

/** The next conflict, or what changes. */
function questionOf(at: Correcting, last: AnyMend): Question {
  const { io, lang, paint } = at
  const { conflict, old, draft, fates, left } = last
  if (conflict === undefined) {
    print(io, ...summary(last, lang))
    const choices = [control(CONFIRM, WORDS.wordConfirm, MENDING.confirm, lang), back(lang), out(lang)]
    return { prompt: MENDING.summary[lang], choices, outcome: false }
  }
  const { was, kind, canLeaveOut } = conflict
  const done = fates.filter((fate) => fate.kind !== 'added').length - 1
  const then = kind === 'new' ? MENDING.cameNext : MENDING.meant
  print(
    io,
    paint('bold', MENDING[kind][lang]),
    ...(was === undefined ? [] : [`${then[lang]}: ${tellEntry(old, was, lang, paint)}`]),
    fill(MENDING.replayed, lang, { n: done, all: done + left.length }),
  )
  const choices = [
    ...choicesOf(draft, draft.state, draft.options, lang),
    ...(canLeaveOut && was !== undefined ? [control(LEAVE_OUT, WORDS.wordLeaveOut, MENDING.leaveOut, lang)] : []),
    control(STOP, WORDS.wordStop, MENDING.stopAbout, lang),
    back(lang),
    out(lang),
  ]
  return { prompt: draft.module.prompt(draft.state, lang), choices, outcome: draft.seat === 'chance' }
}

/** What was chosen; the end of the input leaves the game as it is. */
async function choose({ asker, io, lang }: Correcting, question: Question): Promise<string> {
  for (let again = false; ; again = true) {
    const answer = await asker.ask(question, again)
    if (answer === undefined) return OUT
    if (answer.kind === 'move') return answer.key
    if (answer.name === 'quit') return OUT
    if (answer.name === 'undo') return question.choices.some(({ key }) => key === BACK) ? BACK : OUT
    print(io, ...(answer.name === 'list' ? numbered(question.choices) : [WORDS.correctFirst[lang]]))
  }
}

const control = (key: string, word: Text, about: Text, lang: Lang): Choice => ({
  key,
  label: about[lang],
  names: [word[lang], ...LANGS.map((each) => word[each])],
  control: true,
})
const back = (lang: Lang): Choice => control(BACK, WORDS.wordBack, WORDS.wayBack, lang)
const out = (lang: Lang): Choice => control(OUT, WORDS.wordOut, WORDS.wayOut, lang)

function summary(last: AnyMend, lang: Lang): readonly string[] {
  const { yours, kept, others, left, isReal, isUndone, name } = changesOf(last, lang)
  return [
    `${MENDING.corrected[lang]}:`,
    ...yours.map((change) => lineOf(change, lang)),
    ...(kept === 0 ? [] : [counted(kept, KEPT, lang)]),
    ...(others.length === 0
      ? [fill(MENDING.sameAutoma, lang, { name })]
      : [`${fill(MENDING.rethought, lang, { name })}:`, ...others.map((change) => lineOf(change, lang))]),
    ...(left.length === 0 ? [] : [`${MENDING.left[lang]}:`, ...left.map((entry) => `  ${entry}`)]),
    ...(isReal ? [MENDING.table[lang]] : []),
    ...(isUndone ? [MENDING.undone[lang]] : []),
  ]
}

function lineOf({ was, now, fate }: Change, lang: Lang): string {
  const nothing = MENDING.nothing[lang]
  const told = fate === undefined ? `${was ?? nothing} → ${now ?? nothing}` : `${was ?? now} (${MENDING[fate][lang]})`
  return `  ${told}`
}
