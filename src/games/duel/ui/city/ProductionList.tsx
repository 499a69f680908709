// What a city produces and what it pays for a missing unit, resource by resource (R6.3, R7).
import type { Side } from '../../asks.ts'
import { other } from '../../asks.ts'
import { EACH_RESOURCE } from '../../catalogue/index.ts'
import { RESOURCE_NAMES, RESOURCES } from '../../catalogue/vocabulary.ts'
import { unitPrice } from '../../payment.ts'
import { ResourceIcon } from '../icons/resources.tsx'
import { SaidCoins } from '../icons/Said.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

export function ProductionList({ side }: { readonly side: Side }) {
  const { s, lang } = useView()
  const { tally } = s.cities[side]
  return (
    <table className="du-goods">
      <thead>
        <tr>
          <td />
          <th scope="col">{word('made', lang)}</th>
          <th scope="col">{word('buyAt', lang)}</th>
        </tr>
      </thead>
      <tbody>
        {EACH_RESOURCE.map((r) => (
          <tr key={r}>
            <th scope="row">
              <ResourceIcon id={RESOURCES[r]} /> {RESOURCE_NAMES[RESOURCES[r]][lang]}
            </th>
            <td>{tally.produced[r]}</td>
            <td>
              <SaidCoins amount={unitPrice(tally, s.cities[other(side)].tally, r)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
