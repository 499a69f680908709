// The back of a card: the numeral of its Age, or the star of the guilds, which anybody can tell apart (R4.1).
import { memo } from 'react'
import { Svg } from '../../../../web/kit/board/icons.tsx'
import type { Age } from '../../catalogue/vocabulary.ts'
import './card.css'
import './back.css'

/** A stroke of the numeral, with its serifs. */
const stroke = (x: number): string => `M${x} 15v11M${x - 2} 15h4M${x - 2} 26h4`

const NUMERALS: Readonly<Record<Age, string>> = {
  1: stroke(22),
  2: stroke(19.5) + stroke(24.5),
  3: stroke(17.5) + stroke(22) + stroke(26.5),
}

export const CardBack = memo(function CardBack({ of }: { readonly of: Age | 'guild' }) {
  return (
    <span className="du-back" data-back={of}>
      <Svg box="0 0 44 68" className="du-back-art" crop="top">
        <rect x="3" y="3" width="38" height="62" rx="2.5" className="du-back-line" />
        <rect x="5" y="5" width="34" height="58" rx="1.5" className="du-back-hair" />
        <path
          d="M5 40c5-3 7 3 11.3 0s7 3 11.4 0 7 3 11.3 0M5 46c5-3 7 3 11.3 0s7 3 11.4 0 7 3 11.3 0M5 52c5-3 7 3 11.3 0s7 3 11.4 0 7 3 11.3 0"
          className="du-back-hair"
        />
        {of === 'guild' ? (
          <path
            d="M22 8l3.9 8.8 9.6 1-7.2 6.4 2.1 9.4L22 28.7l-8.4 4.9 2.1-9.4-7.2-6.4 9.6-1z"
            className="du-back-sign"
          />
        ) : (
          <>
            <circle cx="22" cy="20.5" r="11" className="du-back-disc" />
            <path d={NUMERALS[of]} className="du-back-numeral" />
          </>
        )}
      </Svg>
    </span>
  )
})
