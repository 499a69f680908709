// Olympia and Rhodes: statues, seated and standing.
import type { WonderId } from '../../catalogue/wonders.ts'
import { column, each, Joints, rect, Sky, type WonderArt } from './art.tsx'

const GOLD = '#e2ac45'
const GOLD_DARK = '#b27a1f'
const IVORY = '#f6ead0'

const olympia: WonderArt = {
  backdrop: (
    <>
      <path d="M0 0h200v220H0z" fill="#f1ddae" />
      <path d="M0 0h200v20H0z" fill="#c98f4a" />
      <path d="M0 20h200v8H0z" fill="#e9c98a" />
      {each([2, 24, 154, 176], (x) => column(x, 28, 196, 20, '#f7ead0', '#cfa968'))}
      <path d="M46 28h108v168H46z" fill="#8a5a34" fillOpacity=".28" />
      <path d="M0 196h200v24H0z" fill="#b98a55" />
      <path d="M0 205h200v15H0z" fill="#9c6f40" />
    </>
  ),
  stages: {
    '2d': {
      box: [18, 172, 164, 33],
      outline: 'M18 205v-11h7v-11h7v-11h136v11h7v11h7v11z',
      built: (
        <>
          <path d={rect(18, 194, 164, 11)} fill="#c9a26a" />
          <path d={rect(25, 183, 150, 11)} fill="#dcbb85" />
          <path d={rect(32, 172, 136, 11)} fill="#efd7a6" />
          <path d="M18 194h164M25 183h150" stroke="rgb(80 50 10 / 35%)" strokeWidth="1.2" />
        </>
      ),
    },
    '2i': {
      box: [40, 118, 60, 54],
      outline: 'M40 172v-54h60v54z',
      narrow: true,
      built: (
        <>
          <path d="M40 172v-50h12v50z" fill="#9c5a2c" />
          <path d="M40 122h60v8H40z" fill="#c27b3e" />
          <path d="M56 122h44v14H78l-3 30h-19z" fill={GOLD} />
          <path d="M62 126v38M69 128v36" stroke={GOLD_DARK} strokeWidth="1.5" />
          <path d="M54 164h24l2 8H52z" fill={IVORY} />
        </>
      ),
    },
    '3d': {
      box: [100, 118, 60, 54],
      outline: 'M100 172v-54h60v54z',
      narrow: true,
      built: (
        <>
          <path d="M148 172v-50h12v50z" fill="#7d4420" />
          <path d="M100 122h60v8h-60z" fill="#a9652f" />
          <path d="M100 122h44v44h-19l-3-30h-22z" fill={GOLD_DARK} />
          <path d="M131 128v36M138 126v38" stroke="#8a5a12" strokeWidth="1.5" />
          <path d="M122 164h24l2 8h-28z" fill="#e5d2ac" />
        </>
      ),
    },
    '3i': {
      box: [34, 68, 132, 50],
      outline: 'M40 118V92l30-24h60l30 24v26z',
      built: (
        <>
          <path d="M40 120V76h10v44zM150 120V76h10v44z" fill="#9c5a2c" />
          <path d="M76 122 72 82c8-10 48-10 56 0l-4 40z" fill={IVORY} />
          <path d="M100 75c12 0 24 3 28 7l-4 40h-24z" fill="#e5d2ac" />
          <path
            d="M74 84c-12 4-20 14-24 24l9 4c5-10 10-14 17-16zM126 84c12 4 20 12 26 20l-7 6c-6-7-12-10-19-12z"
            fill={IVORY}
          />
          <path d="M88 78c14 10 30 26 36 44H76c8-14 4-30 12-44z" fill={GOLD} fillOpacity=".9" />
          <path d="M154 62v60" stroke={GOLD_DARK} strokeWidth="3.5" strokeLinecap="round" />
          <path d="M148 62l6-9 6 9z" fill={GOLD} />
          <circle cx="50" cy="104" r="6" fill={GOLD} />
          <path d="M46 96l4-6 4 6z" fill={GOLD_DARK} />
        </>
      ),
    },
    '4d': {
      box: [50, 24, 100, 44],
      outline: 'M52 68V42c12-12 30-18 48-18s36 6 48 18v26z',
      label: [100, 48],
      seal: [66, 56],
      built: (
        <>
          <path d="M52 76V44c12-13 30-19 48-19s36 6 48 19v32h-8V50c-12-10-26-14-40-14s-28 4-40 14v26z" fill="#9c5a2c" />
          <path d="M60 76V50c12-10 26-14 40-14s28 4 40 14v26z" fill="#6f3f1e" fillOpacity=".55" />
          <path d="M93 66h14v12H93z" fill="#e5d2ac" />
          <ellipse cx="100" cy="55" rx="12" ry="14" fill={IVORY} />
          <path d="M90 60c2 14 18 14 20 0 0 16-6 20-10 20s-10-4-10-20z" fill="#c9b48a" />
          <path d="M87 52c0-16 26-16 26 0-6-5-20-5-26 0z" fill={GOLD_DARK} />
          <path d="M88 44c6-6 18-6 24 0" stroke="#5d8a37" strokeWidth="3.5" fill="none" strokeLinecap="round" />
          <path d="M95.5 54h2.5M102 54h2.5" stroke="#4a3a1c" strokeWidth="1.8" strokeLinecap="round" />
        </>
      ),
    },
  },
}

const BRONZE = '#c98a44'
const BRONZE_DARK = '#955b24'

const pedestal = (x: number, w: number) => (
  <>
    <path d={rect(x, 174, w, 31)} fill="#e3d6bd" />
    <path d={rect(x + w * 0.66, 174, w * 0.34, 31)} fill="#bda988" />
    <Joints x={x} y={174} w={w} h={31} row={10} block={20} />
    <path d={rect(x - 3, 170, w + 6, 6)} fill="#f6eddb" />
  </>
)

const rhodes: WonderArt = {
  backdrop: (
    <>
      <Sky top="#9ecbdc" low="#dbeae2" sun={[36, 38]} />
      <path d="M0 148c26-18 44-8 60-14 20 8 30 8 46 6 40-16 70-12 94 6v24H0z" fill="#97b598" />
      <path d="M0 160h200v60H0z" fill="#3f8aa3" />
      <path d="M0 174c16-4 30 3 48 0s34 3 52 0 34 3 52 0 32 2 48-1v47H0z" fill="#2f7690" />
      <path d="M88 186h24l-5 9H93z" fill="#5d3c20" />
      <path d="M100 160v26M101 162c9 5 12 12 12 20h-12z" stroke="#5d3c20" strokeWidth="1.5" fill="#f7ecd0" />
      <path d="M0 196l28-6v30H0zM172 190l28 6v24h-28z" fill="#8f7f63" />
    </>
  ),
  stages: {
    '2d': { box: [24, 170, 62, 35], outline: rect(24, 170, 62, 35), narrow: true, built: pedestal(24, 62) },
    '2i': { box: [114, 170, 62, 35], outline: rect(114, 170, 62, 35), narrow: true, built: pedestal(114, 62) },
    '3d': {
      box: [44, 118, 112, 52],
      outline: 'M74 118h52l28 52h-32l-22-34-22 34H46z',
      label: [100, 128],
      seal: [100, 124],
      built: (
        <>
          <path d="M76 116h48l6 14 22 40h-26l-26-38-26 38H48l22-40z" fill={BRONZE} />
          <path d="M100 116h24l6 14 22 40h-26l-26-38z" fill={BRONZE_DARK} />
          <path d="M70 112h60l6 24c-22-6-50-6-72 0z" fill="#f0e3c4" />
          <path d="M100 112h30l6 24c-10-3-22-4-36-4.5z" fill="#d5c39a" />
          <path d="M46 164h28v7H42zM126 164h28l4 7h-32z" fill={BRONZE_DARK} />
        </>
      ),
    },
    '3i': {
      box: [46, 72, 108, 46],
      outline: 'M72 118 68 84l-18 22-8-8 24-26h68l24-18 4 10-26 22-4 32z',
      built: (
        <>
          <path d="M72 118 70 78c10-8 50-8 60 0l-2 40z" fill={BRONZE} />
          <path d="M100 72c14 0 26 2 30 6l-2 40h-28z" fill={BRONZE_DARK} />
          <path d="M72 78c-12 6-20 18-24 32l9 3c4-10 9-16 17-20z" fill={BRONZE} />
          <path d="M126 80c14-6 22-16 27-30l9 4c-4 18-14 30-32 38z" fill={BRONZE_DARK} />
          <path
            d="M84 92c8 4 24 4 32 0M86 104c8 3 20 3 28 0M100 88v24"
            stroke="#7a4818"
            strokeWidth="1.5"
            fill="none"
          />
          <path d="M70 112h60v7H70z" fill="#e2ac45" />
        </>
      ),
    },
    '4d': {
      box: [60, 12, 100, 60],
      outline:
        'M74 72c0-8 8-10 14-12-8-10-8-30 12-34 20 4 20 24 12 34 6 2 14 4 14 12zM146 46V28c0-8 5-12 9-16 4 4 9 8 9 16v18z',
      label: [100, 50],
      seal: [80, 68],
      narrow: true,
      built: (
        <>
          <path d="M74 76c2-10 14-12 20-14h12c6 2 18 4 20 14z" fill={BRONZE} />
          <path d="M94 58h12v12H94z" fill={BRONZE_DARK} />
          <ellipse cx="100" cy="48" rx="12" ry="14" fill={BRONZE} />
          <path d="M100 34c7 0 12 6 12 14s-5 14-12 14z" fill={BRONZE_DARK} />
          <path d="M86 44l-8-7 10 0-5-10 9 6 1-12 7 10 7-10 1 12 9-6-5 10h10l-8 7c-8-8-20-8-28 0z" fill="#f3cf62" />
          <path d="M95.5 47h2.5M102.5 47h2.5" stroke="#4a2c0c" strokeWidth="1.8" strokeLinecap="round" />
          <path d="M150 48h12l-3-8h-6z" fill="#7a5a34" />
          <path d="M156 12c8 9 9 18 0 28-9-10-8-19 0-28z" fill="#f08a3a" />
          <path d="M156 22c4 5 4 11 0 16-4-5-4-11 0-16z" fill="#ffe08a" />
        </>
      ),
    },
  },
}

export const STATUES = { olympia, rhodes } satisfies Partial<Record<WonderId, WonderArt>>
