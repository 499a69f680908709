// Twelve spaces: colonists that have not left yet, goods by value, and free ones (R4.1).
import { goodId, type Goods } from '../../catalogue/index.ts'
import { STOREHOUSE } from '../../state.ts'
import { Colonist } from '../icons/pieces.tsx'
import { GoodIcon } from '../icons/goods.tsx'
import { storehouseLabel } from '../labels.ts'
import { useView } from '../view.ts'

export interface StorehouseProps {
  readonly whose: 'you' | 'ai'
  readonly goods: Goods
  /** Colonists inside, by their drawing. */
  readonly colonists: readonly ('land' | 'sea' | 'ai')[]
}

export function Storehouse({ whose, goods, colonists }: StorehouseProps) {
  const { lang } = useView()
  const inside = goods.flatMap((count, no) => Array.from({ length: count }, (_, n) => ({ no, n })))
  const free = Math.max(0, STOREHOUSE - inside.length - colonists.length)
  return (
    <div
      className="co-store"
      data-flip={`store:${whose}`}
      role="img"
      aria-label={storehouseLabel(goods, colonists.length, free, lang)}
    >
      {colonists.map((kind, n) => (
        <span key={`${kind} ${n}`} className="co-room" data-kind="colonist">
          <Colonist kind={kind} />
        </span>
      ))}
      {inside.map(({ no, n }) => (
        <span key={`${no} ${n}`} className="co-room" data-flip={`good:${whose}:${no}:${n}`}>
          <GoodIcon id={goodId(no)} />
        </span>
      ))}
      {Array.from({ length: free }, (_, n) => (
        <span key={`free ${n}`} className="co-room" data-free />
      ))}
    </div>
  )
}
