// Goods and coins in a row: prices, gains, payments. Screen readers get the same in words.
import { CoinShape, Svg } from '../../../web/kit/board/icons.tsx'
import { goodId } from '../catalogue/index.ts'
import { GoodIcon } from './icons/goods.tsx'

export const Coin = ({ amount }: { readonly amount?: number | string }) => (
  <Svg>
    <CoinShape amount={amount} />
  </Svg>
)

export interface GoodsRowProps {
  readonly goods: readonly number[]
  readonly any?: number
  readonly coins?: number
  /** More than this of one good are shown as a number. */
  readonly many?: number
}

export function GoodsRow({ goods, any = 0, coins, many = 3 }: GoodsRowProps) {
  return (
    <span className="co-goods" aria-hidden="true">
      {goods.map((count, no) =>
        count > many ? (
          <span key={no} className="co-goods-many">
            {count}
            <GoodIcon id={goodId(no)} />
          </span>
        ) : (
          Array.from({ length: count }, (_, n) => <GoodIcon key={`${no} ${n}`} id={goodId(no)} />)
        ),
      )}
      {Array.from({ length: any }, (_, n) => (
        <GoodIcon key={`any ${n}`} id="any" />
      ))}
      {coins !== undefined && <Coin amount={coins} />}
    </span>
  )
}
