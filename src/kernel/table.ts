// A table: a log being played. It copies before a move and freezes after it, so that callers see immutable snapshots; undo, redo and
// scrubbing are an index into them. Undone entries stay until something else is played.
import type { ChanceSource } from './chance.ts'
import type { Json, PassedOver, PlayModule, Seat, Step, TraceEntry, Weighted } from './contract.ts'
import { clip } from './clean.ts'
import { listen } from './consequences.ts'
import { copy, freeze } from './copy.ts'
import { inOrder, type Mark } from './marks.ts'
import { type ChanceMode, isPersons, sourceOf } from './mode.ts'
import { newerEdition } from './newer.ts'
import { BadInput, refusal } from './refusal.ts'
import { onLine, type Save } from './save.ts'
import { decisive, type Recorder, recorder } from './trace.ts'

export const otherGame = refusal<{ game: string; wanted: string }>('table.other-game', {
  it: ({ game, wanted }) => `questa è una partita di ${game}, non di ${wanted}`,
  en: ({ game, wanted }) => `this save is a game of ${game}, not of ${wanted}`,
})
const noEntry = refusal<{ entry: number; length: number }>('table.no-entry', {
  it: ({ entry, length }) => `la voce ${entry} non c’è: le voci sono ${length}`,
  en: ({ entry, length }) => `there is no entry ${entry}: the log has ${length}`,
})
const noMoment = refusal<{ moment: number; length: number }>('table.no-moment', {
  it: ({ moment, length }) => `il momento ${moment} non c’è: le voci sono ${length}`,
  en: ({ moment, length }) => `there is no moment ${moment}: the log has ${length} entries`,
})
const readOnly = refusal<{ why: BadInput }>('table.read-only', {
  it: ({ why }) => `questa partita si può leggere ma non continuare (${why.tell('it')})`,
  en: ({ why }) => `this game can be read but not played on (${why.tell('en')})`,
})
const notNow = refusal<{ move: string }>('table.not-now', {
  it: ({ move }) => `«${move}» ora non è possibile`,
  en: ({ move }) => `"${move}" is not possible now`,
})
const notThere = refusal<{ move: string }>('table.not-there', {
  it: ({ move }) => `«${move}» lì non è possibile`,
  en: ({ move }) => `"${move}" is not possible there`,
})
const notAutoma = refusal<{ entry: number }>('table.not-automa', {
  it: ({ entry }) => `la voce ${entry} non è una mossa dell’automa`,
  en: ({ entry }) => `entry ${entry} is not a move of the automa`,
})
const afterTheEnd = refusal<{ move: string }>('table.after-the-end', {
  it: ({ move }) => `«${move}» viene dopo la fine della partita`,
  en: ({ move }) => `"${move}" comes after the end of the game`,
})
const otherSeat = refusal<{ seat: Seat; wanted: Seat }>('table.other-seat', {
  it: ({ seat, wanted }) => `tocca a ${wanted}, non a ${seat}`,
  en: ({ seat, wanted }) => `it is the turn of ${wanted}, not of ${seat}`,
})
const noMove = refusal<{ move: string }>('table.no-move', {
  it: ({ move }) => `«${move}» non è una mossa di questo gioco`,
  en: ({ move }) => `"${move}" is not a move of this game`,
})

export interface Entry<M> {
  readonly seat: Seat
  readonly move: M
  readonly note?: string
}

export interface TableSetup<O> {
  readonly options: O
  readonly chance: ChanceMode
  /** Start from this position instead of the beginning. */
  readonly position?: Json
}

export class Table<S, M, O extends Readonly<Record<string, string>>, C = unknown> {
  readonly module: PlayModule<S, M, O, C>
  readonly setup: TableSetup<O>
  /** Where an old log can no longer be replayed: it can be read and exported, not played on. */
  stuck: { readonly line: number; readonly why: BadInput } | undefined
  /** How often each mark was set. */
  private readonly marked: Map<Mark, number>
  private readonly source: ChanceSource
  private readonly snapshots: S[]
  private readonly entries: Entry<M>[] = []
  /** The consequences of entries, computed on demand. */
  private readonly told = new WeakMap<Entry<M>, readonly C[]>()
  private at = 0

  /** A lesson brings its own source of chance; all other tables get theirs by their set-up. */
  constructor(
    module: PlayModule<S, M, O, C>,
    setup: TableSetup<O>,
    marks: readonly Mark[] = [],
    source: ChanceSource = sourceOf(setup.chance),
  ) {
    this.module = module
    this.setup = setup
    this.marked = new Map(marks.map((mark) => [mark, 1]))
    this.source = source
    this.snapshots = [freeze(firstOf(module, setup))]
  }

  /** Replays a save. Throws `BadInput` with the line of the error; a save of an older edition opens as far as it can be replayed. */
  static open<S, M, O extends Readonly<Record<string, string>>, C>(
    module: PlayModule<S, M, O, C>,
    save: Save,
  ): Table<S, M, O, C> {
    const { id, edition } = module.game
    if (save.game !== id) throw otherGame({ game: clip(save.game), wanted: id })
    if (save.edition > edition) throw newerEdition({ edition: save.edition, newest: edition })
    const { options, chance, position } = save
    const setup = { options: options as O, chance, ...(position === undefined ? {} : { position }) }
    const table = onLine(position === undefined ? 1 : 2, () => new Table(module, setup, save.marks))
    for (const { seat, text, note, line = 0 } of save.entries) {
      try {
        onLine(line, () => table.fold(seat, text, note))
      } catch (error) {
        if (!(error instanceof BadInput) || save.edition === edition) throw error
        table.stuck = { line, why: error }
        break
      }
    }
    return table
  }

  /** The state now, frozen. */
  get state(): S {
    return this.snapshots[this.at] as S
  }

  get step(): Step {
    return this.module.game.step(this.state)
  }

  /** Who the table waits for; undefined once the game is over. */
  get seat(): Seat | undefined {
    const step = this.step
    return step.kind === 'choice' ? step.seat : step.kind === 'chance' ? 'chance' : undefined
  }

  /** Marks that say how it was played. */
  get marks(): readonly Mark[] {
    return inOrder(new Set(this.marked.keys()))
  }

  mark(mark: Mark): void {
    this.marked.set(mark, this.timesMarked(mark) + 1)
  }

  timesMarked(mark: Mark): number {
    return this.marked.get(mark) ?? 0
  }

  /** Sets how often something was marked before: a save only says that it was. */
  recallMarks(mark: Mark, times: number): void {
    if (this.marked.has(mark)) this.marked.set(mark, Math.max(times, this.timesMarked(mark)))
  }

  get options(): readonly Weighted<M>[] {
    return this.module.game.options(this.state)
  }

  /** How many entries have been played, and how many there are including undone ones. */
  get cursor(): number {
    return this.at
  }

  get length(): number {
    return this.entries.length
  }

  get log(): readonly Entry<M>[] {
    return this.entries.slice(0, this.at)
  }

  /** Entry `n`, counted from 1, undone ones included. */
  entry(n: number): Entry<M> {
    const entry = this.entries[n - 1]
    if (entry === undefined) throw noEntry({ entry: n, length: this.length })
    return entry
  }

  /** The state after the first `n` entries. */
  stateAt(n: number): S {
    const state = this.snapshots[n]
    if (state === undefined) throw noMoment({ moment: n, length: this.length })
    return state
  }

  /** Plays the option with that key, whoever has to act. Undone entries are dropped, unless it is the same move again. */
  play(key: string, note?: string): void {
    if (this.stuck) throw readOnly({ why: this.stuck.why })
    const option = this.find(key)
    if (option === undefined) throw notNow({ move: clip(key) })
    const undone = this.entries[this.at]
    if (undone !== undefined && this.module.game.key(undone.move) === key) this.at++
    else this.push(option.move, note)
  }

  /** Lets chance and the automa act until a person has to act; true if anything happened. */
  advance(): boolean {
    const before = this.at
    while (this.advanceOnce());
    return this.at > before
  }

  /** One step of `advance`, for callers that show each one: false when a person has to act or the game is over. */
  advanceOnce(): boolean {
    if (this.waitsForPerson) return false
    if (this.at < this.length) this.at++
    else if (this.seat === 'automa') this.decide()
    else {
      const draw = this.draw()
      // Only a game from an incomplete position can reach a draw without outcomes.
      if (draw.options.length === 0) return false
      this.push(this.source.pick(draw) as M)
    }
    return true
  }

  /** Back to the person's last decision (or entry of chance); false if there was none. */
  undo(): boolean {
    const before = this.lastDecision
    if (before !== undefined) this.at = before
    return before !== undefined
  }

  get canUndo(): boolean {
    return this.lastDecision !== undefined
  }

  /** The moment of the person's last decision (or entry of chance), as the number of entries before it. */
  get lastDecision(): number | undefined {
    for (let n = this.at - 1; n >= 0; n--) if (this.waitsAt(n)) return n
    return undefined
  }

  /** Forward again to the next moment a person decides; false if nothing was undone. */
  redo(): boolean {
    if (this.at >= this.length) return false
    do this.at++
    while (this.at < this.length && !this.waitsForPerson)
    return true
  }

  /** Goes to the moment after the first `n` entries; nothing is lost. */
  goto(n: number): void {
    this.stateAt(n)
    this.at = n
  }

  /** A table of its own with the first `n` entries: what is played there leaves this one alone. */
  fork(n: number): Table<S, M, O, C> {
    const { module, setup, marks, snapshots, entries } = this
    this.stateAt(n)
    const fork = new Table(module, setup, marks)
    fork.snapshots.splice(0, 1, ...snapshots.slice(0, n + 1))
    fork.entries.push(...entries.slice(0, n))
    fork.at = n
    return fork
  }

  /** The automa's reasons for entry `n`, counted from 1: decides again in the state before it. */
  why(n: number): readonly TraceEntry[] {
    return this.recorded(n).entries
  }

  /** The same, including skipped rungs. */
  lookedAt(n: number): readonly (TraceEntry | PassedOver)[] {
    return this.recorded(n).all
  }

  private recorded(n: number): Recorder {
    if (this.entry(n).seat !== 'automa') throw notAutoma({ entry: n })
    const tracer = recorder()
    this.module.automa.decide(this.stateAt(n - 1), tracer)
    return tracer
  }

  /** The consequences of entry `n`, in order; computed on demand. */
  consequences(n: number): readonly C[] {
    const entry = this.entry(n)
    let told = this.told.get(entry)
    if (told === undefined) {
      told = listen(this.module.game, this.stateAt(n - 1), entry.move).told
      this.told.set(entry, told)
    }
    return told
  }

  /**
   * The current game without undone entries, but with the mark for undo. `whole` keeps the undone part too, `upTo` keeps only the first
   * entries.
   */
  toSave({ whole = false, upTo }: { readonly whole?: boolean; readonly upTo?: number } = {}): Save {
    const { game, notation } = this.module
    const { options, chance, position } = this.setup
    const kept = this.entries.slice(0, upTo ?? (whole ? this.length : this.at))
    const marks = inOrder(
      new Set([...this.marked.keys(), ...(this.entries.slice(kept.length).some(isReveal) ? ['undone'] : [])]),
    )
    return {
      game: game.id,
      edition: game.edition,
      options,
      chance,
      ...(position === undefined ? {} : { position }),
      entries: kept.map(({ seat, move, note }) => {
        const text = notation.write(move)
        return note === undefined ? { seat, text } : { seat, text, note }
      }),
      ...(marks.length === 0 ? {} : { marks }),
    }
  }

  private find(key: string): Weighted<M> | undefined {
    return this.options.find(({ move }) => this.module.game.key(move) === key)
  }

  private fold(seat: Seat, text: string, note?: string): void {
    if (this.seat === undefined) throw afterTheEnd({ move: clip(text) })
    if (this.seat !== seat) throw otherSeat({ seat, wanted: this.seat })
    const move = this.module.notation.read(text)
    if (move === undefined) throw noMove({ move: clip(text) })
    const option = this.find(this.module.game.key(move))
    if (option === undefined) throw notThere({ move: clip(text) })
    this.push(option.move, note)
  }

  private decide(): void {
    const tracer = recorder()
    const move = this.module.automa.decide(this.state, tracer)
    this.push(move, decisive(tracer.entries)?.rung.id)
  }

  private push(move: M, note?: string): void {
    const seat = this.seat as Seat
    const givenUp = this.entries.slice(this.at)
    // Entering another outcome of chance replaces that entry and drops only what came after it.
    if (givenUp.slice(seat === 'chance' ? 1 : 0).some(isReveal)) this.mark('undone')
    const next = copy(this.state)
    this.module.game.apply(next, move)
    this.entries.length = this.at
    this.snapshots.length = this.at + 1
    this.entries.push(note === undefined ? { seat, move } : { seat, move, note })
    this.snapshots.push(freeze(next))
    this.at++
  }

  private draw() {
    const step = this.step
    return {
      bag: step.kind === 'chance' ? step.bag : '',
      options: this.options,
      key: (m: M) => this.module.game.key(m),
    }
  }

  /** Whether nothing continues without a person; true once the game is over. */
  get waitsForPerson(): boolean {
    return this.waitsAt(this.at)
  }

  /** The last moment before `n` at which a person had more than one answer. */
  choiceBefore(n: number): number | undefined {
    for (let at = n - 1; at >= 0; at--) if (this.waitsAt(at) && !this.isForced(at)) return at
    return undefined
  }

  /** Whether a person with only one answer has to act after the first `n` entries. */
  isForced(n: number): boolean {
    const { game } = this.module
    const step = game.step(this.stateAt(n))
    if (step.kind === 'choice' && step.isYourTime === true) return false
    return this.waitsAt(n) && game.options(this.stateAt(n)).length === 1
  }

  /** Whether a person acts after the first `n` entries: it is your turn, or you say what chance shows. */
  isPersons(n: number): boolean {
    const step = this.module.game.step(this.stateAt(n))
    if (step.kind === 'choice') return step.seat === 'you'
    return step.kind === 'chance' && isPersons(this.setup.chance, step.bag)
  }

  private waitsAt(n: number): boolean {
    return this.isPersons(n) || this.module.game.step(this.stateAt(n)).kind === 'over'
  }
}

/** Whether chance has shown something: taking it back reveals what comes. */
const isReveal = ({ seat }: { readonly seat: Seat }): boolean => seat === 'chance'

function firstOf<S, M, O>(module: PlayModule<S, M, O>, { options, position }: TableSetup<O>): S {
  if (position === undefined) return module.game.start(options)
  if (module.position === undefined) throw new TypeError('a game that begins from a position takes the whole module')
  return module.position.read(position)
}
