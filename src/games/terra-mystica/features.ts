// What the learned eye looks at: plain measures of a state, read off one look at it (`eye/look.ts`). What income, cults and actions that
// come back every round will bring is counted to the end of the game, so that a pass changes nothing but what it leaves undone.
import { type Measured, seenIn } from '../../kernel/eye.ts'
import {
  BONUS_TILES,
  CULTS,
  DWELLING,
  FACTIONS,
  FAVOURS,
  POWER_ACTIONS,
  ROUNDS,
  SANCTUARY,
  STRONGHOLD,
  STRUCTURES,
  TOWN_TILES,
  TRADING_POST,
} from './catalogue/index.ts'
import { type Amounts, atNine, atTop, freeThrees, look, priestsInSupply, type Seen } from './eye/look.ts'
import { builtOf, type State } from './state.ts'

type Feature = Measured<Seen | undefined>
type Read = (seen: Seen) => number

const named = (id: string, it: string, en: string, read: Read, worth = 0): Feature => ({
  id,
  text: { it, en },
  worth,
  measure: (seen) => (seen === undefined ? 0 : read(seen)),
})

const isLast = ({ left }: Seen): number => (left === 0 ? 1 : 0)
const has = (list: readonly number[], no: number): number => (list.includes(no) ? 1 : 0)
const supply = ({ p }: Seen, kind: number): number => (STRUCTURES[kind]?.count ?? 0) - builtOf(p, kind)

const whole = ({ hand, income, bonus, bonusLater, left }: Seen, id: keyof Amounts): number =>
  hand[id] + income[id] * left + bonus[id] + bonusLater[id]

type Goods = readonly [id: keyof Amounts, it: string, en: string, all: number, last: number, late: number]

/** What one of them is worth, how much less in hand in the last round, and how much less if it comes late. */
const GOODS: readonly Goods[] = [
  ['coins', 'monete', 'coins', 0.55, -0.2, -0.08],
  ['workers', 'lavoratori', 'workers', 1.3, -0.7, -0.25],
  ['priests', 'sacerdoti', 'priests', 2.3, -0.8, -0.3],
  ['power', 'potere', 'power', 0.35, -0.15, -0.05],
]

const amounts: Feature[] = GOODS.flatMap(([id, it, en, all, last, late]) => [
  named(`all/${id}`, `${it} da qui alla fine`, `${en} from here to the end`, (f) => whole(f, id), all),
  named(
    `last/${id}`,
    `${it} in mano nell’ultimo turno`,
    `${en} in hand in the last round`,
    (f) => (f.left === 0 ? f.hand[id] : 0),
    last,
  ),
  named(
    `late/${id}`,
    `${it} che arrivano negli ultimi turni`,
    `${en} that come in the last rounds`,
    (f) => f.income[id] * Math.min(2, f.left),
    late,
  ),
])

const PAYS = [
  ['dwelling', 'abitazioni', 'dwellings', (f: Seen) => f.can.dwellings],
  ['post', 'empori', 'trading posts', (f: Seen) => f.can.post],
  ['great', 'fortezza e santuario', 'stronghold and sanctuary', (f: Seen) => f.can.stronghold + f.can.sanctuary],
  ['spade', 'vanghe', 'spades', (f: Seen) => f.can.spades],
  ['town', 'città', 'towns', (f: Seen) => (f.ground.townSteps <= 2 ? 1 : 0)],
] as const satisfies readonly (readonly [keyof Seen['pays'], string, string, Read])[]

const KEPT = [
  ['dwelling', 'abitazioni', 'dwellings', (f: Seen) => supply(f, DWELLING), 0.12],
  ['post', 'empori', 'trading posts', (f: Seen) => supply(f, TRADING_POST), 0.12],
  [
    'great',
    'fortezza e santuario',
    'stronghold and sanctuary',
    (f: Seen) => supply(f, STRONGHOLD) + supply(f, SANCTUARY),
    0.3,
  ],
] as const satisfies readonly (readonly [keyof Seen['pays'], string, string, Read, number])[]

/** What is ready for the points of this round, and what is kept for those to come. */
const scoring: Feature[] = [
  ...PAYS.map(([id, it, en, ready]) =>
    named(`now/${id}`, `punti pronti per ${it}`, `points ready for ${en}`, (f) => f.pays[id] * ready(f), 0.5),
  ),
  ...KEPT.map(([id, it, en, left, worth]) =>
    named(
      `kept/${id}`,
      `punti che aspettano: ${it}`,
      `points that wait for ${en}`,
      (f) => (f.paysNext[id] + f.paysLater[id]) * left(f),
      worth,
    ),
  ),
]

const levels: Feature[] = CULTS.map(({ id, of }, no) =>
  named(`cult/${id}`, `il culto ${of.it}`, `the cult ${of.en}`, ({ p }) => p.cults[no] ?? 0, 0.3),
)

const BUILT = [1, 2.5, 4, 6, 6]
const structures: Feature[] = STRUCTURES.map(({ id, name }, kind) =>
  named(`built/${id}`, `${name.it} sulla mappa`, `${name.en} on the map`, ({ p }) => builtOf(p, kind), BUILT[kind]),
)

const ROOM = [
  [0.6, 0.4],
  [0.3, 0.25],
  [0.05, 0.08],
  [0, 0],
] as const
const room: Feature[] = ROOM.flatMap(([inReach, beside], spades) => [
  named(
    `reach/${spades}`,
    `esagoni raggiungibili a ${spades} vanghe`,
    `hexes in reach at ${spades} spades`,
    ({ ground }) => Math.min(5, ground.reach[spades] ?? 0),
    inReach,
  ),
  named(
    `beside/${spades}`,
    `esagoni adiacenti a ${spades} vanghe`,
    `hexes beside yours at ${spades} spades`,
    ({ ground }) => Math.min(5, ground.beside[spades] ?? 0),
    beside,
  ),
])

/** By steps to a town: how much of it seems to be there. */
const NEAR = [0, 6, 4.2, 2.9, 1.9, 1.2, 0.6, 0.2, 0] as const
const nearness = (steps: number): number => NEAR[steps] ?? 0

const due: Feature[] = (
  [
    ['spades', 'vanghe da usare', 'spades to use', 1.5],
    ['stuck', 'un esagono che non diventa tuo', 'a hex that does not become yours', -1],
    ['favours', 'favori da prendere', 'favours to take', 5],
    ['towns', 'città da fondare', 'towns to found', 11],
    ['steps', 'passi di culto da fare', 'cult steps to make', 0.9],
    ['bridges', 'ponti da costruire', 'bridges to build', 1],
    ['exchanges', 'lavoratori da scambiare', 'workers to exchange', 2],
    ['power', 'potere offerto', 'power offered', 0.35],
    ['price', 'prezzo del potere offerto', 'price of the power offered', -0.6],
  ] as const satisfies readonly (readonly [keyof Seen['due'], string, string, number])[]
).map(([id, it, en, worth]) => named(`due/${id}`, it, en, (f) => f.due[id], worth))

const POWER_USES = [0.1, 0.5, 0.5, 0.6, 0.4, 0.6]

/** What comes back every round: as often as it can still be used. */
const uses: Feature[] = [
  named(
    'uses/spades',
    'vanghe speciali da usare',
    'special spades to use',
    ({ can, left, specials }) => can.freeSpades + specials.spades * left,
    1.2,
  ),
  named(
    'uses/steps',
    'passi di culto speciali da fare',
    'special cult steps to make',
    ({ can, left, specials }) => can.freeSteps + specials.steps * left,
    0.7,
  ),
  named(
    'uses/build',
    'azioni della fortezza da usare',
    'actions of the stronghold to use',
    ({ can, left, specials }) => can.freeBuild + specials.builds * left,
    2,
  ),
  ...POWER_ACTIONS.map(({ id, name }, no) =>
    named(
      `uses/${id}`,
      `${name.it}: quante volte ancora`,
      `${name.en}: how often still`,
      ({ s, left, isFresh }) => (!isFresh && (s.powerUsed.includes(no) || s.blocked.includes(no)) ? 0 : 1) + left,
      POWER_USES[no],
    ),
  ),
]

const favours: Feature[] = FAVOURS.map(({ id, name, buildVp, postsPassVp, townPower }, no) => {
  const [ofDwelling = 0, ofPost = 0] = buildVp
  if (ofDwelling > 0) return named(id, name.it, name.en, (f) => has(f.p.favours, no) * supply(f, DWELLING), 1.1)
  if (ofPost > 0) return named(id, name.it, name.en, (f) => has(f.p.favours, no) * (supply(f, TRADING_POST) + 1), 1.2)
  if (postsPassVp.length > 0) return named(id, name.it, name.en, (f) => has(f.p.favours, no) * f.left, 2.3)
  return named(id, name.it, name.en, ({ p }) => has(p.favours, no), townPower < 7 ? 3 : 0)
})
const tiles: Feature[] = BONUS_TILES.map(({ id, name }, no) =>
  named(id, name.it, name.en, ({ p }) => (p.bonus === no ? 1 : 0)),
)
const factions: Feature[] = FACTIONS.flatMap(({ id, name }, no) => [
  named(`faction/${id}`, name.it, name.en, ({ p }) => (p.faction === no ? 1 : 0)),
  named(`stronghold/${id}`, `fortezza: ${name.it}`, `stronghold: ${name.en}`, ({ p, stronghold }) =>
    p.faction === no ? stronghold : 0,
  ),
])

const ALL: readonly Feature[] = [
  named('progress', 'i turni passati', 'the rounds over', ({ round }) => (round - 1) / ROUNDS),
  named('last', 'l’ultimo turno', 'the last round', isLast),
  named('level', 'lo scenario', 'the scenario', ({ scenario }) => scenario),
  named('points', 'i punti', 'the points', ({ p, passPoints }) => p.vp + passPoints, 1),
  named('cult points', 'i punti dei culti', 'the points of the cults', ({ cultPoints }) => cultPoints, 0.8),
  named(
    'towards prizes',
    'i passi verso i premi dei culti',
    'the steps towards cult prizes',
    (f) => f.towardsPrize,
    1.5,
  ),
  named(
    'last/cult points',
    'i punti dei culti nell’ultimo turno',
    'the points of the cults in the last round',
    (f) => isLast(f) * f.cultPoints,
    0.2,
  ),
  named('network points', 'i punti dei territori', 'the points of the network', (f) => f.networkPoints, 0.3),
  named(
    'towards network',
    'la strada verso i punti dei territori',
    'the way to the points of the network',
    (f) => 18 * f.towardsNetwork,
    0.7,
  ),
  named(
    'last/network points',
    'i punti dei territori nell’ultimo turno',
    'the points of the network in the last round',
    (f) => isLast(f) * (f.networkPoints - 18 * f.towardsNetwork),
    0.6,
  ),
  named('apart', 'gli edifici isolati', 'the structures apart', ({ p, network }) => p.own.length - network, 0.5),
  named('towards bonus', 'i passi verso il bonus del turno', 'the steps towards the bonus', (f) => f.towardsBonus, 0.3),
  named('at nine', 'i culti a 9', 'the cults at 9', atNine),
  named('at top', 'i culti a 10', 'the cults at 10', atTop),
  named('keys', 'le chiavi', 'the keys', ({ p }) => p.keys, 1),
  named('slots', 'i posti da 3 liberi', 'the free places for 3', freeThrees, 0.2),
  named('supply/priests', 'i sacerdoti in riserva', 'the priests in the supply', priestsInSupply, 0),
  ...amounts,
  named(
    'all/spades',
    'vanghe dei culti da qui alla fine',
    'spades of the cults to the end',
    (f) => whole(f, 'spades'),
    1.3,
  ),
  named(
    'overflow',
    'il potere che andrà perso',
    'the power that will be lost',
    ({ bowls, income, left }) => (left === 0 ? 0 : Math.max(0, income.power - 2 * bowls[0] - bowls[1])),
    -0.3,
  ),
  named('bowl 3', 'il potere nella coppa III', 'the power in bowl III', ({ bowls }) => bowls[2], 0),
  named('burnt', 'il potere sacrificato', 'the power burnt', ({ p }) => p.burnt, -0.35),
  ...scoring,
  ...levels,
  ...structures,
  named('shipping', 'la navigazione', 'shipping', ({ p }) => p.shipping, 0.8),
  named('dig', 'lo scavo', 'digging', ({ p, left }) => p.dig * (left + 1), 0.6),
  named('bridges', 'i ponti', 'the bridges', ({ p }) => p.bridges.length, 0.3),
  named('towns', 'le città', 'the towns', ({ p }) => p.towns.length, 0.5),
  named('town near', 'la prossima città vicina', 'the next town near', ({ ground }) => nearness(ground.townSteps), 1),
  named(
    'last/town near',
    'la prossima città nell’ultimo turno',
    'the next town in the last round',
    (f) => isLast(f) * nearness(f.ground.townSteps),
    -0.5,
  ),
  named(
    'next town near',
    'la città dopo vicina',
    'the town after it near',
    ({ ground }) => nearness(ground.nextTownSteps),
    0.5,
  ),
  named(
    'town room',
    'lo spazio per la città',
    'the room for the town',
    ({ ground }) => Math.min(4, ground.townRoom),
    0.2,
  ),
  named('town tiles', 'le tessere città', 'the town tiles', ({ p }) => TOWN_TILES.length * 2 - p.towns.length, 0),
  ...room,
  named(
    'skips',
    'gli esagoni oltre il salto',
    'the hexes behind a skip',
    ({ ground }) => Math.min(4, ground.skips[0] ?? 0),
    0.3,
  ),
  named(
    'skips/1',
    'gli esagoni oltre il salto a una vanga',
    'the hexes behind a skip at one spade',
    (f) => Math.min(4, f.ground.skips[1] ?? 0),
    0.1,
  ),
  named(
    'offers',
    'le offerte di potere da qui alla fine',
    'the offers of power to the end',
    ({ ground, left }) => ground.offered + ground.whole * left,
    0.25,
  ),
  named(
    'cheap posts',
    'gli empori a metà prezzo',
    'the trading posts at half price',
    ({ ground }) => Math.min(3, ground.cheapPosts),
    0.6,
  ),
  ...uses,
  ...due,
  ...favours,
  ...tiles,
  ...factions,
]

export const features: readonly Measured<State>[] = seenIn(look, ALL)
