import { useEffect, useMemo, useRef } from 'react'
import { phrase, tell, type Values } from '../../kernel/text.ts'
import { deciderOf } from '../../ladder/reasons.ts'
import { sentence } from '../kit/board/words.ts'
import { Tag } from '../kit/Tag.tsx'
import type { Told } from './told.ts'
import type { AnyTable } from './types.ts'
import { WhyReasons } from './WhyReasons.tsx'

interface WhyMoveProps {
  readonly table: AnyTable
  readonly n: number
  readonly told: Told
  readonly isOpen: boolean
  /** Undefined if it is the only move of its turn and always open. */
  readonly onToggle: (() => void) | undefined
}

const WORDS = {
  today: phrase<Values<'move'>>({
    it: ({ move }) => `Le regole di oggi deciderebbero altrimenti: ${move}.`,
    en: ({ move }) => `By today’s rules it would be otherwise: ${move}.`,
  }),
} as const

/** One move of the automa and, when open, everything that led to it. */
export function WhyMove({ table, n, told, isOpen, onToggle }: WhyMoveProps) {
  const { lang, module } = told
  const { move } = table.entry(n)
  const headline = sentence(module.say(move, lang, table.stateAt(n - 1)))
  const row = useRef<HTMLLIElement>(null)
  // When opened from elsewhere, it may be far down in a long turn.
  useEffect(() => {
    if (isOpen && onToggle !== undefined) row.current?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])
  return (
    <li ref={row} className="why__entry" data-open={isOpen}>
      <h3 className="why__move">
        {onToggle === undefined ? (
          headline
        ) : (
          <button type="button" aria-expanded={isOpen} onClick={onToggle}>
            {headline}
          </button>
        )}
      </h3>
      {isOpen ? <Reasons table={table} n={n} told={told} /> : <Short table={table} n={n} told={told} />}
    </li>
  )
}

/** The deciding rule, shown while the move is folded. */
function Short({ table, n, told: { lang } }: Pick<WhyMoveProps, 'table' | 'n' | 'told'>) {
  const decider = useMemo(() => deciderOf(table.why(n)), [table, n])
  if (decider === undefined) return null
  return (
    <p className="why__short">
      {decider.rung.text[lang]} <Tag>{decider.rung.cite}</Tag>
    </p>
  )
}

function Reasons({ table, n, told }: Pick<WhyMoveProps, 'table' | 'n' | 'told'>) {
  const { lang } = told
  const { before, move, looked, today } = useMemo(() => explain(table, n), [table, n])
  return (
    <WhyReasons before={before} move={move} looked={looked} told={told}>
      {today !== undefined && <p className="why__today">{tell(WORDS.today, lang, { move: today(lang) })}</p>}
    </WhyReasons>
  )
}

function explain(table: AnyTable, n: number) {
  const { module } = table
  const before = table.stateAt(n - 1)
  const { move } = table.entry(n)
  const decided = module.automa.decide(before)
  const isOther = module.game.key(decided) !== module.game.key(move)
  return {
    before,
    move,
    looked: table.lookedAt(n),
    /** What the automa would do now, if that is different. */
    today: isOther ? (lang: Told['lang']) => module.say(decided, lang, before) : undefined,
  }
}
