// The frame of a board's drawings, and the drawings with an amount. Hidden from screen readers: the text around them says what they mean.
import './icons.css'
import type { ReactNode } from 'react'

export interface IconProps {
  readonly className?: string | undefined
}

interface SvgProps extends IconProps {
  readonly box?: string
  /** Fills its frame and crops what does not fit, on all sides or at the bottom. */
  readonly crop?: boolean | 'top'
  readonly children: ReactNode
}

export function Svg({ box = '0 0 24 24', className = 'kit-drawing', crop = false, children }: SvgProps) {
  return (
    <svg
      viewBox={box}
      className={className}
      preserveAspectRatio={crop === 'top' ? 'xMidYMin slice' : crop ? 'xMidYMid slice' : undefined}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  )
}

/** Lines in the colour of the text around them. */
export const LINE = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

type Amount = IconProps & { readonly amount?: number | string | undefined }

function Figure({ value, y, size, fill }: { value: number | string; y: number; size: number; fill: string }) {
  const text = String(value)
  if (text === '') return null
  return (
    <text
      x="12"
      y={y}
      textAnchor="middle"
      fontSize={text.length > 1 ? size * 0.8 : size}
      fontWeight="800"
      letterSpacing={text.length > 1 ? '-.04em' : undefined}
      style={{ fontVariantNumeric: 'lining-nums' }}
      fontFamily="var(--font-text)"
      fill={fill}
    >
      {text}
    </text>
  )
}

/** Only the shapes, for drawings that combine several. */
export function CoinShape({ amount }: { readonly amount?: number | string | undefined }) {
  return (
    <>
      <circle cx="12" cy="12" r="10.6" fill="#e2b03c" stroke="#6b4a0e" strokeWidth="1.5" />
      <path d="M4 10a8.3 8.3 0 0 1 15.4-2" fill="none" stroke="#fbe6a2" strokeWidth="1.6" strokeLinecap="round" />
      <circle cx="12" cy="12" r="7.6" fill="#f3cd66" />
      {amount === undefined ? (
        <path d="M12 7.6v8.8M9.2 9.8h5.6M9.2 14.2h5.6" stroke="#7d5a16" strokeWidth="1.7" strokeLinecap="round" />
      ) : (
        <Figure value={amount} y={17.8} size={18} fill="#3b2805" />
      )}
    </>
  )
}

const round = (x: number) => Math.round(x * 100) / 100

/** The ten leaves as one path, because ten paths would cost more to lay out and draw on every card. */
const LEAVES = [-152, -122, -92, -62, -32, 32, 62, 92, 122, 152].map(leaf).join('')

/** A leaf at an angle of the wreath, rotated slightly along it. */
function leaf(angle: number): string {
  const at = (x: number, y: number) =>
    turn(...turn(x, y, angle > 0 ? -38 : 38, 3), angle, 12)
      .map(round)
      .join(' ')
  return `M${at(12, 0.6)}C${at(14, 1.9)} ${at(14, 4.1)} ${at(12, 5.4)}C${at(10, 4.1)} ${at(10, 1.9)} ${at(12, 0.6)}z`
}

/** A point rotated by some degrees around the middle of the drawing at a height. */
function turn(x: number, y: number, degrees: number, height: number): [number, number] {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)]
  const [dx, dy] = [x - 12, y - height]
  return [12 + dx * cos - dy * sin, height + dx * sin + dy * cos]
}

export function LaurelShape({ amount }: { readonly amount?: number | string | undefined }) {
  return (
    <>
      <circle cx="12" cy="12" r="10.2" fill="#fdf6e0" stroke="#4f6a2c" strokeWidth="1" />
      <path d={LEAVES} fill="#5d8a37" stroke="#3a5a20" strokeWidth=".5" />
      {amount === undefined ? (
        <path d="M12 7.2l1.5 3.1 3.4.5-2.4 2.4.5 3.4-3-1.6-3 1.6.5-3.4-2.4-2.4 3.4-.5z" fill="#b8862b" />
      ) : (
        <Figure value={amount} y={17.8} size={18} fill="#2b2413" />
      )}
    </>
  )
}

export function ShieldShape({ amount }: { readonly amount?: number | string | undefined }) {
  return (
    <>
      <path
        d="M12 1.6 21 4v8.2c0 5.4-4 8.5-9 10.4-5-1.9-9-5-9-10.4V4z"
        fill="#f2e9dc"
        stroke="#3c1411"
        strokeWidth="1.4"
        strokeLinejoin="round"
      />
      <path d="M12 4.2 18.6 6v6.1c0 3.9-2.8 6.3-6.6 7.9z" fill="#a32a22" />
      <path d="M12 4.2 5.4 6v6.1c0 3.9 2.8 6.3 6.6 7.9z" fill="#c23f34" />
      {amount === undefined ? (
        <path d="M12 6.8v10M8 10.6h8" stroke="#f7e8cf" strokeWidth="2" strokeLinecap="round" />
      ) : (
        <Figure value={amount} y={17} size={17} fill="#fff6e6" />
      )}
    </>
  )
}

/** A drawing with its amount over it: on small drawings the numbers stay readable. */
function Counted({ className = 'kit-drawing', amount, kind, children }: CountedProps) {
  if (amount === undefined) return <Svg className={className}>{children}</Svg>
  const text = String(amount)
  return (
    <span className={`${className} kit-counted`} data-kind={kind} aria-hidden="true">
      <Svg className="kit-counted-shape">{children}</Svg>
      <b data-long={text.length > 1 || undefined}>{text}</b>
    </span>
  )
}

interface CountedProps extends Amount {
  readonly kind: 'coin' | 'lost' | 'laurel' | 'shield'
  readonly children: ReactNode
}

/** What to draw without an amount: the drawing's own sign, or nothing. */
const plain = (amount: Amount['amount']): string | undefined => (amount === undefined ? undefined : '')

export const Coin = ({ amount, className }: Amount) => (
  <Counted className={className} amount={amount} kind="coin">
    <CoinShape amount={plain(amount)} />
  </Counted>
)
export const LostCoinShape = () => (
  <>
    <circle cx="12" cy="12" r="10.6" fill="#b23a2e" stroke="#4d1510" strokeWidth="1.5" />
    <circle cx="12" cy="12" r="7.8" fill="#cb5244" />
  </>
)
/** A lost coin: red, with a minus. */
export const LostCoin = ({ amount, className }: Amount) => (
  <Counted className={className} amount={`−${amount ?? ''}`} kind="lost">
    <LostCoinShape />
  </Counted>
)
export const Laurel = ({ amount, className }: Amount) => (
  <Counted className={className} amount={amount} kind="laurel">
    <LaurelShape amount={plain(amount)} />
  </Counted>
)
export const Shield = ({ amount, className }: Amount) => (
  <Counted className={className} amount={amount} kind="shield">
    <ShieldShape amount={plain(amount)} />
  </Counted>
)
