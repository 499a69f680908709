// The name plate: side, coins, points if the game ended now, production.
import type { ReactNode } from 'react'
import { EACH_RESOURCE, type Resource } from '../../catalogue/index.ts'
import { RESOURCE_NAMES, RESOURCES } from '../../catalogue/vocabulary.ts'
import { unitPrice } from '../../payment.ts'
import { points, total } from '../../score.ts'
import { other, type Side, SOLO } from '../../asks.ts'
import { addressName } from '../../automa/scales.ts'
import { coins } from '../../words.ts'
import { Coin, Laurel } from '../../../../web/kit/board/icons.tsx'
import { ResourceIcon } from '../icons/resources.tsx'
import { PlayerIcon, SoloIcon } from '../icons/sides.tsx'
import { useHint } from '../../../../web/kit/board/Hint.tsx'
import { ProductionList } from './ProductionList.tsx'
import { Count } from '../../../../web/kit/board/Count.tsx'
import { Reads } from '../../../../web/kit/board/Reads.tsx'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

const COIN_RULES = { cites: ['R1.6', 'R9.1', 'R19.2'] } as const
const PRODUCTION_RULES = { cites: ['R6.3', 'R6.4', 'R7.1', 'R7.2'] } as const

export function CityHead({ side }: { readonly side: Side }) {
  const { s, lang, prefs } = useView()
  const own = s.cities[side]
  const still = prefs.reducedMotion || prefs.speed === 'instant'
  const sum = total(points(s, side))
  return (
    <header className="du-head">
      <h2 className="du-side">
        <Spot
          target={{ kind: 'city', side }}
          label={`${word(side === SOLO ? 'solo' : 'you', lang)}: ${word('whole', lang)}`}
          className="du-side-button"
          flip={false}
          hint={() => word('whole', lang)}
        >
          {side === SOLO ? <SoloIcon /> : <PlayerIcon />}
          <span>{word(side === SOLO ? 'solo' : 'you', lang)}</span>
        </Spot>
        {side === SOLO && s.address !== null && <Address id={s.address} />}
      </h2>
      <Reads
        game="duel"
        about={COIN_RULES}
        title={coins(own.coins, lang)}
        lang={lang}
        className="du-stat"
        data={{ 'data-flip-zone': `coins:${side}` }}
      >
        <Coin />
        <b>
          <Count value={own.coins} still={still} />
        </b>
      </Reads>
      <Spot
        target={{ kind: 'score', side }}
        label={`${word('pointsNow', lang)}: ${sum}`}
        className="du-stat du-stat-button"
        flip={false}
        hint={() => word('pointsNow', lang)}
      >
        <Laurel />
        <b>
          <Count value={sum} still={still} />
        </b>
      </Spot>
      <Production side={side} />
    </header>
  )
}

function Address({ id }: { readonly id: Parameters<typeof addressName>[0] }) {
  const { lang } = useView()
  const name = `${word('address', lang)}: ${addressName(id)[lang]}`
  return (
    <abbr className="du-address" title={name}>
      {id}
    </abbr>
  )
}

function Production({ side }: { readonly side: Side }) {
  const { s, lang } = useView()
  const { tally } = s.cities[side]
  const price = (r: Resource) => unitPrice(tally, s.cities[other(side)].tally, r)
  const lines = EACH_RESOURCE.map(
    (r) => `${RESOURCE_NAMES[RESOURCES[r]][lang]} ${tally.produced[r]}, ${word('missing', lang)} ${price(r)}`,
  )
  const hint = useHint((): ReactNode => <ProductionList side={side} />)
  return (
    <Reads
      game="duel"
      about={PRODUCTION_RULES}
      title={`${word('production', lang)}: ${lines.join('; ')}`}
      lang={lang}
      className="du-production"
      hint={hint}
    >
      {EACH_RESOURCE.map((r) => (
        <span key={r} className="du-made" data-none={tally.produced[r] === 0 || undefined}>
          <ResourceIcon id={RESOURCES[r]} />
          <b>{tally.produced[r]}</b>
          {(tally.fixed & (1 << r)) !== 0 && <i className="du-fixed">1</i>}
        </span>
      ))}
      <Choice of={[0, 1, 2]} times={tally.rawByChoice} />
      <Choice of={[3, 4]} times={tally.fineByChoice} />
    </Reads>
  )
}

/** This many of one of these each time. */
function Choice({ of, times }: { readonly of: readonly Resource[]; readonly times: number }) {
  if (times === 0) return null
  return (
    <span className="du-made-choice">
      {of.map((r) => (
        <ResourceIcon key={r} id={RESOURCES[r]} />
      ))}
      {times > 1 && <b>{times}</b>}
    </span>
  )
}
