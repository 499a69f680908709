// What a variant of a solo document is: data. The registry of a game lists everything an author may change or use; `src/variant` reads,
// checks and tells variants of any game by it.
import type { LadderInfo, PlayModule } from './contract.ts'
import type { Text, Unit } from './text.ts'

/** Something with a name that values refer to: a type of card, an Age, a token. */
export interface Item {
  readonly id: string
  readonly title: Text
}

/** What a value may be. */
export type Kind =
  | { readonly kind: 'number'; readonly least: number; readonly most: number; readonly unit?: Unit }
  | { readonly kind: 'flag' }
  | { readonly kind: 'choice'; readonly items: readonly Item[] }
  /** Any of the items, each once, in their own order. */
  | { readonly kind: 'set'; readonly items: readonly Item[] }
  /** Items in an order of the author's, each once; a whole order has all of them. */
  | { readonly kind: 'order'; readonly items: readonly Item[]; readonly isWhole: boolean }
  /** One value per key. A variant may give some; the others stay. */
  | { readonly kind: 'record'; readonly keys: readonly Item[]; readonly of: Kind }

export type Value = number | boolean | string | readonly string[] | { readonly [key: string]: Value }
export type ValuesById = Readonly<Record<string, Value>>

/** A value of the document that an author may set. */
export interface SettingPart {
  readonly id: string
  readonly title: Text
  /** The clause it stands in. */
  readonly cite: string
  readonly kind: Kind
  readonly initial: Value
}

/** A number or another value that every level has. */
export interface LevelField {
  readonly id: string
  readonly title: Text
  readonly kind: Kind
  /** The value as part of the level's description; nothing where it goes without saying. */
  says(value: Value): Text | undefined
}

export interface LevelValues {
  readonly id: string
  readonly title: Text
  readonly about: Text
  readonly values: ValuesById
}

/** The levels of a game: changed, added and removed by a variant. */
export interface LevelsPart {
  /** The option they are the choices of. */
  readonly option: string
  readonly cite: string
  readonly fields: readonly LevelField[]
  readonly initial: readonly LevelValues[]
}

/** A ladder or a list of plans. Its rungs are named by what follows the ladder's name in their ids. */
export interface LadderPart {
  /** Its id without the game: `choice`. */
  readonly id: string
  readonly ladder: LadderInfo
  /** What it chooses among: rungs may be put into any ladder over the same candidates. */
  readonly over: string
  /** Its rungs are plans: tried in order, never reversed. */
  readonly isPlans?: true
  /** The first rung that anybody meets decides: a rung is met or not, so it is never reversed. */
  readonly isList?: true
  /** It says what is legal, so it stays as it is. */
  readonly isFixed?: true
  /** It follows another ladder, by whose name it is changed: the same scale read backwards. */
  readonly follows?: string
  /** It is no ladder of the document, only a store of further rungs. */
  readonly isStore?: true
  /** Rungs or plans that may be moved, but neither left out, guarded nor reversed: without them there might be no move. */
  readonly keeps?: readonly string[]
}

/** A table from a die to rows. Its rungs are the rows; `mark` is not used. */
export interface TablePart {
  readonly id: string
  readonly table: LadderInfo
  /** How many faces its die may have; the first is the document's. */
  readonly dice: readonly number[]
  /** The lowest that can be rolled, if it is not 1: two dice show at least 2. */
  readonly least?: number
  readonly initial: readonly TableRow[]
}

export interface TableRow {
  readonly faces: readonly number[]
  /** The row's name: what follows the table's name in its id. */
  readonly row: string
}

/** A test of the situation by which rungs and plans may be guarded. */
export interface ConditionPart {
  readonly id: string
  /** After "if": `it is Age III`. */
  readonly text: Text
}

/** Another way to read the document, instead of a ruling. */
export interface ReadingPart {
  readonly id: string
  readonly text: Text
  /** The ruling it replaces. */
  readonly replaces: string
  /** Clauses that are to be read with it. */
  readonly touches: readonly string[]
}

/** Everything an author may change or use. */
export interface Registry {
  readonly game: string
  readonly edition: number
  readonly ladders: readonly LadderPart[]
  readonly tables: readonly TablePart[]
  readonly settings: readonly SettingPart[]
  readonly levels?: LevelsPart
  readonly conditions: readonly ConditionPart[]
  readonly readings: readonly ReadingPart[]
}

/** A rung in its place: which one, and how it is used. */
export interface RungChoice {
  /** `choice.pair` */
  readonly rung: string
  readonly isReversed?: true
  /** Conditions that all hold, or none of which holds. */
  readonly when?: readonly string[]
  readonly unless?: readonly string[]
  /** The author's own words and clause. */
  readonly text?: Text
  readonly cite?: string
}

export interface LadderChoice {
  readonly rungs: readonly RungChoice[]
  readonly title?: Text
  readonly cite?: string
}

export interface TableChoice {
  readonly die: number
  readonly rows: readonly TableRow[]
}

/** A whole document as data: that of the game, or one that a variant has changed. */
export interface Choices {
  readonly title?: Text
  readonly author?: string
  /** Why it was made. */
  readonly about?: Text
  /** By ladder, in the order of the registry; ladders that an author cannot change are not listed. */
  readonly ladders: Readonly<Record<string, LadderChoice>>
  readonly tables: Readonly<Record<string, TableChoice>>
  readonly settings: ValuesById
  readonly levels: readonly LevelValues[]
  readonly readings: readonly string[]
  /** Clauses in the author's words, new ones and replaced ones. */
  readonly clauses: Readonly<Record<string, Text>>
}

/** A game that is open to variants. A variant is told by the value of its option; nothing and `none` mean the document. */
export interface Variants {
  readonly registry: Registry
  /** The document with the changes of a variant. Throws `BadInput` with the path of what is wrong. */
  choices(data: unknown): Choices
  /** The registry with the numbers of these choices in its texts. */
  registryFor(choices: Choices): Registry
  /** The ladders of a variant as they are climbed. */
  ladders(variant: string | undefined): readonly LadderInfo[]
}

/** The option that holds a variant, and its value for the document itself. */
export const VARIANT = 'variant'
export const NO_VARIANT = 'none'

/** The variant among the options of a game; empty for the document. */
export function variantOf(options: Readonly<Record<string, string>>): string {
  const value = options[VARIANT]
  return value === undefined || value === NO_VARIANT ? '' : value
}

/** The ladders by which a game with these options is decided. */
export const laddersOf = (
  { variants, ladders }: Pick<PlayModule<never, never, never>, 'variants' | 'ladders'>,
  options: Readonly<Record<string, string>>,
): readonly LadderInfo[] => variants?.ladders(variantOf(options)) ?? ladders
