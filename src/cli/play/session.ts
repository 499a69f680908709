// A game at the terminal: tells what happens, asks, carries out.
import { existsSync } from 'node:fs'
import { basename, join, parse, resolve } from 'node:path'
import { calledAutoma } from '../../kernel/called.ts'
import { clip } from '../../kernel/clean.ts'
import { BadInput, type Lang, type Manifest, type Painter } from '../../kernel/contract.ts'
import { turnAround } from '../../kernel/turn.ts'
import { readSave, writeSave } from '../../kernel/save.ts'
import { oneLine } from '../errors.ts'
import { type Io, print, rowsForQuestion } from '../io.ts'
import { variantOf } from '../../kernel/variant.ts'
import { rulesPage } from '../rules-page.ts'
import { type AnyTable, type OwnFiles, saveText, writeOwn } from '../save-file.ts'
import { printLedger } from '../ledger.ts'
import { printSheet } from '../sheet.ts'
import { printEnd } from '../verdict.ts'
import { tellEffects, tellEntry, tellTurn } from '../telling.ts'
import { ABOUT, fill, WORDS } from '../words.ts'
import { COMMANDS, type CommandInput } from './command.ts'
import { correction } from './correct.ts'
import { numbered } from './lines.ts'
import { type Asker, questionAt } from './question.ts'

export interface Session {
  readonly manifest: Manifest
  /** A correction puts another in its place. */
  table: AnyTable
  readonly own: OwnFiles
  readonly io: Io
  readonly lang: Lang
  readonly paint: Painter
  readonly asker: Asker
  /** Where it was saved last, and what was saved there. */
  file?: string
  saved?: string
}

export async function playSession(session: Session): Promise<void> {
  const { io, lang, asker } = session
  let told = session.table.cursor
  let drawn: unknown
  let asked: unknown
  for (;;) {
    const { table } = session
    if (!table.stuck) while (table.advanceOnce());
    tellFrom(session, told)
    told = table.cursor
    const question = questionAt(table, lang)
    if (!question.outcome && drawn !== table.state) {
      await drawTable(session)
      if (table.step.kind === 'over') print(io, ...printEnd(table, lang), '')
      drawn = table.state
    }
    const answer = await asker.ask(question, asked === table.state)
    asked = table.state
    if (answer === undefined) return farewell(session)
    if (answer.kind === 'move') {
      table.play(answer.key)
      if (asker.echoes) {
        print(io, ...tellEffects(table, table.cursor, lang, session.paint))
        told = table.cursor
      }
      continue
    }
    if (answer.name === 'quit') return leave(session)
    await carryOut(session, answer)
    told = session.table.cursor
  }
}

/** Everything since then, chance's many small events together in one paragraph. */
function tellFrom({ table, io, lang, paint }: Session, from: number): void {
  let chance: string[] = []
  const flush = () => {
    if (chance.length > 0) print(io, chance.join(paint('dim', ' · ')))
    chance = []
  }
  for (let n = from + 1; n <= table.cursor; n++) {
    const sentence = tellEntry(table, n, lang, paint)
    const effects = tellEffects(table, n, lang, paint)
    if (table.entry(n).seat === 'chance') chance.push(sentence)
    else {
      flush()
      print(io, sentence)
    }
    if (effects.length === 0) continue
    flush()
    print(io, ...effects)
  }
  flush()
}

/** The table, or the section of it that somebody wants to see. */
async function drawTable({ table, io, lang, paint }: Session, only?: string): Promise<void> {
  const { draw } = await table.module.terminal()
  const size = io.screen?.()
  const screen = size && {
    columns: size.columns,
    rows: size.rows - rowsForQuestion(size.rows),
    ...(only === undefined ? {} : { only }),
  }
  print(io, '', draw(table.state, lang, paint, screen), ...(screen === undefined ? [''] : []))
}

async function carryOut(session: Session, { name, argument }: CommandInput): Promise<void> {
  const { table, io, lang, paint, manifest } = session
  const { module } = table
  switch (name) {
    case 'why':
      return print(io, ...(await why(session, argument)))
    case 'undo':
      if (table.step.kind === 'over') keepFinished(session)
      if (!table.undo()) print(io, WORDS.noUndo[lang])
      return
    case 'redo':
      if (!table.redo()) print(io, WORDS.noRedo[lang])
      return
    case 'correct':
      return correct(session, argument)
    case 'score':
      return print(io, ...printSheet(module.score(table.state), lang), '', ...printLedger(table, lang))
    case 'log': {
      const told = table.log.flatMap((_, at) => [
        `${String(at + 1).padStart(4)}  ${tellEntry(table, at + 1, lang, paint)}`,
        ...tellEffects(table, at + 1, lang, paint),
      ])
      return print(io, ...(told.length > 0 ? told : [WORDS.emptyLog[lang]]))
    }
    case 'rules':
      return print(io, ...(await rulesPage(manifest, module, lang, variantOf(session.table.setup.options))))
    case 'list':
      return print(io, ...numbered(questionAt(table, lang).choices))
    case 'table':
      return drawTable(session, argument)
    case 'save':
      return save(session, argument)
    case 'help':
      return print(io, ...COMMANDS.map((command) => `  ${command.padEnd(9)}${ABOUT[command][lang]}`))
    case 'quit':
      return
  }
}

/** The reasons of that entry, or of all of the automa's last turn. */
async function why({ table, lang, paint }: Session, argument: string): Promise<string[]> {
  const numbers = table.log.flatMap(({ seat }, at) => (seat === 'automa' ? [at + 1] : []))
  if (argument !== '') {
    const n = Number(argument)
    return numbers.includes(n)
      ? tellTurn(table, [n], lang, paint)
      : [fill(WORDS.notAutoma, lang, { text: clip(argument) })]
  }
  const last = numbers.at(-1)
  if (last === undefined) return [fill(WORDS.noWhy, lang, { name: calledAutoma(table.module, table.state, lang) })]
  const turn = turnAround(table.log, last).filter((n) => numbers.includes(n))
  return tellTurn(table, turn, lang, paint)
}

/** Corrects an earlier entry. The game as it is now is kept in a file of its own before anything changes. */
async function correct(session: Session, argument: string): Promise<void> {
  const { table, io, lang, asker, paint, own } = session
  const draft = await correction({ table, io, lang, asker, paint }, argument)
  if (draft === undefined) return
  const file = freeName(session.file ?? suggestion(session))
  try {
    writeOwn(own, file, writeSave(table.toSave({ whole: true })))
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return print(io, oneLine(error.tell(lang)), WORDS.unchangedGame[lang])
  }
  own.delete(resolve(file))
  if (table.step.kind === 'over') keepFinished(session)
  session.table = draft
  print(io, fill(WORDS.copyKept, lang, { file }))
}

/** A name beside that one which no file has. */
function freeName(file: string): string {
  const { dir, name, ext } = parse(file)
  for (let n = 1; ; n++) {
    const free = join(dir, `${name}-${n}${ext}`)
    if (!existsSync(free)) return free
  }
}

/** A file that holds the finished game keeps it: what is played on from an old moment is saved elsewhere. */
function keepFinished(session: Session): void {
  const { table, own, io, lang, file } = session
  const whole = [...own].filter(([, text]) => readSave(text).entries.length === table.length).map(([path]) => path)
  for (const path of whole) {
    own.delete(path)
    print(io, fill(WORDS.finishedStays, lang, { file: basename(path) }))
  }
  if (file !== undefined && whole.includes(resolve(file))) delete session.file
}

async function save(session: Session, argument: string): Promise<void> {
  const { table, io, lang, asker, own } = session
  if (table.stuck) return print(io, fill(WORDS.readOnly, lang, { why: table.stuck.why.tell(lang) }))
  const file = argument === '' ? await asker.askFile(session.file ?? suggestion(session)) : argument
  if (file === undefined) return asker.echoes ? undefined : print(io, WORDS.saveWhere[lang])
  const text = saveText(table)
  try {
    writeOwn(own, file, text)
  } catch (error) {
    if (!(error instanceof BadInput)) throw error
    return print(io, oneLine(error.tell(lang)))
  }
  session.file = file
  session.saved = text
  print(io, fill(WORDS.saved, lang, { file }))
}

const suggestion = ({ manifest, table: { setup } }: Session): string =>
  `${manifest.id}-${setup.chance.kind === 'dealt' ? 'table' : setup.chance.seed}.solotavolo`

async function leave(session: Session): Promise<void> {
  const { table, lang, asker } = session
  const unsaved = table.cursor > 0 && saveText(table) !== session.saved
  if (unsaved && !table.stuck && asker.echoes && (await asker.confirm(WORDS.saveFirst[lang]))) await save(session, '')
  farewell(session)
}

function farewell({ table, io, lang, file, manifest }: Session): void {
  if (table.step.kind === 'over') return
  if (file === undefined) print(io, fill(WORDS.unsaved, lang, { game: manifest.id }))
  else print(io, fill(WORDS.goOn, lang, { game: manifest.id, file }))
}
