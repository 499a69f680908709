// The registry of a game and a document of a variant as lines.
import type { Lang } from '../kernel/contract.ts'
import type { Registry } from '../kernel/variant.ts'
import { printClause, printLadder } from '../ladder/print.ts'
import { type Block, type DocumentPage } from '../variant/page.ts'
import { type PartGroup, partsOf } from '../variant/parts.ts'

export const printParts = (registry: Registry, lang: Lang): string[] => printGroups(partsOf(registry), lang)

function printGroups(groups: readonly PartGroup[], lang: Lang): string[] {
  return groups.flatMap(({ title, lines }, at) => {
    const width = Math.max(...lines.map(({ name }) => name.length))
    return [
      ...(at === 0 ? [] : ['']),
      title[lang],
      ...lines.flatMap(({ name, text, cite, notes }) => [
        `  ${name.padEnd(width)}  ${text[lang]}${cite === undefined ? '' : ` [${cite}]`}`,
        ...notes.map((note) => `  ${' '.repeat(width)}    ${note[lang]}`),
      ]),
    ]
  })
}

export function printPage({ title, author, base, about, sections }: DocumentPage, lang: Lang): string[] {
  return [
    title[lang],
    ...(author === undefined ? [] : [author]),
    base[lang],
    ...(about === undefined ? [] : ['', about[lang]]),
    ...sections.flatMap(({ title: heading, blocks }) => [
      '',
      heading[lang],
      '='.repeat(heading[lang].length),
      ...blocks.flatMap((block) => printBlock(block, lang)),
    ]),
  ]
}

function printBlock(block: Block, lang: Lang): string[] {
  switch (block.kind) {
    case 'clause':
      return printClause(block.clause, lang)
    case 'ladder':
      return ['', ...printLadder(block.ladder, lang), '']
    case 'list':
      return block.items.map((item) => `- ${item[lang]}`)
    case 'table': {
      const [head = [], ...rows] = [block.head, ...block.rows].map((row) => row.map((cell) => cell[lang]))
      // Long headings are told below, by their letters.
      const letters = head.map((_, at) => (at === 0 ? (head[0] ?? '') : String.fromCodePoint(96 + at)))
      const widths = letters.map((letter, at) => Math.max(letter.length, ...rows.map((row) => (row[at] ?? '').length)))
      const line = (row: readonly string[]) =>
        row
          .map((cell, at) => cell.padEnd(widths[at] ?? 0))
          .join('  ')
          .trimEnd()
      return [line(letters), ...rows.map(line), ...head.slice(1).map((text, at) => `${letters[at + 1]}: ${text}`), '']
    }
  }
}
