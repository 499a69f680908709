// What SOLO looks for under an address: the colours whose order it decides, the first one first (S6.2).
import { SOLO_TYPES } from '../../catalogue/index.ts'
import type { AddressId } from '../../catalogue/vocabulary.ts'
import { docOf } from '../../variant/index.ts'
import { ColourChip } from '../icons/marks.tsx'
import { useView } from '../view.ts'

const DECIDED = ['red', 'green', 'blue'] as const

export function AddressScale({ id }: { readonly id: AddressId }) {
  const { typePlace } = docOf(useView().s.variant)
  const place = (colour: (typeof DECIDED)[number]): number => typePlace[id][SOLO_TYPES.indexOf(colour)] ?? 0
  return (
    <span className="du-scale" aria-hidden="true">
      {DECIDED.toSorted((a, b) => place(a) - place(b)).map((colour) => (
        <ColourChip key={colour} colour={colour} />
      ))}
    </span>
  )
}
