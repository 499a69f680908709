// Effects as drawings, in the order of the list.
import { memo, type ReactNode } from 'react'
import { type Effect, RESOURCES } from '../../catalogue/vocabulary.ts'
import { Coin, Laurel, LINE, LostCoin, Shield, Svg } from '../../../../web/kit/board/icons.tsx'
import {
  DestroyCard,
  Discount,
  FromDiscard,
  FromSetAside,
  FromTopRow,
  Links,
  Majority,
  PlayAgain,
  TokenFromBox,
  TradeIncome,
} from '../icons/effects.tsx'
import { ColourChip, WonderChip } from '../icons/marks.tsx'
import { ResourceIcon } from '../icons/resources.tsx'
import { ScienceIcon } from '../icons/science.tsx'

const times = (count: number, draw: (at: number) => ReactNode): ReactNode =>
  Array.from({ length: count }, (_, at) => draw(at))

/** Signs between drawings. */
const Slash = () => (
  <Svg box="0 0 8 24" className="kit-drawing du-sign">
    <path d="M6.5 4 1.5 20" {...LINE} strokeWidth="2.4" />
  </Svg>
)
const Equals = () => (
  <Svg box="0 0 12 24" className="kit-drawing du-sign du-sign-equals">
    <path d="M2 9.5h8M2 14.5h8" {...LINE} strokeWidth="2.4" />
  </Svg>
)

function drawing(effect: Effect): ReactNode {
  switch (effect.code) {
    case 'produce':
      return RESOURCES.map((id) =>
        times(effect.resources[id] ?? 0, (at) => <ResourceIcon key={`${id}${at}`} id={id} />),
      )
    case 'produce-choice':
      return effect.of.map((id, at) => (
        <span key={id} className="du-choice">
          {at > 0 && <Slash />}
          <ResourceIcon id={id} />
        </span>
      ))
    case 'trade-fixed':
      return (
        <span className="du-priced">
          {effect.resources.map((id) => (
            <ResourceIcon key={id} id={id} />
          ))}
          <Equals />
          <Coin amount={effect.price} />
        </span>
      )
    case 'coins':
      return <Coin amount={effect.amount} />
    case 'coins-per':
      return (
        <>
          <Coin amount={effect.amount} />
          <Slash />
          {effect.what === 'wonder' ? <WonderChip /> : <ColourChip colour={effect.what} />}
        </>
      )
    case 'vp':
      return <Laurel amount={effect.amount} />
    case 'shields':
      return times(effect.amount, (at) => <Shield key={at} />)
    case 'science':
      return (
        <span className="du-science">
          <ScienceIcon id={effect.symbol} />
        </span>
      )
    case 'guild-coins':
      return <Coin amount={effect.amount} />
    case 'guild-vp':
      return (
        <>
          <Laurel amount={effect.amount} />
          <Slash />
          {effect.colours.map((colour) => (
            <ColourChip key={colour} colour={colour} />
          ))}
          <Majority />
        </>
      )
    case 'guild-vp-wonders':
      return (
        <>
          <Laurel amount={effect.amount} />
          <Slash />
          <WonderChip />
          <Majority />
        </>
      )
    case 'guild-vp-coins':
      return (
        <>
          <Laurel amount={effect.amount} />
          <Slash />
          <Coin amount={effect.per} />
          <Majority />
        </>
      )
    case 'opponent-loses-coins':
      return <LostCoin amount={effect.amount} />
    case 'play-again':
      return <PlayAgain />
    case 'discard-opponent-card':
      return <DestroyCard colour={effect.colour} />
    case 'build-from-discard':
      return <FromDiscard />
    case 'build-from-top-row':
      return <FromTopRow />
    case 'build-from-set-aside':
      return <FromSetAside />
    case 'token-from-box':
      return <TokenFromBox />
    case 'discount':
      return (
        <>
          <Discount />
          {effect.on === 'wonder' ? <WonderChip /> : <ColourChip colour={effect.on} />}
        </>
      )
    case 'gain-opponent-trade':
      return <TradeIncome />
    case 'vp-per-token':
      return <Laurel amount={effect.amount} />
    case 'extra-shield':
      return (
        <>
          <Shield amount={`+${effect.amount}`} />
          <ColourChip colour={effect.on} />
        </>
      )
    case 'play-again-on-wonders':
      return (
        <>
          <PlayAgain />
          <WonderChip />
        </>
      )
    case 'coins-on-chain':
      return (
        <>
          <Coin amount={effect.amount} />
          <Links />
        </>
      )
    default:
      return effect satisfies never
  }
}

export const EffectRow = memo(function EffectRow({ effects }: { readonly effects: readonly Effect[] }) {
  return (
    <span className="du-effects" data-count={Math.min(5, widthOf(effects))}>
      {effects.map((effect) => (
        <span key={effect.code} className="du-effect">
          {drawing(effect)}
        </span>
      ))}
    </span>
  )
})

/** The approximate number of drawings side by side: long rows are drawn smaller. */
function widthOf(effects: readonly Effect[]): number {
  return effects.reduce((sum, effect) => sum + drawingsOf(effect), 0)
}

function drawingsOf(effect: Effect): number {
  switch (effect.code) {
    case 'guild-vp':
      return 3 + effect.colours.length
    case 'guild-vp-wonders':
    case 'guild-vp-coins':
      return 4
    case 'coins-per':
      return 3
    case 'produce':
      return Object.values(effect.resources).reduce((sum, amount) => sum + amount, 0)
    case 'produce-choice':
      return effect.of.length
    case 'trade-fixed':
      return effect.resources.length + 1
    case 'shields':
      return effect.amount
    default:
      return 1
  }
}
