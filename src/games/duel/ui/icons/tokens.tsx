// Drawings of the progress tokens.
import type { ReactNode } from 'react'
import type { TokenId } from '../../catalogue/tokens.ts'
import { type IconProps, LINE, Svg } from '../../../../web/kit/board/icons.tsx'

const DRAWINGS: Readonly<Record<TokenId, ReactNode>> = {
  agriculture: (
    <g {...LINE}>
      <path d="M12 22V9M8.5 21.5C9.5 17 8 13 6 9.5M15.5 21.5c-1-4.5.5-8.5 2.5-12" />
      <path
        d="M12 9c-2-2-2-4.5 0-7 2 2.5 2 5 0 7zM6 10C3.5 9 2.8 6.8 3.5 4 6 5 7 7 6 10zM18 10c2.5-1 3.2-3.2 2.5-6C18 5 17 7 18 10z"
        fill="currentColor"
        strokeWidth="1.2"
      />
      <path d="M7.5 16.5h9" strokeWidth="2.6" />
    </g>
  ),
  architecture: (
    <g {...LINE}>
      <path d="M3 21.5V11a9 9 0 0 1 18 0v10.5h-5V12a4 4 0 0 0-8 0v9.5z" fill="currentColor" fillOpacity=".35" />
      <path d="M12 2v5M5.2 6.2l3.3 3.3M18.8 6.2l-3.3 3.3" strokeWidth="1.5" />
    </g>
  ),
  economy: (
    <g {...LINE}>
      <path
        d="M9 7.5h6c4 3 6 6.5 6 9.5 0 3-2.5 4.5-9 4.5S3 20 3 17c0-3 2-6.5 6-9.5z"
        fill="currentColor"
        fillOpacity=".35"
      />
      <path d="M8 2.5c1.5 1 2.5 1 4 0 1.5 1 2.5 1 4 0L15 7.5H9z" fill="currentColor" strokeWidth="1.4" />
      <path d="M12 11.5v6.5M9.8 13.2h4.4M9.8 16.2h4.4" strokeWidth="1.6" />
    </g>
  ),
  law: (
    <g {...LINE}>
      <path d="M12 3v17M7.5 21h9M4.5 6.5h15" />
      <path d="M4.5 6.5 1.8 14h5.4zM19.5 6.5 16.8 14h5.4z" strokeWidth="1.4" />
      <path d="M1.8 14a2.7 2.7 0 0 0 5.4 0zM16.8 14a2.7 2.7 0 0 0 5.4 0z" fill="currentColor" strokeWidth="1.2" />
    </g>
  ),
  masonry: (
    <g {...LINE}>
      <path d="M12.5 3 21 11.5 7 17z" fill="currentColor" fillOpacity=".4" transform="rotate(8 12 12)" />
      <path d="M9 15.5 6.5 13 4 15.5" strokeWidth="1.8" />
      <path d="M5 15.5l-3 5.5" strokeWidth="3.6" />
    </g>
  ),
  mathematics: (
    <g {...LINE}>
      <rect x="3" y="3" width="18" height="18" rx="1.5" />
      <path d="M3 9h18M3 15h18" strokeWidth="1.3" />
      <path d="M7.5 3.5v4M10.5 3.5v4M16.5 9.5v4M7.5 9.5v4M13 15.5v4M16.5 15.5v4" strokeWidth="2.6" />
    </g>
  ),
  philosophy: (
    <g {...LINE}>
      <path
        d="M4 4c2 2 4 2.5 8 2.5S18 6 20 4c1 6 1 9.5-.5 13-1.5 3-4.2 4.5-7.5 4.5S6 20 4.5 17C3 13.5 3 10 4 4z"
        fill="currentColor"
        fillOpacity=".3"
        strokeWidth="1.8"
      />
      <circle cx="8.3" cy="11" r="2.7" strokeWidth="1.7" />
      <circle cx="15.7" cy="11" r="2.7" strokeWidth="1.7" />
      <path d="M8.3 11h.1M15.7 11h.1" strokeWidth="2.4" />
      <path d="M12 13.5v3.5" strokeWidth="2.4" />
    </g>
  ),
  strategy: (
    <g {...LINE}>
      <path d="M4 3l13 14M20 3 7 17" strokeWidth="2.6" />
      <path d="M14 19.5l5.5-5M10 19.5l-5.5-5M18.5 18.5l2.5 3M5.5 18.5 3 21.5" />
    </g>
  ),
  theology: (
    <g {...LINE}>
      <path
        d="M12 1.5c3.5 3.5 4.5 5.7 4.5 8a4.5 4.5 0 0 1-9 0c0-1.5.5-2.7 1.7-4 .4 1.2 1 1.8 1.6 2C10.5 5.5 11 3.5 12 1.5z"
        fill="currentColor"
        fillOpacity=".5"
        strokeWidth="1.6"
      />
      <path d="M5 16.5h14M7 16.5v5M17 16.5v5M4 21.5h16" strokeWidth="2.4" />
    </g>
  ),
  urbanism: (
    <g {...LINE}>
      <path d="M2.5 21.5V8h3v2.5h2.5V8h3v2.5h2V8h3v2.5h2.5V8h3v13.5z" fill="currentColor" fillOpacity=".35" />
      <path d="M9.5 21.5v-4a2.5 2.5 0 0 1 5 0v4" />
      <path d="M12 8V2.5l4 1.5-4 1.5" strokeWidth="1.6" />
    </g>
  ),
}

export function TokenIcon({ id, className }: IconProps & { readonly id: TokenId }) {
  return <Svg className={className}>{DRAWINGS[id]}</Svg>
}
