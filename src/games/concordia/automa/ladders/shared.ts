// How ladders and rungs are headed, and the units of their values.
import type { Text, Unit } from '../../../../kernel/text.ts'
import type { Head } from '../../../../ladder/rung.ts'
import type { DiceId } from '../dice.ts'

const same = (text: Text): Unit => ({ one: text, other: text })

export const VALUE: Unit = same({ it: 'valore #', en: 'value #' })
export const DISTANCE: Unit = same({ it: 'distanza #', en: 'distance #' })
export const CITIES: Unit = {
  one: { it: '# città', en: '# city' },
  other: { it: '# città', en: '# cities' },
}
export const HELD: Unit = same({ it: 'ne ha #', en: 'has #' })
export const GOODS_PAID: Unit = {
  one: { it: '# merce', en: '# good' },
  other: { it: '# merci', en: '# goods' },
}
export const HOUSES_THERE: Unit = {
  one: { it: '# abitazione', en: '# house' },
  other: { it: '# abitazioni', en: '# houses' },
}
export const NEW_GODS: Unit = {
  one: { it: '# divinità nuova', en: '# new god' },
  other: { it: '# divinità nuove', en: '# new gods' },
}
export const SPACE: Unit = same({ it: 'spazio #', en: 'space #' })
export const PLACE: Unit = same({ it: '#ª in ordine alfabetico', en: 'number # in the alphabet' })
/** What was rolled, with one die or with two. */
export const ROLLED: Readonly<Record<DiceId, Unit>> = {
  d12: same({ it: 'dado: #', en: 'die: #' }),
  '2d6': same({ it: 'dadi: #', en: 'dice: #' }),
}

/** Faces of a die that lie together. */
export const range = (faces: readonly number[]): string => `${faces[0]}-${faces.at(-1)}`

export type LadderId =
  | 'action-d12'
  | 'action-2d6'
  | 'goods-d12'
  | 'goods-2d6'
  | 'build'
  | 'take'
  | 'purchase'
  | 'last-turn'
  | 'buildable'
  | 'build-type'
  | 'empty-city'
  | 'build-city'
  | 'occupied-city'
  | 'extra-good'
  | 'affordable'
  | 'together'
  | 'buy'
  | 'any-good'
  | 'more-goods'
  | 'more-cities'
  | 'more-offers'
  | 'more-payments'

/** Ids of ladders and rungs begin with the game's. */
export const PREFIX = 'concordia.'

const ACTION: Text = { it: 'Perché questa azione?', en: 'Why this action?' }
const GOOD: Text = { it: 'Perché questa merce?', en: 'Why this good?' }
const TYPE: Text = { it: 'Perché una città di questo tipo?', en: 'Why a city of this type?' }
const CITY: Text = { it: 'Perché questa città?', en: 'Why this city?' }
const CARDS: Text = { it: 'Perché queste carte?', en: 'Why these cards?' }

/** What a ladder answers; a list of plans answers why the move as a whole. */
const QUESTIONS: Readonly<Record<LadderId, Text | undefined>> = {
  'action-d12': ACTION,
  'action-2d6': ACTION,
  'goods-d12': GOOD,
  'goods-2d6': GOOD,
  build: undefined,
  take: undefined,
  purchase: undefined,
  'last-turn': undefined,
  buildable: TYPE,
  'build-type': TYPE,
  'empty-city': CITY,
  'build-city': CITY,
  'occupied-city': CITY,
  'extra-good': { it: 'Perché questa merce in più?', en: 'Why this extra good?' },
  affordable: CARDS,
  together: CARDS,
  buy: CARDS,
  'any-good': { it: 'Perché paga così?', en: 'Why does it pay like this?' },
  // Stores of rungs answer nothing themselves.
  'more-goods': undefined,
  'more-cities': undefined,
  'more-offers': undefined,
  'more-payments': undefined,
}

/** A ladder, its clause and its question. */
export const scale = (id: LadderId, cite: string, title: Text) => {
  const question = QUESTIONS[id]
  return { id: `${PREFIX}${id}`, cite, title, ...(question && { question }) }
}
/** A rung: `ladder.rung`, the clause, what it says. */
export const head = (id: string, cite: string, text: Text, more: Partial<Head> = {}): Head => ({
  id: `${PREFIX}${id}`,
  cite,
  text,
  ...more,
})
