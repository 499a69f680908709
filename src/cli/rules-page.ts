// The automa's rules as lines, from their declarations.
import type { AnyModule, Lang, Manifest } from '../kernel/contract.ts'
import { printClauses, printLadder } from '../ladder/print.ts'
import { WORDS } from './words.ts'

export function rulesPage(
  { title, document }: Manifest,
  { ladders, clauses, rulings }: AnyModule,
  lang: Lang,
): string[] {
  return [
    title[lang],
    document[lang],
    ...ladders.flatMap((ladder) => ['', ...printLadder(ladder, lang)]),
    ...section(WORDS.clauses[lang], printClauses(clauses, lang)),
    ...section(WORDS.rulings[lang], printClauses(rulings, lang)),
  ]
}

const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines]
