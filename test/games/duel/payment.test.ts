// The cheapest payment, against trying everything.
import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { duelModule } from '../../../src/games/duel/module.ts'
import { PRINTED_CARDS, PRINTED_WONDERS } from './components.ts'

const PRODUCERS = PRINTED_CARDS.filter(({ effect: [verb] }) => verb === 'makes')
const FIXERS = PRINTED_CARDS.filter(({ effect: [verb] }) => verb === 'fixes')
const CHAINS = PRINTED_CARDS.filter(({ gives }) => gives !== '')
const CHOOSERS = [
  { id: 'forum', of: 'gp' },
  { id: 'caravansery', of: 'wcs' },
  { id: 'piraeus', of: 'gp' },
  { id: 'great-lighthouse', of: 'wcs' },
] as const
const ITEMS = [...PRINTED_CARDS, ...PRINTED_WONDERS]

/** Who has each producer, what the builder has besides, what the opponent has that must not matter, and what is to be built. */
const situation = fc.record({
  producers: fc.array(fc.constantFrom('own', 'their', 'none'), {
    minLength: PRODUCERS.length,
    maxLength: PRODUCERS.length,
  }),
  choosers: fc.subarray([...CHOOSERS]),
  fixers: fc.subarray([...FIXERS]),
  chains: fc.subarray([...CHAINS], { maxLength: 2 }),
  tokens: fc.subarray(['architecture', 'masonry', 'economy', 'urbanism']),
  idle: fc.boolean(),
  coins: fc.nat(14),
  item: fc.constantFrom(...ITEMS),
})
type Situation = typeof situation extends fc.Arbitrary<infer T> ? T : never

const makers = ({ producers }: Situation, who: string) => PRODUCERS.filter((_, at) => producers[at] === who)
const ids = (items: readonly { readonly id: string }[]): string[] => items.map(({ id }) => id)
const isCard = (id: string): boolean => PRINTED_CARDS.some((card) => card.id === id)

function world(s: Situation) {
  const choosing = ids(s.choosers)
  const rest = CHOOSERS.filter(({ id }) => s.idle && !choosing.includes(id)).map(({ id }) => id)
  return {
    turn: 'player',
    player: {
      coins: s.coins,
      cards: [...new Set([...ids(makers(s, 'own')), ...choosing.filter(isCard), ...ids(s.fixers), ...ids(s.chains)])],
      built: choosing.filter((id) => !isCard(id)),
      tokens: s.tokens,
    },
    solo: { cards: [...ids(makers(s, 'their')), ...rest.filter(isCard)], built: rest.filter((id) => !isCard(id)) },
  }
}

/** The least of all totals: every resource each choice could make, every two resources a discount could take off. */
function tryEverything(s: Situation): { coins: number; trade: number; chain: boolean } {
  const { item } = s
  const card = PRINTED_CARDS.find(({ id }) => id === item.id)
  if (card !== undefined && card.takes !== '' && s.chains.some(({ gives }) => gives === card.takes))
    return { coins: 0, trade: 0, chain: true }
  const made = (who: string) =>
    makers(s, who)
      .map(({ effect }) => effect[1])
      .join('')
  const price = (letter: string) =>
    s.fixers.some(({ effect }) => effect[1].includes(letter)) ? 1 : 2 + made('their').split(letter).length - 1
  // What each choice or discount could be used on.
  const discounted = s.tokens.includes(card === undefined ? 'architecture' : 'masonry')
  const helps = [
    ...s.choosers.map(({ of }) => of as string),
    ...(discounted && (card === undefined || card.colour === 'blue') ? ['wcsgp', 'wcsgp'] : []),
  ]
  const missing = made('own')
    .split('')
    .reduce((left, letter) => left.replace(letter, ''), item.letters)
  const total = (left: string): number => left.split('').reduce((sum, letter) => sum + price(letter), 0)
  const least = (left: string, [help, ...more]: readonly string[]): number => {
    if (help === undefined) return total(left)
    const uses = help.split('').filter((letter) => left.includes(letter))
    return Math.min(least(left, more), ...uses.map((letter) => least(left.replace(letter, ''), more)))
  }
  const trade = least(missing, helps)
  return { coins: item.coins + trade, trade, chain: false }
}

test('R6.6 Q21 the price of anything in any city is the least of all ways to pay', () => {
  fc.assert(
    fc.property(situation, (s) => {
      const { cost } = duelModule.answer(world(s), { kind: 'cost', side: 'player', item: s.item.id })
      expect(cost).toEqual(tryEverything(s))
    }),
    { numRuns: 2000 },
  )
})

test('R6.7 R20 a building or wonder is legal exactly when that price can be paid', () => {
  fc.assert(
    fc.property(situation, (s) => {
      const card = PRINTED_CARDS.find(({ id }) => id === s.item.id)
      const { player, solo, ...rest } = world(s)
      fc.pre(![...player.cards, ...player.built, ...solo.cards, ...solo.built].includes(s.item.id))
      const at = { age: card?.age ?? 3, structure: { '1.1': card?.id ?? 'palace' } }
      const unbuilt = card === undefined ? [s.item.id] : []
      const { legal } = duelModule.answer({ ...rest, ...at, solo, player: { ...player, unbuilt } }, { kind: 'legal' })
      const move = card === undefined ? `wonder ${s.item.id} palace` : `build ${card.id}`
      expect((legal as string[]).includes(move)).toBe(tryEverything(s).coins <= s.coins)
    }),
    { numRuns: 600 },
  )
})
