// Drawings by meaning.
import type { ReactNode } from 'react'
import { CoinShape, type IconProps, LaurelShape, ShieldShape, Svg } from '../../../../web/kit/board/icons.tsx'
import type { CardId } from '../../catalogue/cards.ts'
import type { ColourId, Power } from '../../catalogue/vocabulary.ts'
import { PLAYER, type Side } from '../../asks.ts'
import { RESOURCE_SHAPES } from './resources.tsx'
import { CAT, EYE, HORN, OPPONENT_MASK, PEACE, SYMBOL_SHAPES, WAR, YOU } from './signs.tsx'

/** A shape at another place and size inside a drawing. */
export const at = (x: number, y: number, size: number, shape: ReactNode): ReactNode => (
  <g transform={`translate(${x} ${y}) scale(${size / 24})`}>{shape}</g>
)

const horned = (count: number): ReactNode => (
  <>
    {at(count === 0 ? 1.5 : 3, 0.5, count === 0 ? 21 : 18, <ShieldShape />)}
    {count === 1 && at(10.5, 10.5, 13, HORN)}
    {count === 2 && at(12, 11, 12.6, HORN)}
    {count === 2 && <g transform="translate(12 11) scale(-.525 .525)">{HORN}</g>}
  </>
)

/** The sign of a kind of card, on a grid of 24. */
export const CARD_SIGNS: Readonly<Record<CardId, ReactNode>> = {
  ...RESOURCE_SHAPES,
  coin: at(1, 1, 22, <CoinShape amount={1} />),
  'blue-3': at(1.5, 1.5, 21, <LaurelShape amount={3} />),
  'blue-2-cat': (
    <>
      {at(-1.5, -1.5, 21, <LaurelShape amount={2} />)}
      <g fill="#2b2413" stroke="#fdf3da" strokeWidth="1.3" paintOrder="stroke">
        {at(9.5, 8.5, 15.6, CAT)}
      </g>
    </>
  ),
  ...SYMBOL_SHAPES,
  'red-0': horned(0),
  'red-1': horned(1),
  'red-2': horned(2),
}

export const CardSign = ({ id, className }: IconProps & { readonly id: CardId }) => (
  <Svg className={className}>{CARD_SIGNS[id]}</Svg>
)

/** A shape for each colour of card, so that nothing depends on colour alone. On a grid of 12. */
const COLOUR_SHAPES: Readonly<Record<ColourId, string>> = {
  grey: 'M6 1l4.5 2.6v4.9L6 11 1.5 8.5V3.6z',
  yellow: 'M6 1.2a4.8 4.8 0 1 0 0 9.6 4.8 4.8 0 0 0 0-9.6z',
  red: 'M6 .8l4.5 1.3v4C10.5 9 8.5 10.6 6 11.5 3.5 10.6 1.5 9 1.5 6.1v-4z',
  green: 'M10.8 1.2C4.5 1 1.2 4.2 1.2 10.8 7.5 10.9 10.9 7.5 10.8 1.2z',
  blue: 'M6 .8 11.2 4v1.3H.8V4zM1.8 6.2h2v3.3h-2zM5 6.2h2v3.3H5zM8.2 6.2h2v3.3h-2zM.8 10.2h10.4v1.2H.8z',
}

export const ColourShape = ({ colour, className }: IconProps & { readonly colour: ColourId }) => (
  <Svg box="0 0 12 12" className={className}>
    <path d={COLOUR_SHAPES[colour]} fill="currentColor" />
  </Svg>
)

const small = (x: number, y: number, w = 9, h = 13, fill = '#fdf6e4'): ReactNode => (
  <rect x={x} y={y} width={w} height={h} rx="1.5" fill={fill} stroke="#3a2a14" strokeWidth="1.3" />
)
/** With a light rim: it also lies on dark paper, where its own colour does not stand out. */
const arrow = (x: number, y: number, angle: number): ReactNode => (
  <path
    d="M-2.4 1.6 0-2.2l2.4 3.8z"
    fill="#3a2a14"
    stroke="#fdf6e4"
    strokeWidth="1.3"
    paintOrder="stroke"
    transform={`translate(${x} ${y}) rotate(${angle})`}
  />
)

/** What a Stage with an effect gives, on a grid of 24. */
export const POWER_SHAPES: Readonly<Record<Power, ReactNode>> = {
  'any-deck': (
    <>
      {small(7.5, 5.5)}
      {arrow(3.4, 12, -90)}
      {arrow(20.6, 12, 90)}
      {arrow(12, 2.4, 0)}
      <path d="M12 9.5v5M9.5 12h5" stroke="#3a2a14" strokeWidth="1.6" />
    </>
  ),
  progress: (
    <>
      <circle cx="12" cy="12" r="9.5" fill="#2d7d68" stroke="#143d32" strokeWidth="1.4" />
      <circle cx="12" cy="12" r="7" fill="none" stroke="#f0d68c" strokeWidth="1" />
      <path d="M12 8v8M8 12h8" stroke="#fff6dd" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  central: (
    <>
      {small(6, 3, 12, 18, '#46586e')}
      <path
        d="M9.4 9.6c0-3.6 5.3-3.5 5.3-.2 0 2-2.6 2-2.6 4.2M12 17v.1"
        stroke="#fff6dd"
        strokeWidth="1.9"
        fill="none"
        strokeLinecap="round"
      />
    </>
  ),
  'look-and-keep': (
    <>
      <g transform="rotate(-18 12 22)">{small(3.5, 6)}</g>
      <g transform="rotate(18 12 22)">{small(11.5, 6)}</g>
      {small(7.5, 4, 9, 14)}
      <g color="#3a2a14">{at(7.6, 6.6, 8.8, EYE)}</g>
    </>
  ),
  'both-decks': (
    <>
      {small(2.5, 4, 8.5, 12)}
      {small(13, 4, 8.5, 12)}
      {arrow(6.8, 20, 180)}
      {arrow(17.2, 20, 180)}
    </>
  ),
  shield: <ShieldShape />,
  none: null,
}

export const PowerIcon = ({ power, className }: IconProps & { readonly power: Power }) => (
  <Svg className={className}>{POWER_SHAPES[power]}</Svg>
)

const plain = (shape: ReactNode) =>
  function Plain({ className }: IconProps) {
    return <Svg className={className}>{shape}</Svg>
  }

export const CatIcon = plain(<g fill="currentColor">{CAT}</g>)
export const PeaceIcon = plain(PEACE)
export const WarIcon = plain(WAR)
export const EyeIcon = plain(EYE)
const YouIcon = plain(YOU)
const OpponentIcon = plain(OPPONENT_MASK)
export const SideIcon = ({ side, className }: IconProps & { readonly side: Side }) =>
  side === PLAYER ? <YouIcon className={className} /> : <OpponentIcon className={className} />

/** A Military Victory token: a red medal worth 3. */
export const VictoryIcon = plain(
  <>
    <path d="M7 1.5h10l-2.4 8H9.4z" fill="#b8862b" />
    <path d="M7 1.5h5v8H9.4z" fill="#d9a945" />
    <circle cx="12" cy="14.5" r="8" fill="#a32a22" stroke="#3c1411" strokeWidth="1.4" />
    <circle cx="12" cy="14.5" r="5.8" fill="none" stroke="#f2cf8a" strokeWidth="1" />
    <text
      x="12"
      y="19"
      textAnchor="middle"
      fontSize="13.5"
      style={{ fontVariantNumeric: 'lining-nums' }}
      fontWeight="800"
      fontFamily="var(--font-text)"
      fill="#fff6e6"
    >
      3
    </text>
  </>,
)
