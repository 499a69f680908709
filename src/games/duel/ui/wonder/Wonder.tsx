// A wonder: its scene, its cost down the left edge, its effect along the bottom. A built one has a card back under it.
import type { Age } from '../../catalogue/vocabulary.ts'
import './wonder.css'
import { memo, type ReactNode } from 'react'
import type { Lang } from '../../../../kernel/text.ts'
import type { Wonder as WonderItem } from '../../catalogue/index.ts'
import type { WonderId } from '../../catalogue/wonders.ts'
import { CardBack } from '../card/CardBack.tsx'
import { Cost } from '../card/Cost.tsx'
import { EffectRow } from '../card/Effects.tsx'
import { Svg } from '../../../../web/kit/board/icons.tsx'
import { ANCIENT } from './art-ancient.tsx'
import { COAST } from './art-coast.tsx'

const ART: Readonly<Record<WonderId, ReactNode>> = { ...ANCIENT, ...COAST }

export const WonderArt = memo(function WonderArt({ id }: { readonly id: WonderId }) {
  return (
    <Svg box="0 0 100 65" className="du-wonder-art" crop>
      {ART[id]}
    </Svg>
  )
})

export interface WonderProps {
  readonly item: WonderItem
  readonly lang: Lang
  /** The card back visible under it once it is built, by Age; guilds have their own. */
  readonly under?: Age | 'guild' | undefined
  readonly children?: ReactNode
}

export function Wonder({ item, lang, under, children }: WonderProps) {
  const built = under !== undefined
  const name = item.name[lang].replace(/^The /, '')
  return (
    <span className="du-wonder" data-built={built || undefined}>
      {built && <CardBack of={under} />}
      <span className="du-wonder-face">
        <WonderArt id={item.id} />
        {!built && <Cost item={item} className="du-wonder-cost" />}
        <span className="du-wonder-name">{name}</span>
        <span className="du-wonder-effects">
          <EffectRow effects={item.effects} />
        </span>
      </span>
      {children}
    </span>
  )
}
