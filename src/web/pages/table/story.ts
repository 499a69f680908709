// The consequences of a log entry, in the parts in which they are shown.
import { type Telling, tellings } from '../../../kernel/consequences.ts'
import type { Lang } from '../../../kernel/contract.ts'
import type { AnyTable } from '../../store/open.ts'

export interface Story {
  /** What happened before a new part of the game began. */
  readonly effects: readonly Telling[]
  /** The parts of the game it began, each with what happened in it at once. */
  readonly sections: readonly { readonly title: string; readonly effects: readonly Telling[] }[]
}

const NOTHING: Story = { effects: [], sections: [] }

/** The consequences of entry `n`, counted from 1. */
export function storyOf(table: AnyTable, n: number, lang: Lang): Story {
  if (table.module.consequences === undefined) return NOTHING
  const effects: Telling[] = []
  const sections: { title: string; effects: Telling[] }[] = []
  for (const telling of tellings(table.module, table.consequences(n), lang)) {
    if (telling.rank === 'section') sections.push({ title: telling.text, effects: [] })
    else (sections.at(-1)?.effects ?? effects).push(telling)
  }
  return { effects, sections }
}

/** Whether the entry has consequences that its own sentence does not say. */
export function hasStory(table: AnyTable, n: number): boolean {
  const { consequences } = table.module
  return consequences !== undefined && table.consequences(n).some((c) => consequences.rank(c) !== 'said')
}

/** Whether a part of the game begins with the entry. */
export function beginsPart(table: AnyTable, n: number): boolean {
  const { consequences } = table.module
  return consequences !== undefined && table.consequences(n).some((c) => consequences.rank(c) === 'section')
}

/** A big event with the consequences that belong to it. */
export interface EventCard {
  readonly title: string
  readonly kind: 'section' | 'event'
  readonly lines: readonly string[]
}

/** The big events of an entry in order; consequences before the first of them belong to the move. */
export function cardsOf(table: AnyTable, n: number, lang: Lang): readonly EventCard[] {
  const cards: { title: string; kind: EventCard['kind']; lines: string[] }[] = []
  for (const { rank, text } of tellings(table.module, table.consequences(n), lang)) {
    if (rank !== 'line') cards.push({ title: text, kind: rank, lines: [] })
    else cards.at(-1)?.lines.push(text)
  }
  return cards
}
