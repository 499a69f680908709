// The contract of a game. Everything else in the project (tables, saves, players, the lab, the screen) is written against this file.
import type { Dice } from './chance.ts'
import type { Consequences, Counting, Tell } from './consequences.ts'
import type { Brain, Eye, Horizon, Measured } from './eye.ts'
import type { Hands } from './hands.ts'
import type { Learning } from './learning.ts'
import type { Referee } from './referee.ts'
import type { FirstGame } from './first-game.ts'
import type { Handbook } from './handbook.ts'
import type { Lesson } from './lesson.ts'
import type { Path } from './refusal.ts'
import type { ResultSpec } from './result.ts'
import type { Lang, Text, Unit } from './text.ts'
import type { Variants } from './variant.ts'

export { BadInput } from './refusal.ts'
export type { Lang, Text, Unit }

/** Who acts. Chance is a seat like the others: its outcomes are listed as moves, and a source picks one. */
export type Seat = 'you' | 'automa' | 'chance'

/** What the game waits for. */
export type Step =
  | {
      readonly kind: 'choice'
      readonly seat: 'you' | 'automa'
      readonly ask: string
      /** You say when, even if there is only one answer. */
      readonly isYourTime?: true
    }
  /**
   * A bag is one shuffle: drawing twice from a bag of the same name never re-rolls. All outcomes of a bag keep the same weight while it is
   * drawn from; otherwise every draw has its own bag (`die/17`, `lay/3/1.2`). What already lies at a place (`at`) of the real table is the
   * same whenever it is turned up.
   */
  | { readonly kind: 'chance'; readonly bag: string; readonly at?: string }
  | { readonly kind: 'over' }

/** A legal move or a possible outcome. Choices weigh 1; the weights of outcomes are their relative probabilities, in whole numbers. */
export interface Weighted<M> {
  readonly move: M
  readonly weight: number
}

/**
 * The rules. `S` is plain JSON data without secrets: what nobody has seen yet has not been decided yet. `M` is a small plain record, and so
 * is `C`, something a move changed. No function keeps state between calls.
 */
export interface Game<S, M, O, C = unknown> {
  readonly id: string
  /** Raised when an old log would lead to another state. */
  readonly edition: number
  /** The state before anything has happened: deterministic, all chance is still to come. */
  start(options: O): S
  step(s: S): Step
  /** Every legal move or every possible outcome: each key once, never empty unless the game is over. */
  options(s: S): readonly Weighted<M>[]
  /**
   * Picks one of `options(s)` without listing them all: an outcome of chance by its weight, a choice with equal probability. Only for speed:
   * a game without it is drawn from its list.
   */
  draw?(s: S, dice: Dice): M
  /** A copy that shares nothing that can change. Only for speed: a game without it is copied as any data (`kernel/copy.ts`). */
  copy?(s: S): S
  /** Changes `s` in place without checking: the move must be one of `options(s)`. Reports every change to the listener. */
  apply(s: S, m: M, tell?: Tell<C>): void
  /** Short, stable, readable: used for equality of moves, ranks under a seed, and lines of the log. */
  key(m: M): string
}

/** A clause of the solo rules or a ruling, as people read it. */
export interface Clause {
  readonly id: string
  readonly text: Text
  /** The heading in the document above it; our own rulings have none. */
  readonly heading?: Text
  /** What a ruling is based on: the words of the document it interprets. */
  readonly ground?: Text
  /** Other ways to read the document, instead of this ruling. */
  readonly readings?: readonly { readonly id: string; readonly text: Text }[]
  /** A variant has changed it: who says so, the words it had before, and what else is different about it. */
  readonly changed?: { readonly by: Text; readonly was?: Text; readonly notes?: readonly Text[] }
}

export interface RuleTexts {
  readonly clauses: readonly Clause[]
  readonly rulings: readonly Clause[]
}

/** A ladder for readers: the rules page prints it, statistics count its rungs, traces refer to them. */
export interface LadderInfo {
  readonly id: string
  readonly title: Text
  readonly cite: string
  readonly rungs: readonly RungInfo[]
  /** The question it answers, if a move is more than one decision: "Why this card under it?" */
  readonly question?: Text
}

export interface RungInfo {
  readonly id: string
  readonly text: Text
  readonly cite: string
  /** Its id in notes of older saves, from when it was part of another rung. */
  readonly formerly?: string | undefined
  /** The document's name for it, if that is not its place in the ladder: `3a`, the faces of a die. */
  readonly mark?: string | undefined
  /** What its values count: coins, cards, points. */
  readonly unit?: Unit | undefined
  /** Rows that belong to the text, such as one order of wonders per address. */
  readonly table?: readonly Text[] | undefined
}

/** One step of a decision. Candidates are named by their component ids. */
export interface TraceEntry {
  readonly ladder: LadderInfo
  readonly rung: RungInfo
  readonly kept: readonly string[]
  readonly dropped: readonly string[]
  /** What the rung measured, by candidate; absent if it measured nothing. */
  readonly values: Readonly<Record<string, number>>
  /** The parts of those values if they are sums: "need 3 = 3 on the Pyramids − 0 owned". */
  readonly sums?: Readonly<Record<string, readonly Summand[]>>
  /** Why a whole plan could not be carried out. */
  readonly failed?: Text
}

/** One part of a sum, with its sign. */
export interface Summand {
  readonly text: Text
  readonly value: number
}

/** A rung that changed nothing: it met no candidate, met all alike, or does not apply in this situation. */
export interface PassedOver {
  readonly ladder: LadderInfo
  readonly rung: RungInfo
  readonly why: 'nobody' | 'alike' | 'idle'
  readonly candidates: readonly string[]
  readonly values: Readonly<Record<string, number>>
}

/** Hears how a decision is made. All methods are optional, so that counting does not pay for explaining. */
export interface Tracer {
  /** A rung removed candidates, or a plan failed or was taken. */
  entry?(entry: TraceEntry): void
  /** A rung removed no candidate. */
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
  /** The name of the side: you, or the automa by its name in this game. */
  readonly name: Text
  /** The same inside a sentence, with an article if it needs one. */
  readonly inSentence?: Text
  readonly items: readonly ScoreItem[]
  readonly total: number
}

/** Points by source, and the outcome if the game ended now (or has ended). */
export interface ScoreSheet {
  readonly sides: readonly SideScore[]
  /** Nobody wins (`none`) if the result of a game is only your score. */
  readonly outcome: { readonly winner: 'you' | 'automa' | 'shared' | 'none'; readonly by: string; readonly text: Text }
  /** For best scores: the category of this game, and its value there. */
  readonly record?: { readonly category: string; readonly text: Text; readonly points: number }
}

/**
 * Something that holds in every state, even if a game starts from a position. A position may leave things out, so a law counts what is
 * there, not what is missing.
 */
export interface Law<S> {
  readonly id: string
  /** It applies only to a table in play: a question may leave out what it needs. */
  readonly whole?: true
  broken(s: S): Breach | undefined
}

/** The error and its field, for the author of a position; a text for developers if no position can cause it. */
export type Breach = string | { readonly says: Text; readonly at?: Path }

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json | undefined }

/** The public state as JSON; `read` throws `BadInput` with one clear sentence, also if the state would break a law. */
export interface Positions<S> {
  read(json: unknown): S
  /** Throws `BadInput` if a game cannot continue from a state that was read, because something is missing. */
  checkPlayable?(s: S): void
  write(s: S): Json
  /** The shape as a JSON schema, and the labels of its fields, by dotted path: the position editor is built from these. */
  readonly schema?: Json
  readonly labels?: Readonly<Record<string, Text>>
}

/** The rules with everything needed to play. */
export interface PlayModule<S, M, O, C = unknown> {
  readonly game: Game<S, M, O, C>
  readonly automa: { decide(s: S, tracer?: Tracer): M }
  readonly ladders: readonly LadderInfo[]
  /** The clauses of the solo rules and the rulings as text, also of a variant; loaded separately, because playing does not need them. */
  texts(variant?: string): Promise<RuleTexts>
  /** What authors of variants may change, and the ladders of a variant; absent where the document is the only one. */
  readonly variants?: Variants
  readonly notation: { write(m: M): string; read(line: string): M | undefined }
  score(s: S): ScoreSheet
  /** How a finished game was decided. */
  verdict?(s: S): Verdict
  /** The name of each way to end (`by` of an outcome), for the lab. */
  readonly endings: Readonly<Record<string, Text>>
  /** What statistics and the sheet of wins know of its results. */
  readonly results?: ResultSpec<S>
  /** A move as a sentence; with the state before it, also prices and consequences. */
  say(m: M, lang: Lang, before?: S): string
  /** How consequences are described. */
  readonly consequences?: Consequences<C>
  /** What the step waits for, as a question or an announcement. */
  prompt(s: S, lang: Lang): string
  /** The name of a component by its id; the id itself if it has none. */
  nameOf(id: string, lang: Lang): string
  /** The progress of a game in a word or two: "Age II", "Round 2 of 5"; the set-up is a stage, too. */
  stage?(s: S): Text
  /** Whether the game is still being set up: nobody has begun to score. */
  isSetUp?(s: S): boolean
  /** Why the automa had only this move, if no rung had a choice. */
  onlyMove?(s: S, m: M): Text | undefined
  /** Why a move of the person would do nothing, if so: the page confirms it first. */
  idle?(s: S, m: M): Text | undefined
  /** A move of the automa that only continues the game, such as the start of an Age: the page offers no "why". */
  isFormal?(m: M): boolean
  /** A move that only names a part of what is done, such as the artist of a comic: by itself it says too little. */
  isPart?(m: M): boolean
  /** Your asks that begin a turn; all others belong to the turn they came up in. */
  readonly turns?: readonly string[]
  /** A forecast if the table stayed as it is, as far as known: dangers first. */
  ahead?(s: S): readonly Ahead[]
  /** Absent if a game was loaded only to be played. */
  readonly position?: Positions<S>
  /** The table as lines of text, for terminals; loaded separately, because a screen rarely needs it. */
  terminal(): Promise<{ draw(s: S, lang: Lang, paint: Painter, screen?: Screen): string }>
  /** What the hands do at the real table; loaded separately, because a table on screen does not need it. */
  hands?(): Promise<Hands<S, O, C>>
  /** The rules of your own side, lessons, and the first game: each is loaded when somebody asks for it, and never by a table. */
  handbook?(): Promise<Handbook<M>>
  lessons?(): Promise<readonly Lesson<S, M, C>[]>
  firstGame?(): Promise<FirstGame<S, M, C>>
  /** How promising a state is for your seat, for a beginner who looks one step ahead; by default the margin of the score sheet. */
  outlook?(s: S): number
  /** How your seat plays on in a playout of a search without a learned eye, quickly and with variation; by default any option. */
  rollout?(s: S, options: readonly Weighted<M>[], stream: Dice): M
  /** What a learned eye looks at, and what training has learnt about it; both are loaded only by players that think (`sharpen`). */
  measures?(): Promise<readonly Measured<S>[]>
  brain?(): Promise<Brain>
  /** Where the eye looks, if it sees clearly at some moments only. */
  readonly horizon?: Horizon<S>
  /** Both together, where they have been loaded. */
  readonly eye?: Eye<S>
}

/** How a finished game was decided, if there is more to say than the points. */
export interface Verdict {
  /** What decided instead of points, or if they are equal. */
  readonly text?: Text
  /** The game ended by an instant victory: points did not count. */
  readonly isInstant?: boolean
  /** What else was reached: a title. */
  readonly also?: readonly Text[]
  /** The player's goals, by name. */
  readonly goals?: readonly { readonly text: Text; readonly isMet: boolean }[]
  /** What it was decided on, as a drawing. */
  readonly gauges?: readonly Gauge[]
}

/** A track with something on it: the pawn between two capitals, symbols found, the points that earn a title. */
export interface Gauge {
  readonly text: Text
  /** Whose progress it shows; on a shared track, who has pushed furthest. */
  readonly seat: Exclude<Seat, 'chance'>
  readonly from: number
  readonly to: number
  readonly value: number
  /** Places on it that have a name. */
  readonly marks: readonly { readonly at: number; readonly text: Text }[]
}

/** Something that will happen if nothing changes. */
export interface Ahead {
  readonly text: Text
  /** The clause or ruling it follows from. */
  readonly cite?: string
  /** The components it is about. */
  readonly ids: readonly string[]
  /** Who could win at once on the next move. */
  readonly wins?: Exclude<Seat, 'chance'>
}

/** The rules with everything people and programs need. */
export interface GameModule<S, M, O, C = unknown> extends PlayModule<S, M, O, C> {
  readonly position: Positions<S>
  /** Answers a question about a position, as the game's position format defines; throws `BadInput`. */
  answer(position: unknown, ask: unknown): { readonly [key: string]: Json | undefined }
  /** The shape of these questions as a JSON schema. */
  readonly questions?: Json
  readonly laws: readonly Law<S>[]
  /** What the law of consequences compares. */
  readonly counting?: Counting<S, C>
  /** The game for programs that learn it; loaded separately. */
  learning?(): Promise<Learning<S>>
  /** What also holds in every game from its start, where nothing was left out. */
  readonly lawsFromStart?: readonly Law<S>[]
}

/** The room for a table as text. */
export interface Screen {
  readonly columns: number
  /** Without it nothing is folded. */
  readonly rows?: number
  /** Only the section of this name; all of them, unfolded, where there is none. */
  readonly only?: string
}

/** Colours for terminals, by name; a plain one returns the text as it is. */
export type Painter = (colour: string, text: string) => string

/** One option of a new game, the same for the command line and the screen. Its value is one line of text, as written in saves. */
export interface OptionSpec {
  readonly id: string
  readonly title: Text
  readonly choices: readonly { readonly id: string; readonly title: Text; readonly about: Text }[]
  readonly initial: string
  /** Said only where it differs from its first value: saves leave it out, and nobody is asked for it. */
  readonly isQuiet?: true
  /** How a value changes the other options: a variant may have levels of its own. */
  changes?(value: string, others: readonly OptionSpec[]): readonly OptionSpec[]
  /** Any number of the choices at once: the value is their ids joined by commas, in the order of `choices`, or `none`. */
  readonly several?: {
    /** The meaning of no choice at all. */
    readonly none: Text
    /** A warning about choosing these together; they are still allowed. */
    warn?(chosen: readonly string[]): readonly Text[]
  }
  /** A custom value instead of a choice. */
  readonly own?: {
    readonly title: Text
    readonly about: Text
    /** A value by its own name, where it has one. */
    tell?(value: string): Text | undefined
    /** Reads what a person wrote or a file contains as a value: one line without " · ". Throws `BadInput` with one clear sentence. */
    read(text: string): string
  }
}

/** The small part of a game, known before its rules are loaded. */
export interface Manifest {
  readonly id: string
  /** The edition of the rules: raised if an old log would lead to another state. */
  readonly edition: number
  readonly title: Text
  readonly about: Text
  /** The solo document the automa plays by, for credits. */
  readonly document: Text
  readonly options: readonly OptionSpec[]
  /** Whether it has a handbook, lessons and a first game. */
  readonly teaches?: true
  /** The prefix of bags that are dice, `die/` by default: this allows real cards with the app's dice. */
  readonly dice?: readonly string[]
  /** Whether a referee is offered, and what it asks for or why there is none; loaded separately. */
  readonly hasReferee?: boolean
  referee(): Promise<Referee>
  load(): Promise<AnyGameModule>
  /** The game without positions, questions and laws, for a screen that opens quickly; by default the whole module. */
  loadToPlay?(): Promise<AnyModule>
}

/** A module whose state and moves are opaque to others. */
export type AnyModule = PlayModule<unknown, unknown, Readonly<Record<string, string>>>
export type AnyGameModule = GameModule<unknown, unknown, Readonly<Record<string, string>>>
