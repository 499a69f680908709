// The fourteen factions (R5, R27). Most boards differ from a common one in a few numbers.
import type { SpecialId } from './actions.ts'
import { type ColourId, type ColourNo, theColour } from './colours.ts'
import { goods, type Goods, type Named, NOTHING, numbers } from './ids.ts'

/** What a number of structures on the map brings, in total (R5.2). */
type Incomes = readonly Goods[]

const coinsPower = (coins: readonly number[], power: readonly number[]): Incomes =>
  coins.map((n, at) => goods({ coins: n, power: power[at] ?? 0 }))
const workers = (list: readonly number[]): Incomes => list.map((n) => goods({ workers: n }))
const priests = (list: readonly number[], power: readonly number[] = []): Incomes =>
  list.map((n, at) => goods({ priests: n, power: power[at] ?? 0 }))
const once = (gain: Partial<Goods>): Incomes => [NOTHING, goods(gain)]

const DWELLINGS = workers([1, 2, 3, 4, 5, 6, 7, 8, 8])
const POSTS = coinsPower([0, 2, 4, 6, 8], [0, 1, 2, 4, 6])
const RICH_POSTS = coinsPower([0, 2, 4, 7, 11], [0, 1, 2, 3, 4])
const TEMPLES = priests([0, 1, 2, 3])
const ONE_PRIEST = priests([0, 1])

const price = (w: number, c: number): Goods => goods({ workers: w, coins: c })

/** What the faction does beyond its numbers (R27); what a stronghold adds is said where it happens. */
export interface Ability {
  /** R27.6, R27.8: pay to pass over one hex, 2 distance; the stronghold makes it cheaper or longer. */
  readonly skip?: {
    readonly price: Goods
    readonly strong: Goods
    readonly range: number
    readonly strongRange: number
  }
  readonly specialAction?: SpecialId
  readonly vpPerSpade?: number
  readonly powerPerSpade?: number
  readonly vpPerTown?: number
  readonly workersPerTown?: number
}

export interface Faction extends Named {
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
  readonly text: { readonly it: string; readonly en: string }
  readonly stronghold: { readonly it: string; readonly en: string }
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

interface Definition {
  readonly name: { readonly it: string; readonly en: string }
  readonly colour: ColourId
  readonly coins?: number
  readonly workers?: number
  readonly priests?: number
  readonly bowls?: readonly [number, number, number]
  readonly cults: readonly [number, number, number, number]
  readonly dwellings?: number
  readonly costs?: readonly [dwelling: Goods, post: Goods, temple: Goods]
  readonly great: readonly [stronghold: Goods, sanctuary: Goods]
  readonly incomes?: { readonly dwelling?: Incomes; readonly post?: Incomes; readonly temple?: Incomes }
  readonly strongholdIncome: Partial<Goods>
  readonly sanctuaryIncome?: Incomes
  readonly favours?: number
  readonly shipping?: Faction['shipping'] | null
  readonly dig?: Faction['dig'] | null
  readonly ability?: Ability
  readonly text: Faction['text']
  readonly stronghold: Faction['stronghold']
}

const COSTS = [price(1, 2), price(2, 3), price(2, 5)] as const

function faction<const T extends string>(id: T, d: Definition): Faction & { readonly id: T } {
  const [dwelling, post, temple] = d.costs ?? COSTS
  return {
    id,
    name: d.name,
    colour: theColour(d.colour),
    start: {
      coins: d.coins ?? 15,
      workers: d.workers ?? 3,
      priests: d.priests ?? 0,
      bowls: d.bowls ?? [5, 7, 0],
      cults: d.cults,
      dwellings: d.dwellings ?? 2,
    },
    costs: [dwelling, post, temple, ...d.great],
    postAlone: goods({ workers: post.workers, coins: post.coins * 2 }),
    incomes: [
      d.incomes?.dwelling ?? DWELLINGS,
      d.incomes?.post ?? POSTS,
      d.incomes?.temple ?? TEMPLES,
      once(d.strongholdIncome),
      d.sanctuaryIncome ?? ONE_PRIEST,
    ],
    favours: d.favours ?? 1,
    shipping: d.shipping === null ? undefined : (d.shipping ?? SHIPPING),
    dig: d.dig === null ? undefined : (d.dig ?? DIG),
    ability: d.ability ?? {},
    text: d.text,
    stronghold: d.stronghold,
  }
}

export const FACTIONS = [
  faction('alchemists', {
    name: { it: 'Alchimisti', en: 'Alchemists' },
    colour: 'black',
    cults: [1, 1, 0, 0],
    great: [price(4, 6), price(4, 6)],
    incomes: { post: RICH_POSTS },
    strongholdIncome: { coins: 6 },
    ability: { powerPerSpade: 2 },
    text: {
      it: 'Cambi quando vuoi 1 PV in 1 moneta o 2 monete in 1 PV.',
      en: 'Change 1 VP into 1 coin or 2 coins into 1 VP whenever you like.',
    },
    stronghold: {
      it: 'Subito 12 potere; poi 2 potere per ogni vanga.',
      en: '12 power at once; then 2 power for each spade.',
    },
  }),
  faction('auren', {
    name: { it: 'Auren', en: 'Auren' },
    colour: 'green',
    cults: [0, 1, 0, 1],
    great: [price(4, 6), price(4, 8)],
    strongholdIncome: { power: 2 },
    ability: { specialAction: 'auren-cult' },
    text: { it: 'Nessuna abilità oltre alla fortezza.', en: 'No ability besides the stronghold.' },
    stronghold: {
      it: 'Subito una tessera favore; azione: 2 passi su un culto.',
      en: 'A favour tile at once; action: 2 steps on one cult.',
    },
  }),
  faction('chaos-magicians', {
    name: { it: 'Maghi del Caos', en: 'Chaos Magicians' },
    colour: 'red',
    workers: 4,
    cults: [2, 0, 0, 0],
    dwellings: 1,
    great: [price(4, 4), price(4, 8)],
    strongholdIncome: { workers: 2 },
    favours: 2,
    ability: { specialAction: 'chaos-double-turn' },
    text: {
      it: 'Cominciano con un’abitazione; 2 tessere favore per ogni tempio e per il santuario.',
      en: 'Start with one dwelling; 2 favour tiles for each temple and for the sanctuary.',
    },
    stronghold: {
      it: 'Azione: doppio turno (senza effetto da soli).',
      en: 'Action: a double turn (no effect when alone).',
    },
  }),
  faction('cultists', {
    name: { it: 'Cultisti', en: 'Cultists' },
    colour: 'brown',
    cults: [1, 0, 1, 0],
    great: [price(4, 8), price(4, 8)],
    strongholdIncome: { power: 2 },
    text: {
      it: 'Quando costruiscono vicino a un avversario guadagnano 1 potere.',
      en: 'When they build next to an opponent they gain 1 power.',
    },
    stronghold: { it: 'Subito 7 PV.', en: '7 VP at once.' },
  }),
  faction('darklings', {
    name: { it: 'Oscuri', en: 'Darklings' },
    colour: 'black',
    workers: 1,
    priests: 1,
    cults: [0, 1, 1, 0],
    great: [price(4, 6), price(4, 10)],
    strongholdIncome: { power: 2 },
    sanctuaryIncome: priests([0, 2]),
    dig: null,
    text: {
      it: 'Pagano 1 sacerdote per ogni vanga e guadagnano 2 PV.',
      en: 'Pay 1 priest for each spade and gain 2 VP.',
    },
    stronghold: {
      it: 'Subito fino a 3 lavoratori diventano sacerdoti.',
      en: 'Up to 3 workers become priests at once.',
    },
  }),
  faction('dwarves', {
    name: { it: 'Nani', en: 'Dwarves' },
    colour: 'gray',
    cults: [0, 0, 2, 0],
    great: [price(4, 6), price(4, 6)],
    incomes: { post: coinsPower([0, 3, 5, 7, 10], [0, 1, 2, 4, 6]) },
    strongholdIncome: { power: 2 },
    shipping: null,
    ability: { skip: { price: goods({ workers: 2 }), strong: goods({ workers: 1 }), range: 2, strongRange: 2 } },
    text: {
      it: 'Niente navigazione: un tunnel oltre un esagono costa 2 lavoratori e dà 4 PV.',
      en: 'No shipping: a tunnel past one hex costs 2 workers and gives 4 VP.',
    },
    stronghold: { it: 'Il tunnel costa 1 lavoratore.', en: 'A tunnel costs 1 worker.' },
  }),
  faction('engineers', {
    name: { it: 'Ingegneri', en: 'Engineers' },
    colour: 'gray',
    coins: 10,
    workers: 2,
    bowls: [3, 9, 0],
    cults: [0, 0, 0, 0],
    costs: [price(1, 1), price(1, 2), price(1, 4)],
    great: [price(3, 6), price(3, 6)],
    incomes: { dwelling: workers([0, 1, 2, 2, 3, 4, 4, 5, 6]), temple: priests([0, 1, 1, 2], [0, 0, 5, 5]) },
    strongholdIncome: { power: 2 },
    ability: { specialAction: 'engineers-bridge' },
    text: {
      it: 'Azione: un ponte per 2 lavoratori, quante volte vuoi.',
      en: 'Action: a bridge for 2 workers, as often as you like.',
    },
    stronghold: {
      it: 'A ogni passo 3 PV per ogni ponte fra due tue strutture.',
      en: 'On each pass 3 VP for each bridge between two of your structures.',
    },
  }),
  faction('fakirs', {
    name: { it: 'Fachiri', en: 'Fakirs' },
    colour: 'yellow',
    bowls: [7, 5, 0],
    cults: [1, 0, 0, 1],
    great: [price(4, 10), price(4, 6)],
    strongholdIncome: { priests: 1 },
    shipping: null,
    dig: { max: 1, workers: [3, 2], price: DIG_PRICE },
    ability: { skip: { price: goods({ priests: 1 }), strong: goods({ priests: 1 }), range: 2, strongRange: 3 } },
    text: {
      it: 'Niente navigazione: il tappeto volante oltre un esagono costa 1 sacerdote e dà 4 PV.',
      en: 'No shipping: a carpet flight past one hex costs 1 priest and gives 4 VP.',
    },
    stronghold: { it: 'Il tappeto passa due esagoni.', en: 'The carpet flies past two hexes.' },
  }),
  faction('giants', {
    name: { it: 'Giganti', en: 'Giants' },
    colour: 'red',
    cults: [1, 0, 0, 1],
    great: [price(4, 6), price(4, 6)],
    strongholdIncome: { power: 4 },
    ability: { specialAction: 'giants-spades' },
    text: {
      it: 'Ogni trasformazione costa 2 vanghe e finisce sul proprio colore.',
      en: 'Every transformation costs 2 spades and ends on the home colour.',
    },
    stronghold: { it: 'Azione: 2 vanghe gratis.', en: 'Action: 2 free spades.' },
  }),
  faction('halflings', {
    name: { it: 'Mezzuomini', en: 'Halflings' },
    colour: 'brown',
    bowls: [3, 9, 0],
    cults: [0, 0, 1, 1],
    great: [price(4, 8), price(4, 6)],
    strongholdIncome: { power: 2 },
    dig: { max: 2, workers: [3, 2, 1], price: goods({ workers: 2, coins: 1, priests: 1 }) },
    ability: { vpPerSpade: 1 },
    text: { it: '1 PV per ogni vanga.', en: '1 VP for each spade.' },
    stronghold: {
      it: 'Subito 3 vanghe, poi un’abitazione su uno di quegli esagoni.',
      en: '3 spades at once, then a dwelling on one of those hexes.',
    },
  }),
  faction('mermaids', {
    name: { it: 'Sirene', en: 'Mermaids' },
    colour: 'blue',
    bowls: [3, 9, 0],
    cults: [0, 2, 0, 0],
    great: [price(4, 6), price(4, 8)],
    strongholdIncome: { power: 4 },
    shipping: { start: 1, max: 5, vp: [0, 0, 2, 3, 4, 5] },
    text: {
      it: 'Una città può saltare un esagono di fiume.',
      en: 'A town may leap over one river hex.',
    },
    stronghold: { it: 'Subito un livello di navigazione.', en: 'One shipping level at once.' },
  }),
  faction('nomads', {
    name: { it: 'Nomadi', en: 'Nomads' },
    colour: 'yellow',
    workers: 2,
    cults: [1, 0, 1, 0],
    dwellings: 3,
    great: [price(4, 8), price(4, 6)],
    incomes: { post: RICH_POSTS },
    strongholdIncome: { power: 2 },
    ability: { specialAction: 'nomads-sandstorm' },
    text: { it: 'Cominciano con tre abitazioni.', en: 'Start with three dwellings.' },
    stronghold: {
      it: 'Azione: la tempesta di sabbia trasforma un esagono vicino.',
      en: 'Action: the sandstorm turns a neighbouring hex into desert.',
    },
  }),
  faction('swarmlings', {
    name: { it: 'Sciamanti', en: 'Swarmlings' },
    colour: 'blue',
    coins: 20,
    workers: 8,
    bowls: [3, 9, 0],
    cults: [1, 1, 1, 1],
    costs: [price(2, 3), price(3, 4), price(3, 6)],
    great: [price(5, 8), price(5, 8)],
    incomes: { dwelling: workers([2, 3, 4, 5, 6, 7, 8, 9, 9]), post: coinsPower([0, 2, 4, 6, 9], [0, 2, 4, 6, 8]) },
    strongholdIncome: { power: 4 },
    sanctuaryIncome: priests([0, 2]),
    ability: { specialAction: 'swarmlings-upgrade', workersPerTown: 3 },
    text: { it: '3 lavoratori per ogni città.', en: '3 workers for each town.' },
    stronghold: {
      it: 'Azione: un’abitazione diventa emporio gratis.',
      en: 'Action: a dwelling becomes a trading post for free.',
    },
  }),
  faction('witches', {
    name: { it: 'Streghe', en: 'Witches' },
    colour: 'green',
    cults: [0, 0, 0, 2],
    great: [price(4, 6), price(4, 6)],
    strongholdIncome: { power: 2 },
    ability: { specialAction: 'witches-ride', vpPerTown: 5 },
    text: { it: '5 PV per ogni città.', en: '5 VP for each town.' },
    stronghold: {
      it: 'Azione: un’abitazione gratis su qualunque foresta libera.',
      en: 'Action: a free dwelling on any free forest.',
    },
  }),
] as const

export type FactionNo = number
export type FactionId = (typeof FACTIONS)[number]['id']
export const factionNo = numbers(FACTIONS)
export const theFaction = (id: FactionId): FactionNo => factionNo(id) as FactionNo
export const factionOf = (no: FactionNo): Faction => FACTIONS[no] as Faction
