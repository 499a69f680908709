// A building: its effect on a band in its colour, its cost below, both in the half that stays visible when it is covered.
import './card.css'
import './patterns.css'
import { memo, type ReactNode } from 'react'
import type { Lang } from '../../../../kernel/text.ts'
import { type Card as CardItem, GUILDS } from '../../catalogue/index.ts'
import { type Age, CHAINS, type ChainId } from '../../catalogue/vocabulary.ts'
import { ChainIcon } from '../icons/chains.tsx'
import { ColourShape } from '../icons/marks.tsx'
import { Cost } from './Cost.tsx'
import { EffectRow } from './Effects.tsx'
import { Vignette } from './vignettes.tsx'

/** The chain symbol a bit stands for. */
export const chainOf = (bit: number): ChainId | undefined => (bit === 0 ? undefined : CHAINS[31 - Math.clz32(bit)])

export const backOf = (item: CardItem): Age | 'guild' => (item.deck === GUILDS ? 'guild' : ((item.deck + 1) as Age))

/** Where long words may break, between two syllables: cards are narrow. */
const DIVIDED = /(Caravan|Fortifi|Abbatti|Mattoni|Taglia|Costrut|Money|Magis|Obser|Osserva|Scien)(?=[a-z])/g
const divided = (name: string): string => name.replaceAll(DIVIDED, '$1\u00AD')

export interface CardProps {
  readonly item: CardItem
  readonly lang: Lang
  readonly children?: ReactNode
}

export function Card({ item, lang, children }: CardProps) {
  const freeWith = chainOf(item.freeWith)
  return (
    <span className="du-card" data-colour={item.colour}>
      <CardBand item={item} />
      <span className="du-card-pay">
        <Cost item={item} />
        {freeWith !== undefined && (
          <span className="du-chain du-chain-free">
            <ChainIcon id={freeWith} />
          </span>
        )}
      </span>
      <Vignette item={item} />
      <span className="du-card-name">{divided(item.name[lang])}</span>
      {children}
    </span>
  )
}

/** The head of a card, which is all a city shows of it. */
export const CardBand = memo(function CardBand({ item }: { readonly item: CardItem }) {
  const gives = chainOf(item.gives)
  return (
    <span className="du-band" data-colour={item.colour} data-gives={gives !== undefined || undefined}>
      <ColourShape colour={item.colour} className="kit-drawing du-band-shape" />
      <EffectRow effects={item.effects} />
      {gives !== undefined && (
        <span className="du-chain">
          <ChainIcon id={gives} />
        </span>
      )}
    </span>
  )
})
