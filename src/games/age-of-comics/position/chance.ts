// Results of chance in a position: each event takes the first entry about it and skips others.
import { quote } from '../../../kernel/clean.ts'
import type { Json } from '../../../kernel/contract.ts'
import { refusal } from '../../../kernel/refusal.ts'
import { apply } from '../apply/index.ts'
import { ORDER_VALUES, orderGenre, SPACE_NAMES, type SpaceNo } from '../catalogue/map.ts'
import { card } from '../catalogue/index.ts'
import type { Move } from '../moves.ts'
import { spaceName } from '../names.ts'
import { options } from '../options/index.ts'
import { orderOn, type State } from '../state.ts'
import type { Chance } from './format.ts'

const cannotBe = refusal<{ readonly told: Json }>('age-of-comics.chance', {
  it: ({ told }) => `non può essere ${quote(told)}`,
  en: ({ told }) => `it cannot be ${quote(told)}`,
})
const notTold = refusal<{ readonly space: string }>('age-of-comics.chance-value', {
  it: ({ space }) => `si gira l’ordine della ${spaceName(space, 'it')}, e il suo valore non è detto`,
  en: ({ space }) => `the order on ${spaceName(space, 'en')} is turned, and its value is not told`,
})

/** Takes an entry out of the list. */
function taken(chance: Chance, about: (entry: Chance[number]) => boolean): Chance[number] | undefined {
  const at = chance.findIndex(about)
  return at < 0 ? undefined : chance.splice(at, 1)[0]
}

function happen(s: State, fits: (m: Move) => boolean, told: Json): void {
  const option = options(s).find(({ move }) => fits(move))
  if (option === undefined) throw cannotBe({ told }, ['chance'])
  apply(s, option.move)
}

/** The value of the order that is being turned on that space. */
export function turnOrder(s: State, space: SpaceNo, chance: Chance): void {
  const id = SPACE_NAMES[space] ?? ''
  const entry = taken(chance, (each) => each['space'] === id)
  if (entry === undefined) throw notTold({ space: id }, ['chance'])
  const at = ORDER_VALUES.findIndex((value) => value === entry['value'])
  const unseen = orderGenre(orderOn(s, space)) * ORDER_VALUES.length + at
  // In a question the orders need not add up to those in the box.
  if (at >= 0) s.unseen[unseen] = Math.max(1, s.unseen[unseen] as number)
  happen(s, (m) => m.do === 'value' && m.value === entry['value'], entry as Json)
}

/** The comic drawn from the deck; undefined if the position does not say. */
export function drawComic(s: State, chance: Chance): string | null {
  const entry = taken(chance, ({ comic }) => comic !== undefined)
  if (entry === undefined) return null
  happen(s, (m) => m.do === 'card' && card(m.card).id === entry['comic'], entry as Json)
  return String(entry['comic'])
}
