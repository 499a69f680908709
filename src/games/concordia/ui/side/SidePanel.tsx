// One side of the table: points, coins, houses and colonists left, the storehouse; the AI's dice and cards.
import './side.css'
import { Count } from '../../../../web/kit/board/Count.tsx'
import { Laurel } from '../../../../web/kit/board/icons.tsx'
import { AI, PLAYER, type Side } from '../../asks.ts'
import { housesOf } from '../../measures.ts'
import { cardsOf, colonistsOnBoard, points, total } from '../../score.ts'
import { HOUSES, ones, topAsk } from '../../state.ts'
import { Coin } from '../Goods.tsx'
import { Colonist, House } from '../icons/pieces.tsx'
import { GodSign } from '../icons/roles.tsx'
import { coinsText } from '../../names.ts'
import { cardsText, colonistsText } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'
import { Dice } from './Dice.tsx'
import { Storehouse } from './Storehouse.tsx'

export function SidePanel({ side }: { readonly side: Side }) {
  const { s, lang, still } = useView()
  const yours = side === PLAYER
  const whose = yours ? 'you' : 'ai'
  const sum = total(points(s, side))
  const active = !s.over && topAsk(s)?.ask !== undefined && s.turn === side
  const left = HOUSES - ones(housesOf(s, side))
  const out = colonistsOnBoard(s, side)
  const stored = yours
    ? [...Array<'land'>(s.player.stored[0] ?? 0).fill('land'), ...Array<'sea'>(s.player.stored[1] ?? 0).fill('sea')]
    : Array<'ai'>(s.ai.stored).fill('ai')
  return (
    <section
      className="co-side"
      data-side={whose}
      data-active={active || undefined}
      aria-label={word(yours ? 'yourSide' : 'aiSide', lang)}
    >
      <header className="co-head">
        <h2>
          <House whose={whose} />
          {word(whose, lang)}
        </h2>
        {s.final && active && <span className="co-last">{word('lastTurn', lang)}</span>}
        {s.ended === side && (
          <span className="co-concordia" role="img" aria-label={`${word('concordia', lang)}: 7`}>
            <GodSign god="concordia" /> 7
          </span>
        )}
        <Spot
          target={{ kind: 'score' }}
          label={`${word('pointsNow', lang)}: ${sum}`}
          className="co-stat"
          flip={false}
          hint={() => word('pointsNow', lang)}
        >
          <Laurel />
          <b>
            <Count value={sum} still={still} />
          </b>
        </Spot>
      </header>
      <div className="co-stats">
        {yours && (
          <Spot
            target={{ kind: 'coins' }}
            label={coinsText(s.player.coins, lang)}
            className="co-stat"
            flip="coins"
            hint={() => word('coins', lang)}
          >
            <Coin />
            <b>
              <Count value={s.player.coins} still={still} />
            </b>
          </Spot>
        )}
        <Spot
          target={{ kind: 'houses' }}
          label={`${word('housesLeft', lang)}: ${left}`}
          className="co-stat"
          flip={`houses:${whose}`}
          hint={() => word('housesLeft', lang)}
        >
          <House whose={whose} />
          <b>{left}</b>
        </Spot>
        <Spot
          target={{ kind: 'onBoard' }}
          label={`${word('onBoard', lang)}: ${colonistsText(out, lang)}`}
          className="co-stat"
          flip={false}
          hint={() => word('onBoard', lang)}
        >
          <Colonist kind={yours ? 'land' : 'ai'} />
          <b>{out}</b>
        </Spot>
        {side === AI && (
          <Spot
            target={{ kind: 'bought' }}
            label={`${word('bought', lang)}: ${cardsText(cardsOf(s, AI).length, lang)}`}
            className="co-stat co-stack"
            flip="bought"
            hint={() => word('bought', lang)}
          >
            <span className="co-mini-cards" />
            <b>{cardsOf(s, AI).length}</b>
          </Spot>
        )}
      </div>
      <Storehouse whose={whose} goods={yours ? s.player.goods : s.ai.goods} colonists={stored} />
      {side === AI && <Dice />}
    </section>
  )
}
