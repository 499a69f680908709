// What a game is. Everything else in the project (tables, saves, players, the lab, the screen) is written against this page.
import type { Dice } from './chance.ts'
import type { Consequences, Counting, Tell } from './consequences.ts'
import type { Path } from './refusal.ts'
import type { Lang, Text, Unit } from './text.ts'

export { BadInput } from './refusal.ts'
export type { Lang, Text, Unit }

/** Who acts. Chance is a seat like the others: its outcomes are listed as moves, and somebody picks one. */
export type Seat = 'you' | 'automa' | 'chance'

/** What the game waits for. */
export type Step =
  | { readonly kind: 'choice'; readonly seat: 'you' | 'automa'; readonly ask: string }
  /**
   * A bag is one shuffle: drawing twice from a bag of the same name never re-rolls. All outcomes of a bag weigh the same for as long
   * as it is drawn from; where they do not, every draw has a bag of its own (`die/17`, `lay/3/1.2`).
   */
  | { readonly kind: 'chance'; readonly bag: string }
  | { readonly kind: 'over' }

/** A legal move or a possible outcome. Choices weigh 1; outcomes weigh as likely as they are, in whole numbers. */
export interface Weighted<M> {
  readonly move: M
  readonly weight: number
}

/**
 * The rules. `S` is plain JSON data without secrets: what nobody has seen yet has not been decided yet. `M` is a small plain record, and
 * so is `C`, something a move changed. No function keeps anything between calls.
 */
export interface Game<S, M, O, C = unknown> {
  readonly id: string
  /** Raised when an old log would fold to another state. */
  readonly edition: number
  /** The state before anything has happened: deterministic, all chance is still to come. */
  start(options: O): S
  step(s: S): Step
  /** Every legal move or every possible outcome: each key once, never empty unless the game is over. */
  options(s: S): readonly Weighted<M>[]
  /** Changes `s` in place and trusts its caller: the move is one of `options(s)`. Tells every change to whoever listens. */
  apply(s: S, m: M, tell?: Tell<C>): void
  /** Short, stable, readable: equality of moves, ranks under a seed, the line in the log. */
  key(m: M): string
}

/** A clause of the solo rules or a ruling, as people read it. */
export interface Clause {
  readonly id: string
  readonly text: Text
  /** The heading of the document under which a person finds it on paper; a ruling of ours has none. */
  readonly heading?: Text
  /** What a ruling rests on: the words of the document it reads. */
  readonly ground?: Text
}

export interface RuleTexts {
  readonly clauses: readonly Clause[]
  readonly rulings: readonly Clause[]
}

/** A ladder as readers see it: the rules page prints it, statistics count its rungs, traces point at them. */
export interface LadderInfo {
  readonly id: string
  readonly title: Text
  readonly cite: string
  readonly rungs: readonly RungInfo[]
  /** What a person asks that it answers, where a move is more than one decision: "Why this card under it?" */
  readonly question?: Text
}

export interface RungInfo {
  readonly id: string
  readonly text: Text
  readonly cite: string
  /** What older saves call it in their notes, from when it was told together with another rung. */
  readonly formerly?: string | undefined
  /** What its document calls it where that is not its place in the ladder: `3a`, the faces of a die. */
  readonly mark?: string | undefined
  /** What its values count: coins, cards, points. */
  readonly unit?: Unit | undefined
  /** Rows that belong to the text, such as one order of wonders per address. */
  readonly table?: readonly Text[] | undefined
}

/** One thing a decision looked at. Candidates are named by their component ids. */
export interface TraceEntry {
  readonly ladder: LadderInfo
  readonly rung: RungInfo
  readonly kept: readonly string[]
  readonly dropped: readonly string[]
  /** What the rung measured, by candidate; absent where it had nothing to say. */
  readonly values: Readonly<Record<string, number>>
  /** How those values come about where they are sums: "need 3 = 3 on the Pyramids − 0 owned". */
  readonly sums?: Readonly<Record<string, readonly Summand[]>>
  /** Why a whole plan could not be carried out. */
  readonly failed?: Text
}

/** One part of a sum, with its sign. */
export interface Summand {
  readonly text: Text
  readonly value: number
}

/** A rung that changed nothing: it met nobody, met all alike, or does not count in this situation. */
export interface PassedOver {
  readonly ladder: LadderInfo
  readonly rung: RungInfo
  readonly why: 'nobody' | 'alike' | 'idle'
  readonly candidates: readonly string[]
  readonly values: Readonly<Record<string, number>>
}

/** Told how a decision is made. All are optional so that counting does not pay for explaining. */
export interface Tracer {
  /** A rung removed candidates, or a plan failed or was taken. */
  entry?(entry: TraceEntry): void
  /** A rung was looked at and removed nobody. */
  passed?(passed: PassedOver): void
  /** A rung left a single candidate, or a plan was taken. */
  decided?(rung: RungInfo): void
}

export interface ScoreItem {
  readonly source: string
  readonly text: Text
  readonly points: number
}

export interface SideScore {
  readonly seat: 'you' | 'automa'
  /** What the side is called: you, or the automa by its name in this game. */
  readonly name: Text
  /** The same inside a sentence, where it takes an article there. */
  readonly inSentence?: Text
  readonly items: readonly ScoreItem[]
  readonly total: number
}

/** Points by source, and what the game would say if it ended now (or has said). */
export interface ScoreSheet {
  readonly sides: readonly SideScore[]
  /** Nobody wins (`none`) where the result of a game is your score alone. */
  readonly outcome: { readonly winner: 'you' | 'automa' | 'shared' | 'none'; readonly by: string; readonly text: Text }
  /** Where best scores are kept: among which games this one counts, and what it is worth there. */
  readonly record?: { readonly category: string; readonly text: Text; readonly points: number }
}

/**
 * Something that holds in every state, also where a game begins from a position. A position may leave out what lies on the table, so a
 * law counts what is there, not what is missing.
 */
export interface Law<S> {
  readonly id: string
  /** It takes a table on which a game goes on: what a question leaves out may break it. */
  readonly whole?: true
  broken(s: S): Breach | undefined
}

/** What is wrong, for the person whose position it is, and the field it is about; a text for developers where no position leads to it. */
export type Breach = string | { readonly says: Text; readonly at?: Path }

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/** The public state as JSON; `read` throws `BadInput` with one clear sentence, also where the state would break a law. */
export interface Positions<S> {
  read(json: unknown): S
  /** Throws `BadInput` where a game cannot go on from a state that was read: what lies on the table is not enough for it. */
  checkPlayable?(s: S): void
  write(s: S): Json
  /** The shape as a JSON schema, and what people call its fields, by dotted path: a position editor is built from these. */
  readonly schema?: Json
  readonly labels?: Readonly<Record<string, Text>>
}

/** The rules with all that playing takes around them. */
export interface PlayModule<S, M, O, C = unknown> {
  readonly game: Game<S, M, O, C>
  readonly automa: { decide(s: S, tracer?: Tracer): M }
  readonly ladders: readonly LadderInfo[]
  /** The clauses of the solo rules and the rulings, told; loaded apart, because playing does not need them. */
  texts(): Promise<RuleTexts>
  readonly notation: { write(m: M): string; read(line: string): M | undefined }
  score(s: S): ScoreSheet
  /** How a game that is over was decided. */
  verdict?(s: S): Verdict
  /** What each way to end (`by` of an outcome) is called where many games are counted. */
  readonly endings: Readonly<Record<string, Text>>
  /** A move as a sentence; with the state it is made in, prices and consequences are told too. */
  say(m: M, lang: Lang, before?: S): string
  /** How what a move changed is told. */
  readonly consequences?: Consequences<C>
  /** What the step waits for, as a question or an announcement. */
  prompt(s: S, lang: Lang): string
  /** The name of a component by its id, the id itself where there is none. */
  nameOf(id: string, lang: Lang): string
  /** How far a game has come, in a word or two: "Age II", "Round 2 of 5"; the set-up is a stage, too. */
  stage?(s: S): Text
  /** Pieces are still laid out and chosen: nobody has begun to make points. */
  isSetUp?(s: S): boolean
  /** Why the automa had only this one move, where no rung had anything to choose from. */
  onlyMove?(s: S, m: M): Text | undefined
  /** Why a move of the person would do nothing, where it would: nobody plays it without being asked. */
  idle?(s: S, m: M): Text | undefined
  /** A move of the automa that only goes on with the game, such as the start of an Age: nobody is invited to ask why. */
  isFormal?(m: M): boolean
  /** What would happen next if the table stayed as it is, as far as that is known: dangers first. */
  ahead?(s: S): readonly Ahead[]
  /** Absent where a game was loaded only to be played. */
  readonly position?: Positions<S>
  /** The table as lines of text, for terminals; loaded apart, because a screen hardly ever needs it. */
  terminal(): Promise<{ draw(s: S, lang: Lang, paint: Painter): string }>
  /** How promising a state is for your seat, for players that look one step ahead; the margin of the score sheet where absent. */
  outlook?(s: S): number
  /** How your seat goes on in a playout of the search, quickly and not always alike; any option where absent. */
  rollout?(s: S, options: readonly Weighted<M>[], stream: Dice): M
  /** How far somebody's chance of winning is above what the search's playouts say, in log-odds; what is usual (`chanceOf`) where absent. */
  readonly playsOnBetter?: number
}

/** How a game that is over was decided, where there is more to say than who has more points and by how many. */
export interface Verdict {
  /** What decided in place of points, or where they are equal. */
  readonly text?: Text
  /** The game ended at once: points did not count. */
  readonly isInstant?: boolean
  /** What else was reached: a title. */
  readonly also?: readonly Text[]
  /** What the player had set out to do, by name. */
  readonly goals?: readonly { readonly text: Text; readonly isMet: boolean }[]
  /** What it was decided on, to be drawn. */
  readonly gauges?: readonly Gauge[]
}

/** A track with something on it: the pawn between two capitals, symbols found, the points that earn a title. */
export interface Gauge {
  readonly text: Text
  /** Whose progress it shows; on the track of both, who has pushed furthest. */
  readonly seat: Exclude<Seat, 'chance'>
  readonly from: number
  readonly to: number
  readonly value: number
  /** Places on it that have a name. */
  readonly marks: readonly { readonly at: number; readonly text: Text }[]
}

/** Something that is about to happen if nobody does anything about it. */
export interface Ahead {
  readonly text: Text
  /** The clause or ruling it follows from. */
  readonly cite?: string
  /** The components it is about. */
  readonly ids: readonly string[]
  /** Who could win at once on the next move. */
  readonly wins?: Exclude<Seat, 'chance'>
}

/** The rules with everything people and programs need around them. */
export interface GameModule<S, M, O, C = unknown> extends PlayModule<S, M, O, C> {
  readonly position: Positions<S>
  /** Answers a question about a position, as the game's position format defines; throws `BadInput`. */
  answer(position: unknown, ask: unknown): { readonly [key: string]: Json | undefined }
  readonly laws: readonly Law<S>[]
  /** What the law of consequences compares. */
  readonly counting?: Counting<S, C>
  /** What also holds in every game from its start, where nothing has been left out. */
  readonly lawsFromStart?: readonly Law<S>[]
}

/** Colours for terminals, by name; a plain one returns the text as it is. */
export type Painter = (colour: string, text: string) => string

/** One option of a new game, the same for the command line and the screen. Its value is one line of text, as it stands in saves. */
export interface OptionSpec {
  readonly id: string
  readonly title: Text
  readonly choices: readonly { readonly id: string; readonly title: Text; readonly about: Text }[]
  readonly initial: string
  /** Any number of the choices at once: the value is their ids with commas between, in the order of `choices`, or `none`. */
  readonly several?: {
    /** What no choice at all means. */
    readonly none: Text
    /** What speaks against choosing these together; it is said, not forbidden. */
    warn?(chosen: readonly string[]): readonly Text[]
  }
  /** A value of one's own instead of a choice. */
  readonly own?: {
    readonly title: Text
    readonly about: Text
    /** What a person wrote or a file holds as a value: one line without " · ". Throws `BadInput` with one clear sentence. */
    read(text: string): string
  }
}

/** The light part of a game: known before its rules are loaded. */
export interface Manifest {
  readonly id: string
  /** Of the rules: raised where an old log would fold to another state. */
  readonly edition: number
  readonly title: Text
  readonly about: Text
  /** The solo document the automa plays by, for credits. */
  readonly document: Text
  readonly options: readonly OptionSpec[]
  /** What the names of the bags that are dice begin with, `die/` unless told: real cards and the app's dice are possible then. */
  readonly dice?: readonly string[]
  load(): Promise<AnyGameModule>
  /** The game without positions, questions and laws, for a screen that begins at once; the whole of it where absent. */
  loadToPlay?(): Promise<AnyModule>
}

/** A module whose state and moves are nobody's business but its own. */
export type AnyModule = PlayModule<unknown, unknown, Readonly<Record<string, string>>>
export type AnyGameModule = GameModule<unknown, unknown, Readonly<Record<string, string>>>
