// Amounts as drawings that are also said: for where no label around them does it.
import { Coin, Laurel } from '../../../../web/kit/board/icons.tsx'

export const SaidCoins = ({ amount }: { readonly amount: number }) => (
  <>
    <Coin amount={amount} />
    <span className="kit-away">{amount}</span>
  </>
)

export const SaidPoints = ({ amount }: { readonly amount: number }) => (
  <>
    <Laurel amount={amount} />
    <span className="kit-away">{amount}</span>
  </>
)
