// What tiles give, as signs.
import {
  bonusTile,
  favourTile,
  type PowerNo,
  powerAction,
  scoringTile,
  STRUCTURES,
  TOWN_NEEDS,
  townTile,
} from '../../catalogue/index.ts'
import { GoodsRow, isNothing } from '../Goods.tsx'
import { Bridge, Cult, Laurel, Power, Ship, Spade, Structure, Town, Turn } from '../icons/icons.tsx'

const Points = ({ points }: { readonly points: number }) => (
  <span className="tm-good">
    {points}
    <Laurel />
  </span>
)

export function BonusFace({ no }: { readonly no: number }) {
  const { income, special, shipping, passVp } = bonusTile(no)
  return (
    <span className="tm-tile-face">
      {!isNothing(income) && <GoodsRow goods={income} times />}
      {shipping > 0 && (
        <span className="tm-good">
          +{shipping}
          <Ship />
        </span>
      )}
      {special === 'bonus-spade-action' && (
        <span className="tm-good">
          <Turn />
          <Spade />
        </span>
      )}
      {special === 'bonus-cult-action' && (
        <span className="tm-good">
          <Turn />
          <Cult id="fire" />
        </span>
      )}
      {passVp.map((points, kind) =>
        points === 0 ? null : (
          <span key={kind} className="tm-good">
            {points}
            <Laurel />/
            <Structure id={STRUCTURES[kind]?.id ?? 'dwelling'} />
          </span>
        ),
      )}
    </span>
  )
}

export function FavourFace({ no }: { readonly no: number }) {
  const { cult, steps, income, buildVp, special, townPower, postsPassVp } = favourTile(no)
  return (
    <span className="tm-tile-face">
      <span className="tm-good">
        {steps}
        <Cult id={cult} />
      </span>
      {!isNothing(income) && <GoodsRow goods={income} times />}
      {buildVp.map((points, kind) =>
        points === 0 ? null : (
          <span key={kind} className="tm-good">
            <Points points={points} />/
            <Structure id={STRUCTURES[kind]?.id ?? 'dwelling'} />
          </span>
        ),
      )}
      {townPower < TOWN_NEEDS.power && (
        <span className="tm-good">
          {townPower}
          <Town />
        </span>
      )}
      {special !== undefined && (
        <span className="tm-good">
          <Turn />
          <Cult id={cult} />
        </span>
      )}
      {postsPassVp.length > 0 && (
        <span className="tm-good">
          {postsPassVp[1]}–{postsPassVp.at(-1)}
          <Laurel />/
          <Structure id="trading-post" />
        </span>
      )}
    </span>
  )
}

export function TownFace({ no }: { readonly no: number }) {
  const { vp, gain, cults } = townTile(no)
  return (
    <span className="tm-tile-face">
      <Points points={vp} />
      {!isNothing(gain) && <GoodsRow goods={gain} times />}
      {cults && (
        <span className="tm-good tm-every-cult">
          +1
          <Cult id="fire" />
          <Cult id="water" />
          <Cult id="earth" />
          <Cult id="air" />
        </span>
      )}
    </span>
  )
}

/** In the last round nobody gets the cult bonus (R18.4). */
export function ScoringFace({ no, last = false }: { readonly no: number; readonly last?: boolean }) {
  const { buildVp, spadeVp, townVp, bonus } = scoringTile(no)
  return (
    <span className="tm-tile-face">
      {buildVp.map((points, kind) =>
        points === 0 ? null : (
          <span key={kind} className="tm-good">
            <Structure id={STRUCTURES[kind]?.id ?? 'dwelling'} />
            {points}
            <Laurel />
          </span>
        ),
      )}
      {spadeVp > 0 && (
        <span className="tm-good">
          <Spade />
          {spadeVp}
          <Laurel />
        </span>
      )}
      {townVp > 0 && (
        <span className="tm-good">
          <Town />
          {townVp}
          <Laurel />
        </span>
      )}
      <span className="tm-good tm-cult-bonus" data-off={last || undefined}>
        {bonus.steps}
        <Cult id={bonus.cult} />→
        {bonus.spades > 0 ? (
          <>
            {bonus.spades}
            <Spade />
          </>
        ) : (
          <GoodsRow goods={bonus.gain} />
        )}
      </span>
    </span>
  )
}

export function PowerFace({ no }: { readonly no: number }) {
  const action = powerAction(no)
  return (
    <span className="tm-tile-face">
      <span className="tm-good tm-cost">
        {action.cost}
        <Power />
      </span>
      <PowerGain no={no} times />
    </span>
  )
}

/** What a power action gives, without its price. */
export function PowerGain({ no, times = false }: { readonly no: PowerNo; readonly times?: boolean }) {
  const { bridge, spades, gain } = powerAction(no)
  if (bridge) return <Bridge />
  if (!isNothing(gain)) return <GoodsRow goods={gain} times={times} />
  return (
    <span className="tm-good">
      {spades}
      <Spade />
    </span>
  )
}
