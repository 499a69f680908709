// What something costs you now, as a chip: a tick, links for a chain, or coins; crossed out if you cannot pay.
import './price.css'
import { Coin } from '../../../../web/kit/board/icons.tsx'
import { Check, Links } from '../icons/effects.tsx'

export interface PriceProps {
  readonly coins: number
  readonly chain?: boolean
  readonly have: number
}

export function PriceChip({ coins, chain = false, have }: PriceProps) {
  const short = !chain && coins > have
  return (
    <span className="du-price" data-free={(!short && coins === 0) || undefined} data-short={short || undefined}>
      {chain ? <Links /> : coins === 0 ? <Check /> : <Coin amount={coins} />}
      <span className="kit-away">{coins}</span>
    </span>
  )
}
