// A Mercator at the bank: every good with its price, and how many can be bought or sold now (R8.2, R8.3).
import { good, GOOD_COUNT, goodId } from '../../catalogue/index.ts'
import { key, type Move } from '../../moves.ts'
import { Coin } from '../Goods.tsx'
import { GoodIcon } from '../icons/goods.tsx'
import { coinsText } from '../../names.ts'
import { goodsText } from '../labels.ts'
import { useView } from '../view.ts'
import { word } from '../words.ts'

type Deal = Extract<Move, { do: 'buy' | 'sell' }>

export function Trade() {
  const { s, lang, options } = useView()
  const deals = options.flatMap(({ move }) => (move.do === 'buy' || move.do === 'sell' ? [move] : []))
  return (
    <div className="co-trade">
      {Array.from({ length: GOOD_COUNT }, (_, no) => {
        const of = (verb: Deal['do']) => deals.filter((move) => move.do === verb && move.good === goodId(no))
        const done = s.traded[no] ?? 0
        return (
          <div key={no} className="co-trade-good" data-closed={of('buy').length + of('sell').length === 0 || undefined}>
            <p>
              <GoodIcon id={goodId(no)} />
              <b>{good(no).name[lang]}</b>
              <Coin amount={good(no).value} />
              <span className="kit-away">{coinsText(good(no).value, lang)}</span>
              <span className="co-trade-held">×{s.player.goods[no]}</span>
              {done !== 0 && <small>{word(done > 0 ? 'tradedBuy' : 'tradedSell', lang)}</small>}
            </p>
            <Deals no={no} verb="sell" moves={of('sell')} />
            <Deals no={no} verb="buy" moves={of('buy')} />
          </div>
        )
      })}
    </div>
  )
}

interface DealsProps {
  readonly no: number
  readonly verb: Deal['do']
  readonly moves: readonly Deal[]
}

function Deals({ no, verb, moves }: DealsProps) {
  const { lang, play } = useView()
  if (moves.length === 0) return null
  const does = word(verb === 'buy' ? 'buyVerb' : 'sellVerb', lang)
  return (
    <div className="co-deals" data-verb={verb}>
      <span aria-hidden="true">{does}</span>
      {moves.map((move) => {
        const goods = Array.from({ length: GOOD_COUNT }, (_, n) => (n === no ? move.units : 0))
        const coins = coinsText(move.units * good(no).value, lang)
        return (
          <button
            key={move.units}
            type="button"
            className="co-deal kit-first"
            data-key={key(move)}
            aria-label={`${does} ${goodsText(goods, lang)}: ${coins}`}
            title={coins}
            onClick={() => play(move)}
          >
            {move.units}
          </button>
        )
      })}
    </div>
  )
}
