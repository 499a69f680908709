// The split die (S2, Q3): one of two to six possibilities, in a stated order.
import type { LadderInfo, Tracer } from '../../../../kernel/contract.ts'
import { byDie, type DieRow, type DieTable } from '../../../../ladder/climb.ts'
import { FACES } from '../../moves.ts'
import { nextRoll, type View } from '../view.ts'
import { DIE, head, range, scale } from './shared.ts'

type Names = readonly string[]

const ORDINALS = [
  { it: 'la prima', en: 'the first' },
  { it: 'la seconda', en: 'the second' },
  { it: 'la terza', en: 'the third' },
  { it: 'la quarta', en: 'the fourth' },
  { it: 'la quinta', en: 'the fifth' },
  { it: 'la sesta', en: 'the sixth' },
] as const
const AGAIN = { it: 'si tira di nuovo', en: 'roll again' } as const

function table(size: number): DieTable<Names, string> {
  const id = `split-${size}`
  const each = Math.floor(FACES.length / size)
  const row = (at: number): DieRow<Names, string> => {
    const faces = FACES.slice(at * each, (at + 1) * each)
    return {
      ...head(`${id}.${at + 1}`, 'S2', ORDINALS[at] ?? AGAIN, { mark: range(faces), unit: DIE }),
      faces,
      otherwise: AGAIN,
      attempt: (names) => names[at],
    }
  }
  const rest = FACES.slice(size * each)
  const again: DieRow<Names, string> = {
    ...head(`${id}.again`, 'S2', AGAIN, { mark: range(rest) }),
    faces: rest,
    otherwise: AGAIN,
    attempt: () => undefined,
  }
  return {
    ...scale(id, 'S2', { it: `Dado diviso fra ${size} possibilità`, en: `Die split over ${size} possibilities` }),
    name: (name) => name,
    rungs: [...Array.from({ length: size }, (_, at) => row(at)), ...(rest.length > 0 ? [again] : [])],
  }
}

export const SPLITS: readonly DieTable<Names, string>[] = [2, 3, 4, 5, 6].map(table)

/** One of the possibilities by the dice rolled; nothing where the die has still to be rolled. A single one needs none. */
export function splitDie<T>(all: readonly T[], name: (each: T) => string, v: View, tracer?: Tracer): T | undefined {
  if (all.length < 2) return all[0]
  const names = all.map(name)
  const split = SPLITS[all.length - 2] as DieTable<Names, string>
  for (let face = nextRoll(v); face !== undefined; face = nextRoll(v)) {
    const chosen = byDie(split, face, names, tracer)
    if (chosen !== undefined) return all[names.indexOf(chosen)]
  }
  tellRoll(split, names, tracer)
  return undefined
}

const ASKING = head('roll', 'S2', { it: 'decide il dado', en: 'the die decides' })

/** The die has still to be rolled: what it is to decide among. */
export function tellRoll(ladder: LadderInfo, kept: Names, tracer?: Tracer): void {
  tracer?.entry?.({ ladder, rung: ASKING, kept, dropped: [], values: {} })
}
