// A game played by requests and answers, all plain JSON: the command `engine` puts them on lines, the library calls it directly.
import { clip } from '../kernel/clean.ts'
import type { AnyGameModule, Json, Lang, Manifest, ScoreSheet, Seat } from '../kernel/contract.ts'
import { begin } from '../kernel/laws.ts'
import { type ChanceMode, readMode, writeMode } from '../kernel/mode.ts'
import { fullOptions } from '../kernel/options.ts'
import { refusal } from '../kernel/refusal.ts'
import { readSave, writeSave } from '../kernel/save.ts'
import { checkSeed } from '../kernel/seed.ts'
import { Table } from '../kernel/table.ts'
import { DEFAULT_LANG } from '../kernel/text.ts'
import { decidedBy } from '../kernel/verdict.ts'
import { type MoveInfo, movesAt } from './moves.ts'
import { type NewGame, readRequest, type Request } from './requests.ts'

export type { Request }

const noGame = refusal('engine.no-game', {
  it: 'non c’è ancora una partita: comincia con {"do":"new"}',
  en: 'there is no game yet: begin with {"do":"new"}',
})
const seedOrChance = refusal('engine.seed-or-chance', {
  it: 'di’ seed oppure chance, non tutti e due',
  en: 'say seed or chance, not both',
})
const saveAlone = refusal('engine.save-alone', {
  it: 'un salvataggio ha già opzioni, seme e posizione: usa save da solo',
  en: 'a save has its options, seed and position already: give save alone',
})
const noUndo = refusal('engine.no-undo', { it: 'non c’è niente da annullare', en: 'there is nothing to undo' })
const noRedo = refusal('engine.no-redo', { it: 'non c’è niente da rifare', en: 'there is nothing to redo' })

/** What the game waits for. */
export interface Moment {
  /** Who has to act: you, or chance if you deal. Nobody once the game is over. */
  readonly turn: 'you' | 'chance' | null
  /** What you are asked, or the bag that chance draws from. */
  readonly ask: string | null
  readonly prompt: string
  /** Every move that `play` takes now. */
  readonly legal: readonly string[]
  /** How many entries the log has. */
  readonly played: number
}

/** What happened since the last answer: your move, then what chance and the automa did. */
export interface Happened {
  readonly seat: Seat
  readonly move: string
  readonly says: string
}

export interface Result {
  readonly over: boolean
  /** Who has won, or would if the game ended now; `none` in a game that is only for points. */
  readonly winner: ScoreSheet['outcome']['winner']
  readonly by: string
  readonly says: string
  readonly points: { readonly you: number; readonly automa: number | null }
}

export type Answer =
  | (Moment & {
      readonly game: string
      readonly options: Json
      readonly chance: string
      readonly happened: readonly Happened[]
    })
  | (Moment & { readonly happened: readonly Happened[] })
  | (Moment & { readonly state: Json })
  | { readonly legal: readonly string[]; readonly moves: readonly MoveInfo[] }
  | Result
  | { readonly save: string }

export interface EngineSetup {
  readonly lang?: Lang
  /** Makes up a seed for games that are given none. */
  readonly newSeed?: () => string
  /** Options of every new game that says nothing else. */
  readonly options?: Readonly<Record<string, string>>
}

export interface Engine {
  /** Answers one request. Throws `BadInput` for one that makes no sense now; the game then stays as it was. */
  answer(request: unknown): Answer
}

type AnyTable = Table<unknown, unknown, Readonly<Record<string, string>>>

export function openEngine(manifest: Manifest, module: AnyGameModule, setup: EngineSetup = {}): Engine {
  const { lang = DEFAULT_LANG, newSeed = () => '1', options: usual = {} } = setup
  let current: AnyTable | undefined
  const table = (): AnyTable => {
    if (current === undefined) throw noGame()
    return current
  }
  /** Lets chance and the automa act, and tells what happened since entry `from`. */
  const moved = (now: AnyTable, from: number) => {
    now.advance()
    return { ...momentOf(now, lang), happened: happenedSince(now, from, lang) }
  }
  return {
    answer(json) {
      const request = readRequest(json)
      switch (request.do) {
        case 'new': {
          current = open(manifest, module, request, newSeed, usual)
          const { options, chance } = current.setup
          return { game: manifest.id, options, chance: writeMode(chance), ...moved(current, current.cursor) }
        }
        case 'state':
          return { ...momentOf(table(), lang), state: module.position.write(table().state) }
        case 'legal': {
          const moves = movesAt(module, table().state, lang)
          return { legal: moves.map(({ move }) => move), moves }
        }
        case 'play': {
          const now = table()
          const before = now.cursor
          now.play(request.move)
          return moved(now, before)
        }
        case 'undo':
          if (!table().undo()) throw noUndo()
          return { ...momentOf(table(), lang), happened: [] }
        case 'redo': {
          const now = table()
          const before = now.cursor
          if (!now.redo()) throw noRedo()
          return moved(now, before)
        }
        case 'result':
          return resultOf(table(), lang)
        case 'save':
          return { save: writeSave(table().toSave()) }
      }
    },
  }
}

function open(
  { options: specs }: Manifest,
  module: AnyGameModule,
  { options: given, seed, chance: mode, position, save }: NewGame,
  newSeed: () => string,
  usual: Readonly<Record<string, string>>,
): AnyTable {
  if (save !== undefined) {
    if (Object.keys(given).length > 0 || [seed, mode, position].some((said) => said !== undefined)) throw saveAlone()
    return Table.open(module, readSave(save))
  }
  if (seed !== undefined && mode !== undefined) throw seedOrChance()
  const chance: ChanceMode =
    mode === undefined ? { kind: 'seeded', seed: checkSeed(seed ?? newSeed()) } : readMode(clip(mode, 200))
  const options = fullOptions(specs, { ...usual, ...given })
  if (position === undefined) return new Table(module, { options, chance })
  begin(module.game, module.position, position)
  return new Table(module, { options, chance, position: position as Json })
}

function momentOf(table: AnyTable, lang: Lang): Moment {
  const { module, state, step } = table
  const over = step.kind === 'over'
  return {
    turn: over ? null : step.kind === 'chance' ? 'chance' : 'you',
    ask: over ? null : step.kind === 'chance' ? step.bag : step.ask,
    prompt: module.prompt(state, lang),
    legal: over ? [] : table.options.map(({ move }) => module.game.key(move)),
    played: table.cursor,
  }
}

const happenedSince = (table: AnyTable, from: number, lang: Lang): readonly Happened[] =>
  table.log.slice(from).map(({ seat, move }, at) => ({
    seat,
    move: table.module.game.key(move),
    says: table.module.say(move, lang, table.stateAt(from + at)),
  }))

function resultOf({ module, state, step }: AnyTable, lang: Lang): Result {
  const { sides, outcome } = module.score(state)
  const pointsOf = (seat: 'you' | 'automa') => sides.find((side) => side.seat === seat)?.total
  return {
    over: step.kind === 'over',
    winner: outcome.winner,
    by: outcome.by,
    says: decidedBy(module, state)[lang],
    points: { you: pointsOf('you') ?? 0, automa: pointsOf('automa') ?? null },
  }
}
