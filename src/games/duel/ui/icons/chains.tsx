// The seventeen chain symbols, as silhouettes in the colour of the text.
import type { ReactNode } from 'react'
import type { ChainId } from '../../catalogue/vocabulary.ts'
import { type IconProps, LINE, Svg } from '../../../../web/kit/board/icons.tsx'

const HOLE = 'var(--du-chain-hole, #2b241b)'

const DRAWINGS: Readonly<Record<ChainId, ReactNode>> = {
  horseshoe: (
    <path
      {...LINE}
      strokeWidth="4"
      strokeLinecap="butt"
      d="M6 21.5V16C3 9 7 3.5 12 3.5S21 9 18 16v5.5M3.8 20.5h4.4M15.8 20.5h4.4"
    />
  ),
  sword: (
    <>
      <path d="M21 2.5l-1 5.2L10.6 17l-3.6-3.6L16 3.9z" fill="currentColor" />
      <path {...LINE} strokeWidth="2.6" d="M5 12.5 11.5 19M7.6 16.4 3.2 20.8" />
    </>
  ),
  tower: (
    <>
      <path d="M5 3h3.5v2.5h2V3h3v2.5h2V3H19v7h-2v11.5H7V10H5z" fill="currentColor" />
      <path d="M10.2 21.5v-4a1.8 1.8 0 0 1 3.6 0v4z" fill={HOLE} />
    </>
  ),
  target: (
    <g {...LINE}>
      <circle cx="12" cy="12" r="9" strokeWidth="2.4" />
      <circle cx="12" cy="12" r="4.8" strokeWidth="2.2" />
      <circle cx="12" cy="12" r="1.2" fill="currentColor" />
    </g>
  ),
  helmet: (
    <>
      <path d="M4.5 13a7.5 8 0 0 1 15 0v8h-4.8v-6.5h-2.2V21H10v-6.5H7.2V21H4.5z" fill="currentColor" />
      <path {...LINE} strokeWidth="3" d="M7 4.6C9.5 1.8 14.5 1.8 17 4.6" />
    </>
  ),
  book: (
    <>
      <path
        d="M2 5.5c4-1.5 7-1 9.3.8v14C9 18.5 6 18 2 19.5zM22 5.5c-4-1.5-7-1-9.3.8v14c2.3-1.8 5.3-2.3 9.3-.8z"
        fill="currentColor"
      />
      <path
        {...LINE}
        stroke={HOLE}
        strokeWidth="1.2"
        d="M4.5 9.5c1.8-.4 3-.2 4.3.4M4.5 13c1.8-.4 3-.2 4.3.4M19.5 9.5c-1.8-.4-3-.2-4.3.4M19.5 13c-1.8-.4-3-.2-4.3.4"
      />
    </>
  ),
  gear: (
    <>
      <path
        d="M10.3 2h3.4l.5 2.7 2 .9 2.3-1.6 2.4 2.4-1.6 2.3.9 2 2.7.5v3.4l-2.7.5-.9 2 1.6 2.3-2.4 2.4-2.3-1.6-2 .9-.5 2.7h-3.4l-.5-2.7-2-.9-2.3 1.6-2.4-2.4 1.6-2.3-.9-2L1 14.6v-3.4l2.8-.5.9-2-1.6-2.3L5.5 4l2.3 1.6 2-.9z"
        fill="currentColor"
      />
      <circle cx="12" cy="12.7" r="3.6" fill={HOLE} />
    </>
  ),
  lyre: (
    <g {...LINE}>
      <path d="M6 3c-3 5-2 10 2.5 13.5h7C20 13 21 8 18 3" strokeWidth="2.6" />
      <path d="M5.5 6.5h13" strokeWidth="1.6" />
      <path d="M9.5 6.5V16M12 6.5V16M14.5 6.5V16" strokeWidth="1.2" />
      <path d="M8 20.5h8" strokeWidth="3" />
    </g>
  ),
  lamp: (
    <>
      <path
        d="M2 12.5c3 0 4-1.5 5-1.5h8c1.6 0 2 .6 3 .6 1.3 0 2.3-.9 3.6-.9-.8 5-4 8.3-8.6 8.3h-2C6 19 3.4 16.5 2 12.5z"
        fill="currentColor"
      />
      <path d="M8.5 19.5h6.5l1 2H7.5z" fill="currentColor" />
      <path d="M4.6 3c2.3 2.2 2.6 4.3.7 6.6-2.6-1.6-2.6-4-.7-6.6z" fill="currentColor" />
    </>
  ),
  mask: (
    <>
      <path d="M4 3.5c5 1.8 11 1.8 16 0 .8 9-2 15.5-8 18-6-2.5-8.8-9-8-18z" fill="currentColor" />
      <path
        d="M7 9c1.5-1 2.5-1 3.5 0-1 1.3-2.5 1.3-3.5 0zM13.5 9c1-1 2-1 3.5 0-1 1.3-2.5 1.3-3.5 0zM8 13.5c2.6 1.2 5.4 1.2 8 0-.7 3-2 4.3-4 4.3s-3.3-1.3-4-4.3z"
        fill={HOLE}
      />
    </>
  ),
  column: (
    <>
      <path d="M4 2.5h16v3H4zM5.5 19h13v2.5h-13zM7 6.5h10V18H7z" fill="currentColor" />
      <path {...LINE} stroke={HOLE} strokeWidth="1.2" d="M10.3 7.5v9.5M13.7 7.5v9.5" />
    </>
  ),
  moon: <path d="M15.5 2.5A9.8 9.8 0 1 0 21.5 17 8.3 8.3 0 0 1 15.5 2.5z" fill="currentColor" />,
  sun: (
    <g {...LINE}>
      <circle cx="12" cy="12" r="4.6" fill="currentColor" />
      <path
        d="M12 1.8v2.6M12 19.6v2.6M1.8 12h2.6M19.6 12h2.6M4.8 4.8l1.8 1.8M17.4 17.4l1.8 1.8M4.8 19.2l1.8-1.8M17.4 6.6l1.8-1.8"
        strokeWidth="2.4"
      />
    </g>
  ),
  drop: (
    <>
      <path d="M12 1.8c4.5 5.6 6.8 9.3 6.8 12.8a6.8 6.8 0 0 1-13.6 0c0-3.5 2.3-7.2 6.8-12.8z" fill="currentColor" />
      <path {...LINE} stroke={HOLE} strokeWidth="1.6" d="M8.4 14.5c0 2 1.2 3.4 3 3.9" />
    </>
  ),
  pediment: (
    <path
      d="M12 2 2 8.5v1.8h20V8.5zM4 11.5h2.8v7H4zM10.6 11.5h2.8v7h-2.8zM17.2 11.5H20v7h-2.8zM2.5 19.3h19V22h-19z"
      fill="currentColor"
    />
  ),
  amphora: (
    <>
      <path
        d="M8.5 2.5h7v2h-1v3c3 1.5 4 3.5 4 6 0 3.4-2.5 5.5-4.5 6.5l.6 2H9.4l.6-2c-2-1-4.5-3.1-4.5-6.5 0-2.5 1-4.5 4-6v-3h-1z"
        fill="currentColor"
      />
      <path {...LINE} strokeWidth="1.8" d="M8.3 4C4.8 4.5 4 8 5.8 10M15.7 4c3.5.5 4.3 4 2.5 6" />
    </>
  ),
  barrel: (
    <>
      <path d="M6.5 2.5h11c2.6 6 2.6 13 0 19h-11c-2.6-6-2.6-13 0-19z" fill="currentColor" />
      <path {...LINE} stroke={HOLE} strokeWidth="1.5" strokeLinecap="butt" d="M5.2 7.5h13.6M5.2 16.5h13.6M12 3v18" />
    </>
  ),
}

export function ChainIcon({ id, className }: IconProps & { readonly id: ChainId }) {
  return <Svg className={className}>{DRAWINGS[id]}</Svg>
}
