// The factions to choose from: home colour, ability, starting goods.
import { Group } from '../../../../web/kit/board/Group.tsx'
import { CULTS, colour, FACTIONS, factionOf, goods } from '../../catalogue/index.ts'
import { GoodsRow } from '../Goods.tsx'
import { Cult } from '../icons/icons.tsx'
import { TerrainSign } from '../icons/TerrainSign.tsx'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

export function Factions() {
  const { lang, offers } = useView()
  const shown = FACTIONS.flatMap((_, no) => (offers.has(`faction:${no}`) ? [no] : []))
  if (shown.length === 0) return null
  return (
    <Group className="tm-factions" label={word('choose', lang)}>
      {shown.map((no) => {
        const { id, name, colour: home, text, start } = factionOf(no)
        return (
          <Spot
            key={id}
            target={{ kind: 'faction', no }}
            label={`${name[lang]} (${colour(home).name[lang]}): ${text[lang]}`}
            className="tm-faction"
            data={{ 'data-colour': colour(home).id }}
          >
            <TerrainSign id={colour(home).id} />
            <span className="tm-faction-about">
              <b>{name[lang]}</b>
              <small>{text[lang]}</small>
              <small className="tm-faction-start">
                <GoodsRow goods={goods({ coins: start.coins, workers: start.workers, priests: start.priests })} />
                {CULTS.map(({ id: cult }, track) =>
                  start.cults[track] === 0 ? null : (
                    <span key={cult} className="tm-good">
                      {start.cults[track]}
                      <Cult id={cult} />
                    </span>
                  ),
                )}
              </small>
            </span>
          </Spot>
        )
      })}
    </Group>
  )
}
