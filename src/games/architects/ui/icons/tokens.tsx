// Drawings of Progress tokens, on a grid of 40: a cause and its effect, or points and what they count.
import type { ReactNode } from 'react'
import { CoinShape, LaurelShape, ShieldShape } from '../../../../web/kit/board/icons.tsx'
import type { TokenId } from '../../catalogue/tokens.ts'
import { at } from './index.tsx'
import { RESOURCE_SHAPES } from './resources.tsx'
import { CAT, HORN, SYMBOL_SHAPES } from './signs.tsx'

const CREAM = '#fff6dd'
const INK = '#17362e'

/** A small card with a plus: the extra card. */
const extra: ReactNode = (
  <>
    <rect x="14.5" y="20.5" width="11" height="14.5" rx="1.6" fill={CREAM} stroke={INK} strokeWidth="1.3" />
    <path d="M20 24.2v7.2M16.4 27.8h7.2" stroke={INK} strokeWidth="1.9" strokeLinecap="round" />
  </>
)
const slash: ReactNode = <path d="M18.6 19 21.4 5" stroke={CREAM} strokeWidth="1.6" strokeLinecap="round" />
const either = (left: ReactNode, right: ReactNode): ReactNode => (
  <>
    {at(2.5, 5, 16.5, left)}
    {slash}
    {at(21, 5, 16.5, right)}
    {extra}
  </>
)
const single = (sign: ReactNode): ReactNode => (
  <>
    {at(11, 2.5, 18, sign)}
    {extra}
  </>
)
const text = (x: number, y: number, size: number, value: string): ReactNode => (
  <text x={x} y={y} textAnchor="middle" fontSize={size} fontWeight="800" fontFamily="var(--font-text)" fill={CREAM}>
    {value}
  </text>
)
const pyramid: ReactNode = (
  <>
    <path d="M12 3 22 20H2z" fill="#e3b56a" stroke={INK} strokeWidth="1.4" strokeLinejoin="round" />
    <path d="M12 3 22 20H14z" fill="#b17f35" />
    <path d="M8.6 9h6.8M5.3 14.5h13.4" stroke={INK} strokeWidth="1.1" />
  </>
)
const medal: ReactNode = (
  <>
    <path d="M7.5 1.5h9l-2 7h-5z" fill="#d9a945" />
    <circle cx="12" cy="15" r="7.5" fill="#b5352c" stroke={INK} strokeWidth="1.4" />
    <circle cx="12" cy="15" r="3.5" fill={CREAM} />
  </>
)
const chip: ReactNode = (
  <>
    <circle cx="12" cy="12" r="9" fill="#4fa58a" stroke={INK} strokeWidth="1.6" />
    <circle cx="12" cy="12" r="5.6" fill="none" stroke={CREAM} strokeWidth="1.5" />
  </>
)
/** Points for each of something. */
const per = (points: number, sign: ReactNode): ReactNode => (
  <>
    {at(1.5, 9.5, 21, <LaurelShape amount={points} />)}
    <path d="M22 29 26 11" stroke={CREAM} strokeWidth="1.6" strokeLinecap="round" />
    {at(22.5, 11.5, 17, sign)}
  </>
)
const symbols: ReactNode = (
  <g color={CREAM}>
    {at(2.5, 6.5, 12, SYMBOL_SHAPES.compass)}
    {at(14, 4.5, 12, SYMBOL_SHAPES.gear)}
    {at(25.5, 6.5, 12, SYMBOL_SHAPES.tablet)}
    {extra}
  </g>
)

export const TOKEN_SIGNS: Readonly<Record<TokenId, ReactNode>> = {
  urbanism: either(RESOURCE_SHAPES.wood, RESOURCE_SHAPES.brick),
  crafts: either(RESOURCE_SHAPES.papyrus, RESOURCE_SHAPES.glass),
  jewellery: either(RESOURCE_SHAPES.stone, <CoinShape />),
  science: symbols,
  propaganda: single(HORN),
  architecture: single(pyramid),
  economy: (
    <>
      {at(2.5, 9.5, 21, <CoinShape />)}
      {text(30, 26, 17, '×2')}
    </>
  ),
  engineering: (
    <>
      {text(12.5, 26, 19, '=')}
      <path d="M17.5 29 22.5 11" stroke={CREAM} strokeWidth="1.8" strokeLinecap="round" />
      {text(28, 26, 19, '≠')}
    </>
  ),
  tactics: (
    <>
      {at(2.5, 8, 21, <ShieldShape />)}
      {at(16.5, 11, 21, <ShieldShape />)}
    </>
  ),
  decor: (
    <>
      {at(0.5, 5, 20, <LaurelShape amount={4} />)}
      {at(19.5, 5, 20, <LaurelShape amount={6} />)}
      {at(12.5, 21, 15, pyramid)}
    </>
  ),
  politics: per(1, <g fill={CREAM}>{CAT}</g>),
  strategy: per(1, medal),
  education: per(2, chip),
  culture: (
    <>
      {at(1, 2, 20, <LaurelShape amount={4} />)}
      {at(13.5, 12.5, 26, <LaurelShape amount={12} />)}
    </>
  ),
}
