// Scenes of the wonders, continued: harbours, roads and halls.
import type { ReactNode } from 'react'
import type { WonderId } from '../../catalogue/wonders.ts'

const arches = (xs: readonly number[], y: number, width: number, height: number, fill: string): ReactNode =>
  xs.map((x) => (
    <path
      key={x}
      d={`M${x} ${y + height}v${-height + width / 2}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`}
      fill={fill}
    />
  ))

const scrolls = (y: number): ReactNode =>
  [0, 1, 2, 3, 4, 5, 6].map((i) => (
    <g key={i}>
      <circle cx={30 + i * 5} cy={y} r="2.2" fill={i % 3 === 1 ? '#d9b46a' : '#f1e1b8'} />
      <circle cx={30 + i * 5} cy={y} r=".8" fill="#8a5f2a" />
    </g>
  ))

export const COAST = {
  colossus: (
    <>
      <rect width="100" height="65" fill="#a9d3df" />
      <circle cx="28" cy="14" r="7" fill="#fdf3cf" />
      <path d="M16 38c12-8 20-8 28-2 14-7 34-9 56-1v12H16z" fill="#8db39c" />
      <path d="M0 43h100v22H0z" fill="#3f8aa3" />
      <path d="M0 49c12-2 20 2 34 0s28 2 40 0 18 0 26-1v17H0z" fill="#2f7690" />
      <path d="M34 44h16v13H34zM68 44h16v13H68z" fill="#cbb78f" />
      <path d="M44 44h6v13h-6zM78 44h6v13h-6z" fill="#a58f65" />
      <path d="M54 20h10l3 9-1 4 9 11h-6L59 33 48 44h-6l9-11-1-4z" fill="#c98a3c" />
      <path d="M59 20h5l3 9-1 4 9 11h-6L59 33z" fill="#9a6222" />
      <path d="M51 28h16l1 6H50z" fill="#e9d7a4" />
      <circle cx="59" cy="14.5" r="4.2" fill="#d99d4e" />
      <path d="M54 13l-2-3 3 .6L55.5 7l2.2 2.5L59 6l1.3 3.5L62.5 7l.5 3.6 3-.6-2 3c-2-2.5-8-2.5-10 0z" fill="#f3cf62" />
      <path d="M64 21c4-2 6-6 7-11" stroke="#c98a3c" strokeWidth="3.4" fill="none" strokeLinecap="round" />
      <path d="M68 10h6l-1 3.5h-4z" fill="#7a5a34" />
      <path d="M71 2.5c2.6 3 3 5 0 7.5-3-2.5-2.6-4.5 0-7.5z" fill="#f08a3a" />
      <path d="M54 21c-4 2-6 6-6.5 10" stroke="#b3762e" strokeWidth="3.2" fill="none" strokeLinecap="round" />
      <path d="M54 51h11l-2 3.6h-7z" fill="#5d3c20" />
      <path d="M59 42v9M60 43c3 1.5 4 4 4 7h-4z" stroke="#5d3c20" strokeWidth=".6" fill="#f7ecd0" />
    </>
  ),
  'great-lighthouse': (
    <>
      <rect width="100" height="65" fill="#34506f" />
      <path d="M0 0h100v22H0z" fill="#2a4260" />
      <path d="M58 11 100 0v20zM54 11 14 2v17z" fill="#f7e0a0" opacity=".38" />
      <circle cx="26" cy="9" r=".8" fill="#f5ecd0" />
      <circle cx="84" cy="26" r=".7" fill="#f5ecd0" />
      <circle cx="34" cy="26" r=".7" fill="#f5ecd0" />
      <path d="M0 45h100v20H0z" fill="#24506a" />
      <path d="M0 51c14-2 24 2 38 0s28 2 40 0 16 0 22-1v15H0z" fill="#1b4058" />
      <path d="M34 50c4-6 12-8 22-8s20 2 24 8l4 7H30z" fill="#6f6459" />
      <path d="M46 28h20l3 20H43z" fill="#e8dcc0" />
      <path d="M56 28h10l3 20H56z" fill="#b9a680" />
      <path d="M49 17h14l1.5 11h-17z" fill="#f1e6cc" />
      <path d="M56 17h7l1.5 11H56z" fill="#c4b18b" />
      <path d="M47 15.5h18v2H47zM44 27h24v2H44z" fill="#8f7a56" />
      <path d="M52.5 9h7v6.5h-7z" fill="#d9c7a0" />
      <path d="M56 2c3.6 4 4.4 6.5 2.6 9h-5.2C51.6 8.5 52.4 6 56 2z" fill="#f59a3e" />
      <path d="M56 6c1.8 2 2 3.4 1 5h-2c-1-1.6-.8-3 1-5z" fill="#fde7a0" />
      <path d="M53 48v-5a3 3 0 0 1 6 0v5zM54.5 33h3v4h-3zM55 20.5h2.2v3.5H55z" fill="#4d3f30" />
      <path d="M76 51h11l-2 3.4h-7z" fill="#7a4c2a" />
      <path d="M81.5 42v9l5-2.5c0-2.5-2-5-5-6.5z" fill="#efe2c2" />
    </>
  ),
  piraeus: (
    <>
      <rect width="100" height="65" fill="#bfe1ea" />
      <circle cx="80" cy="13" r="6.5" fill="#fdf5d6" />
      <path d="M16 34c10-8 24-10 36-5s32-4 48 2v14H16z" fill="#a9c2a0" />
      <path d="M78 26h16v10H78zM72 30h8v6h-8z" fill="#e9d9b5" />
      <path d="M76 26l10-5 10 5z" fill="#b9603d" />
      <path d="M0 36h100v29H0z" fill="#5fabc0" />
      <path d="M0 43c14-2 26 2 40 0s28 2 40 0 14 0 20-1v23H0z" fill="#4392aa" />
      <path d="M72 36h28v10H76z" fill="#cdb88e" />
      <path d="M72 36h28v2.5H73z" fill="#e9d9b5" />
      <path d="M30 41h36l6-5c0 9-5 15-12 15H40c-6 0-9-4-10-10z" fill="#8a4f2a" />
      <path d="M30.5 43.5h39c-.4 1.3-1 2.5-1.6 3.5H31.6c-.5-1-.9-2.2-1.1-3.5z" fill="#5f3418" />
      <circle cx="64" cy="42.7" r="1.2" fill="#f6ecd0" />
      <path d="M49 10v31" stroke="#4a2d16" strokeWidth="1.5" />
      <path d="M34 13h30c3 7 3 14 0 21H34c3-7 3-14 0-21z" fill="#f6ead0" />
      <path d="M49 13h15c3 7 3 14 0 21H49z" fill="#e0cba0" />
      <path d="M43 19c4-3 8-3 12 0-1 6-3 9-6 10-3-1-5-4-6-10z" fill="#b8452f" />
      <path d="M36 45l-4 10M43 45l-4 10M50 45l-4 10M57 45l-4 10" stroke="#e3cfa2" strokeWidth="1" />
      <path d="M0 55c20-2 60 2 100-1v11H0z" fill="#357f97" />
    </>
  ),
  'appian-way': (
    <>
      <rect width="100" height="65" fill="#f0ddb4" />
      <circle cx="62" cy="20" r="8" fill="#fbf0d0" />
      <path d="M0 32c16-9 34-8 50-4s34-7 50 0v37H0z" fill="#b7c08a" />
      {arches([70, 77, 84, 91], 20, 5.4, 9, '#8f7a56')}
      <path
        d="M68 17h32v3.5H68zM68 17h1.5v12H68zM75.5 20v9h1.5v-9zM82.5 20v9h1.5v-9zM89.5 20v9H91v-9zM96.5 20v9H100v-9z"
        fill="#d8c193"
      />
      <path d="M0 40c22-7 60-7 100 0v25H0z" fill="#97a868" />
      <path d="M59 29h4l26 36H26z" fill="#cfc0a4" />
      <path d="M61 29h2l26 36H60z" fill="#b5a486" />
      <path
        d="M58.5 33h5.5M56 37h10.6M53 41.5h16.5M49 47h24.5M44.5 53h33.5M60 33v4M57 37v4.5M64 37v4.5M62 41.5V47M54 47v6M68 47v6"
        stroke="#867559"
        strokeWidth=".8"
      />
      <path d="M33 47V27M82 46V31" stroke="#6a4a2a" strokeWidth="1.8" />
      <path
        d="M22 27c1-5 5-7 11-7s10 2 11 7c-6 2-16 2-22 0zM74 31c1-4 4-5.5 8-5.5s8 1.5 9 5.5c-5 1.6-12 1.6-17 0z"
        fill="#4c7446"
      />
      <path d="M22 27c1-3 3-5 6-6-2 3-2 5 0 7-2 0-4-.3-6-1z" fill="#6d9560" />
    </>
  ),
  'circus-maximus': (
    <>
      <rect width="100" height="65" fill="#bcdcea" />
      <path d="M14 14h86v18H14z" fill="#dcc398" />
      <path d="M14 12h86v3H14z" fill="#f0dfba" />
      {arches([20, 29, 38, 47, 56, 65, 74, 83, 92], 17, 6, 13, '#8d6f47')}
      <path d="M10 30h90v6H10z" fill="#b5472f" opacity=".85" />
      <path d="M14 33h86v2H14z" fill="#e8d7b2" />
      <path d="M0 36h100v29H0z" fill="#dcae6f" />
      <ellipse cx="58" cy="47" rx="42" ry="11" fill="#e9c48b" />
      <ellipse cx="58" cy="46" rx="25" ry="4.6" fill="#cbb58c" />
      <ellipse cx="58" cy="45" rx="25" ry="4.2" fill="#efe0bd" />
      <path d="M57 24h3l.8 20h-4.6zM57 24l1.5-3 1.5 3z" fill="#e7d6b0" />
      <path d="M58.5 21l1.5 3 .8 20h-2.3z" fill="#b79d6b" />
      <path d="M40 43v-7M76 43v-7" stroke="#8a6a3c" strokeWidth="2" />
      <circle cx="40" cy="35" r="1.8" fill="#d9a33c" />
      <circle cx="76" cy="35" r="1.8" fill="#d9a33c" />
      <path d="M64 52c3-3 7-3 10-1l4-1 1.5 2-3 1.2.5 4h-1.5l-1-3-5 .2-1.5 2.8h-1.5z" fill="#6b3d22" />
      <path d="M53 51h7l1 4h-8z" fill="#a8322a" />
      <circle cx="56" cy="56" r="2.6" fill="none" stroke="#5a3a1d" strokeWidth="1.2" />
      <circle cx="57" cy="48.5" r="1.6" fill="#e0b184" />
    </>
  ),
  'great-library': (
    <>
      <rect width="100" height="65" fill="#6a4a34" />
      <path d="M22 0h78v65H22z" fill="#86603f" />
      <path d="M26 6h37v46H26z" fill="#4f3320" />
      {[12, 20, 28, 36, 44].map((y) => (
        <g key={y}>
          {scrolls(y)}
          <path d={`M26 ${y + 3}h37v1.5H26z`} fill="#a97947" />
        </g>
      ))}
      <path d="M24 4h41v3H24zM24 4h3v50h-3zM62 4h3v50h-3z" fill="#b98a54" />
      <path d="M71 52V24a11 11 0 0 1 22 0v28z" fill="#f5e2ad" />
      <path d="M71 40c6-4 14-4 22 0v12H71z" fill="#a8c08c" />
      <path d="M82 13v39M71 28h22" stroke="#7a5634" strokeWidth="1.3" />
      <path d="M71 52V24a11 11 0 0 1 22 0v28" fill="none" stroke="#c99d66" strokeWidth="2" />
      <path d="M0 54h100v11H0z" fill="#59391f" />
      <path d="M62 46h24l3 8H59z" fill="#8e5f35" />
      <path d="M66 44c4-2 8-2 9 0 2-2 5-2 8 0l1.5 3c-4-1.2-7-1-9.5.3-3-1.3-6-1.5-10-.3z" fill="#f6ead0" />
    </>
  ),
  messe: (
    <>
      <rect width="100" height="65" fill="#c7dbe8" />
      <path d="M64 10 71 2l7 8v40H64z" fill="#b5645a" />
      <path d="M71 2l7 8v40h-7z" fill="#8d433c" />
      <path d="M66.5 15v32M69 15v32M73.5 15v32M76 15v32" stroke="#e6c3b6" strokeWidth=".6" />
      <path d="M22 50V32a20 16 0 0 1 40 0v18z" fill="#dfe7ea" />
      <path d="M42 16a20 16 0 0 1 20 16v18H42z" fill="#b4c3ca" />
      <path d="M27 50V34a15 12 0 0 1 30 0v16z" fill="#5f8296" />
      <path d="M42 22v28M34.5 24v26M49.5 24v26M27 36h30M27 43h30" stroke="#dfe7ea" strokeWidth="1.1" />
      <path d="M80 34h16v16H80z" fill="#d9c9a8" />
      <path d="M78 34l10-6 10 6z" fill="#a5583f" />
      <path d="M84 50v-8h8v8z" fill="#6d5138" />
      <path d="M22 30v-16M62 30V17" stroke="#5b4a38" strokeWidth="1" />
      <path d="M22 14l8 2.5-8 2.5zM62 17l-8 2.5 8 2.5z" fill="#d9a33c" />
      <path d="M0 50h100v15H0z" fill="#a9a08c" />
      <path d="M0 50h100v3H0z" fill="#c9c1ac" />
      <circle cx="40" cy="52" r="1.3" fill="#7a3b33" />
      <path d="M38.6 57l.5-3.6h1.8l.5 3.6z" fill="#7a3b33" />
      <circle cx="48" cy="51.5" r="1.3" fill="#33566b" />
      <path d="M46.6 56.5l.5-3.6h1.8l.5 3.6z" fill="#33566b" />
    </>
  ),
  'statue-of-liberty': (
    <>
      <rect width="100" height="65" fill="#f0d6b5" />
      <circle cx="80" cy="20" r="9" fill="#fbecc8" />
      <path d="M16 44V30h6v-6h5v8h5v12zM74 44V33h5v-6h6v10h6v-5h9v12z" fill="#c9a98a" />
      <path d="M0 44h100v21H0z" fill="#6d9aa6" />
      <path d="M0 50c16-2 30 2 46 0s36 1 54-1v16H0z" fill="#588693" />
      <path d="M45 43h22l4 14H41z" fill="#d8c7a6" />
      <path d="M56 43h11l4 14H56z" fill="#b09c76" />
      <path d="M48 36h16v8H48z" fill="#e6d8ba" />
      <path d="M51 36c-1-6-.5-11 1-15h8c2 4 3 9 2 15z" fill="#6fae9a" />
      <path d="M56 21h4c2 4 3 9 2 15h-6z" fill="#47836f" />
      <path d="M53 24c2 4 2 8 1 12M58 23c1 4 1.5 9 1 13" stroke="#386c5b" strokeWidth=".8" fill="none" />
      <circle cx="56" cy="17" r="3.4" fill="#7fbfaa" />
      <path
        d="M52 15l-3-2.6 3.6.4L52.6 9l2.2 2.6L56 7.5l1.2 4.1L59.4 9v3.8l3.6-.4-3 2.6c-2-1.8-6-1.8-8 0z"
        fill="#47836f"
      />
      <path d="M52 22c-3-3-4.5-8-5-13" stroke="#6fae9a" strokeWidth="3" fill="none" strokeLinecap="round" />
      <path d="M44.5 6.5h5L48.5 10h-3z" fill="#47836f" />
      <path d="M47 0c2.4 2.6 2.8 4.6 0 6.7-2.8-2.1-2.4-4.1 0-6.7z" fill="#f2a13c" />
      <path d="M60 22l5 4-2 6-5-4z" fill="#8fcab6" />
    </>
  ),
} as const satisfies Partial<Record<WonderId, ReactNode>>
