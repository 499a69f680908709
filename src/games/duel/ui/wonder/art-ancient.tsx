// Scenes of the wonders, 100 by 65: flat shapes, light from the left. The left edge and the bottom stay quiet for costs and effects.
import type { ReactNode } from 'react'
import type { WonderId } from '../../catalogue/wonders.ts'

const columns = (xs: readonly number[], y: number, height: number, width: number): ReactNode =>
  xs.map((x) => (
    <g key={x}>
      <rect x={x} y={y} width={width} height={height} fill="#f0e4c8" />
      <rect x={x + width * 0.6} y={y} width={width * 0.4} height={height} fill="#c9b48a" />
    </g>
  ))

export const ANCIENT = {
  pyramids: (
    <>
      <rect width="100" height="65" fill="#f3d7a0" />
      <circle cx="78" cy="17" r="9" fill="#fdf0c8" />
      <rect y="34" width="100" height="31" fill="#e3b56f" />
      <path d="M64 16 90 45H38z" fill="#d79b51" />
      <path d="M64 16 90 45H60z" fill="#b0722f" />
      <path d="M40 23 60 46H20z" fill="#e6b469" />
      <path d="M40 23 60 46H37z" fill="#bb8038" />
      <path d="M83 31 97 46H69z" fill="#e0aa5e" />
      <path d="M83 31 97 46H81z" fill="#a86c2e" />
      <path d="M0 47c18-5 30 2 50-1s34-2 50 1v18H0z" fill="#cf9a55" />
      <path d="M0 53c22-5 44 3 100-2v14H0z" fill="#b57f40" />
      <path d="M27 49c0-4 .4-7 1.3-9" stroke="#6b4a21" strokeWidth="1" fill="none" />
      <path
        d="M28.3 40c-3-2.4-5-1.6-6 .3 2-.7 4-.6 6-.3zm0 0c.6-3 3-4 5.2-3-2 .6-3.7 1.6-5.2 3zm0 0c2.6-.6 4.6.6 5 2.8-1.5-1.2-3-2-5-2.8z"
        fill="#5f7d3a"
      />
    </>
  ),
  sphinx: (
    <>
      <rect width="100" height="65" fill="#efc48a" />
      <circle cx="26" cy="15" r="8" fill="#fbe3b0" />
      <path d="M88 17 112 47H64z" fill="#d09a58" />
      <path d="M88 17 112 47H85z" fill="#b57c3d" />
      <path d="M0 45h100v20H0z" fill="#c58f4d" />
      <path d="M52 27c10-2 26-1 30 6 2 4 1 9-1 12H46z" fill="#c58b45" />
      <path d="M60 28c9-1.5 18-.5 22 5 2 4 1 9-1 12H66c3-6 0-12-6-17z" fill="#a26d31" />
      <path d="M30 15c2-5 17-5 20 0 2.5 5 4.5 11 5 17l-6 3H31l-6-3c.5-6 2.5-12 5-17z" fill="#3e6f8f" />
      <path
        d="M28 20l4-1M26.5 25l4.5-1.2M25.5 30l5-1.5M52 20l-4-1M53.5 25l-4.5-1.2M54.5 30l-5-1.5"
        stroke="#e9c46a"
        strokeWidth="1.2"
      />
      <path d="M33 15c3-2.5 11-2.5 14 0 1 6 .5 12-2 15.5-2.5 3-7.5 3-10 0C32.5 27 32 21 33 15z" fill="#dba763" />
      <path d="M42 13.8c2.2.2 4 .7 5 1.2 1 6 .5 12-2 15.5-1 1.2-2 1.8-3.2 2z" fill="#bd853f" />
      <path d="M35.5 20.5h3M42 20.5h3M38 27.5h4.5" stroke="#4a2f12" strokeWidth="1.2" strokeLinecap="round" />
      <path d="M39 33h3.4l-.5 5h-2.4z" fill="#8a5c28" />
      <path d="M31 34h18c2 4 2 8 1 12H30c-1-4-1-8 1-12z" fill="#cf9850" />
      <path d="M24 43h30v5H24c-2 0-2-5 0-5z" fill="#dba763" />
      <path d="M24 46.3h30V48H24z" fill="#a26d31" />
      <path d="M0 50c20-3 50 2 100-1v16H0z" fill="#a97539" />
    </>
  ),
  'hanging-gardens': (
    <>
      <rect width="100" height="65" fill="#bfe0df" />
      <path d="M0 40c20-9 34-6 48-9s32-4 52 2v32H0z" fill="#8fb8a0" />
      <path d="M24 44h68v21H24z" fill="#d8b98a" />
      <path d="M34 30h48v14H34z" fill="#e2c79a" />
      <path d="M44 17h28v13H44z" fill="#ecd6ae" />
      <path d="M58 17h14v13H58zM60 30h22v14H60zM62 44h30v21H62z" fill="#c9a873" opacity=".75" />
      <path
        d="M29 52a3.5 3.5 0 0 1 7 0v13h-7zM41 52a3.5 3.5 0 0 1 7 0v13h-7zM68 52a3.5 3.5 0 0 1 7 0v13h-7zM80 52a3.5 3.5 0 0 1 7 0v13h-7zM39 36a3 3 0 0 1 6 0v8h-6zM71 36a3 3 0 0 1 6 0v8h-6zM48 22.5a2.6 2.6 0 0 1 5.2 0V30H48zM63 22.5a2.6 2.6 0 0 1 5.2 0V30H63z"
        fill="#7b5d38"
      />
      <path d="M42 18c1-4 5-5 7-2 2-4 7-4 8 0 2-4 7-4 8-.5 3-2 7-.5 8 2.5l-1 2H43z" fill="#4f8a4b" />
      <path
        d="M32 31c1-4 5-5 7-2 2-3 6-3 7 1l-1 3-4-1-2 4-3-4zM70 31c1-4 5-4.5 7-2 2-2.5 6-2 7 1.5l-2 3-3-1.5-2 4-3-4.5z"
        fill="#3f7a42"
      />
      <path
        d="M22 45c1-4 5-5 7-2 2-3 7-3 8 1l-2 3-3-1-2 5-3-5zM80 45c1-4 5-5 7-2 2-3 7-3 8 1l-2 3-3-1-2 5-3-5z"
        fill="#35693a"
      />
      <path d="M56 20h4v10l2 14v21h-8V44l2-14z" fill="#9ed3e6" />
      <path d="M58 20v10l1 14v21h3V44l-2-14V20z" fill="#d9f2f7" />
    </>
  ),
  mausoleum: (
    <>
      <rect width="100" height="65" fill="#d9cfe6" />
      <circle cx="82" cy="15" r="7" fill="#f6eefb" />
      <path d="M0 46c25-8 60-6 100-2v21H0z" fill="#9c93b0" />
      <path d="M53 6h8l2 4H51zM48 10h18v3H48zM45 13h24v3H45zM42 16h30v3H42zM39 19h36v3H39z" fill="#efe3c9" />
      <path d="M57 6h4l2 4h3v3h3v3h3v3h3v3H57z" fill="#c9b48a" />
      <path d="M36 22h42v3.5H36z" fill="#f5ebd4" />
      <rect x="39" y="25.5" width="36" height="15" fill="#6b5a72" />
      {columns([40, 47, 54, 61, 68], 25.5, 15, 4)}
      <path d="M34 40.5h46V53H34z" fill="#e3d2ae" />
      <path d="M57 40.5h23V53H57z" fill="#c2ab7e" />
      <path d="M34 40.5h46v2H34z" fill="#f5ebd4" />
      <path d="M52.5 53v-5a4.5 4.5 0 0 1 9 0v5z" fill="#54455c" />
      <path d="M28 53h58v4H28z" fill="#d3bf95" />
      <path d="M0 56h100v9H0z" fill="#857c99" />
      <path d="M24 54c-2-6-1.5-12 0-16 1.5 4 2 10 0 16zM91 55c-2-6-1.5-12 0-16 1.5 4 2 10 0 16z" fill="#4b6651" />
    </>
  ),
  'temple-of-artemis': (
    <>
      <rect width="100" height="65" fill="#cfe3ee" />
      <path d="M0 44c16-12 30-14 44-8s40-10 56-2v31H0z" fill="#8fb39a" />
      <path d="M58 8 86 22H30z" fill="#f2e6cb" />
      <path d="M58 8 86 22H58z" fill="#d3bd90" />
      <path d="M58 12.5 73 20H43z" fill="#b3793f" />
      <circle cx="58" cy="17.3" r="2.1" fill="#f6e7b7" />
      <path d="M30 22h56v4H30z" fill="#e9dab6" />
      <rect x="33" y="26" width="50" height="20" fill="#71604e" />
      {columns([33, 41.5, 50, 61, 69.5, 78], 26, 20, 5)}
      <path d="M28 46h60v3.5H28zM25 49.5h66V53H25zM22 53h72v3.5H22z" fill="#e3d2ab" />
      <path d="M58 46h30v3.5h3V53h3v3.5H58z" fill="#c7b181" />
      <path d="M0 56h100v9H0z" fill="#6f9a72" />
      <path d="M21 50c-4-2-5-6-3-9-1-4 2-7 4-8 2 1 5 4 4 8 2 3 1 7-3 9v5h-2z" fill="#3f7147" />
    </>
  ),
  'statue-of-zeus': (
    <>
      <rect width="100" height="65" fill="#5c3f3a" />
      <path d="M22 0h78v65H22z" fill="#7a5548" />
      <path d="M41 65V22a18 18 0 0 1 36 0v43z" fill="#96694f" />
      {columns([24, 84], 0, 65, 9)}
      <path d="M45 24h28v33H45z" fill="#a87a2a" />
      <path d="M45 24h28v3H45zM45 24h3v33h-3z" fill="#e3bb58" />
      <path d="M49 52V33c0-4 4-6.5 10-6.5S69 29 69 33v19z" fill="#f3e4c2" />
      <path d="M59 26.5c6 0 10 2.5 10 6.5v19H59z" fill="#d7bd8b" />
      <path d="M49 41c6 3 14 3 20 0v6c-2 3-2 6-2 10H51c0-4 0-7-2-10z" fill="#e8b64c" />
      <path d="M59 43.2c3.6 0 7-.8 10-2.2v6c-2 3-2 6-2 10h-8z" fill="#c28d2b" />
      <circle cx="59" cy="19.5" r="5.5" fill="#e8cfa2" />
      <path d="M53.8 17c1-4.5 9.4-4.5 10.4 0l.4 4c-.2 4-2.4 7.5-5.6 9-3.2-1.5-5.4-5-5.6-9z" fill="#f7efdf" />
      <path d="M55.8 17.5c2-1.2 4.4-1.2 6.4 0v3.3c-1 1-1.7 1.4-3.2 1.4s-2.2-.4-3.2-1.4z" fill="#dba873" />
      <path d="M57.3 19.2h.1M60.7 19.2h.1" stroke="#4a2c14" strokeWidth="1.1" strokeLinecap="round" />
      <path d="M53.5 17c3-3 8-3 11 0" stroke="#6f8f3f" strokeWidth="2" fill="none" />
      <path d="M70 35c4-2 6-6 6.5-11" stroke="#f3e4c2" strokeWidth="3.4" fill="none" strokeLinecap="round" />
      <path d="M76 6v50" stroke="#f1cf6d" strokeWidth="1.6" />
      <path d="M49 36c-4 1-6 3-6.5 6" stroke="#d7bd8b" strokeWidth="3.4" fill="none" strokeLinecap="round" />
      <circle cx="42" cy="40" r="3" fill="#f1cf6d" />
      <path d="M40 57h38v4H40zM36 61h46v4H36z" fill="#4a332d" />
    </>
  ),
} as const satisfies Partial<Record<WonderId, ReactNode>>
