// The table as text for the terminal there is: sections below each other, or in two columns where there is room; what does not fit the rows
// is folded to its first line, and a last line says how to see it.
import type { Painter, Screen } from '../kernel/contract.ts'
import type { Lang, Text } from '../kernel/text.ts'
import { type Block, ink, laid, type Line, pad, render, WIDTH } from './lines.ts'

export interface Section {
  /** One word: `table map` shows it alone. */
  readonly name: Text
  readonly blocks: readonly Block[]
  /** The larger, the sooner it is folded; without it, it never is. */
  readonly folds?: number
  /** What stays of it when it is folded: its first line by default, nothing if this is null. */
  readonly brief?: Line | null
  /** It stands in the second column where there are two. */
  readonly aside?: boolean
}

/** From here on there are two columns. */
const TWO = WIDTH + 3 + 60

const UNLIMITED: Screen = { columns: WIDTH }
const RULE = ink(' │ ', 'dim')
/** A line is not read well if it is longer. */
const WIDEST = 120

const FOLDED = '▸'
const TABLE: Text = { it: 'tavolo', en: 'table' }

/** How wide the column of a section is. */
export function roomIn({ columns }: Screen, aside: boolean): number {
  if (columns < TWO) return Math.min(columns, WIDEST)
  return aside ? Math.min(columns - WIDTH - RULE.text.length, WIDEST) : WIDTH
}

export function page(all: readonly Section[], lang: Lang, paint: Painter, screen: Screen = UNLIMITED): string {
  const sections = all.filter(({ blocks }) => blocks.length > 0)
  const { columns, rows } = screen
  const only = screen.only === undefined ? undefined : named(sections, screen.only)
  if (only !== undefined) return render(laid(only.blocks, Math.min(columns, WIDEST)), paint)
  const hasTwo = columns >= TWO
  const [first, second] = [roomIn(screen, false), roomIn(screen, true)]
  const drawn = sections.map((section) => ({
    section,
    isRight: hasTwo && section.aside === true,
    lines: laid(section.blocks, section.aside ? second : first),
  }))
  const height = (folded: ReadonlySet<Section>): number => {
    const of = (isRight: boolean) =>
      drawn
        .filter((one) => one.isRight === isRight)
        .reduce((sum, one) => sum + (folded.has(one.section) ? folds(one.section) : one.lines.length), 0)
    return Math.max(of(false), of(true)) + (folded.size > 0 ? 1 : 0)
  }
  const folded = new Set<Section>()
  if (rows !== undefined && screen.only === undefined)
    for (const { section, lines } of drawn.toSorted((a, b) => (b.section.folds ?? 0) - (a.section.folds ?? 0)))
      if (height(folded) > rows && section.folds !== undefined && lines.length > 1) folded.add(section)
  const column = (isRight: boolean): Line[] =>
    drawn
      .filter((one) => one.isRight === isRight)
      .flatMap(({ section, lines }) => (folded.has(section) ? brief(section, isRight ? second : first) : lines))
  const [left, right] = [column(false), column(true)]
  const lines =
    right.length === 0
      ? left
      : Array.from({ length: Math.max(left.length, right.length) }, (_, at) =>
          pad(left[at] ?? [], first).concat(RULE, right[at] ?? []),
        )
  return render([...lines, ...unfolding(sections, folded, lang, first)], paint)
}

/** The lines that stay of a folded section. */
const folds = ({ brief: said }: Section): number => (said === null ? 0 : 1)

/** How to see what is folded. */
function unfolding(sections: readonly Section[], folded: ReadonlySet<Section>, lang: Lang, width: number): Line[] {
  if (folded.size === 0) return []
  const names = sections.filter((section) => folded.has(section)).map(({ name }) => name[lang])
  return laid([[ink(`${FOLDED} ${TABLE[lang]} [${names.join(' | ')}]`, 'dim')]], width)
}

/** A folded section in one line, or in none. */
function brief({ blocks, brief: said }: Section, width: number): Line[] {
  if (said === null) return []
  const mark = ink(`${FOLDED} `, 'bold')
  return [[mark, ...(laid(said === undefined ? blocks : [said], width - mark.text.length)[0] ?? [])]]
}

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

/** The section of that name, in any language. */
const named = (sections: readonly Section[], word: string): Section | undefined =>
  word === ''
    ? undefined
    : sections.find(({ name }) => Object.values(name).some((each) => plain(each).startsWith(plain(word))))
