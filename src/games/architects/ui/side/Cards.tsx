// The cards in front of a side, by colour and kind: every kind keeps its place, with a count.
import { Group } from '../../../../web/kit/board/Group.tsx'
import type { Side } from '../../asks.ts'
import { CARDS, card } from '../../catalogue/index.ts'
import type { ColourId } from '../../catalogue/vocabulary.ts'
import { MiniCard } from '../card/Card.tsx'
import { cardLabel } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { type Word, word } from '../words.ts'

const ROWS: readonly { readonly title: Word; readonly colours: readonly ColourId[] }[] = [
  { title: 'resources', colours: ['grey', 'yellow'] },
  { title: 'science', colours: ['green'] },
  { title: 'war', colours: ['red'] },
  { title: 'civil', colours: ['blue'] },
]

export function Cards({ side }: { readonly side: Side }) {
  const { s, lang } = useView()
  const { cards } = s.boards[side]
  return (
    <Group label={word('cards', lang)} className="ar-cards">
      {ROWS.map(({ title, colours }) => (
        <div key={title} className="ar-row" data-row={title}>
          {CARDS.filter(({ colour }) => colours.includes(colour)).map(({ no }) => (
            <Spot
              key={no}
              target={{ kind: 'cards', side, no }}
              label={`${cardLabel(no, lang)}: ${cards[no] ?? 0}`}
              className="ar-slot"
              flip={false}
              hint={() => `${card(no).name[lang]}: ${cards[no] ?? 0}`}
            >
              <MiniCard
                key={(cards[no] ?? 0) > 0 ? 'some' : 'none'}
                item={card(no)}
                count={cards[no] ?? 0}
                flip={`cards:${side}:${no}`}
              />
            </Spot>
          ))}
        </div>
      ))}
    </Group>
  )
}
