// The rules of your own side, as people read them. A game has one handbook: chapters from a short overview to every detail. Each rule is
// attached to its clauses (R…), so that prompts, pieces, refusals and lessons open the same text. `kernel/markup.ts` reads the texts.
import type { Json } from './contract.ts'
import { LANGS, type Text } from './text.ts'

/** What the handbook says about one clause, or about several at once. */
export interface Rule {
  /** The clauses it tells, `R6.1`. */
  readonly tells: readonly string[]
  readonly title: Text
  readonly text: Text
  /** Everything of a kind, line by line, for whom no drawing shows it. It is left out where rules are read during play. */
  readonly list?: Text
  readonly figure?: Figure
}

/** An illustration, drawn by the components of the game. A position is one of the game's own format. */
export type Figure =
  /** Pieces side by side, by their ids. */
  | { readonly show: 'pieces'; readonly ids: readonly string[]; readonly caption: Text }
  /** A part of the board in this position (`data-part` of its drawing); `mark` are the ids of the pieces it points at. */
  | {
      readonly show: 'board'
      readonly part: string
      readonly position: Json
      readonly mark?: readonly string[]
      readonly caption: Text
    }
  /** The score sheet of this position: the worked example. */
  | { readonly show: 'score'; readonly position: Json; readonly caption: Text }

export interface Chapter {
  readonly id: string
  readonly title: Text
  /** The chapter in a few sentences: all of these together are the overview of five minutes. */
  readonly inShort: Text
  readonly rules: readonly Rule[]
}

/** A word of the game. Its forms are the words by which it is found in texts, in lower case. */
export interface Term {
  readonly id: string
  readonly name: Text
  readonly forms: Readonly<Record<keyof Text, readonly string[]>>
  /** One or two sentences, without markup. */
  readonly text: Text
  /** The clause that says more. */
  readonly cite?: string
}

/** Which clauses belong to what is on screen. The records name every ask, move and piece, so the compiler and a test see what is missing. */
export interface Places<M> {
  /** By the ask of a step of yours. */
  readonly asks: Readonly<Record<string, readonly string[]>>
  /** By kind of move of yours: every one of them appears in a lesson. */
  readonly moves: Readonly<Record<string, readonly string[]>>
  /** The kind of a move, if it is yours. */
  kindOf(move: M): string | undefined
  /** The clauses about a component, by its id; none if it is no component of the game. */
  ofPiece(id: string): readonly string[]
}

export interface Handbook<M = unknown> {
  readonly chapters: readonly Chapter[]
  readonly glossary: readonly Term[]
  /** Mistakes that people make in their first games. */
  readonly mistakes: readonly Text[]
  readonly places: Places<M>
}

/** The rule that tells a clause; of a section without a text of its own (R6), the first of its clauses. */
export function ruleOf({ chapters }: Pick<Handbook, 'chapters'>, cite: string): Rule | undefined {
  const rules = chapters.flatMap((chapter) => chapter.rules)
  return (
    rules.find(({ tells }) => tells.includes(cite)) ??
    rules.find(({ tells }) => tells.some((id) => id.startsWith(`${cite}.`)))
  )
}

/** A term by its id, its name or one of its forms, in any language. */
export function termOf({ glossary }: Pick<Handbook, 'glossary'>, name: string): Term | undefined {
  const wanted = name.toLowerCase()
  return (
    glossary.find(({ id }) => id === wanted) ??
    glossary.find((term) =>
      LANGS.some((lang) => term.name[lang].toLowerCase() === wanted || term.forms[lang].includes(wanted)),
    )
  )
}
