// Why the automa did what it did: the rules that led to one move, in the order they were asked.
import { phrase, tell, type Values } from '../../kernel/text.ts'
import { useEffect, useMemo, useState } from 'react'
import type { AnyModule, Clause, Lang } from '../../kernel/contract.ts'
import { Button } from '../kit/Button.tsx'
import { ClauseLink, helpLink } from '../kit/Tag.tsx'
import type { MaybeUi } from './Component.tsx'
import type { Marked } from '../contract.ts'
import { deciderOf, markedBy, type PlanReasons, reasonsOf } from './reasons.ts'
import type { AnyTable } from './types.ts'
import { type Told, WhyRung } from './WhyRung.tsx'
import './why.css'

export interface WhyPanelProps {
  readonly table: AnyTable
  /** The number of an automa's entry in the log, counted from 1. */
  readonly entry: number
  readonly module: AnyModule
  readonly ui?: MaybeUi
  readonly lang: Lang
  /** Told what the explanation is about, so that a board can point at it. */
  readonly onMark?: (marked: Marked) => void
}

const WORDS = {
  forced: {
    it: 'Non c’era niente da decidere: era l’unica mossa.',
    en: 'There was nothing to decide: it was the only move.',
  },
  decidedBy: { it: 'Ha deciso:', en: 'Decided by:' },
  today: phrase<Values<'move'>>({
    it: ({ move }) => `Le regole di oggi deciderebbero altrimenti: ${move}.`,
    en: ({ move }) => `By today’s rules it would be otherwise: ${move}.`,
  }),
  openAll: { it: 'Apri tutto', en: 'Open all' },
  closeAll: { it: 'Chiudi tutto', en: 'Close all' },
  taken: { it: 'si fa', en: 'done' },
  failed: { it: 'non si può', en: 'not possible' },
} as const

export function WhyPanel({ table, entry, module, ui, lang, onMark }: WhyPanelProps) {
  const { before, trace, sentence, today } = useMemo(() => explain(table, entry, lang), [table, entry, lang])
  const [all, setAll] = useState(false)
  useEffect(() => onMark?.(markedBy(trace)), [trace, onMark])
  const decider = deciderOf(trace)
  const plans = reasonsOf(trace)
  const told: Told = { module, ui, lang, clauses: useClauses(module, lang) }
  const rungs = plans.reduce((sum, plan) => sum + plan.rungs.length, 0)
  return (
    <section className="why" aria-label={sentence}>
      <header className="why__summary">
        <p className="why__move">{sentence.replace(/\.$/, '')}.</p>
        {decider === undefined ? (
          <p>{WORDS.forced[lang]}</p>
        ) : (
          <p>
            {WORDS.decidedBy[lang]} <a href={helpLink(module.game.id, decider.rung.id)}>{decider.rung.text[lang]}</a>{' '}
            <ClauseLink game={module.game.id} clause={decider.rung.cite} says={told.clauses.get(decider.rung.cite)} />
          </p>
        )}
        {today !== undefined && <p className="why__today">{tell(WORDS.today, lang, { move: today })}</p>}
      </header>
      {ui?.Grounds !== undefined && <ui.Grounds state={before} lang={lang} />}
      {rungs > 1 && (
        <Button look="quiet" aria-expanded={all} onClick={() => setAll(!all)}>
          {(all ? WORDS.closeAll : WORDS.openAll)[lang]}
        </Button>
      )}
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
    </section>
  )
}

interface PlanItemProps {
  readonly plan: PlanReasons
  readonly told: Told
  readonly all: boolean
  /** Whether to name the list of plans: once is enough for plans of the same list. */
  readonly titled: boolean
}

function PlanItem({ plan: { plan, rungs }, told, all, titled }: PlanItemProps) {
  const { lang, module } = told
  const game = module.game.id
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
            {titled && <span className="why__ladder">{plan.ladder.title[lang]}</span>}{' '}
            <a href={helpLink(game, plan.rung.id)}>{plan.rung.text[lang]}</a>{' '}
            <ClauseLink game={game} clause={plan.rung.cite} says={told.clauses.get(plan.rung.cite)} />
            {plan.failed !== undefined && <span className="why__reason">{plan.failed[lang]}</span>}
          </span>
        </p>
      )}
      {rungs.length > 0 && (
        <ol className="why__rungs">
          {rungs.map((reason, at) => (
            <WhyRung key={`${reason.entry.rung.id} ${at}`} reason={reason} told={told} open={all || reason.decides} />
          ))}
        </ol>
      )}
    </li>
  )
}

function explain(table: AnyTable, entry: number, lang: Lang) {
  const { module } = table
  const before = table.stateAt(entry - 1)
  const { move } = table.entry(entry)
  const decided = module.automa.decide(before)
  const other = module.game.key(decided) !== module.game.key(move)
  return {
    before,
    trace: table.why(entry),
    sentence: module.say(move, lang, before),
    today: other ? module.say(decided, lang, before) : undefined,
  }
}

/** What each clause says, for those who stop at its number; it may come a moment later. */
function useClauses(module: AnyModule, lang: Lang): ReadonlyMap<string, string> {
  const [texts, setTexts] = useState<readonly Clause[]>([])
  useEffect(() => {
    let gone = false
    module.texts().then(
      ({ clauses, rulings }) => gone || setTexts([...clauses, ...rulings]),
      () => undefined,
    )
    return () => {
      gone = true
    }
  }, [module])
  return new Map(texts.map(({ id, text }) => [id, text[lang]]))
}
