// Bonus, favour, town and scoring tiles (R23 to R26).
import type { Text } from '../../../kernel/text.ts'
import type { SpecialId } from './actions.ts'
import type { CultId } from './cults.ts'
import { goods, type Goods, type Named, NOTHING, numbers, type WithId } from './ids.ts'
import { type StructureId, STRUCTURES } from './structures.ts'

/** Points by number of structure, from those that bring some. */
const points = (some: Partial<Record<StructureId, number>>): readonly number[] =>
  STRUCTURES.map(({ id }) => some[id] ?? 0)

export interface BonusTile extends Named {
  /** Its name among other bonus tiles. */
  readonly short: Text
  readonly income: Goods
  readonly special: SpecialId | undefined
  /** Shipping range while held. */
  readonly shipping: number
  /** Points on passing for each structure on the map. */
  readonly passVp: readonly number[]
}

const bonus = <const T extends string>(
  id: T,
  it: string,
  en: string,
  income: Partial<Goods>,
  more: { special?: SpecialId; shipping?: number; passVp?: Partial<Record<StructureId, number>> } = {},
) => ({
  id,
  name: { it: `Tessera bonus ${it}`, en: `${en} bonus tile` },
  short: { it, en },
  income: goods(income),
  special: more.special,
  shipping: more.shipping ?? 0,
  passVp: points(more.passVp ?? {}),
})

export const BONUS_TILES = [
  bonus('bonus-spade', 'Vanga', 'Spade', { coins: 2 }, { special: 'bonus-spade-action' }),
  bonus('bonus-cult', 'Culto', 'Cult', { coins: 4 }, { special: 'bonus-cult-action' }),
  bonus('bonus-coins', 'Monete', 'Coins', { coins: 6 }),
  bonus('bonus-shipping', 'Navigazione', 'Shipping', { power: 3 }, { shipping: 1 }),
  bonus('bonus-power-worker', 'Potere e lavoratore', 'Power and worker', { power: 3, workers: 1 }),
  bonus(
    'bonus-stronghold-sanctuary',
    'Fortezza e santuario',
    'Stronghold and sanctuary',
    { workers: 2 },
    { passVp: { stronghold: 4, sanctuary: 4 } },
  ),
  bonus('bonus-trading-post', 'Empori', 'Trading post', { workers: 1 }, { passVp: { 'trading-post': 2 } }),
  bonus('bonus-priest', 'Sacerdote', 'Priest', { priests: 1 }),
  bonus('bonus-dwelling', 'Abitazioni', 'Dwelling', { coins: 2 }, { passVp: { dwelling: 1 } }),
] as const satisfies readonly BonusTile[]
export type BonusNo = number
export const bonusNo = numbers(BONUS_TILES)
export type BonusId = (typeof BONUS_TILES)[number]['id']
export const bonusTile = (no: BonusNo): WithId<BonusTile, BonusId> => BONUS_TILES[no] as WithId<BonusTile, BonusId>

/** Structures and power of a town (R20.1); a favour may ask for less power. */
export const TOWN_NEEDS = { structures: 4, withSanctuary: 3, power: 7 } as const

export interface Favour extends Named {
  readonly cult: CultId
  readonly steps: number
  readonly income: Goods
  readonly buildVp: readonly number[]
  readonly special: SpecialId | undefined
  /** Power that a town needs with it (R20.1). */
  readonly townPower: number
  /** Points on passing by number of trading posts (R17.1). */
  readonly postsPassVp: readonly number[]
}

const favour = <const T extends string>(
  id: T,
  it: string,
  en: string,
  cult: CultId,
  steps: number,
  more: {
    income?: Partial<Goods>
    buildVp?: Partial<Record<StructureId, number>>
    special?: SpecialId
    townPower?: number
    postsPassVp?: readonly number[]
  } = {},
) => ({
  id,
  name: { it: `Favore ${it}`, en },
  cult,
  steps,
  income: goods(more.income ?? {}),
  buildVp: points(more.buildVp ?? {}),
  special: more.special,
  townPower: more.townPower ?? TOWN_NEEDS.power,
  postsPassVp: more.postsPassVp ?? [],
})

export const FAVOURS = [
  favour('favour-fire-3', 'Fuoco 3', 'Fire 3 favour', 'fire', 3),
  favour('favour-water-3', 'Acqua 3', 'Water 3 favour', 'water', 3),
  favour('favour-earth-3', 'Terra 3', 'Earth 3 favour', 'earth', 3),
  favour('favour-air-3', 'Aria 3', 'Air 3 favour', 'air', 3),
  favour('favour-fire-2', 'Fuoco 2 (città con 6)', 'Fire 2 favour (towns need 6)', 'fire', 2, { townPower: 6 }),
  favour('favour-water-2', 'Acqua 2 (azione culto)', 'Water 2 favour (cult action)', 'water', 2, {
    special: 'favour-cult-action',
  }),
  favour('favour-earth-2', 'Terra 2 (lavoratore e potere)', 'Earth 2 favour (worker and power)', 'earth', 2, {
    income: { workers: 1, power: 1 },
  }),
  favour('favour-air-2', 'Aria 2 (4 potere)', 'Air 2 favour (4 power)', 'air', 2, { income: { power: 4 } }),
  favour('favour-fire-1', 'Fuoco 1 (3 monete)', 'Fire 1 favour (3 coins)', 'fire', 1, { income: { coins: 3 } }),
  favour('favour-water-1', 'Acqua 1 (empori)', 'Water 1 favour (trading posts)', 'water', 1, {
    buildVp: { 'trading-post': 3 },
  }),
  favour('favour-earth-1', 'Terra 1 (abitazioni)', 'Earth 1 favour (dwellings)', 'earth', 1, {
    buildVp: { dwelling: 2 },
  }),
  favour('favour-air-1', 'Aria 1 (passare con empori)', 'Air 1 favour (pass with trading posts)', 'air', 1, {
    postsPassVp: [0, 2, 3, 3, 4],
  }),
] as const satisfies readonly Favour[]
export type FavourNo = number
export const favourNo = numbers(FAVOURS)
export type FavourId = (typeof FAVOURS)[number]['id']
export const favourTile = (no: FavourNo): WithId<Favour, FavourId> => FAVOURS[no] as WithId<Favour, FavourId>

export interface TownTile extends Named {
  readonly vp: number
  readonly gain: Goods
  /** One step on each cult. */
  readonly cults: boolean
}

export const TOWN_COPIES = 2
export const TOWN_TILES = [
  {
    id: 'town-coins',
    name: { it: 'Città: 6 monete', en: 'Town: 6 coins' },
    vp: 5,
    gain: goods({ coins: 6 }),
    cults: false,
  },
  {
    id: 'town-workers',
    name: { it: 'Città: 2 lavoratori', en: 'Town: 2 workers' },
    vp: 7,
    gain: goods({ workers: 2 }),
    cults: false,
  },
  {
    id: 'town-priest',
    name: { it: 'Città: 1 sacerdote', en: 'Town: 1 priest' },
    vp: 9,
    gain: goods({ priests: 1 }),
    cults: false,
  },
  {
    id: 'town-power',
    name: { it: 'Città: 8 potere', en: 'Town: 8 power' },
    vp: 6,
    gain: goods({ power: 8 }),
    cults: false,
  },
  {
    id: 'town-cults',
    name: { it: 'Città: 1 passo in ogni culto', en: 'Town: 1 step on each cult' },
    vp: 8,
    gain: NOTHING,
    cults: true,
  },
] as const satisfies readonly TownTile[]
export type TownNo = number
export const townNo = numbers(TOWN_TILES)
export type TownId = (typeof TOWN_TILES)[number]['id']
export const townTile = (no: TownNo): WithId<TownTile, TownId> => TOWN_TILES[no] as WithId<TownTile, TownId>

export const ROUNDS = 6

export interface ScoringTile extends Named {
  readonly buildVp: readonly number[]
  readonly spadeVp: number
  readonly townVp: number
  /** Each so many steps on a cult bring a reward at the end of the round (R18.1). */
  readonly bonus: { readonly cult: CultId; readonly steps: number; readonly gain: Goods; readonly spades: number }
  /** The last round it may lie on (R6.1). */
  readonly lastRound: number
}

const scoring = <const T extends string>(
  id: T,
  it: string,
  en: string,
  vp: Partial<Record<StructureId | 'spade' | 'town', number>>,
  cult: CultId,
  steps: number,
  gain: Partial<Goods> & { spades?: number },
  lastRound = ROUNDS,
) => {
  const { spade = 0, town = 0, ...structures } = vp
  const { spades = 0, ...rest } = gain
  return {
    id,
    name: { it, en },
    buildVp: points(structures),
    spadeVp: spade,
    townVp: town,
    bonus: { cult, steps, gain: goods(rest), spades },
    lastRound,
  }
}
const GREAT = { stronghold: 5, sanctuary: 5 }

export const SCORING_TILES = [
  scoring('scoring-spade', 'Vanghe / Terra monete', 'Spades / Earth coins', { spade: 2 }, 'earth', 1, { coins: 1 }, 4),
  scoring('scoring-town', 'Città / Terra vanga', 'Towns / Earth spade', { town: 5 }, 'earth', 4, { spades: 1 }),
  scoring(
    'scoring-dwelling-water',
    'Abitazioni / Acqua sacerdote',
    'Dwellings / Water priest',
    { dwelling: 2 },
    'water',
    4,
    {
      priests: 1,
    },
  ),
  scoring(
    'scoring-stronghold-fire',
    'Fortezza o santuario / Fuoco lavoratore',
    'Stronghold or sanctuary / Fire worker',
    GREAT,
    'fire',
    2,
    { workers: 1 },
  ),
  scoring('scoring-dwelling-fire', 'Abitazioni / Fuoco potere', 'Dwellings / Fire power', { dwelling: 2 }, 'fire', 4, {
    power: 4,
  }),
  scoring(
    'scoring-trading-post-water',
    'Empori / Acqua vanga',
    'Trading posts / Water spade',
    { 'trading-post': 3 },
    'water',
    4,
    {
      spades: 1,
    },
  ),
  scoring(
    'scoring-stronghold-air',
    'Fortezza o santuario / Aria lavoratore',
    'Stronghold or sanctuary / Air worker',
    GREAT,
    'air',
    2,
    { workers: 1 },
  ),
  scoring(
    'scoring-trading-post-air',
    'Empori / Aria vanga',
    'Trading posts / Air spade',
    { 'trading-post': 3 },
    'air',
    4,
    {
      spades: 1,
    },
  ),
] as const satisfies readonly ScoringTile[]
export type ScoringNo = number
export const scoringNo = numbers(SCORING_TILES)
export type ScoringId = (typeof SCORING_TILES)[number]['id']
export const scoringTile = (no: ScoringNo): WithId<ScoringTile, ScoringId> =>
  SCORING_TILES[no] as WithId<ScoringTile, ScoringId>
export const BONUS_TILES_IN_GAME = 4
