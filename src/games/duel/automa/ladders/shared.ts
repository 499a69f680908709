// What the scales share: how a rung is headed, the units of its values, which cards it speaks of, rungs that stand in several scales.
import type { Text, Unit } from '../../../../kernel/text.ts'
import { type Head, type Ladder, least, most, onlyFor, type Rung, summed, yes } from '../../../../ladder/rung.ts'
import { PLAYER, type Side, SOLO } from '../../asks.ts'
import { type Card, SOLO_TYPES, type SoloType } from '../../catalogue/index.ts'
import { chains } from '../../payment.ts'
import type { Ground } from '../../variant/ground.ts'
import { needSum, printedSum } from './sums.ts'
import { type Candidate, closesPair, highestNeed, mostNeeded, needFor, uncoveredBy, type View } from '../view.ts'

export const COINS: Unit = { one: { it: '# moneta', en: '# coin' }, other: { it: '# monete', en: '# coins' } }
export const POINTS: Unit = { one: { it: '# punto', en: '# point' }, other: { it: '# punti', en: '# points' } }
export const SYMBOLS: Unit = { one: { it: '# simbolo', en: '# symbol' }, other: { it: '# simboli', en: '# symbols' } }
export const SHIELDS: Unit = { one: { it: '# scudo', en: '# shield' }, other: { it: '# scudi', en: '# shields' } }
export const PLACE: Unit = same({ it: '#º posto', en: 'place #' })
const CARDS: Unit = { one: { it: '# carta', en: '# card' }, other: { it: '# carte', en: '# cards' } }
const NEEDED: Unit = same({ it: 'bisogno #', en: 'need #' })

function same(text: Text): Unit {
  return { one: text, other: text }
}

export type CardRung = Rung<Candidate, View>
export type CardLadder = Ladder<Candidate, View>
export const cardName = ({ card: { id } }: Candidate): string => id

/** A scale and its clause. */
export const scale = (id: string, cite: string, title: Text) => ({ id: `duel.${id}`, cite, title })
/** A rung: `scale.rung`, the clause, what it says. */
export const head = (id: string, cite: string, text: Text, more: Partial<Head> = {}): Head => ({
  id: `duel.${id}`,
  cite,
  text,
  ...more,
})

export function ofType(...types: readonly SoloType[]): (candidate: Candidate) => boolean {
  const bits = types.reduce((sum, type) => sum | (1 << SOLO_TYPES.indexOf(type)), 0)
  return ({ card: c }) => (bits & (1 << c.typeNo)) !== 0
}
export const green = ofType('green')
const yellow = ofType('yellow')
const brownGrey = ofType('brown-grey')
export const redOrGreen = ofType('red', 'green')
/** The types whose cards can carry a chain symbol. */
export const chaining = ofType('yellow', 'green', 'red', 'blue')

// S9: the player is near one instant victory, or both.
export const both = (v: View): boolean => v.military && v.science
export const onlyMilitary = (v: View): boolean => v.military && !v.science
export const onlyScience = (v: View): boolean => v.science && !v.military

export const pair = (of: string, cite: string): CardRung => {
  const text = {
    it: 'chiude una coppia di simboli scientifici (verdi)',
    en: 'closes a pair of science symbols (green)',
  }
  return onlyFor(
    green,
    yes(head(`${of}.pair`, cite, text), (c, v) => closesPair(v, c.card)),
  )
}

/** Q9: the printed symbol counts, whatever may come of it. */
export const givesChain = (of: string, cite: string, applies: (c: Candidate) => boolean): CardRung => {
  const text = { it: 'può dare origine a una concatenazione', en: 'can start a chain' }
  return onlyFor(
    applies,
    yes(head(`${of}.chain`, cite, text), (c) => c.card.gives !== 0),
  )
}

/** Q3: printed cost, no modifier counts; in another reading a chain does. */
export const cheapest = (of: string, side: Side, { readings }: Ground): CardRung => {
  const text = {
    it: `la carta meno costosa per ${WHO[side].it}`,
    en: `the least expensive card for ${WHO[side].en}`,
  }
  const free = { it: `${text.it} (0 per concatenazione)`, en: `${text.en} (0 by chain)` }
  if (!readings.chainIsFree)
    return summed(
      least(head(`${of}.cheapest`, 'Q3', text, { unit: COINS }), (c) => c.card.printed),
      (c) => printedSum(c.card),
    )
  return summed(
    least(head(`${of}.cheapest`, 'Q3', free, { unit: COINS }), (c, { s }) =>
      chains(s, side, c.card) ? 0 : c.card.printed,
    ),
    (c, { s }) => (chains(s, side, c.card) ? [] : printedSum(c.card)),
  )
}

/** Q10 */
export const uncoversFewest = (of: string, cite: string): CardRung => {
  const text = { it: 'scopre meno carte', en: 'uncovers fewest cards' }
  return least(head(`${of}.uncovers`, cite, text, { unit: CARDS }), (c, v) => uncoveredBy(v, c))
}

const WHO: Readonly<Record<Side, Text>> = {
  [SOLO]: { it: 'SOLO', en: 'SOLO' },
  [PLAYER]: { it: 'il giocatore', en: 'the player' },
}

/** S6.6, S7.5: brown and grey cards by the need of what they produce, however much (Q27); a ranking among the candidates (Q4). */
export const needed = (of: string, cite: string, side: Side): CardRung => {
  const text = {
    it: `produce la risorsa di cui ${WHO[side].it} ha più bisogno (marroni e grigie)`,
    en: `produces the resource ${WHO[side].en} needs most (brown and grey)`,
  }
  return onlyFor(
    brownGrey,
    summed(
      most(head(`${of}.need`, cite, text, { unit: NEEDED }), (c, v) => needFor(v, side, c.card)),
      (c, { s }) => needSum(s, side, c.card.produces),
    ),
  )
}

/** Yellow cards by the resources they serve: one of the most needed or none (Q4), or in another reading ranked by need. */
function serving(rung: Head, side: Side, served: (c: Card) => number, { readings }: Ground): CardRung {
  if (!readings.rankYellow)
    return onlyFor(
      yellow,
      yes(rung, (c, v) => (served(c.card) & mostNeeded(v, side)) !== 0),
    )
  return onlyFor(
    yellow,
    most({ ...rung, cite: 'Q4', unit: NEEDED }, (c, v) => highestNeed(v, side, served(c.card))),
  )
}

/** Q4: yellow cards that serve one of the most-needed resources, or the rung keeps all. */
export const fixedPrice = (of: string, cite: string, side: Side, ground: Ground): CardRung => {
  const text = {
    it: `sconta l’acquisto della risorsa di cui ${WHO[side].it} ha più bisogno (gialle)`,
    en: `fixes the price of the resource ${WHO[side].en} needs most (yellow)`,
  }
  return serving(head(`${of}.fixed-price`, cite, text), side, ({ fixes }) => fixes, ground)
}

export const byChoice = (of: string, cite: string, side: Side, ground: Ground): CardRung => {
  const text = {
    it: `fornisce a scelta la risorsa di cui ${WHO[side].it} ha più bisogno (gialle)`,
    en: `produces by choice the resource ${WHO[side].en} needs most (yellow)`,
  }
  return serving(head(`${of}.by-choice`, cite, text), side, ({ offers }) => offers, ground)
}
