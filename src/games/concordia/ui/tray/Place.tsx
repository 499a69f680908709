// New colonists of a Colonist (R11.1): the possible places, listed on request; or why there are none.
import { useId, useState } from 'react'
import { COLONIST_GOODS } from '../../catalogue/index.ts'
import { canPayColonist } from '../../measures.ts'
import { key } from '../../moves.ts'
import { GoodsRow } from '../Goods.tsx'
import { Colonist } from '../icons/pieces.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

export function Place() {
  const { s, map, lang, options, play } = useView()
  const [open, setOpen] = useState(false)
  const list = useId()
  const places = options.flatMap(({ move }) => (move.do === 'place' ? [move] : []))
  if (places.length === 0)
    return (
      <button type="button" className="co-button" disabled>
        {word('placeOne', lang)} <small>({word(canPayColonist(s) ? 'noneToPlace' : 'noGoodsToPlace', lang)})</small>
      </button>
    )
  return (
    <>
      <button
        type="button"
        className="co-button kit-first"
        aria-expanded={open}
        aria-controls={list}
        onClick={() => setOpen(!open)}
      >
        {word('placeOne', lang)} <GoodsRow goods={COLONIST_GOODS} />
      </button>
      <div id={list} className="co-places-list" hidden={!open}>
        {places.map((move) => {
          const city = map.cities[map.cityNo(move.city) ?? -1] ?? map.capital
          return (
            <button key={key(move)} type="button" className="co-button" data-key={key(move)} onClick={() => play(move)}>
              <Colonist kind={move.type} />
              {city.name[lang]}
              <span className="kit-away">: {word(move.type, lang)}</span>
            </button>
          )
        })}
      </div>
    </>
  )
}
