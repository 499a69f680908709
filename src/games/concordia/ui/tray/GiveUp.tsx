// More goods than room: choose which of those just received go back (R4.2).
import { good, goodNo } from '../../catalogue/index.ts'
import { freePlayer } from '../../measures.ts'
import { key } from '../../moves.ts'
import { GoodsRow } from '../Goods.tsx'
import { GoodIcon } from '../icons/goods.tsx'
import { freeText, goodsText } from '../labels.ts'
import { useView } from '../view.ts'
import { word } from '../words.ts'

export function GiveUp() {
  const { s, lang, options, play } = useView()
  return (
    <div className="co-give-up">
      <p>
        {word('received', lang)}: <GoodsRow goods={s.offered} />
        <span className="kit-away">{goodsText(s.offered, lang)}</span> · {freeText(freePlayer(s), lang)}
      </p>
      <div className="co-tray-buttons">
        {options.map(
          ({ move }) =>
            move.do === 'give-up' && (
              <button
                key={key(move)}
                type="button"
                className="co-button kit-first"
                data-key={key(move)}
                onClick={() => play(move)}
              >
                <GoodIcon id={move.good} />
                {good(goodNo(move.good)).name[lang]}
              </button>
            ),
        )}
      </div>
    </div>
  )
}
