import { type ReactNode, useMemo, useState } from 'react'
import { hasChosen, type LookedAt, questionsOf } from '../../ladder/reasons.ts'
import { sentence } from '../kit/board/words.ts'
import { Button } from '../kit/Button.tsx'
import type { Told } from './told.ts'
import { WhyQuestion } from './WhyQuestion.tsx'

const WORDS = {
  forced: {
    it: 'Non c’era niente da decidere: era l’unica mossa.',
    en: 'There was nothing to decide: it was the only move.',
  },
  openAll: { it: 'Apri tutto', en: 'Open all' },
  closeAll: { it: 'Chiudi tutto', en: 'Close all' },
  move: { it: 'Perché questa mossa?', en: 'Why this move?' },
} as const

interface WhyReasonsProps {
  /** The table before the move. */
  readonly before: unknown
  readonly move: unknown
  /** Everything the decision looked at. */
  readonly looked: readonly LookedAt[]
  readonly told: Told
  /** What else there is to say of it. */
  readonly children?: ReactNode
}

/** Everything that led to a decision, by the questions it answers. */
export function WhyReasons({ before, move, looked, told, children }: WhyReasonsProps) {
  const { lang, module } = told
  const [all, setAll] = useState(false)
  const { questions, only } = useMemo(() => {
    const why = hasChosen(looked) ? undefined : module.onlyMove?.(before, move)
    // Why it was the only move: null if the game cannot tell, undefined if there was a choice.
    return { questions: questionsOf(looked), only: why ?? (looked.length === 0 ? null : undefined) }
  }, [module, before, move, looked])
  return (
    <div className="why__reasons">
      {only !== undefined && (
        <p className="why__only">
          {WORDS.forced[lang]} {only === null ? null : sentence(only[lang])}
        </p>
      )}
      {children}
      {looked.length > 1 && (
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
