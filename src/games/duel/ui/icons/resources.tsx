// The five resources: a log, a brick, a cut block, a flask and a scroll.
import type { ReactNode } from 'react'
import type { ResourceId } from '../../catalogue/vocabulary.ts'
import { type IconProps, Svg } from '../../../../web/kit/board/icons.tsx'

const EDGE = '#2d2118'

const DRAWINGS: Readonly<Record<ResourceId, ReactNode>> = {
  wood: (
    <>
      <path
        d="M6.5 6.5h11a5.5 5.5 0 0 1 0 11h-11a5.5 5.5 0 0 1 0-11z"
        fill="#8a5a30"
        stroke={EDGE}
        strokeWidth="1.4"
        transform="rotate(-14 12 12)"
      />
      <path d="M4.2 11.4l7-1.8M5.6 15.4l6-1.5" stroke="#5e3a1c" strokeWidth="1.3" strokeLinecap="round" />
      <circle cx="17.3" cy="10.7" r="5.4" fill="#e3b983" stroke={EDGE} strokeWidth="1.4" />
      <circle cx="17.3" cy="10.7" r="3.1" fill="none" stroke="#9c6a36" strokeWidth="1.2" />
      <circle cx="17.3" cy="10.7" r="1.1" fill="#9c6a36" />
    </>
  ),
  clay: (
    <>
      <path
        d="M2.5 10.5 7 6h14.5v8.5L17 19H2.5z"
        fill="#c8683c"
        stroke={EDGE}
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d="M2.9 10.5 7.2 6.4h13.9L16.8 10.5z" fill="#e9976a" />
      <path d="M17.2 18.4v-7.6l3.9-3.9v7.4z" fill="#94431f" />
      <path d="M5.4 13h8.8v3.4H5.4z" fill="#a9512b" />
    </>
  ),
  stone: (
    <>
      <path d="M7 4.5h9l5.5 6-3 9H5.5l-3-8z" fill="#a3a9b1" stroke={EDGE} strokeWidth="1.4" strokeLinejoin="round" />
      <path d="M7.2 5.2h8.5l-2.9 5.3-9.4 1z" fill="#d5d9de" />
      <path d="M12.8 10.5l2.9-5.3 5 5.4-2.8 8.2h-3z" fill="#848b95" />
    </>
  ),
  glass: (
    <>
      <path
        d="M9.5 3h5v6.2a6.3 6.3 0 1 1-5 0z"
        fill="#6fbccb"
        stroke="#123c46"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d="M6.4 14.5h11.2a5.7 5.7 0 0 1-11.2 1z" fill="#2f8797" />
      <path d="M8.3 12.4a4.6 4.6 0 0 1 2.4-2.4" stroke="#effcff" strokeWidth="1.5" fill="none" strokeLinecap="round" />
      <path d="M8.6 2.2h6.8v2.2H8.6z" fill="#d7f1f5" stroke="#123c46" strokeWidth="1.1" />
    </>
  ),
  papyrus: (
    <>
      <path d="M5.5 5h13v14h-13z" fill="#f3e3b0" stroke={EDGE} strokeWidth="1.4" />
      <path d="M8 9h8M8 12h8M8 15h5" stroke="#8d7033" strokeWidth="1.4" strokeLinecap="round" />
      <rect x="3" y="2.8" width="18" height="4" rx="2" fill="#d9bd74" stroke={EDGE} strokeWidth="1.4" />
      <rect x="3" y="17.2" width="18" height="4" rx="2" fill="#d9bd74" stroke={EDGE} strokeWidth="1.4" />
    </>
  ),
}

export function ResourceIcon({ id, className }: IconProps & { readonly id: ResourceId }) {
  return <Svg className={className}>{DRAWINGS[id]}</Svg>
}
