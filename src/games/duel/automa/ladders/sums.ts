// How the numbers of the scales come about, each part told after its number: "8 = 6 for 3 Clay + 2 for 1 Glass".
import type { Summand } from '../../../../kernel/contract.ts'
import { inEachLang, type Text } from '../../../../kernel/text.ts'
import { type Side, SOLO } from '../../asks.ts'
import { type Card, EACH_RESOURCE, type Item, RAW, type Resource, type Wonder, wonder } from '../../catalogue/index.ts'
import { RESOURCES } from '../../catalogue/vocabulary.ts'
import { cardPrice, type Price, type Unit as Paid, wonderPrice } from '../../payment.ts'
import type { State } from '../../state.ts'
import { owned, type Tally } from '../../tally.ts'
import { resources } from '../../words.ts'

const IN_COINS: Text = { it: 'in monete', en: 'in coins' }
const FOR: Text = { it: 'per', en: 'for' }
const OWNED: Text = { it: 'già posseduti', en: 'owned' }
const ON_NONE: Text = { it: 'sulle meraviglie da costruire', en: 'on the unbuilt wonders' }
const ON_CARDS: Text = { it: 'sulle carte marroni e grigie', en: 'on brown and grey cards' }
const ON_TRADE: Text = { it: 'sulle carte che fissano un prezzo', en: 'on fixed-price cards' }
const BY_CHOICE: Text = { it: 'a scelta', en: 'by choice' }

const units = (n: number, r: Resource): Text => inEachLang((lang) => `${FOR[lang]} ${resources(n, RESOURCES[r], lang)}`)
/** Where there is nothing but coins there is no sum. */
const withCoins = (coins: number, parts: readonly Summand[]): readonly Summand[] =>
  coins === 0 || parts.length === 0 ? parts : [{ text: IN_COINS, value: coins }, ...parts]

/** S7.4: the printed coins, and 2 for each resource. */
export const printedSum = ({ coins, resources: printed }: Item): readonly Summand[] =>
  withCoins(
    coins,
    EACH_RESOURCE.flatMap((r) => (printed[r] === 0 ? [] : [{ text: units(printed[r], r), value: 2 * printed[r] }])),
  )

/** What SOLO would pay for a card: its coins, and what is missing. */
export const cardSum = (s: State, c: Card): readonly Summand[] => priceSum((ledger) => cardPrice(s, SOLO, c, ledger))

/** What SOLO would pay for the resources a wonder lacks. */
export const wonderSum = (s: State, w: Wonder): readonly Summand[] =>
  priceSum((ledger) => wonderPrice(s, SOLO, w, ledger))

function priceSum(settle: (ledger: Paid[]) => Price): readonly Summand[] {
  const ledger: Paid[] = []
  const { coins, trade } = settle(ledger)
  const bought = EACH_RESOURCE.flatMap((r): readonly Summand[] => {
    const paid = ledger.filter(({ resource, how }) => resource === r && how === 'bought')
    const value = paid.reduce((sum, unit) => sum + unit.coins, 0)
    return paid.length === 0 ? [] : [{ text: units(paid.length, r), value }]
  })
  return withCoins(coins - trade, bought)
}

/** S6.6: the most symbols on one unbuilt wonder less those owned. */
export function needSum(s: State, side: Side, r: Resource | undefined): readonly Summand[] {
  if (r === undefined) return []
  const { unbuilt, tally } = s.cities[side]
  const most = unbuilt.map(wonder).reduce<Wonder | undefined>((best, w) => {
    return w.resources[r] > (best?.resources[r] ?? 0) ? w : best
  }, undefined)
  const target = most === undefined ? ON_NONE : inEachLang((lang) => `${FOR[lang]} ${most.name[lang]}`)
  return [
    { text: target, value: most?.resources[r] ?? 0 },
    { text: OWNED, value: -owned(tally)[r] },
  ]
}

/** S12 */
export function ownedSum(tally: Tally, r: Resource | undefined, countsTrade: boolean): readonly Summand[] {
  if (r === undefined) return []
  const byChoice = (RAW as readonly Resource[]).includes(r) ? tally.rawByChoice : tally.fineByChoice
  return [
    { text: ON_CARDS, value: tally.produced[r] },
    ...(byChoice === 0 ? [] : [{ text: BY_CHOICE, value: byChoice }]),
    ...(countsTrade && (tally.fixed & (1 << r)) !== 0 ? [{ text: ON_TRADE, value: 1 }] : []),
  ]
}
