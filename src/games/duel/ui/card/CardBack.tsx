// The back of a card: the number of its Age, or the star of the guilds, which both sides can see (R4.1).
import { memo } from 'react'
import { Svg } from '../../../../web/kit/board/icons.tsx'
import type { Age } from '../../catalogue/vocabulary.ts'
import './card.css'
import './back.css'

/** A stroke of the numeral, with its serifs. */
const stroke = (x: number): string => `M${x} 9.5v8M${x - 1.7} 9.5h3.4M${x - 1.7} 17.5h3.4`

const NUMERALS: Readonly<Record<Age, string>> = {
  1: stroke(22),
  2: stroke(19.9) + stroke(24.1),
  3: stroke(18) + stroke(22) + stroke(26),
}

export const CardBack = memo(function CardBack({ of }: { readonly of: Age | 'guild' }) {
  return (
    <span className="du-back" data-back={of}>
      <Svg box="0 0 44 68" className="du-back-art" crop="top">
        <rect x="3" y="3" width="38" height="62" rx="2.5" className="du-back-line" />
        <rect x="5" y="5" width="34" height="58" rx="1.5" className="du-back-hair" />
        <path
          d="M5 34c5-3 7 3 11.3 0s7 3 11.4 0 7 3 11.3 0M5 41c5-3 7 3 11.3 0s7 3 11.4 0 7 3 11.3 0M5 48c5-3 7 3 11.3 0s7 3 11.4 0 7 3 11.3 0"
          className="du-back-hair"
        />
        {of === 'guild' ? (
          <path d="M22 4.5l2.9 6.6 7.2.8-5.4 4.8 1.6 7L22 20l-6.3 3.7 1.6-7-5.4-4.8 7.2-.8z" className="du-back-sign" />
        ) : (
          <>
            <circle cx="22" cy="13.5" r="8" className="du-back-disc" />
            <path d={NUMERALS[of]} className="du-back-numeral" />
          </>
        )}
      </Svg>
    </span>
  )
})
