import type { AnyModule, Lang } from '../../../../kernel/contract.ts'
import { decidedBy, verdictOf } from '../../../../kernel/verdict.ts'
import { sentence } from '../../../kit/board/words.ts'
import { useSay } from '../../../hooks.ts'
import { OVER } from '../../../words/over.ts'
import { GaugeFigure } from './GaugeFigure.tsx'
import { Totals } from './Totals.tsx'

interface VerdictProps {
  readonly module: AnyModule
  readonly state: unknown
  readonly lang: Lang
}

/** How it was decided, in words and in a picture. */
export function Verdict({ module, state, lang }: VerdictProps) {
  const say = useSay()
  const { isInstant = false, also = [], goals = [], gauges = [] } = verdictOf(module, state)
  return (
    <section className="verdict" aria-label={say(OVER.verdict)}>
      <p className="verdict-text">{sentence(decidedBy(module, state)[lang])}</p>
      {also.map((text) => (
        <p key={text.en}>{sentence(text[lang])}</p>
      ))}
      {isInstant ? null : <Totals sides={module.score(state).sides} lang={lang} />}
      {gauges.map((gauge) => (
        <GaugeFigure key={gauge.text.en} gauge={gauge} lang={lang} />
      ))}
      {goals.length === 0 ? null : (
        <ul className="verdict-goals">
          {goals.map(({ text, isMet }) => (
            <li key={text.en} data-met={isMet}>
              <b>{say(isMet ? OVER.met : OVER.missed)}</b> {text[lang]}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
