// Ephesus and Halicarnassus: columns under a roof.
import type { WonderId } from '../../catalogue/wonders.ts'
import { column, each, Joints, rect, Sky, tree, type WonderArt } from './art.tsx'

const steps = (x: number, w: number, y: number, fill: readonly [string, string, string]) => (
  <>
    <path d={rect(x, y + 23, w, 12)} fill={fill[0]} />
    <path d={rect(x + 6, y + 11, w - 12, 12)} fill={fill[1]} />
    <path d={rect(x + 12, y, w - 24, 11)} fill={fill[2]} />
    <path d={`M${x} ${y + 23}h${w}M${x + 6} ${y + 11}h${w - 12}`} stroke="rgb(60 30 20 / 30%)" strokeWidth="1.2" />
  </>
)

const pair = (x: number) => (
  <>
    {column(x + 1, 84, 170, 20, '#f7e6dc', '#c89a8b')}
    {column(x + 25, 84, 170, 20, '#f7e6dc', '#c89a8b')}
    <path d={rect(x - 1, 84, 48, 5)} fill="#fff5ee" />
  </>
)

const ephesus: WonderArt = {
  backdrop: (
    <>
      <Sky top="#e9b9a0" low="#fae3cc" sun={[168, 34]} />
      <path d="M0 150c20-22 44-14 62-26 30 10 50-10 80 0 20 4 40 8 58 24v30H0z" fill="#d8a98c" />
      <path d="M0 180c40-14 160-14 200 0v40H0z" fill="#b7b07a" />
      {tree(10, 164, 8, '#6f8f4a')}
      {tree(190, 166, 8, '#6f8f4a')}
      <path d="M0 204c60-6 140-6 200 0v16H0z" fill="#98955f" />
    </>
  ),
  stages: {
    '2d': {
      box: [12, 170, 176, 35],
      outline: 'M12 205v-12h6v-12h6v-11h152v11h6v12h6v12z',
      built: steps(12, 176, 170, ['#c98f7d', '#dba896', '#ecc5b4']),
    },
    // Side by side their labels would touch, so the middle one is lower.
    '2i': { box: [26, 84, 46, 86], outline: rect(26, 84, 46, 86), narrow: true, label: [49, 107], built: pair(26) },
    '3d': { box: [77, 84, 46, 86], outline: rect(77, 84, 46, 86), narrow: true, label: [100, 148], built: pair(77) },
    '3i': { box: [128, 84, 46, 86], outline: rect(128, 84, 46, 86), narrow: true, label: [151, 107], built: pair(128) },
    '4d': {
      box: [18, 26, 164, 58],
      outline: 'M18 84V70L100 26l82 44v14z',
      label: [100, 66],
      seal: [100, 57],
      built: (
        <>
          <path d="M18 84V72h164v12z" fill="#f3d9cb" />
          <path d="M14 72 100 24l86 48z" fill="#c7604f" />
          <path d="M28 70 100 31l72 39z" fill="#fbeadf" />
          <path d="M100 31l72 39h-50z" fill="#eccdbd" />
          <circle cx="100" cy="55" r="9" fill="#e0a94a" />
          <path d="M18 78h164" stroke="#c89a8b" strokeWidth="1.5" strokeDasharray="7 5" />
          <path d="M100 24v-8M14 72l-5-7M186 72l5-7" stroke="#e0a94a" strokeWidth="3.5" strokeLinecap="round" />
        </>
      ),
    },
  },
}

const colonnade = (x: number) => (
  <>
    <path d={rect(x, 92, 66, 45)} fill="#5c5080" fillOpacity=".6" />
    {each([x + 2, x + 24, x + 46], (left) => column(left, 88, 140, 17, '#efe9f3', '#9d90b8'))}
    <path d={rect(x - 1, 84, 68, 6)} fill="#f7f2fa" />
    <path d={rect(x - 1, 137, 68, 5)} fill="#d8cfe4" />
  </>
)

const halicarnassus: WonderArt = {
  backdrop: (
    <>
      <Sky top="#b9b3d6" low="#ebe2ea" sun={[34, 36]} />
      <path d="M0 156c30-20 60-14 84-26 40 14 80 0 116 22v30H0z" fill="#a9a3c0" />
      <path d="M0 186c40-12 160-12 200 0v34H0z" fill="#8fa587" />
      <path d="M0 204c60-6 140-6 200 0v16H0z" fill="#768b6d" />
      <path d="M12 204v-34c4-10 8-10 10 0v34zM180 204v-30c4-10 8-10 10 0v30z" fill="#4d6b4b" />
    </>
  ),
  stages: {
    '2d': {
      box: [24, 174, 152, 31],
      outline: rect(24, 174, 152, 31),
      built: (
        <>
          <path d={rect(24, 174, 152, 31)} fill="#cfc4dc" />
          <path d={rect(126, 174, 50, 31)} fill="#a89abf" />
          <Joints x={24} y={174} w={152} h={31} row={10.5} block={24} ink="rgb(60 45 95 / 35%)" />
          <path d={rect(20, 171, 160, 5)} fill="#efe9f3" />
        </>
      ),
    },
    '2i': {
      box: [32, 142, 136, 32],
      outline: rect(32, 142, 136, 32),
      built: (
        <>
          <path d={rect(32, 142, 136, 32)} fill="#ded5e8" />
          <path d={rect(124, 142, 44, 32)} fill="#b3a6c8" />
          <path d={rect(36, 148, 128, 14)} fill="#7c6fa3" />
          {each([44, 64, 84, 104, 124, 144], (x, at) => (
            <path d={`M${x} 162v-6l3-4 3 4v6zM${x + 1} ${150 + (at % 2)}h4v2h-4z`} fill="#f3ecdf" />
          ))}
          <path d={rect(30, 139, 140, 5)} fill="#f7f2fa" />
        </>
      ),
    },
    '3d': { box: [34, 86, 66, 56], outline: rect(34, 86, 66, 56), narrow: true, built: colonnade(34) },
    '3i': { box: [100, 86, 66, 56], outline: rect(100, 86, 66, 56), narrow: true, built: colonnade(100) },
    '4d': {
      box: [40, 18, 120, 66],
      outline: 'M36 84 46 66h8l8-14h8l8-12h44l8 12h8l8 14h8l10 18z',
      label: [100, 66],
      built: (
        <>
          <path d="M36 84v-8h128v8zM46 76v-9h108v9zM56 67v-9h88v9zM66 58v-9h68v9zM76 49v-9h48v9z" fill="#d3c8e0" />
          <path d="M128 84v-8h36v8zM122 76v-9h32v9zM118 67v-9h26v9zM112 58v-9h22v9zM108 49v-9h16v9z" fill="#a596bf" />
          <path d="M36 76h128M46 67h108M56 58h88M66 49h68" stroke="#f7f2fa" strokeWidth="1.5" />
          <path d="M86 40v-8h28v8z" fill="#e0b558" />
          <path d="M84 32c4-12 10-8 12-14 3 4 0 8 4 14zM100 32c4-12 10-8 12-14 3 4 0 8 4 14z" fill="#c99634" />
        </>
      ),
    },
  },
}

export const TEMPLES = { ephesus, halicarnassus } satisfies Partial<Record<WonderId, WonderArt>>
