// The printed cost: a coin with the amount, then a drawing per unit; equal units lie close together.
import { memo } from 'react'
import { EACH_RESOURCE, type Item } from '../../catalogue/index.ts'
import { RESOURCES } from '../../catalogue/vocabulary.ts'
import { Coin } from '../../../../web/kit/board/icons.tsx'
import { ResourceIcon } from '../icons/resources.tsx'

export const Cost = memo(function Cost({ item, className = '' }: { readonly item: Item; readonly className?: string }) {
  if (item.printed === 0) return null
  return (
    <span className={`du-cost ${className}`}>
      {item.coins > 0 && <Coin amount={item.coins} />}
      {EACH_RESOURCE.map((r) =>
        item.resources[r] === 0 ? null : (
          <span key={r} className="du-cost-kind">
            {Array.from({ length: item.resources[r] }, (_, at) => (
              <ResourceIcon key={at} id={RESOURCES[r]} />
            ))}
          </span>
        ),
      )}
    </span>
  )
})
