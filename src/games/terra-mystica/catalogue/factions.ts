// The fourteen factions (R5, R27). Most boards differ from a common one in a few numbers.
import type { Text } from '../../../kernel/text.ts'
import type { SpecialId } from './actions.ts'
import { type ColourId, type ColourNo, colourNo } from './colours.ts'
import { FACTION_IDS, FACTION_NAMES, type FactionId } from './faction-names.ts'
import { goods, type Goods, type Named, NOTHING, numbers } from './ids.ts'
import { byStructure, type StructureId } from './structures.ts'

/** What a number of structures on the map brings, in total (R5.2). */
type Incomes = readonly Goods[]

const coinsPower = (coins: readonly number[], power: readonly number[]): Incomes =>
  coins.map((n, at) => goods({ coins: n, power: power[at] ?? 0 }))
const workers = (list: readonly number[]): Incomes => list.map((n) => goods({ workers: n }))
const priests = (list: readonly number[], power: readonly number[] = []): Incomes =>
  list.map((n, at) => goods({ priests: n, power: power[at] ?? 0 }))
const once = (gain: Partial<Goods>): Incomes => [NOTHING, goods(gain)]

const RICH_POSTS = coinsPower([0, 2, 4, 7, 11], [0, 1, 2, 3, 4])

const price = (w: number, c: number): Goods => goods({ workers: w, coins: c })

/** What the faction does beyond its numbers (R27). */
export interface Ability {
  /** R27.6, R27.8: pay to pass over one hex, 2 distance; the stronghold makes it cheaper or longer. */
  readonly skip:
    | { readonly price: Goods; readonly strong: Goods; readonly range: number; readonly strongRange: number }
    | undefined
  readonly specialAction: SpecialId | undefined
  /** R27.9: every transformation takes so many spades and ends on the home colour. */
  readonly fixedSpades: number | undefined
  /** R27.5: spades are bought with priests, and each one bought brings points. */
  readonly paysWithPriests: boolean
  readonly vpPerBoughtSpade: number
  readonly vpPerSpade: number
  /** With the stronghold (R27.1). */
  readonly powerPerSpade: number
  readonly vpPerTown: number
  readonly workersPerTown: number
  /** With the stronghold, on passing, for a bridge between two own structures (R27.7). */
  readonly vpPerBridge: number
  /** R27.1: conversions of victory points. */
  readonly convertsVp: boolean
  /** How many goods make a point at the end (R28.3). */
  readonly goodsPerVp: number
  /** R27.11: a town may lie around one river hex. */
  readonly riverTowns: boolean
  /** R27.4: opponents react to what is built beside them (Q19). */
  readonly reaction: boolean
}

const NO_ABILITY: Ability = {
  skip: undefined,
  specialAction: undefined,
  fixedSpades: undefined,
  paysWithPriests: false,
  vpPerBoughtSpade: 0,
  vpPerSpade: 0,
  powerPerSpade: 0,
  vpPerTown: 0,
  workersPerTown: 0,
  vpPerBridge: 0,
  convertsVp: false,
  goodsPerVp: 3,
  riverTowns: false,
  reaction: false,
}

/** What building the stronghold does at once (R13.4). Special actions are there by the stronghold itself. */
export type StrongholdEffect =
  | { readonly does: 'nothing' | 'exchange' | 'shipping' }
  | { readonly does: 'power'; readonly power: number }
  | { readonly does: 'favours'; readonly count: number }
  | { readonly does: 'vp'; readonly vp: number }
  | { readonly does: 'spades'; readonly spades: number }

const NO_EFFECT: StrongholdEffect = { does: 'nothing' }

export interface Faction extends Named {
  readonly id: FactionId
  readonly colour: ColourNo
  readonly start: {
    readonly coins: number
    readonly workers: number
    readonly priests: number
    readonly bowls: readonly [number, number, number]
    readonly cults: readonly [number, number, number, number]
    readonly dwellings: number
  }
  /** By structure. */
  readonly costs: readonly Goods[]
  readonly postAlone: Goods
  readonly incomes: readonly Incomes[]
  readonly favours: number
  readonly shipping: { readonly start: number; readonly max: number; readonly vp: readonly number[] } | undefined
  readonly dig: { readonly max: number; readonly workers: readonly number[]; readonly price: Goods } | undefined
  readonly ability: Ability
  readonly strongholdEffect: StrongholdEffect
  readonly text: Text
  readonly stronghold: Text
}

export const START_VP = 20
export const PRIESTS = 7
export const BRIDGES = 3
export const TOKENS = 12
export const SHIPPING_PRICE = goods({ coins: 4, priests: 1 })
export const DIG_VP = 6
export const SKIP_VP = 4

const SHIPPING = { start: 0, max: 3, vp: [0, 2, 3, 4] } as const
const DIG_PRICE = goods({ workers: 2, coins: 5, priests: 1 })
const DIG = { max: 2, workers: [3, 2, 1], price: DIG_PRICE } as const

/** What most boards have in common; a board names what differs, and what no two have in common. */
const COSTS = { dwelling: price(1, 2), 'trading-post': price(2, 3), temple: price(2, 5) } as const
const INCOMES = {
  dwelling: workers([1, 2, 3, 4, 5, 6, 7, 8, 8]),
  'trading-post': coinsPower([0, 2, 4, 6, 8], [0, 1, 2, 4, 6]),
  temple: priests([0, 1, 2, 3]),
  sanctuary: priests([0, 1]),
} as const

/** By structure: what a common board says may be left out. */
type Board<T, Common extends StructureId> = Readonly<
  Partial<Record<Common, T>> & Record<Exclude<StructureId, Common>, T>
>

interface Definition {
  readonly colour: ColourId
  readonly coins?: number
  readonly workers?: number
  readonly priests?: number
  readonly bowls?: readonly [number, number, number]
  readonly cults: readonly [number, number, number, number]
  readonly dwellings?: number
  readonly costs: Board<Goods, keyof typeof COSTS>
  readonly incomes: Board<Incomes, keyof typeof INCOMES>
  readonly favours?: number
  readonly shipping?: Faction['shipping'] | null
  readonly dig?: Faction['dig'] | null
  readonly ability?: Partial<Ability>
  readonly strongholdEffect: StrongholdEffect
  readonly text: Text
  readonly stronghold: Text
}

function faction(id: FactionId): Faction {
  const d = DEFINITIONS[id]
  const costs = { ...COSTS, ...d.costs }
  const post = costs['trading-post']
  return {
    id,
    name: FACTION_NAMES[id],
    colour: colourNo(d.colour),
    start: {
      coins: d.coins ?? 15,
      workers: d.workers ?? 3,
      priests: d.priests ?? 0,
      bowls: d.bowls ?? [5, 7, 0],
      cults: d.cults,
      dwellings: d.dwellings ?? 2,
    },
    costs: byStructure(costs),
    postAlone: goods({ workers: post.workers, coins: post.coins * 2 }),
    incomes: byStructure({ ...INCOMES, ...d.incomes }),
    favours: d.favours ?? 1,
    shipping: d.shipping === null ? undefined : (d.shipping ?? SHIPPING),
    dig: d.dig === null ? undefined : (d.dig ?? DIG),
    ability: { ...NO_ABILITY, ...d.ability },
    strongholdEffect: d.strongholdEffect,
    text: d.text,
    stronghold: d.stronghold,
  }
}

const DEFINITIONS: Readonly<Record<FactionId, Definition>> = {
  alchemists: {
    colour: 'black',
    cults: [1, 1, 0, 0],
    costs: { stronghold: price(4, 6), sanctuary: price(4, 6) },
    incomes: { 'trading-post': RICH_POSTS, stronghold: once({ coins: 6 }) },
    ability: { powerPerSpade: 2, convertsVp: true, goodsPerVp: 2 },
    strongholdEffect: { does: 'power', power: 12 },
    text: {
      it: 'Cambi quando vuoi 1 PV in 1 moneta o 2 monete in 1 PV.',
      en: 'Change 1 VP into 1 coin or 2 coins into 1 VP whenever you like.',
    },
    stronghold: {
      it: 'Subito 12 potere; poi 2 potere per ogni vanga.',
      en: '12 power at once; then 2 power for each spade.',
    },
  },
  auren: {
    colour: 'green',
    cults: [0, 1, 0, 1],
    costs: { stronghold: price(4, 6), sanctuary: price(4, 8) },
    incomes: { stronghold: once({ power: 2 }) },
    ability: { specialAction: 'auren-cult' },
    strongholdEffect: { does: 'favours', count: 1 },
    text: { it: 'Nessuna abilità oltre alla fortezza.', en: 'No ability besides the stronghold.' },
    stronghold: {
      it: 'Subito una tessera favore; azione: 2 passi su un culto.',
      en: 'A favour tile at once; action: 2 steps on one cult.',
    },
  },
  'chaos-magicians': {
    colour: 'red',
    workers: 4,
    cults: [2, 0, 0, 0],
    dwellings: 1,
    costs: { stronghold: price(4, 4), sanctuary: price(4, 8) },
    incomes: { stronghold: once({ workers: 2 }) },
    favours: 2,
    ability: { specialAction: 'chaos-double-turn' },
    strongholdEffect: NO_EFFECT,
    text: {
      it: 'Cominciano con un’abitazione; 2 tessere favore per ogni tempio e per il santuario.',
      en: 'Start with one dwelling; 2 favour tiles for each temple and for the sanctuary.',
    },
    stronghold: {
      it: 'Azione: doppio turno (senza effetto da soli).',
      en: 'Action: a double turn (no effect when alone).',
    },
  },
  cultists: {
    colour: 'brown',
    cults: [1, 0, 1, 0],
    costs: { stronghold: price(4, 8), sanctuary: price(4, 8) },
    incomes: { stronghold: once({ power: 2 }) },
    ability: { reaction: true },
    strongholdEffect: { does: 'vp', vp: 7 },
    text: {
      it: 'Quando costruiscono vicino a un avversario guadagnano 1 potere.',
      en: 'When they build next to an opponent they gain 1 power.',
    },
    stronghold: { it: 'Subito 7 PV.', en: '7 VP at once.' },
  },
  darklings: {
    colour: 'black',
    workers: 1,
    priests: 1,
    cults: [0, 1, 1, 0],
    costs: { stronghold: price(4, 6), sanctuary: price(4, 10) },
    incomes: { stronghold: once({ power: 2 }), sanctuary: priests([0, 2]) },
    dig: null,
    ability: { paysWithPriests: true, vpPerBoughtSpade: 2 },
    strongholdEffect: { does: 'exchange' },
    text: {
      it: 'Pagano 1 sacerdote per ogni vanga e guadagnano 2 PV.',
      en: 'Pay 1 priest for each spade and gain 2 VP.',
    },
    stronghold: {
      it: 'Subito fino a 3 lavoratori diventano sacerdoti.',
      en: 'Up to 3 workers become priests at once.',
    },
  },
  dwarves: {
    colour: 'gray',
    cults: [0, 0, 2, 0],
    costs: { stronghold: price(4, 6), sanctuary: price(4, 6) },
    incomes: { 'trading-post': coinsPower([0, 3, 5, 7, 10], [0, 1, 2, 4, 6]), stronghold: once({ power: 2 }) },
    shipping: null,
    ability: { skip: { price: goods({ workers: 2 }), strong: goods({ workers: 1 }), range: 2, strongRange: 2 } },
    strongholdEffect: NO_EFFECT,
    text: {
      it: 'Niente navigazione: un tunnel oltre un esagono costa 2 lavoratori e dà 4 PV.',
      en: 'No shipping: a tunnel past one hex costs 2 workers and gives 4 VP.',
    },
    stronghold: { it: 'Il tunnel costa 1 lavoratore.', en: 'A tunnel costs 1 worker.' },
  },
  engineers: {
    colour: 'gray',
    coins: 10,
    workers: 2,
    bowls: [3, 9, 0],
    cults: [0, 0, 0, 0],
    costs: {
      dwelling: price(1, 1),
      'trading-post': price(1, 2),
      temple: price(1, 4),
      stronghold: price(3, 6),
      sanctuary: price(3, 6),
    },
    incomes: {
      dwelling: workers([0, 1, 2, 2, 3, 4, 4, 5, 6]),
      temple: priests([0, 1, 1, 2], [0, 0, 5, 5]),
      stronghold: once({ power: 2 }),
    },
    ability: { specialAction: 'engineers-bridge', vpPerBridge: 3 },
    strongholdEffect: NO_EFFECT,
    text: {
      it: 'Azione: un ponte per 2 lavoratori, quante volte vuoi.',
      en: 'Action: a bridge for 2 workers, as often as you like.',
    },
    stronghold: {
      it: 'Ogni volta che passi, 3 PV per ogni ponte fra due tuoi edifici.',
      en: 'On each pass 3 VP for each bridge between two of your structures.',
    },
  },
  fakirs: {
    colour: 'yellow',
    bowls: [7, 5, 0],
    cults: [1, 0, 0, 1],
    costs: { stronghold: price(4, 10), sanctuary: price(4, 6) },
    incomes: { stronghold: once({ priests: 1 }) },
    shipping: null,
    dig: { max: 1, workers: [3, 2], price: DIG_PRICE },
    ability: { skip: { price: goods({ priests: 1 }), strong: goods({ priests: 1 }), range: 2, strongRange: 3 } },
    strongholdEffect: NO_EFFECT,
    text: {
      it: 'Niente navigazione: il tappeto volante oltre un esagono costa 1 sacerdote e dà 4 PV.',
      en: 'No shipping: a carpet flight past one hex costs 1 priest and gives 4 VP.',
    },
    stronghold: { it: 'Il tappeto supera due esagoni.', en: 'The carpet flies past two hexes.' },
  },
  giants: {
    colour: 'red',
    cults: [1, 0, 0, 1],
    costs: { stronghold: price(4, 6), sanctuary: price(4, 6) },
    incomes: { stronghold: once({ power: 4 }) },
    ability: { specialAction: 'giants-spades', fixedSpades: 2 },
    strongholdEffect: NO_EFFECT,
    text: {
      it: 'Ogni trasformazione costa 2 vanghe e finisce sul proprio colore.',
      en: 'Every transformation costs 2 spades and ends on the home colour.',
    },
    stronghold: { it: 'Azione: 2 vanghe gratis.', en: 'Action: 2 free spades.' },
  },
  halflings: {
    colour: 'brown',
    bowls: [3, 9, 0],
    cults: [0, 0, 1, 1],
    costs: { stronghold: price(4, 8), sanctuary: price(4, 6) },
    incomes: { stronghold: once({ power: 2 }) },
    dig: { max: 2, workers: [3, 2, 1], price: goods({ workers: 2, coins: 1, priests: 1 }) },
    ability: { vpPerSpade: 1 },
    strongholdEffect: { does: 'spades', spades: 3 },
    text: { it: '1 PV per ogni vanga.', en: '1 VP for each spade.' },
    stronghold: {
      it: 'Subito 3 vanghe, poi un’abitazione su uno di quegli esagoni.',
      en: '3 spades at once, then a dwelling on one of those hexes.',
    },
  },
  mermaids: {
    colour: 'blue',
    bowls: [3, 9, 0],
    cults: [0, 2, 0, 0],
    costs: { stronghold: price(4, 6), sanctuary: price(4, 8) },
    incomes: { stronghold: once({ power: 4 }) },
    shipping: { start: 1, max: 5, vp: [0, 0, 2, 3, 4, 5] },
    ability: { riverTowns: true },
    strongholdEffect: { does: 'shipping' },
    text: {
      it: 'Una città può saltare un esagono di fiume.',
      en: 'A town may leap over one river hex.',
    },
    stronghold: { it: 'Subito un livello di navigazione.', en: 'One shipping level at once.' },
  },
  nomads: {
    colour: 'yellow',
    workers: 2,
    cults: [1, 0, 1, 0],
    dwellings: 3,
    costs: { stronghold: price(4, 8), sanctuary: price(4, 6) },
    incomes: { 'trading-post': RICH_POSTS, stronghold: once({ power: 2 }) },
    ability: { specialAction: 'nomads-sandstorm' },
    strongholdEffect: NO_EFFECT,
    text: { it: 'Cominciano con tre abitazioni.', en: 'Start with three dwellings.' },
    stronghold: {
      it: 'Azione: la tempesta di sabbia trasforma un esagono vicino.',
      en: 'Action: the sandstorm turns a neighbouring hex into desert.',
    },
  },
  swarmlings: {
    colour: 'blue',
    coins: 20,
    workers: 8,
    bowls: [3, 9, 0],
    cults: [1, 1, 1, 1],
    costs: {
      dwelling: price(2, 3),
      'trading-post': price(3, 4),
      temple: price(3, 6),
      stronghold: price(5, 8),
      sanctuary: price(5, 8),
    },
    incomes: {
      dwelling: workers([2, 3, 4, 5, 6, 7, 8, 9, 9]),
      'trading-post': coinsPower([0, 2, 4, 6, 9], [0, 2, 4, 6, 8]),
      stronghold: once({ power: 4 }),
      sanctuary: priests([0, 2]),
    },
    ability: { specialAction: 'swarmlings-upgrade', workersPerTown: 3 },
    strongholdEffect: NO_EFFECT,
    text: { it: '3 lavoratori per ogni città.', en: '3 workers for each town.' },
    stronghold: {
      it: 'Azione: un’abitazione diventa emporio gratis.',
      en: 'Action: a dwelling becomes a trading post for free.',
    },
  },
  witches: {
    colour: 'green',
    cults: [0, 0, 0, 2],
    costs: { stronghold: price(4, 6), sanctuary: price(4, 6) },
    incomes: { stronghold: once({ power: 2 }) },
    ability: { specialAction: 'witches-ride', vpPerTown: 5 },
    strongholdEffect: NO_EFFECT,
    text: { it: '5 PV per ogni città.', en: '5 VP for each town.' },
    stronghold: {
      it: 'Azione: un’abitazione gratis su qualunque foresta libera.',
      en: 'Action: a free dwelling on any free forest.',
    },
  },
}

export const FACTIONS: readonly Faction[] = FACTION_IDS.map(faction)

export type FactionNo = number
export const factionNo = numbers(FACTIONS)
export const factionOf = (no: FactionNo): Faction => FACTIONS[no] as Faction
