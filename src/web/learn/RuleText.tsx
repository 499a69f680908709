import { ruleOf } from '../../kernel/handbook.ts'
import { blocksOf, plainText } from '../../kernel/markup.ts'
import type { Lang } from '../../kernel/text.ts'
import { useHandbook } from '../handbooks.ts'
import './learn.css'

interface RuleTextProps {
  readonly game: string
  readonly clause: string
  readonly lang: Lang
}

/** What the handbook says about a clause, short and without links: it stands in a popover itself. */
export function RuleText({ game, clause, lang }: RuleTextProps) {
  const handbook = useHandbook(game)
  const rule = handbook === undefined ? undefined : ruleOf(handbook, clause)
  if (rule === undefined) return null
  return (
    <span className="learn-rule-text">
      <b>{rule.title[lang]}</b>
      {blocksOf(plainText(rule.text[lang])).flatMap((block, at) =>
        (block.kind === 'paragraph' ? [block.inlines] : block.items).map((inlines, n) => (
          <span key={`${at}.${n}`} data-item={block.kind === 'list' || undefined}>
            {inlines.map((inline) => (inline.kind === 'clause' ? inline.clause : inline.text)).join('')}
          </span>
        )),
      )}
    </span>
  )
}
