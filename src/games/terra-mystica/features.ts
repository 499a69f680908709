// What the learned eye looks at: plain measures of a state, read off one look at it (`eye/look.ts`). What income, cults and actions that
// come back every round will bring is counted to the end of the game, so that a pass changes nothing but what it leaves undone.
import type { Text } from '../../kernel/text.ts'
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

const named = (id: string, text: Text, read: Read, worth = 0): Feature => ({
  id,
  text,
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
  named(`all/${id}`, { it: `${it} da qui alla fine`, en: `${en} from here to the end` }, (f) => whole(f, id), all),
  named(
    `last/${id}`,
    { it: `${it} in mano nell’ultimo turno`, en: `${en} in hand in the last round` },
    (f) => (f.left === 0 ? f.hand[id] : 0),
    last,
  ),
  named(
    `late/${id}`,
    { it: `${it} che arrivano negli ultimi turni`, en: `${en} that come in the last rounds` },
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
    named(
      `now/${id}`,
      { it: `punti pronti per ${it}`, en: `points ready for ${en}` },
      (f) => f.pays[id] * ready(f),
      0.5,
    ),
  ),
  ...KEPT.map(([id, it, en, left, worth]) =>
    named(
      `kept/${id}`,
      { it: `punti che aspettano: ${it}`, en: `points that wait for ${en}` },
      (f) => (f.paysNext[id] + f.paysLater[id]) * left(f),
      worth,
    ),
  ),
]

const levels: Feature[] = CULTS.map(({ id, of }, no) =>
  named(`cult/${id}`, { it: `il culto ${of.it}`, en: `the cult ${of.en}` }, ({ p }) => p.cults[no] ?? 0, 0.3),
)

const BUILT = [1, 2.5, 4, 6, 6]
const structures: Feature[] = STRUCTURES.map(({ id, name }, kind) =>
  named(
    `built/${id}`,
    { it: `${name.it} sulla mappa`, en: `${name.en} on the map` },
    ({ p }) => builtOf(p, kind),
    BUILT[kind],
  ),
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
    { it: `esagoni raggiungibili a ${spades} vanghe`, en: `hexes in reach at ${spades} spades` },
    ({ ground }) => Math.min(5, ground.reach[spades] ?? 0),
    inReach,
  ),
  named(
    `beside/${spades}`,
    { it: `esagoni adiacenti a ${spades} vanghe`, en: `hexes beside yours at ${spades} spades` },
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
).map(([id, it, en, worth]) => named(`due/${id}`, { it, en }, (f) => f.due[id], worth))

const POWER_USES = [0.1, 0.5, 0.5, 0.6, 0.4, 0.6]

/** What comes back every round: as often as it can still be used. */
const uses: Feature[] = [
  named(
    'uses/spades',
    { it: 'vanghe speciali da usare', en: 'special spades to use' },
    ({ can, left, specials }) => can.freeSpades + specials.spades * left,
    1.2,
  ),
  named(
    'uses/steps',
    { it: 'passi di culto speciali da fare', en: 'special cult steps to make' },
    ({ can, left, specials }) => can.freeSteps + specials.steps * left,
    0.7,
  ),
  named(
    'uses/build',
    { it: 'azioni della fortezza da usare', en: 'actions of the stronghold to use' },
    ({ can, left, specials }) => can.freeBuild + specials.builds * left,
    2,
  ),
  ...POWER_ACTIONS.map(({ id, name }, no) =>
    named(
      `uses/${id}`,
      { it: `${name.it}: quante volte ancora`, en: `${name.en}: how often still` },
      ({ s, left, isFresh }) => (!isFresh && (s.powerUsed.includes(no) || s.blocked.includes(no)) ? 0 : 1) + left,
      POWER_USES[no],
    ),
  ),
]

const favours: Feature[] = FAVOURS.map(({ id, name, buildVp, postsPassVp, townPower }, no) => {
  const [ofDwelling = 0, ofPost = 0] = buildVp
  if (ofDwelling > 0)
    return named(id, { it: name.it, en: name.en }, (f) => has(f.p.favours, no) * supply(f, DWELLING), 1.1)
  if (ofPost > 0)
    return named(id, { it: name.it, en: name.en }, (f) => has(f.p.favours, no) * (supply(f, TRADING_POST) + 1), 1.2)
  if (postsPassVp.length > 0) return named(id, { it: name.it, en: name.en }, (f) => has(f.p.favours, no) * f.left, 2.3)
  return named(id, { it: name.it, en: name.en }, ({ p }) => has(p.favours, no), townPower < 7 ? 3 : 0)
})
const tiles: Feature[] = BONUS_TILES.map(({ id, name }, no) =>
  named(id, { it: name.it, en: name.en }, ({ p }) => (p.bonus === no ? 1 : 0)),
)
const factions: Feature[] = FACTIONS.flatMap(({ id, name }, no) => [
  named(`faction/${id}`, { it: name.it, en: name.en }, ({ p }) => (p.faction === no ? 1 : 0)),
  named(`stronghold/${id}`, { it: `fortezza: ${name.it}`, en: `stronghold: ${name.en}` }, ({ p, stronghold }) =>
    p.faction === no ? stronghold : 0,
  ),
])

const ALL: readonly Feature[] = [
  named('progress', { it: 'i turni passati', en: 'the rounds over' }, ({ round }) => (round - 1) / ROUNDS),
  named('last', { it: 'l’ultimo turno', en: 'the last round' }, isLast),
  named('level', { it: 'lo scenario', en: 'the scenario' }, ({ scenario }) => scenario),
  named('points', { it: 'i punti', en: 'the points' }, ({ p, passPoints }) => p.vp + passPoints, 1),
  named('cult points', { it: 'i punti dei culti', en: 'the points of the cults' }, ({ cultPoints }) => cultPoints, 0.8),
  named(
    'towards prizes',
    { it: 'i passi verso i premi dei culti', en: 'the steps towards cult prizes' },
    (f) => f.towardsPrize,
    1.5,
  ),
  named(
    'last/cult points',
    { it: 'i punti dei culti nell’ultimo turno', en: 'the points of the cults in the last round' },
    (f) => isLast(f) * f.cultPoints,
    0.2,
  ),
  named(
    'network points',
    { it: 'i punti dei territori', en: 'the points of the network' },
    (f) => f.networkPoints,
    0.3,
  ),
  named(
    'towards network',
    { it: 'la strada verso i punti dei territori', en: 'the way to the points of the network' },
    (f) => 18 * f.towardsNetwork,
    0.7,
  ),
  named(
    'last/network points',
    { it: 'i punti dei territori nell’ultimo turno', en: 'the points of the network in the last round' },
    (f) => isLast(f) * (f.networkPoints - 18 * f.towardsNetwork),
    0.6,
  ),
  named(
    'apart',
    { it: 'gli edifici isolati', en: 'the structures apart' },
    ({ p, network }) => p.own.length - network,
    0.5,
  ),
  named(
    'towards bonus',
    { it: 'i passi verso il bonus del turno', en: 'the steps towards the bonus' },
    (f) => f.towardsBonus,
    0.3,
  ),
  named('at nine', { it: 'i culti a 9', en: 'the cults at 9' }, atNine),
  named('at top', { it: 'i culti a 10', en: 'the cults at 10' }, atTop),
  named('keys', { it: 'le chiavi', en: 'the keys' }, ({ p }) => p.keys, 1),
  named('slots', { it: 'i posti da 3 liberi', en: 'the free places for 3' }, freeThrees, 0.2),
  named('supply/priests', { it: 'i sacerdoti in riserva', en: 'the priests in the supply' }, priestsInSupply, 0),
  ...amounts,
  named(
    'all/spades',
    { it: 'vanghe dei culti da qui alla fine', en: 'spades of the cults to the end' },
    (f) => whole(f, 'spades'),
    1.3,
  ),
  named(
    'overflow',
    { it: 'il potere che andrà perso', en: 'the power that will be lost' },
    ({ bowls, income, left }) => (left === 0 ? 0 : Math.max(0, income.power - 2 * bowls[0] - bowls[1])),
    -0.3,
  ),
  named('bowl 3', { it: 'il potere nella coppa III', en: 'the power in bowl III' }, ({ bowls }) => bowls[2], 0),
  named('burnt', { it: 'il potere sacrificato', en: 'the power burnt' }, ({ p }) => p.burnt, -0.35),
  ...scoring,
  ...levels,
  ...structures,
  named('shipping', { it: 'la navigazione', en: 'shipping' }, ({ p }) => p.shipping, 0.8),
  named('dig', { it: 'lo scavo', en: 'digging' }, ({ p, left }) => p.dig * (left + 1), 0.6),
  named('bridges', { it: 'i ponti', en: 'the bridges' }, ({ p }) => p.bridges.length, 0.3),
  named('towns', { it: 'le città', en: 'the towns' }, ({ p }) => p.towns.length, 0.5),
  named(
    'town near',
    { it: 'la prossima città vicina', en: 'the next town near' },
    ({ ground }) => nearness(ground.townSteps),
    1,
  ),
  named(
    'last/town near',
    { it: 'la prossima città nell’ultimo turno', en: 'the next town in the last round' },
    (f) => isLast(f) * nearness(f.ground.townSteps),
    -0.5,
  ),
  named(
    'next town near',
    { it: 'la città dopo vicina', en: 'the town after it near' },
    ({ ground }) => nearness(ground.nextTownSteps),
    0.5,
  ),
  named(
    'town room',
    { it: 'lo spazio per la città', en: 'the room for the town' },
    ({ ground }) => Math.min(4, ground.townRoom),
    0.2,
  ),
  named(
    'town tiles',
    { it: 'le tessere città', en: 'the town tiles' },
    ({ p }) => TOWN_TILES.length * 2 - p.towns.length,
    0,
  ),
  ...room,
  named(
    'skips',
    { it: 'gli esagoni oltre il salto', en: 'the hexes behind a skip' },
    ({ ground }) => Math.min(4, ground.skips[0] ?? 0),
    0.3,
  ),
  named(
    'skips/1',
    { it: 'gli esagoni oltre il salto a una vanga', en: 'the hexes behind a skip at one spade' },
    (f) => Math.min(4, f.ground.skips[1] ?? 0),
    0.1,
  ),
  named(
    'offers',
    { it: 'le offerte di potere da qui alla fine', en: 'the offers of power to the end' },
    ({ ground, left }) => ground.offered + ground.whole * left,
    0.25,
  ),
  named(
    'cheap posts',
    { it: 'gli empori a metà prezzo', en: 'the trading posts at half price' },
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
