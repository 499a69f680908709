// A table: a log being played. It copies before a move and freezes after it, so that whoever looks sees immutable snapshots; undo,
// redo and scrubbing are an index into them. The log is kept until something else is played in its place.
import type { ChanceSource } from './chance.ts'
import {
  BadInput,
  type Json,
  type PlayModule,
  type Seat,
  type Step,
  type TraceEntry,
  type Weighted,
} from './contract.ts'
import { clip } from './clean.ts'
import { copy, freeze } from './copy.ts'
import { inOrder, type Mark } from './marks.ts'
import { type ChanceMode, sourceOf } from './mode.ts'
import { newerEdition } from './newer.ts'
import { onLine, type Save } from './save.ts'
import { decisive, recorder } from './trace.ts'

export interface Entry<M> {
  readonly seat: Seat
  readonly move: M
  readonly note?: string
}

export interface TableSetup<O> {
  readonly options: O
  readonly chance: ChanceMode
  /** Begin from this position instead of from the start. */
  readonly position?: Json
}

export class Table<S, M, O extends Readonly<Record<string, string>>> {
  readonly module: PlayModule<S, M, O>
  readonly setup: TableSetup<O>
  /** Where an old log stopped folding: it can be read and exported, not played on. */
  stuck: { readonly line: number; readonly why: string } | undefined
  private readonly marked: Set<Mark>
  private readonly source: ChanceSource
  private readonly snapshots: S[]
  private readonly entries: Entry<M>[] = []
  private at = 0

  constructor(module: PlayModule<S, M, O>, setup: TableSetup<O>, marks: readonly Mark[] = []) {
    this.module = module
    this.setup = setup
    this.marked = new Set(marks)
    this.source = sourceOf(setup.chance)
    this.snapshots = [freeze(firstOf(module, setup))]
  }

  /** Folds a save. Throws `BadInput` with the line at fault; a save of an older edition opens as far as it folds. */
  static open<S, M, O extends Readonly<Record<string, string>>>(
    module: PlayModule<S, M, O>,
    save: Save,
  ): Table<S, M, O> {
    const { id, edition } = module.game
    if (save.game !== id) throw new BadInput(`this save is a game of ${clip(save.game)}, not of ${id}`)
    if (save.edition > edition) throw newerEdition({ edition: save.edition, newest: edition })
    const { options, chance, position } = save
    const setup = { options: options as O, chance, ...(position === undefined ? {} : { position }) }
    const table = onLine(position === undefined ? 1 : 2, () => new Table(module, setup, save.marks))
    for (const { seat, text, note, line = 0 } of save.entries) {
      try {
        onLine(line, () => table.fold(seat, text, note))
      } catch (error) {
        if (!(error instanceof BadInput) || save.edition === edition) throw error
        table.stuck = { line, why: error.message }
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

  /** Who the table waits for; nobody once the game is over. */
  get seat(): Seat | undefined {
    const step = this.step
    return step.kind === 'choice' ? step.seat : step.kind === 'chance' ? 'chance' : undefined
  }

  /** What a reader should know about the way it was played. */
  get marks(): readonly Mark[] {
    return inOrder(this.marked)
  }

  mark(mark: Mark): void {
    this.marked.add(mark)
  }

  get options(): readonly Weighted<M>[] {
    return this.module.game.options(this.state)
  }

  /** How many entries have been played, and how many there are with the undone ones. */
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
    if (entry === undefined) throw new BadInput(`there is no entry ${n}: the log has ${this.length}`)
    return entry
  }

  /** The state after the first `n` entries. */
  stateAt(n: number): S {
    const state = this.snapshots[n]
    if (state === undefined) throw new BadInput(`there is no moment ${n}: the log has ${this.length} entries`)
    return state
  }

  /** Plays the option of that name, whoever's it is. What had been undone is gone then, unless it is the same again. */
  play(key: string, note?: string): void {
    if (this.stuck) throw new BadInput(`this game can be read but not played on (${this.stuck.why})`)
    const option = this.find(key)
    if (option === undefined) throw new BadInput(`"${clip(key)}" is not possible now`)
    const undone = this.entries[this.at]
    if (undone !== undefined && this.module.game.key(undone.move) === key) this.at++
    else this.push(option.move, note)
  }

  /** Lets chance and the automa act until a person has to say something; true if anything happened. */
  advance(): boolean {
    const before = this.at
    while (this.advanceOnce());
    return this.at > before
  }

  /** One step of `advance`, for those who show every one: false when it is a person's turn or the game is over. */
  advanceOnce(): boolean {
    if (this.waitsForPerson(this.at)) return false
    if (this.at < this.length) this.at++
    else if (this.seat === 'automa') this.decide()
    else this.push(this.source.pick(this.draw()) as M)
    return true
  }

  /** Back to the person's last decision (or entry of chance); false if there was none. */
  undo(): boolean {
    for (let n = this.at - 1; n >= 0; n--) {
      if (!this.waitsForPerson(n)) continue
      this.at = n
      return true
    }
    return false
  }

  /** Forward again to the next moment a person decides; false if nothing was undone. */
  redo(): boolean {
    if (this.at >= this.length) return false
    do this.at++
    while (this.at < this.length && !this.waitsForPerson(this.at))
    return true
  }

  /** To the moment after the first `n` entries; nothing is lost by looking. */
  goto(n: number): void {
    this.stateAt(n)
    this.at = n
  }

  /** The automa's reasons for entry `n`, counted from 1; decided again in the state it was made in. */
  why(n: number): readonly TraceEntry[] {
    if (this.entry(n).seat !== 'automa') throw new BadInput(`entry ${n} is not a move of the automa`)
    const tracer = recorder()
    this.module.automa.decide(this.stateAt(n - 1), tracer)
    return tracer.entries
  }

  /** The game as it stands now: what has been undone is not part of it, but that it was is. */
  toSave(): Save {
    const { game, notation } = this.module
    const { options, chance, position } = this.setup
    const marks = inOrder(new Set([...this.marked, ...(this.entries.slice(this.at).some(isReveal) ? ['undone'] : [])]))
    return {
      game: game.id,
      edition: game.edition,
      options,
      chance,
      ...(position === undefined ? {} : { position }),
      entries: this.log.map(({ seat, move, note }) => ({
        seat,
        text: notation.write(move),
        ...(note === undefined ? {} : { note }),
      })),
      ...(marks.length === 0 ? {} : { marks }),
    }
  }

  private find(key: string): Weighted<M> | undefined {
    return this.options.find(({ move }) => this.module.game.key(move) === key)
  }

  private fold(seat: Seat, text: string, note?: string): void {
    if (this.seat === undefined) throw new BadInput(`"${clip(text)}" comes after the end of the game`)
    if (this.seat !== seat) throw new BadInput(`it is the turn of ${this.seat}, not of ${seat}`)
    const move = this.module.notation.read(text)
    if (move === undefined) throw new BadInput(`"${clip(text)}" is not a move of this game`)
    const option = this.find(this.module.game.key(move))
    if (option === undefined) throw new BadInput(`"${clip(text)}" is not possible there`)
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
    // Whoever says anew what chance has turned up mends that entry and takes back only what came after it.
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

  private waitsForPerson(n: number): boolean {
    const step = this.module.game.step(this.stateAt(n))
    if (step.kind === 'over') return true
    if (step.kind === 'choice') return step.seat === 'you'
    const { game } = this.module
    const draw = { bag: step.bag, options: game.options(this.stateAt(n)), key: (m: M) => game.key(m) }
    return this.source.pick(draw) === undefined
  }
}

/** Something chance has shown: who takes it back knows what comes. */
const isReveal = ({ seat }: { readonly seat: Seat }): boolean => seat === 'chance'

function firstOf<S, M, O>(module: PlayModule<S, M, O>, { options, position }: TableSetup<O>): S {
  if (position === undefined) return module.game.start(options)
  if (module.position === undefined) throw new TypeError('a game that begins from a position takes the whole module')
  return module.position.read(position)
}
