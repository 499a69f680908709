// Amounts as drawings with text for screen readers, if no label around them has it.
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
