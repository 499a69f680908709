// The buildings of a city, only their heads, sorted by colour as on a table.
import { card } from '../../catalogue/index.ts'
import { COLOUR_NAMES, type ColourId } from '../../catalogue/vocabulary.ts'
import type { Side } from '../../asks.ts'
import { effectText } from '../../effects-text.ts'
import { CardBand } from '../card/Card.tsx'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { cardLabel } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

const COLUMNS: readonly ColourId[] = ['brown', 'grey', 'yellow', 'blue', 'green', 'red', 'purple']

export function Buildings({ side }: { readonly side: Side }) {
  const { s, lang } = useView()
  const { cards } = s.cities[side]
  return (
    <Group label={word('buildings', lang)} className="du-buildings">
      {cards.length === 0 && <span className="du-nothing">{word('nothing', lang)}</span>}
      {COLUMNS.map((colour) => {
        const own = cards.filter((no) => card(no).colour === colour)
        return own.length === 0 ? null : (
          <span key={colour} className="du-stack" role="group" aria-label={COLOUR_NAMES[colour][lang]}>
            {own.map((no) => (
              <Spot
                key={no}
                target={{ kind: 'card', no }}
                label={cardLabel(no, lang)}
                className="du-tile"
                hint={() => (
                  <>
                    <b>{card(no).name[lang]}</b>
                    {card(no).effects.map((effect) => (
                      <div key={effect.code}>{effectText(effect, lang)}</div>
                    ))}
                  </>
                )}
              >
                <CardBand item={card(no)} />
              </Spot>
            ))}
          </span>
        )
      })}
    </Group>
  )
}
