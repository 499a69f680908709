// The automa's rules as lines, from their declarations.
import type { AnyModule, Lang, Manifest } from '../kernel/contract.ts'
import { printClauses, printLadder } from '../ladder/print.ts'
import { WORDS } from './words.ts'

export async function rulesPage({ title, document }: Manifest, module: AnyModule, lang: Lang): Promise<string[]> {
  const { clauses, rulings } = await module.texts()
  return [
    title[lang],
    document[lang],
    ...module.ladders.flatMap((ladder) => ['', ...printLadder(ladder, lang)]),
    ...section(WORDS.clauses[lang], printClauses(clauses, lang)),
    ...section(WORDS.rulings[lang], printClauses(rulings, lang)),
  ]
}

const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines]
