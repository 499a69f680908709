import type { PassedOver } from '../../kernel/contract.ts'
import { counted } from '../../kernel/text.ts'
import { toldPassed } from '../../ladder/told.ts'
import { Source } from './Source.tsx'
import type { Told } from './told.ts'
import { useFold } from './fold.ts'

interface WhyPassedProps {
  readonly passed: readonly PassedOver[]
  readonly told: Told
  readonly open: boolean
}

const PASSED = {
  one: { it: '# gradino senza effetto', en: '# rung passed over' },
  other: { it: '# gradini senza effetto', en: '# rungs passed over' },
} as const

/** Consecutive rungs that changed nothing, each with the reason. */
export function WhyPassed({ passed, told, open }: WhyPassedProps) {
  const { lang } = told
  const fold = useFold(open)
  return (
    <li className="why-rung why-rung--passed">
      <details {...fold}>
        <summary>{counted(passed.length, PASSED, lang)}</summary>
        <ul>
          {passed.map((each, at) => (
            <li key={at}>
              <span className="why__ladder">{each.ladder.title[lang]}</span> {each.rung.text[lang]}{' '}
              <Source cite={each.rung.cite} told={told} isShort />
              <span className="why__reason">{toldPassed(each, lang)}</span>
            </li>
          ))}
        </ul>
      </details>
    </li>
  )
}
