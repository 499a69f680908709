// Cards side by side, to choose from or to browse.
import './tray.css'
import { card } from '../../catalogue/index.ts'
import { Card } from '../card/Card.tsx'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { cardLabel } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

export function Cards({ numbers }: { readonly numbers: readonly number[] }) {
  const { lang } = useView()
  return (
    <Group label={word('buildings', lang)} className="du-tray-cards">
      {numbers.map((no) => (
        <Spot
          key={no}
          target={{ kind: 'card', no }}
          label={cardLabel(no, lang)}
          className="du-tray-card"
          flip={`tray-card:${no}`}
        >
          <Card item={card(no)} lang={lang} />
        </Spot>
      ))}
    </Group>
  )
}
