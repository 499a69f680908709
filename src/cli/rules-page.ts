// The automa's rules as lines, from their declarations.
import type { AnyModule, LadderInfo, Lang, Manifest } from '../kernel/contract.ts'
import { laddersOf, VARIANT } from '../kernel/variant.ts'
import { printClauses, printLadder } from '../ladder/print.ts'
import { WORDS } from './words.ts'

export async function rulesPage(
  { title, document }: Manifest,
  module: AnyModule,
  lang: Lang,
  variant = '',
): Promise<string[]> {
  const { clauses, rulings } = await module.texts(variant)
  return [
    title[lang],
    document[lang],
    ...printLadders(laddersOf(module, { [VARIANT]: variant }), lang),
    ...section(WORDS.clauses[lang], printClauses(clauses, lang)),
    ...section(WORDS.rulings[lang], printClauses(rulings, lang)),
  ]
}

const printLadders = (ladders: readonly LadderInfo[], lang: Lang): readonly string[] =>
  ladders.flatMap((ladder) => ['', ...printLadder(ladder, lang)])

const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', heading, ...lines]
