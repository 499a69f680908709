// Amounts of goods as numbers with their signs.
import type { Goods } from '../catalogue/index.ts'
import { Coin, Power, Priest, Worker } from './icons/icons.tsx'

const SIGNS = [
  ['workers', Worker],
  ['coins', Coin],
  ['priests', Priest],
  ['power', Power],
] as const

interface GoodsProps {
  readonly goods: Goods
  readonly times?: boolean
  /** The same under other circumstances: the difference is after a slash. */
  readonly or?: Goods | undefined
}

export function GoodsRow({ goods, times = false, or = goods }: GoodsProps) {
  return (
    <span className="tm-goods">
      {SIGNS.map(([kind, Sign]) =>
        goods[kind] === 0 ? null : (
          <span key={kind} className="tm-good">
            {times && goods[kind] > 0 ? '+' : ''}
            {goods[kind]}
            {or[kind] === goods[kind] ? '' : `/${or[kind]}`}
            <Sign />
          </span>
        ),
      )}
    </span>
  )
}

export const isNothing = ({ coins, workers, priests, power }: Goods): boolean =>
  coins === 0 && workers === 0 && priests === 0 && power === 0
