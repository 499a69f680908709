// Alexandria, Babylon and Giza: towers, terraces and courses of stone.
import type { WonderId } from '../../catalogue/wonders.ts'
import { each, Joints, rect, Sky, tree, type WonderArt } from './art.tsx'

const alexandria: WonderArt = {
  backdrop: (
    <>
      <Sky top="#9cc3da" low="#c9dfe6" sun={[164, 34]} />
      <path d="M0 150c30-10 50-4 78-8s80-8 122 2v20H0z" fill="#8fb3ad" />
      <path d="M0 158h200v62H0z" fill="#3f86a6" />
      <path d="M0 170c16-4 30 3 48 0s34 3 52 0 34 3 52 0 32 2 48-1v51H0z" fill="#33769a" />
      <path d="M8 204c30-10 154-10 184 0l8 16H0z" fill="#8a7358" />
      <path d="M12 166l10-3 4 5H14z" fill="#f4ead2" />
      <path d="M172 178l13-4 5 6h-16z" fill="#f4ead2" />
    </>
  ),
  stages: {
    '2d': {
      box: [20, 170, 160, 35],
      outline: 'M20 205 28 170h144l8 35z',
      built: (
        <>
          <path d="M20 205 28 170h144l8 35z" fill="#e6d6b0" />
          <path d="M124 170h48l8 35h-50z" fill="#c4ad7c" />
          <Joints x={26} y={172} w={148} h={33} row={11} block={22} />
          <path d="M26 166h148v6H26z" fill="#f3e8ca" />
          {each([34, 56, 138, 160], (x) => (
            <path d={`M${x} 205v-13a5 5 0 0 1 10 0v13z`} fill="#6d5634" />
          ))}
        </>
      ),
    },
    '2i': {
      box: [54, 134, 92, 36],
      outline: 'M54 170 58 134h84l4 36z',
      built: (
        <>
          <path d="M54 170 58 134h84l4 36z" fill="#efe2c2" />
          <path d="M112 134h30l4 36h-32z" fill="#cdb98c" />
          <Joints x={57} y={136} w={86} h={34} row={11} block={20} />
          <path d="M54 131h92v5H54z" fill="#fbf2da" />
          {each([64, 128], (x) => (
            <path d={rect(x, 144, 7, 13)} fill="#6d5634" />
          ))}
        </>
      ),
    },
    '3d': {
      box: [62, 95, 76, 39],
      outline: 'M62 134 66 95h68l4 39z',
      built: (
        <>
          <path d="M62 134 66 95h68l4 39z" fill="#e6d6b0" />
          <path d="M110 95h24l4 39h-26z" fill="#c0a976" />
          <Joints x={65} y={97} w={70} h={36} row={9} block={17} />
          <path d="M60 92h80v5H60z" fill="#fbf2da" />
          <path d="M60 92l-5-6 4-8 4 8zM140 92l5-6-4-8-4 8z" fill="#f0a13c" />
        </>
      ),
    },
    '3i': {
      box: [72, 58, 56, 36],
      outline: 'M74 94 78 58h44l4 36z',
      built: (
        <>
          <path d="M74 94 78 58h44l4 36z" fill="#efe2c2" />
          <path d="M106 58h16l4 36h-18z" fill="#c8b283" />
          <Joints x={77} y={60} w={46} h={34} row={8.5} block={14} />
          <path d="M72 55h56v5H72z" fill="#fbf2da" />
          <path d="M94 92V79a6 6 0 0 1 12 0v13z" fill="#6d5634" />
        </>
      ),
    },
    '4d': {
      box: [78, 12, 44, 45],
      outline: 'M82 57V36h-4l22-24 22 24h-4v21z',
      label: [100, 40],
      narrow: true,
      built: (
        <>
          <path d="M100 26 40 10v26zM100 26l60-16v26z" fill="#fff0b8" fillOpacity=".5" />
          <path d="M82 57V34h36v23z" fill="#f7ecd0" />
          <path d="M86 57V38h6v19zM97 57V38h6v19zM108 57V38h6v19z" fill="#7a613c" />
          <path d="M78 34h44l-6-6H84z" fill="#c9803a" />
          <path d="M100 8c9 8 9 15 0 20-9-5-9-12 0-20z" fill="#f28c33" />
          <path d="M100 15c4 4 4 8 0 12-4-4-4-8 0-12z" fill="#ffe08a" />
        </>
      ),
    },
  },
}

const terrace = (x: number, y: number, w: number, h: number, plants: readonly number[]) => (
  <>
    <path d={rect(x, y, w, h)} fill="#d9b98a" />
    <path d={rect(x + w * 0.68, y, w * 0.32, h)} fill="#b8935f" fillOpacity=".7" />
    <Joints x={x} y={y} w={w} h={h} row={h / 3} block={17} />
    <path d={rect(x - 3, y - 3, w + 6, 5)} fill="#efdab3" />
    {each(plants, (left, at) => (
      <path
        d={`M${left} ${y - 2}c3 3 1 9 5 ${13 + (at % 3) * 4}c3-5 1-11 4-${13 + (at % 3) * 4}z`}
        fill={at % 2 === 0 ? '#4f8f46' : '#6dab55'}
      />
    ))}
  </>
)

const babylon: WonderArt = {
  backdrop: (
    <>
      <Sky top="#a9d2c8" low="#e3ecd3" sun={[30, 32]} />
      <path d="M0 160c24-16 50-10 70-18s80-14 130 6v30H0z" fill="#b7c79a" />
      <path d="M0 190c40-12 160-12 200 0v30H0z" fill="#8fae6d" />
      <path d="M0 208c50-8 150-8 200 0v12H0z" fill="#6f99b0" />
    </>
  ),
  stages: {
    '2d': {
      box: [12, 170, 176, 35],
      outline: rect(12, 170, 176, 35),
      built: (
        <>
          {terrace(12, 170, 176, 35, [18, 44, 138, 166])}
          {each([62, 82, 102, 122], (x) => (
            <path d={`M${x} 205v-16a7 7 0 0 1 14 0v16z`} fill="#7a5a33" />
          ))}
        </>
      ),
    },
    '2i': {
      box: [22, 135, 156, 35],
      outline: rect(22, 135, 156, 35),
      built: (
        <>
          {terrace(22, 135, 156, 35, [28, 50, 140, 160])}
          <path d="M84 170l8-35h16l8 35z" fill="#efdab3" />
          <path d="M86 163h28M87.5 156h25M89 149h22M90.5 142h19" stroke="#a07c47" strokeWidth="1.5" />
        </>
      ),
    },
    '3d': {
      box: [32, 101, 136, 34],
      outline: rect(32, 101, 136, 34),
      built: (
        <>
          {terrace(32, 101, 136, 34, [38, 58, 84, 112, 134, 154])}
          {each([72, 122], (x) => (
            <path d={`M${x} 135v-12a5 5 0 0 1 10 0v12z`} fill="#7a5a33" />
          ))}
        </>
      ),
    },
    '3i': {
      box: [34, 42, 62, 59],
      outline: 'M34 101V92C24 70 42 44 64 42c24 0 40 26 32 50v9z',
      narrow: true,
      label: [65, 76],
      built: (
        <>
          <path d={rect(34, 92, 62, 9)} fill="#efdab3" />
          {tree(46, 72, 13, '#3f8046')}
          {tree(84, 74, 12, '#589a4c')}
          {tree(65, 60, 16, '#4b8f49')}
          <path d="M36 92c6-6 12 2 18-4s12 4 18-2 14 2 22 0v6z" fill="#6dab55" />
        </>
      ),
    },
    '4d': {
      box: [104, 42, 62, 59],
      outline: 'M104 101V72c0-16 14-28 31-30 17 2 31 14 31 30v29z',
      narrow: true,
      label: [135, 78],
      built: (
        <>
          <path d={rect(106, 70, 58, 31)} fill="#f1e2c2" />
          {each([112, 130, 148], (x) => (
            <path d={`M${x} 101V86a6 6 0 0 1 12 0v15z`} fill="#4d7f7a" />
          ))}
          <path d="M104 72c0-16 14-26 31-28 17 2 31 12 31 28z" fill="#3f9a86" />
          <path d="M135 44c17 2 31 12 31 28h-18c0-12-4-22-13-28z" fill="#2f7a69" />
          <path d="M102 70h66v5h-66z" fill="#e0a94a" />
          <path d="M135 44v-9" stroke="#e0a94a" strokeWidth="3" strokeLinecap="round" />
        </>
      ),
    },
  },
}

/** Half the width of the pyramid at a height. */
const half = (y: number): number => ((y - 14) / 190) * 92
const course = (top: number, bottom: number): string =>
  `M${100 - half(bottom)} ${bottom}L${100 - half(top)} ${top}H${100 + half(top)}L${100 + half(bottom)} ${bottom}z`
const layer = (top: number, bottom: number, light: string) => (
  <>
    <path d={course(top, bottom)} fill={light} />
    <path
      d={`M${100 + half(top) * 0.34} ${top}H${100 + half(top)}L${100 + half(bottom)} ${bottom}H${100 + half(bottom) * 0.34}z`}
      fill="#b5803f"
    />
    <path
      d={[1, 2, 3]
        .map((n) => top + ((bottom - top) * n) / 4)
        .map((y) => `M${100 - half(y)} ${y}H${100 + half(y)}`)
        .join('')}
      stroke="rgb(110 70 20 / 45%)"
      strokeWidth="1"
    />
    <path d={`M${100 - half(top) - 1} ${top}H${100 + half(top) + 1}`} stroke="#f9e7bd" strokeWidth="2" />
  </>
)

const giza: WonderArt = {
  backdrop: (
    <>
      <Sky top="#a8cfdc" low="#f6e3bf" sun={[36, 36]} />
      <path d="M0 176l26-34 30 34zM150 176l24-28 30 34z" fill="#e0bb80" />
      <path d="M26 142l30 34H38zM174 148l30 34h-18z" fill="#cda066" />
      <path d="M0 172c60-8 140-8 200 0v48H0z" fill="#e7c68c" />
      <path d="M0 196c50-8 150-8 200 2v22H0z" fill="#d9b272" />
      {each([178, 188], (x, at) => (
        <>
          <path d={`M${x} 204c2-10-1-18 1-24`} stroke="#6b4a22" strokeWidth="2.5" fill="none" />
          <path
            d={`M${x + 1} ${180 - at * 2}c-8-4-12 0-13 5M${x + 1} ${180 - at * 2}c8-4 12 0 12 5M${x + 1} ${180 - at * 2}c-4-7-9-6-11-4M${x + 1} ${180 - at * 2}c3-7 8-7 11-4`}
            stroke="#4f8a3f"
            strokeWidth="3"
            fill="none"
            strokeLinecap="round"
          />
        </>
      ))}
    </>
  ),
  stages: {
    '2d': { box: [8, 172, 184, 32], outline: course(172, 204), built: layer(172, 204, '#e3b56a') },
    '2i': { box: [24, 140, 152, 32], outline: course(140, 172), built: layer(140, 172, '#e9c07a') },
    '3d': { box: [40, 107, 120, 33], outline: course(107, 140), built: layer(107, 140, '#e3b56a') },
    '3i': { box: [56, 72, 88, 35], outline: course(72, 107), built: layer(72, 107, '#ecc784') },
    '4d': {
      box: [70, 12, 60, 60],
      outline: course(14, 72),
      label: [100, 54],
      narrow: true,
      built: (
        <>
          {layer(15, 72, '#f0cd88')}
          <path d={course(14, 40)} fill="#f6d264" />
          <path d={`M100 14 L${100 + half(40)} 40H104z`} fill="#c9932c" />
        </>
      ),
    },
  },
}

export const RIVER = { alexandria, babylon, giza } satisfies Partial<Record<WonderId, WonderArt>>
