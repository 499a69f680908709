// A card: a large sign on a landscape in its colour, the shape of the colour in the corner, its name at the bottom.
import './card.css'
import { Svg } from '../../../../web/kit/board/icons.tsx'
import type { Lang } from '../../../../kernel/text.ts'
import type { Card as CardItem } from '../../catalogue/index.ts'
import { CardSign, ColourShape } from '../icons/index.tsx'
import { SHORT } from '../words.ts'
import { SCENES } from './scenes.tsx'

export function Card({ item, lang }: { readonly item: CardItem; readonly lang: Lang }) {
  return (
    <span className="ar-card" data-colour={item.colour}>
      <Svg box="0 0 44 50" className="ar-card-scene" crop>
        {SCENES[item.colour]}
        <path d="M0 0h44v50H0z" fill="var(--ar-veil)" />
      </Svg>
      <span className="ar-card-sign">
        <CardSign id={item.id} />
      </span>
      <ColourShape colour={item.colour} className="ar-card-shape" />
      <span className="ar-card-name">{SHORT[item.id][lang]}</span>
    </span>
  )
}

/** The back of the central deck: a sun over steps. */
export function CardBack() {
  return (
    <span className="ar-card ar-back">
      <Svg box="0 0 44 60" className="ar-back-art">
        <rect x="3" y="3" width="38" height="54" rx="2.5" className="ar-back-line" />
        <circle cx="22" cy="24" r="7" className="ar-back-fill" />
        <path
          d="M22 11v4M22 33v4M9 24h4M31 24h4M12.8 14.8l2.8 2.8M28.4 30.4l2.8 2.8M12.8 33.2l2.8-2.8M28.4 17.6l2.8-2.8"
          className="ar-back-line"
        />
        <path d="M6 52h32M10 48h24M14 44h16" className="ar-back-line" />
      </Svg>
    </span>
  )
}

export interface MiniCardProps {
  readonly item: CardItem
  readonly count: number
  readonly flip?: string
}

/** Only the sign of a card on its colour, with a count: the cards in front of a side. */
export function MiniCard({ item, count, flip }: MiniCardProps) {
  return (
    <span className="ar-mini" data-flip={flip} data-colour={item.colour} data-none={count === 0 || undefined}>
      <span className="ar-mini-sign">
        <CardSign id={item.id} />
      </span>
      {count > 0 && <b className="ar-mini-count">{count}</b>}
    </span>
  )
}
