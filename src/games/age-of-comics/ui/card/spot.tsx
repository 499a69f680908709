// A card somewhere on the table, as a piece to press. A function instead of a component, because there are many.
import type { ReactElement } from 'react'
import type { Lang } from '../../../../kernel/text.ts'
import { type CardNo, card } from '../../catalogue/index.ts'
import { cardLabel } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { Card } from './Card.tsx'

export const cardSpot = (no: CardNo, lang: Lang): ReactElement => (
  <Spot
    key={no}
    target={{ kind: 'card', no }}
    id={card(no).id}
    label={cardLabel(no, lang)}
    className="ac-card-spot kit-rises"
    hint={() => <Card no={no} lang={lang} />}
  >
    <Card no={no} lang={lang} />
  </Spot>
)
