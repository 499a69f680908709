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
  TRADING_POST,
} from './catalogue/index.ts'
import { FAR } from './eye/ground.ts'
import { type Amounts, atNine, atTop, freeThrees, look, priestsInSupply, type Seen } from './eye/look.ts'
import { builtOf, type State } from './state.ts'

type Feature = Measured<Seen | undefined>
type Read = (seen: Seen) => number

const named = (id: string, it: string, en: string, read: Read): Feature => ({
  id,
  text: { it, en },
  measure: (seen) => (seen === undefined ? 0 : read(seen)),
})

const isLast = ({ left }: Seen): number => (left === 0 ? 1 : 0)
const has = (list: readonly number[], no: number): number => (list.includes(no) ? 1 : 0)
const supply = ({ p }: Seen, kind: number): number => (STRUCTURES[kind]?.count ?? 0) - builtOf(p, kind)

const whole = ({ hand, income, bonus, bonusLater, left }: Seen, id: keyof Amounts): number =>
  hand[id] + income[id] * left + bonus[id] + bonusLater[id]

const GOODS = [
  ['coins', 'monete', 'coins'],
  ['workers', 'lavoratori', 'workers'],
  ['priests', 'sacerdoti', 'priests'],
  ['power', 'potere', 'power'],
] as const satisfies readonly (readonly [keyof Amounts, string, string])[]

const amounts: Feature[] = GOODS.flatMap(([id, it, en]) => [
  named(`all/${id}`, `${it} da qui alla fine`, `${en} from here to the end`, (f) => whole(f, id)),
  named(`hand/${id}`, `${it} in mano`, `${en} in hand`, ({ hand }) => hand[id]),
  named(`last/${id}`, `${it} in mano nell’ultimo turno`, `${en} in hand in the last round`, (f) =>
    f.left === 0 ? f.hand[id] : 0,
  ),
  named(
    `late/${id}`,
    `${it} che arrivano negli ultimi turni`,
    `${en} that come in the last rounds`,
    (f) => f.income[id] * Math.min(2, f.left),
  ),
])

const PAYS = [
  ['dwelling', 'abitazioni', 'dwellings'],
  ['post', 'empori', 'trading posts'],
  ['great', 'fortezza e santuario', 'stronghold and sanctuary'],
  ['spade', 'vanghe', 'spades'],
  ['town', 'città', 'towns'],
] as const satisfies readonly (readonly [keyof Seen['pays'], string, string])[]

const toPay = ({ pays, paysNext, paysLater }: Seen, id: keyof Seen['pays']): number =>
  pays[id] + paysNext[id] + paysLater[id]

const scoring: Feature[] = PAYS.flatMap(([id, it, en]) => [
  named(`pays/${id}`, `punti di questo turno per ${it}`, `points of this round for ${en}`, ({ pays }) => pays[id]),
  named(`pays all/${id}`, `punti da qui alla fine per ${it}`, `points from here to the end for ${en}`, (f) =>
    toPay(f, id),
  ),
])

/** What is ready for the points of this round, and what is kept for those to come. */
const chances: Feature[] = [
  named(
    'now/dwelling',
    'punti pronti per abitazioni',
    'points ready for dwellings',
    (f) => f.pays.dwelling * f.can.dwellings,
  ),
  named('now/post', 'punti pronti per empori', 'points ready for trading posts', (f) => f.pays.post * f.can.post),
  named(
    'now/great',
    'punti pronti per fortezza e santuario',
    'points ready for stronghold and sanctuary',
    (f) => f.pays.great * (f.can.stronghold + f.can.sanctuary),
  ),
  named('now/spade', 'punti pronti per vanghe', 'points ready for spades', (f) => f.pays.spade * f.can.spades),
  named('now/town', 'punti pronti per città', 'points ready for towns', (f) =>
    f.ground.townSteps <= 2 ? f.pays.town : 0,
  ),
  named(
    'kept/dwelling',
    'punti che aspettano le abitazioni',
    'points that wait for dwellings',
    (f) => toPay(f, 'dwelling') * supply(f, DWELLING),
  ),
  named(
    'kept/post',
    'punti che aspettano gli empori',
    'points that wait for trading posts',
    (f) => toPay(f, 'post') * supply(f, TRADING_POST),
  ),
  named(
    'kept/great',
    'punti che aspettano fortezza e santuario',
    'points that wait for stronghold and sanctuary',
    (f) => toPay(f, 'great') * (supply(f, STRONGHOLD) + supply(f, SANCTUARY)),
  ),
]

const levels: Feature[] = CULTS.map(({ id, of }, no) =>
  named(`cult/${id}`, `il culto ${of.it}`, `the cult ${of.en}`, ({ p }) => p.cults[no] ?? 0),
)

const structures: Feature[] = STRUCTURES.map(({ id, name }, kind) =>
  named(`built/${id}`, `${name.it} sulla mappa`, `${name.en} on the map`, ({ p }) => builtOf(p, kind)),
)

const SPADES = [0, 1, 2, 3] as const
const room: Feature[] = SPADES.flatMap((spades) => [
  named(
    `reach/${spades}`,
    `esagoni raggiungibili a ${spades} vanghe`,
    `hexes in reach at ${spades} spades`,
    ({ ground }) => ground.reach[spades] ?? 0,
  ),
  named(
    `beside/${spades}`,
    `esagoni adiacenti a ${spades} vanghe`,
    `hexes beside yours at ${spades} spades`,
    ({ ground }) => ground.beside[spades] ?? 0,
  ),
])

const near = (steps: number): Feature =>
  named(`town within ${steps}`, `una città a ${steps} passi`, `a town within ${steps} steps`, ({ ground }) =>
    ground.townSteps <= steps ? 1 : 0,
  )

const due: Feature[] = (
  [
    ['spades', 'vanghe da usare', 'spades to use'],
    ['stuck', 'un esagono che non diventa tuo', 'a hex that does not become yours'],
    ['favours', 'favori da prendere', 'favours to take'],
    ['towns', 'città da fondare', 'towns to found'],
    ['steps', 'passi di culto da fare', 'cult steps to make'],
    ['bridges', 'ponti da costruire', 'bridges to build'],
    ['exchanges', 'lavoratori da scambiare', 'workers to exchange'],
    ['power', 'potere offerto', 'power offered'],
    ['price', 'prezzo del potere offerto', 'price of the power offered'],
  ] as const satisfies readonly (readonly [keyof Seen['due'], string, string])[]
).map(([id, it, en]) => named(`due/${id}`, it, en, (f) => f.due[id]))

/** What comes back every round: as often as it can still be used. */
const uses: Feature[] = [
  named(
    'uses/spades',
    'vanghe speciali da usare',
    'special spades to use',
    ({ can, left, specials }) => can.freeSpades + specials.spades * left,
  ),
  named(
    'uses/steps',
    'passi di culto speciali da fare',
    'special cult steps to make',
    ({ can, left, specials }) => can.freeSteps + specials.steps * left,
  ),
  named(
    'uses/build',
    'azioni della fortezza da usare',
    'actions of the stronghold to use',
    ({ can, left, specials }) => can.freeBuild + specials.builds * left,
  ),
  ...POWER_ACTIONS.map(({ id, name }, no) =>
    named(
      `uses/${id}`,
      `${name.it}: quante volte ancora`,
      `${name.en}: how often still`,
      ({ s, left, isFresh }) => (!isFresh && (s.powerUsed.includes(no) || s.blocked.includes(no)) ? 0 : 1) + left,
    ),
  ),
]

const favours: Feature[] = FAVOURS.map(({ id, name }, no) => named(id, name.it, name.en, ({ p }) => has(p.favours, no)))
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
  named('points', 'i punti', 'the points', ({ p, passPoints }) => p.vp + passPoints),
  named('cult points', 'i punti dei culti', 'the points of the cults', ({ cultPoints }) => cultPoints),
  named('network points', 'i punti dei territori', 'the points of the network', (f) => f.networkPoints),
  named('network', 'gli edifici connessi', 'the connected structures', ({ network }) => network),
  named('apart', 'gli edifici isolati', 'the structures apart', ({ p, network }) => p.own.length - network),
  named('towards prizes', 'i passi verso i premi dei culti', 'the steps towards cult prizes', (f) => f.towardsPrize),
  named('towards bonus', 'i passi verso il bonus del turno', 'the steps towards the bonus', (f) => f.towardsBonus),
  named('at nine', 'i culti a 9', 'the cults at 9', atNine),
  named('at top', 'i culti a 10', 'the cults at 10', atTop),
  named('keys', 'le chiavi', 'the keys', ({ p }) => p.keys),
  named('slots', 'i posti da 3 liberi', 'the free places for 3', freeThrees),
  named('supply/priests', 'i sacerdoti in riserva', 'the priests in the supply', priestsInSupply),
  ...amounts,
  named('all/spades', 'vanghe dei culti da qui alla fine', 'spades of the cults to the end', (f) => whole(f, 'spades')),
  named('bowl 1', 'il potere nella coppa I', 'the power in bowl I', ({ bowls }) => bowls[0]),
  named('bowl 3', 'il potere nella coppa III', 'the power in bowl III', ({ bowls }) => bowls[2]),
  named('burnt', 'il potere sacrificato', 'the power burnt', ({ p }) => p.burnt),
  ...scoring,
  ...chances,
  ...levels,
  ...structures,
  named('shipping', 'la navigazione', 'shipping', ({ p }) => p.shipping),
  named('dig', 'lo scavo', 'digging', ({ p }) => p.dig),
  named('bridges', 'i ponti', 'the bridges', ({ p }) => p.bridges.length),
  named('towns', 'le città', 'the towns', ({ p }) => p.towns.length),
  named('town steps', 'i passi per la prossima città', 'the steps to the next town', ({ ground }) => ground.townSteps),
  named(
    'next town steps',
    'i passi per la città dopo',
    'the steps to the town after it',
    (f) => f.ground.nextTownSteps,
  ),
  near(1),
  near(2),
  named('town room', 'lo spazio per la città', 'the room for the town', ({ ground }) =>
    ground.townSteps < FAR ? ground.townRoom : 0,
  ),
  ...room,
  named('skips', 'gli esagoni oltre il salto', 'the hexes behind a skip', ({ ground }) => ground.skips[0] ?? 0),
  named(
    'skips/1',
    'gli esagoni oltre il salto a una vanga',
    'the hexes behind a skip at one spade',
    (f) => f.ground.skips[1] ?? 0,
  ),
  named(
    'offers',
    'il potere dei vicini da qui alla fine',
    'the neighbours’ power to the end',
    ({ ground, left }) => ground.offered + ground.whole * left,
  ),
  named('offers/now', 'il potere dei vicini che entra nelle coppe', 'the neighbours’ power that the bowls take', (f) =>
    Math.min(f.ground.offered, 2 * f.bowls[0] + f.bowls[1]),
  ),
  named(
    'cheap posts',
    'gli empori a metà prezzo',
    'the trading posts at half price',
    ({ ground }) => ground.cheapPosts,
  ),
  named('ready', 'le abitazioni pronte da costruire', 'the dwellings ready to build', ({ can }) => can.dwellings),
  ...uses,
  ...due,
  ...favours,
  ...tiles,
  ...factions,
]

export const features: readonly Measured<State>[] = seenIn(look, ALL)
