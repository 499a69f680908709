import { useEffect, useMemo, useRef, useState } from 'react'
import type { Text } from '../../kernel/contract.ts'
import { phrase, tell, type Values } from '../../kernel/text.ts'
import { deciderOf, hasChosen, questionsOf } from '../../ladder/reasons.ts'
import { sentence } from '../kit/board/words.ts'
import { Button } from '../kit/Button.tsx'
import { Tag } from '../kit/Tag.tsx'
import type { Told } from './told.ts'
import type { AnyTable } from './types.ts'
import { WhyQuestion } from './WhyQuestion.tsx'

interface WhyMoveProps {
  readonly table: AnyTable
  readonly n: number
  readonly told: Told
  readonly isOpen: boolean
  /** Undefined if it is the only move of its turn and always open. */
  readonly onToggle: (() => void) | undefined
}

const WORDS = {
  forced: {
    it: 'Non c’era niente da decidere: era l’unica mossa.',
    en: 'There was nothing to decide: it was the only move.',
  },
  today: phrase<Values<'move'>>({
    it: ({ move }) => `Le regole di oggi deciderebbero altrimenti: ${move}.`,
    en: ({ move }) => `By today’s rules it would be otherwise: ${move}.`,
  }),
  openAll: { it: 'Apri tutto', en: 'Open all' },
  closeAll: { it: 'Chiudi tutto', en: 'Close all' },
  move: { it: 'Perché questa mossa?', en: 'Why this move?' },
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
  const [all, setAll] = useState(false)
  const { before, questions, only, today, folds } = useMemo(() => explain(table, n), [table, n])
  return (
    <div className="why__reasons">
      {only !== undefined && (
        <p className="why__only">
          {WORDS.forced[lang]} {only === null ? null : sentence(only[lang])}
        </p>
      )}
      {today !== undefined && <p className="why__today">{tell(WORDS.today, lang, { move: today(lang) })}</p>}
      {folds > 1 && (
        <Button look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {(all ? WORDS.closeAll : WORDS.openAll)[lang]}
        </Button>
      )}
      {questions.map((question) => (
        <WhyQuestion
          key={question.text?.en ?? ''}
          question={question}
          title={questions.length > 1 || question.text !== undefined ? (question.text ?? WORDS.move) : undefined}
          told={{ ...told, state: before }}
          all={all}
        />
      ))}
    </div>
  )
}

interface Explained {
  /** The table before the move. */
  readonly before: unknown
  readonly questions: ReturnType<typeof questionsOf>
  /** Why it was the only move, if the game can tell (`null` if it cannot); undefined if there was a choice. */
  readonly only: Text | null | undefined
  /** What the automa would do now, if that is different. */
  readonly today: ((lang: Told['lang']) => string) | undefined
  /** How much there is to unfold. */
  readonly folds: number
}

function explain(table: AnyTable, n: number): Explained {
  const { module } = table
  const before = table.stateAt(n - 1)
  const { move } = table.entry(n)
  const looked = table.lookedAt(n)
  const decided = module.automa.decide(before)
  const isOther = module.game.key(decided) !== module.game.key(move)
  const why = hasChosen(looked) ? undefined : module.onlyMove?.(before, move)
  return {
    before,
    questions: questionsOf(looked),
    only: why ?? (looked.length === 0 ? null : undefined),
    today: isOther ? (lang) => module.say(decided, lang, before) : undefined,
    folds: looked.length,
  }
}
