// Covers and faces: two scenes for each genre, and one drawing routine for forty-eight people.
import type { ReactNode } from 'react'
import type { GenreNo, PerGenre } from '../../catalogue/vocabulary.ts'

const INK = 'var(--ac-ink)'
const DARK = 'var(--g-dark)'
const LIGHT = 'var(--g-light)'

const Hat = ({ x = 0, y = 0 }: { readonly x?: number; readonly y?: number }) => (
  <path d="M-20 4Q-12 0-11-3L-8-17Q0-21 8-17L11-3Q12 0 20 4Q0 12-20 4z" transform={`translate(${x} ${y})`} fill={INK} />
)

const Skyline = () => (
  <path d="M0 140V98h10V86h14v18h8V76h16v24h7V90h12v-8h10v22h8V84h15v56z" fill={DARK} stroke={INK} strokeWidth="2" />
)

/** By genre, two scenes of 100 by 140; the title covers the upper part. */
export const SCENES: Readonly<PerGenre<readonly [ReactNode, ReactNode]>> = [
  [
    // A lamp, a hat, a long coat.
    <>
      <path d="M70 44L34 140h76z" fill={LIGHT} fillOpacity=".85" />
      <path d="M72 140V46q0-8-10-8" fill="none" stroke={INK} strokeWidth="4" />
      <path d="M54 38h16l-4-8h-8z" fill="#fff3b0" stroke={INK} strokeWidth="2.500" />
      <path d="M16 140l6-44q12-12 24 0l8 44z" fill={INK} />
      <circle cx="34" cy="82" r="9.500" fill="#f2c9a0" stroke={INK} strokeWidth="2" />
      <Hat x={34} y={74} />
      <path d="M40 104l12 8-2 6-12-6z" fill="#f2c9a0" stroke={INK} strokeWidth="2" />
    </>,
    // A chase seen over the city.
    <>
      <Skyline />
      <circle cx="50" cy="78" r="24" fill={LIGHT} stroke={INK} strokeWidth="2.500" />
      <path d="M50 64v14l10 6M50 54v4M50 98v4M26 78h4M70 78h4" stroke={INK} strokeWidth="3" fill="none" />
      <path d="M8 128h70l8-10H60l-8-10H28l-8 10H8z" fill={INK} />
      <circle cx="24" cy="129" r="7" fill={LIGHT} stroke={INK} strokeWidth="3" />
      <circle cx="70" cy="129" r="7" fill={LIGHT} stroke={INK} strokeWidth="3" />
    </>,
  ],
  [
    // The house on the hill.
    <>
      <circle cx="68" cy="58" r="22" fill="#fdf3c4" stroke={INK} strokeWidth="2.500" />
      <path d="M0 140q22-34 50-34t50 34z" fill={DARK} stroke={INK} strokeWidth="2.500" />
      <path d="M34 112V78l-6 2 14-22 12 18v-8h6v-14l8 12v46z" fill={INK} />
      <path d="M40 84h6v8h-6zM52 96h6v9h-6z" fill="#ffd94d" />
      <path d="M10 62q6-6 9 0 3-6 9 0-6-1-9 5-3-6-9-5zM78 88q5-5 7 0 2-5 7 0-5-1-7 4-2-5-7-4z" fill={INK} />
    </>,
    // A hand out of the ground.
    <>
      <path d="M0 118q50-16 100 0v22H0z" fill={DARK} stroke={INK} strokeWidth="2.500" />
      <path d="M12 118v-32q0-12 11-12t11 12v32z" fill={LIGHT} stroke={INK} strokeWidth="2.500" />
      <path d="M18 92h10M23 86v16" stroke={INK} strokeWidth="3" />
      <path
        d="M52 128q-4-24-6-40 4-4 7 2l3 14-1-28q5-4 8 1l1 26 4-26q6-3 8 2l-3 28 7-16q6-1 6 4-6 18-14 35z"
        fill="#a8c98a"
        stroke={INK}
        strokeWidth="2.500"
      />
    </>,
  ],
  [
    // Two faces and a heart.
    <>
      <path
        d="M50 122C14 94 8 80 8 66c0-14 10-23 22-23 9 0 16 5 20 13 4-8 11-13 20-13 12 0 22 9 22 23 0 14-6 28-42 56z"
        fill={LIGHT}
        stroke={INK}
        strokeWidth="2.500"
      />
      <path
        d="M16 140q2-22 16-26-6-8-4-20 3-13 14-12 9 2 7 15l3 5-4 2q0 9-6 9 10 6 8 27z"
        fill="#f3c7a4"
        stroke={INK}
        strokeWidth="2.500"
      />
      <path d="M27 108q-8-24 12-28 8 0 9 8-8-2-11 4-2 12-10 16z" fill="#6b3413" stroke={INK} strokeWidth="2" />
      <path
        d="M84 140q-2-22-16-26 6-8 4-20-3-13-14-12-9 2-7 15l-3 5 4 2q0 9 6 9-10 6-8 27z"
        fill="#f8d9bd"
        stroke={INK}
        strokeWidth="2.500"
      />
      <path d="M72 122q14-6 8-28-6-18-22-12 0 8 9 9 5 10 5 31z" fill="#e8b84a" stroke={INK} strokeWidth="2" />
    </>,
    // A letter.
    <>
      <path d="M14 74h72v52H14z" fill={LIGHT} stroke={INK} strokeWidth="2.500" />
      <path d="M14 74l36 32 36-32M14 126l26-28M86 126L60 98" fill="none" stroke={INK} strokeWidth="2.500" />
      <path
        d="M50 114c-12-9-16-14-16-20 0-5 4-8 8-8 4 0 6 2 8 5 2-3 4-5 8-5 4 0 8 3 8 8 0 6-4 11-16 20z"
        fill="#c8213f"
        stroke={INK}
        strokeWidth="2.500"
      />
      <path
        d="M30 62q4-6 8 0 0 6-8 10-8-4-8-10 4-6 8 0zM70 52q5-7 9 0 0 7-9 12-9-5-9-12 4-7 9 0z"
        fill="#fff"
        stroke={INK}
        strokeWidth="2"
      />
    </>,
  ],
  [
    // A rocket off a strange ground.
    <>
      <path d="M0 128q30-14 60-6t40 2v16H0z" fill={DARK} stroke={INK} strokeWidth="2.500" />
      <circle cx="80" cy="52" r="13" fill={LIGHT} stroke={INK} strokeWidth="2.500" />
      <path d="M62 57q18 8 36-11" fill="none" stroke={INK} strokeWidth="3" />
      <g transform="rotate(24 44 88)">
        <path d="M44 42c12 12 14 30 13 46H31c-1-16 1-34 13-46z" fill="#fffaf0" stroke={INK} strokeWidth="2.500" />
        <path d="M31 76l-10 18v8l12-8M57 76l10 18v8l-12-8" fill="#d8483c" stroke={INK} strokeWidth="2.500" />
        <circle cx="44" cy="68" r="6" fill={LIGHT} stroke={INK} strokeWidth="2.500" />
        <path d="M36 90q8 36 8 40 0-4 8-40z" fill="#ffc83d" stroke={INK} strokeWidth="2.500" />
      </g>
    </>,
    // A saucer and its beam.
    <>
      <path d="M42 78L18 140h66L58 78z" fill="#fff6b8" fillOpacity=".9" />
      <path d="M12 72q38-18 76 0-12 14-38 14T12 72z" fill={LIGHT} stroke={INK} strokeWidth="2.500" />
      <path d="M32 66q0-22 18-22t18 22q-18 6-36 0z" fill="#fffaf0" stroke={INK} strokeWidth="2.500" />
      <path d="M26 75h.1M40 79h.1M56 79h.1M72 75h.1" stroke={INK} strokeWidth="6" strokeLinecap="round" />
      <path d="M44 132l-6-16h8l4-8 4 8h8l-6 16z" fill={INK} />
      <circle cx="50" cy="100" r="6" fill={INK} />
    </>,
  ],
  [
    // Up and away.
    <>
      <Skyline />
      <path d="M20 108L78 46l-8 44z" fill="#ffd23d" stroke={INK} strokeWidth="2.500" />
      <path
        d="M30 112l24-28 8-14 12-18 8-2-4 12-6 14 6 10-8 2-12-2-16 28z"
        fill="#2b62b5"
        stroke={INK}
        strokeWidth="2.500"
      />
      <circle cx="66" cy="64" r="8" fill="#f3c7a4" stroke={INK} strokeWidth="2.500" />
      <path d="M59 62h14" stroke={INK} strokeWidth="4" />
    </>,
    // The chest with the sign.
    <>
      <path d="M4 140q4-42 30-50l16 8 16-8q26 8 30 50z" fill="#2b62b5" stroke={INK} strokeWidth="2.500" />
      <path d="M32 88q-20 14-28 52M68 88q20 14 28 52" fill="none" stroke="#ffd23d" strokeWidth="5" />
      <path d="M50 100l16 8-4 18-12 8-12-8-4-18z" fill="#ffd23d" stroke={INK} strokeWidth="2.500" />
      <path d="M54 104l-11 13h6l-3 11 12-14h-6z" fill="#d8483c" stroke={INK} strokeWidth="1.500" />
      <path d="M36 70q0-22 14-22t14 22-14 24-14-24z" fill="#f3c7a4" stroke={INK} strokeWidth="2.500" />
      <path d="M35 64q7-6 15 0 8-6 15 0l-2 8q-7 3-13-3-6 6-13 3z" fill={DARK} stroke={INK} strokeWidth="2" />
      <path d="M35 62q0-20 15-20t15 20q-6-10-15-9-9-1-15 9z" fill={INK} />
    </>,
  ],
  [
    // Sun, mesa, cactus.
    <>
      <circle cx="50" cy="82" r="26" fill="#ffd977" stroke={INK} strokeWidth="2.500" />
      <path d="M0 112h12l4-22h20l4 22h24l4-14h16l4 14h12v28H0z" fill={DARK} stroke={INK} strokeWidth="2.500" />
      <path
        d="M70 136V84q0-7 6-7t6 7v14q6 0 6-10 6-2 8 2 2 20-14 20v26zM70 122q-14 0-14-18 4-4 8 0 0 8 6 8z"
        fill="#5f8f3f"
        stroke={INK}
        strokeWidth="2.500"
      />
    </>,
    // A rider against the sky.
    <>
      <circle cx="68" cy="66" r="18" fill="#ffd977" stroke={INK} strokeWidth="2.500" />
      <path d="M0 128q40-10 100-4v16H0z" fill={DARK} stroke={INK} strokeWidth="2.500" />
      <path d="M16 132l8-24q-8-6-6-16l4 8q8-4 24-2l12-14 12-2 6 6-2 6-10-2-4 14 8 24h-5l-10-20H38l-8 22z" fill={INK} />
      <path d="M34 100l4-20q8-8 14 0l-2 20z" fill={DARK} stroke={INK} strokeWidth="2" />
      <circle cx="45" cy="72" r="6" fill="#f2c9a0" stroke={INK} strokeWidth="2" />
      <Hat x={45} y={66} />
    </>,
  ],
]

const SKINS = ['#f6d6b8', '#e2ac7d', '#b97a4c', '#8a5633']
const HAIRS = ['#2c1c14', '#7a431c', '#d9a441', '#8e8a86', '#a8341f']

/** What people of a genre wear. */
const WORN: Readonly<PerGenre<ReactNode>> = [
  <Hat key="0" x={50} y={31} />,
  <path key="1" d="M26 100l8-34 12 16h8l12-16 8 34z" fill="#7d1f2b" stroke={INK} strokeWidth="2.500" />,
  <path key="2" d="M62 26q10-10 16-2 2 8-8 8 6 6-2 10-8 0-8-10-6-4 2-6z" fill="#c8213f" stroke={INK} strokeWidth="2" />,
  <path key="3" d="M26 42h48v10q-10 6-20 0h-8q-10 6-20 0z" fill="#8fe0dd" stroke={INK} strokeWidth="2.500" />,
  <path
    key="4"
    d="M28 42q11-7 22 0 11-7 22 0l-2 9q-10 5-20-2-10 7-20 2z"
    fill="#2b62b5"
    stroke={INK}
    strokeWidth="2.500"
  />,
  <path
    key="5"
    d="M16 33q14 6 18 0l3-16q13-8 26 0l3 16q4 6 18 0-4 10-34 10T16 33z"
    fill="#8a5a24"
    stroke={INK}
    strokeWidth="2.500"
  />,
]
const HAIR: readonly ((colour: string) => ReactNode)[] = [
  (colour) => (
    <path d="M29 46q-3-28 21-28t21 28q-4-14-12-16-14 4-24 0-4 4-6 16z" fill={colour} stroke={INK} strokeWidth="2.500" />
  ),
  (colour) => (
    <path
      d="M26 74q-6-54 24-56 30 2 24 56-8 2-10-4 6-20 2-34-12 0-20-6-6 6-12 8-2 14 2 32-2 6-10 4z"
      fill={colour}
      stroke={INK}
      strokeWidth="2.500"
    />
  ),
  (colour) => (
    <path
      d="M29 48q-8-4-4-14 0-12 14-14 12-8 22 0 14 2 14 14 4 10-4 14-2-14-8-18-12 4-26 0-6 4-8 18z"
      fill={colour}
      stroke={INK}
      strokeWidth="2.500"
    />
  ),
  (colour) => (
    <path d="M30 54q2 22 20 22t20-22q-6 8-12 6-8-4-16 0-6 2-12-6z" fill={colour} stroke={INK} strokeWidth="2.500" />
  ),
]

/** A creative by its number: no two alike within a genre. */
export function Portrait({
  no,
  genre,
  artist,
}: {
  readonly no: number
  readonly genre: GenreNo
  readonly artist: boolean
}) {
  const mixed = (no * 7 + genre * 3 + (artist ? 11 : 0)) % 20
  const skin = SKINS[(no + genre + (artist ? 2 : 0)) % SKINS.length]
  const hair = HAIRS[mixed % HAIRS.length] ?? ''
  return (
    <svg className="ac-portrait" viewBox="0 0 100 100" preserveAspectRatio="xMidYMax slice" aria-hidden="true">
      <path d="M8 100q2-24 30-28h24q28 4 30 28z" fill={DARK} stroke={INK} strokeWidth="2.500" />
      <path d="M42 62h16v12q-8 8-16 0z" fill={skin} stroke={INK} strokeWidth="2" />
      <ellipse cx="50" cy="47" rx="20" ry="24" fill={skin} stroke={INK} strokeWidth="2.500" />
      {HAIR[(no + (artist ? 1 : 0)) % HAIR.length]?.(hair)}
      <path d="M42 47h.1M58 47h.1" stroke={INK} strokeWidth="5.500" strokeLinecap="round" />
      <path
        d={mixed % 2 ? 'M43 61q7 6 14 0' : 'M44 62h12'}
        fill="none"
        stroke={INK}
        strokeWidth="2.500"
        strokeLinecap="round"
      />
      {mixed % 3 === 0 && genre !== 3 && genre !== 4 && (
        <path
          d="M35 47a7 7 0 1 0 14 0 7 7 0 1 0-14 0zM51 47a7 7 0 1 0 14 0 7 7 0 1 0-14 0z"
          fill="rgb(255 255 255 / 35%)"
          stroke={INK}
          strokeWidth="2"
        />
      )}
      {WORN[genre]}
      {artist ? (
        <path d="M84 60l8 4-10 28-8 6 0-10z" fill="#ffd977" stroke={INK} strokeWidth="2.500" />
      ) : (
        <path d="M62 84h26v-12H66zM58 100l4-16h28l6 16z" fill="#e9e2d2" stroke={INK} strokeWidth="2.500" />
      )}
    </svg>
  )
}
