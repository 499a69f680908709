// A progress token: round and green, with the drawing of its effect.
import { memo } from 'react'
import './token.css'
import type { Token as TokenItem } from '../../catalogue/index.ts'
import { TokenIcon } from '../icons/tokens.tsx'

export const Token = memo(function Token({ item }: { readonly item: TokenItem }) {
  return (
    <span className="du-token">
      <TokenIcon id={item.id} />
    </span>
  )
})
