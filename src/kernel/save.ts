// The log is the save: a header and one readable line per entry. This file knows lines and fields, not rules.
//
//   solotavolo 1 · duel · edition 1 · level leggendario · promos none · chance seeded 8147
//   position {"age":2}                    only where the game began from a position
//   chance reveal colossus
//   automa draft colossus                 ; duel.draft.first
import { cleaned, clip, writeJson } from './clean.ts'
import type { Json, Seat } from './contract.ts'
import { LIMITS, readJson, tooLong, tooManyLines } from './limits.ts'
import { inOrder, isSeal, type Mark, readMarks, sealOf } from './marks.ts'
import { type ChanceMode, readMode, writeMode } from './mode.ts'
import { newerFormat } from './newer.ts'
import { BadInput, lineOf, refusal, within } from './refusal.ts'

export interface SavedEntry {
  readonly seat: Seat
  readonly text: string
  /** The rung that decided, for readers; not needed to load. */
  readonly note?: string
  /** Its line in the file. */
  readonly line?: number
}

export interface Save {
  readonly game: string
  readonly edition: number
  readonly options: Readonly<Record<string, string>>
  readonly chance: ChanceMode
  readonly position?: Json
  readonly entries: readonly SavedEntry[]
  readonly marks?: readonly Mark[]
  /** Header or log do not match the seal. */
  readonly unsealed?: true
}

export const FORMAT = 1

export const notASave = refusal('save.not-a-save', {
  it: 'questo non è un salvataggio di Solotavolo',
  en: 'this is not a Solotavolo save',
})
const otherFormat = refusal<{ format: string }>('save.other-format', {
  it: ({ format }) => `i salvataggi di formato «${format}» qui non si conoscono`,
  en: ({ format }) => `saves of format "${format}" are not known here`,
})
const noGame = refusal('save.no-game', {
  it: 'l’intestazione non ha il gioco o l’edizione',
  en: 'the header has no game or no edition',
})
const noValue = refusal<{ field: string }>('save.no-value', {
  it: ({ field }) => `il campo «${field}» non ha un valore`,
  en: ({ field }) => `the field "${field}" has no value`,
})
const noChance = refusal('save.no-chance', {
  it: 'l’intestazione non dice da dove viene il caso',
  en: 'the header does not say where chance comes from',
})
const badPosition = refusal('save.bad-position', {
  it: 'la posizione non è JSON leggibile',
  en: 'the position is not readable JSON',
})
const noSeat = refusal<{ seat: string }>('save.no-seat', {
  it: ({ seat }) => `una voce comincia con you, automa o chance, non con «${seat}»`,
  en: ({ seat }) => `an entry begins with you, automa or chance, not "${seat}"`,
})
const noMove = refusal<{ seat: string }>('save.no-move', {
  it: ({ seat }) => `che cosa fa «${seat}»?`,
  en: ({ seat }) => `"${seat}" does what?`,
})

const SEATS: readonly string[] = ['you', 'automa', 'chance'] satisfies Seat[]
const NOTE_COLUMN = 40
const POSITION = 'position '

export function writeSave(save: Save): string {
  const { marks = [] } = save
  const header = [
    `solotavolo ${FORMAT}`,
    save.game,
    `edition ${save.edition}`,
    ...Object.entries(save.options).map(([id, value]) => `${id} ${value}`),
    `chance ${writeMode(save.chance)}`,
    ...(marks.length === 0 ? [] : [`marks ${marks.join(',')}`]),
  ].join(' · ')
  const position = save.position === undefined ? [] : [`${POSITION}${writeJson(save.position)}`]
  const entries = save.entries.map(({ seat, text, note }) => {
    const line = `${seat} ${text}`
    return note === undefined ? line : `${line.padEnd(NOTE_COLUMN - 2)} ; ${note}`
  })
  const seal = marks.length === 0 ? [] : [sealOf(header, entries.length)]
  return `${[header, ...position, ...entries, ...seal].join('\n')}\n`
}

/** Throws `BadInput` with the line of the error; nothing is half-read. */
export function readSave(text: string): Save {
  if (text.length > LIMITS.save) throw tooLong({ most: LIMITS.save })
  const lines = text.replace(/^\uFEFF/, '').split(/\r?\n/)
  if (lines.length > LIMITS.lines) throw tooManyLines()
  const [first = ''] = lines
  checkLength(first, 1, LIMITS.line)
  const header = readHeader(first)
  const entries: SavedEntry[] = []
  let position: Json | undefined
  let seal: string | undefined
  for (const [at, raw] of lines.entries()) {
    if (isSeal(raw)) seal = raw.trim()
    if (at === 0 || raw.trim() === '' || raw.startsWith(';')) continue
    if (at === 1 && raw.startsWith(POSITION)) {
      position = onLine(2, () => readPosition(raw.slice(POSITION.length)))
      continue
    }
    checkLength(raw, at + 1, LIMITS.line)
    entries.push(readEntry(raw, at + 1))
  }
  const { marks = [] } = header
  const sealed = marks.length === 0 ? undefined : sealOf(first.trim(), entries.length)
  return {
    ...header,
    ...(position === undefined ? {} : { position }),
    entries,
    ...(seal === sealed ? {} : { marks: inOrder(new Set([...marks, 'edited'])), unsealed: true }),
  }
}

function readHeader(line: string): Omit<Save, 'entries'> {
  const [format, game, edition, ...fields] = line.split(' · ').map((field) => field.trim())
  if (format === undefined || !format.startsWith('solotavolo ')) throw notASave()
  if (Number(/^solotavolo (\d+)$/.exec(format)?.[1]) > FORMAT) throw newerFormat({ format: clip(format) }, [lineOf(1)])
  if (format !== `solotavolo ${FORMAT}`) throw otherFormat({ format: clip(format) }, [lineOf(1)])
  const number = /^edition (\d+)$/.exec(edition ?? '')
  if (!game || number === null) throw noGame([lineOf(1)])
  const options: Record<string, string> = {}
  let chance: ChanceMode | undefined
  let marks: readonly Mark[] | undefined
  for (const field of fields) {
    const [id, ...rest] = field.split(' ')
    const value = rest.join(' ')
    if (!id || value === '') throw noValue({ field: clip(field) }, [lineOf(1)])
    if (id === 'chance') chance = onLine(1, () => readMode(value))
    else if (id === 'marks') marks = onLine(1, () => readMarks(value))
    else options[id] = value
  }
  if (chance === undefined) throw noChance([lineOf(1)])
  return { game, edition: Number(number[1]), options, chance, ...(marks === undefined ? {} : { marks }) }
}

function checkLength(line: string, no: number, most: number): void {
  if (line.length > most) throw tooLong({ most }, [lineOf(no)])
}

function readPosition(text: string): Json {
  try {
    return readJson(text, LIMITS.position) as Json
  } catch (error) {
    throw error instanceof BadInput ? error : badPosition()
  }
}

function readEntry(raw: string, line: number): SavedEntry {
  const cut = raw.indexOf(';')
  const entry = (cut < 0 ? raw : raw.slice(0, cut)).trim()
  const note = cut < 0 ? '' : cleaned(raw.slice(cut + 1).trim())
  const space = entry.indexOf(' ')
  const seat = space < 0 ? entry : entry.slice(0, space)
  if (!SEATS.includes(seat)) throw noSeat({ seat: clip(seat) }, [lineOf(line)])
  const text = space < 0 ? '' : entry.slice(space + 1).trim()
  if (text === '') throw noMove({ seat }, [lineOf(line)])
  return { seat: seat as Seat, text, line, ...(note === '' ? {} : { note }) }
}

/** Runs a reader and puts the line before its refusals. */
export const onLine = <T>(line: number, read: () => T): T => within(lineOf(line), read)
