// What SOLO looks for under an address: the colours whose order it decides, the first one first (S6.2).
import { TYPE_PLACE } from '../../automa/scales.ts'
import { SOLO_TYPES } from '../../catalogue/index.ts'
import type { AddressId } from '../../catalogue/vocabulary.ts'
import { ColourChip } from '../icons/marks.tsx'

const DECIDED = ['red', 'green', 'blue'] as const

export function AddressScale({ id }: { readonly id: AddressId }) {
  const place = (colour: (typeof DECIDED)[number]): number => TYPE_PLACE[id][SOLO_TYPES.indexOf(colour)] ?? 0
  return (
    <span className="du-scale" aria-hidden="true">
      {DECIDED.toSorted((a, b) => place(a) - place(b)).map((colour) => (
        <ColourChip key={colour} colour={colour} />
      ))}
    </span>
  )
}
