// One number after the other, and the one that comes nearest to what is wanted.
import type { Manifest } from '../../../kernel/contract.ts'
import { nearest, tellNearest, type Tried } from '../../../lab/balance.ts'
import { balanceCommand } from '../../../lab/command.ts'
import { ratePlot } from '../../../lab/plots.ts'
import { percent, whole } from '../../../lab/words.ts'
import { useLang, useSay } from '../../hooks.ts'
import { LAB_PAGE } from '../../words/lab.ts'
import { Plot } from './LabResult.tsx'
import type { Plan } from './study.ts'

interface BalanceResultProps {
  readonly manifest: Manifest
  readonly plan: Extract<Plan, { readonly kind: 'balance' }>
  readonly tried: readonly Tried[]
}

export function BalanceResult({ manifest, plan, tried }: BalanceResultProps) {
  const say = useSay()
  const lang = useLang()
  const { name, title } = plan.number
  const best = nearest(tried, plan.wanted)
  if (best === undefined) return null
  const sorted = tried.toSorted((a, b) => a.value - b.value)
  const bars = sorted.map(({ value, rate, interval }) => ({ label: String(value), rate, interval }))
  return (
    <section className="paper lab-result" data-accent={manifest.id}>
      <h2>{say(LAB_PAGE.nearest)}</h2>
      <p className="lab-clear">{tellNearest(title[lang], best, plan.wanted, lang)}</p>
      <h2>{say(LAB_PAGE.winRate)}</h2>
      <Plot svg={ratePlot(say(LAB_PAGE.winRate), bars, lang)} />
      <h2>{say(LAB_PAGE.tried)}</h2>
      <table className="lab-table">
        <thead>
          <tr>
            {[title, LAB_PAGE.played, LAB_PAGE.won, LAB_PAGE.interval].map((head) => (
              <th key={head.en} scope="col">
                {say(head)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sorted.map((each) => (
            <tr key={each.value} data-main={each === best || undefined}>
              <th scope="row">{each.value}</th>
              <td>{whole(each.games, lang)}</td>
              <td>{percent(each.rate, lang)}</td>
              <td>{each.interval.map((bound) => percent(bound, lang)).join(' – ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="lab-command">
        <code>{balanceCommand(manifest, plan.sim, { ...plan, name })}</code>
      </p>
    </section>
  )
}
