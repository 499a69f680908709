// A Progress token: round and green, with the drawing of its effect; plain if face down.
import './token.css'
import { Svg } from '../../../../web/kit/board/icons.tsx'
import type { Token as TokenItem } from '../../catalogue/index.ts'
import { TOKEN_SIGNS } from '../icons/tokens.tsx'

export function Token({ item }: { readonly item: TokenItem }) {
  return (
    <span className="ar-token">
      <Svg box="0 0 40 40" className="ar-token-sign">
        {TOKEN_SIGNS[item.id]}
      </Svg>
    </span>
  )
}

/** The stack, with its size if known. */
export function TokenBack({ count }: { readonly count?: number }) {
  return (
    <span className="ar-token ar-token-back" data-none={count === 0 || undefined}>
      <b>{count ?? '?'}</b>
    </span>
  )
}
