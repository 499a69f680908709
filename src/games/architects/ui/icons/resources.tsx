// The five Resources: a log, a cut block, bricks, a scroll and a flask. Shapes on a grid of 24.
import type { ReactNode } from 'react'
import type { ResourceId } from '../../catalogue/vocabulary.ts'

const EDGE = '#2d2118'

export const RESOURCE_SHAPES: Readonly<Record<ResourceId, ReactNode>> = {
  wood: (
    <>
      <g transform="rotate(-14 12 12)">
        <path
          d="M6.5 6.5h11a5.5 5.5 0 0 1 0 11h-11a5.5 5.5 0 0 1 0-11z"
          fill="#8a5a30"
          stroke={EDGE}
          strokeWidth="1.4"
        />
        <path d="M4 10.5h7M4.4 14h6" stroke="#5e3a1c" strokeWidth="1.3" strokeLinecap="round" />
      </g>
      <circle cx="17.3" cy="10.7" r="5.4" fill="#e3b983" stroke={EDGE} strokeWidth="1.4" />
      <circle cx="17.3" cy="10.7" r="3.1" fill="none" stroke="#9c6a36" strokeWidth="1.2" />
      <circle cx="17.3" cy="10.7" r="1.1" fill="#9c6a36" />
    </>
  ),
  stone: (
    <>
      <path d="M7 4.5h9l5.5 6-3 9H5.5l-3-8z" fill="#a3a9b1" stroke={EDGE} strokeWidth="1.4" strokeLinejoin="round" />
      <path d="M7.2 5.2h8.5l-2.9 5.3-9.4 1z" fill="#dde1e5" />
      <path d="M12.8 10.5l2.9-5.3 5 5.4-2.8 8.2h-3z" fill="#848b95" />
    </>
  ),
  brick: (
    <g stroke={EDGE} strokeWidth="1.3" strokeLinejoin="round">
      <path d="M2 13.5h9.6v6H2zM12.4 13.5H22v6h-9.6z" fill="#c0592f" />
      <path d="M7 7.5h10v6H7z" fill="#d9764a" />
      <path d="M7 7.5l2-2.6h10l-2 2.6z" fill="#efa583" />
      <path d="M17 7.5l2-2.6v6l-2 2.6z" fill="#8f3d1a" />
    </g>
  ),
  papyrus: (
    <>
      <path d="M5.5 5h13v14h-13z" fill="#f3e3b0" stroke={EDGE} strokeWidth="1.4" />
      <path d="M8 9.4h8M8 12h8M8 14.6h5" stroke="#8d7033" strokeWidth="1.4" strokeLinecap="round" />
      <rect x="3" y="2.8" width="18" height="4" rx="2" fill="#d9bd74" stroke={EDGE} strokeWidth="1.4" />
      <rect x="3" y="17.2" width="18" height="4" rx="2" fill="#d9bd74" stroke={EDGE} strokeWidth="1.4" />
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
}
