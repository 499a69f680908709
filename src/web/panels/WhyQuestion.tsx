import type { Text } from '../../kernel/contract.ts'
import { isPlan, type PlanReasons, type Question, reasonsOf } from '../../ladder/reasons.ts'
import { Source } from './Source.tsx'
import type { Told } from './told.ts'
import { WhyPassed } from './WhyPassed.tsx'
import { WhyRung } from './WhyRung.tsx'

interface WhyQuestionProps {
  readonly question: Question
  /** Undefined if the move has only one question. */
  readonly title: Text | undefined
  readonly told: Told
  readonly all: boolean
}

const WORDS = {
  decidedBy: { it: 'Ha deciso:', en: 'Decided by:' },
  taken: { it: 'si fa', en: 'done' },
  failed: { it: 'non si può', en: 'not possible' },
} as const

/** A question with its answer, and every rule that was tried on the way. */
export function WhyQuestion({ question, title, told, all }: WhyQuestionProps) {
  const { lang } = told
  const plans = reasonsOf(question)
  // A single plan that was carried out needs no heading.
  const isSaid =
    question.decider !== undefined && isPlan(question.decider) && (title !== undefined || plans.length === 1)
  return (
    <div className="why__question" role={title === undefined ? undefined : 'group'} aria-label={title?.[lang]}>
      {title !== undefined && <h4>{title[lang]}</h4>}
      {isSaid ? null : <Answer question={question} told={told} />}
      <ol className="why__plans">
        {plans.map((plan, at) => (
          <PlanItem
            key={plan.plan?.rung.id ?? at}
            plan={plan}
            told={told}
            all={all}
            titled={plan.plan?.ladder !== plans[at - 1]?.plan?.ladder}
          />
        ))}
      </ol>
    </div>
  )
}

function Answer({ question: { decider }, told }: Pick<WhyQuestionProps, 'question' | 'told'>) {
  const { lang, module } = told
  if (decider === undefined) return null
  const [kept, ...others] = decider.kept
  const chosen = !isPlan(decider) && others.length === 0 && kept !== undefined ? module.nameOf(kept, lang) : undefined
  return (
    <p className="why__answer">
      {chosen === undefined ? WORDS.decidedBy[lang] : <b>{chosen}:</b>} {decider.rung.text[lang]}{' '}
      <Source cite={decider.rung.cite} told={told} />
    </p>
  )
}

interface PlanItemProps {
  readonly plan: PlanReasons
  readonly told: Told
  readonly all: boolean
  /** Whether to name the list of plans: only once for plans of the same list. */
  readonly titled: boolean
}

function PlanItem({ plan: { plan, steps }, told, all, titled }: PlanItemProps) {
  const { lang } = told
  return (
    <li
      className="why__plan"
      data-failed={plan?.failed !== undefined || undefined}
      data-bare={plan === undefined || undefined}
    >
      {plan !== undefined && (
        <p className="why__attempt">
          <span className="why__mark" role="img" aria-label={(plan.failed ? WORDS.failed : WORDS.taken)[lang]}>
            {plan.failed ? '✕' : '✓'}
          </span>
          <span>
            {titled && <span className="why__ladder">{plan.ladder.title[lang]}</span>} {plan.rung.text[lang]}{' '}
            <Source cite={plan.rung.cite} told={told} isShort />
            {plan.failed !== undefined && <span className="why__reason">{plan.failed[lang]}</span>}
          </span>
        </p>
      )}
      {steps.length > 0 && (
        <ol className="why__rungs">
          {steps.map((step, at) =>
            'passed' in step ? (
              <WhyPassed key={at} passed={step.passed} told={told} open={all} />
            ) : (
              <WhyRung key={at} entry={step.entry} decides={step.decides} told={told} open={all || step.decides} />
            ),
          )}
        </ol>
      )}
    </li>
  )
}
