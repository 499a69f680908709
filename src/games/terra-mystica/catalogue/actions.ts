// Power actions, special actions, conversions (R4.6, R15, R16).
import { goods, type Goods, type Named, NOTHING, numbers, type WithId } from './ids.ts'

/** What a power action costs, and gives: goods, spades or a bridge (R15). */
export interface PowerAction extends Named {
  readonly cost: number
  readonly gain: Goods
  readonly spades: number
  readonly bridge: boolean
}

const power = <const T extends string>(
  id: T,
  it: string,
  en: string,
  cost: number,
  { spades = 0, bridge = false, ...gain }: Partial<Goods> & { spades?: number; bridge?: boolean },
) => ({ id, name: { it, en }, cost, gain: goods(gain), spades, bridge })

/** In the order of the die (S20, Q30). */
export const POWER_ACTIONS = [
  power('power-bridge', 'Costruire un ponte', 'Build a bridge', 3, { bridge: true }),
  power('power-priest', 'Reclutare un sacerdote', 'Gain a priest', 3, { priests: 1 }),
  power('power-workers', 'Reclutare due lavoratori', 'Gain two workers', 4, { workers: 2 }),
  power('power-coins', 'Riscuotere 7 monete', 'Gain 7 coins', 4, { coins: 7 }),
  power('power-spade', 'Una vanga gratis', 'One free spade', 4, { spades: 1 }),
  power('power-spades', 'Due vanghe gratis', 'Two free spades', 6, { spades: 2 }),
] as const satisfies readonly PowerAction[]
export type PowerNo = number
export type PowerId = (typeof POWER_ACTIONS)[number]['id']
export const powerNo = numbers(POWER_ACTIONS)
export const powerAction = (no: PowerNo): WithId<PowerAction, PowerId> =>
  POWER_ACTIONS[no] as WithId<PowerAction, PowerId>

/** What a special action gives or does; the last three name their hex at once, each by a move of its own. */
export type SpecialEffect =
  | { readonly does: 'spades'; readonly spades: number }
  | { readonly does: 'steps'; readonly steps: number }
  | { readonly does: 'bridge' | 'nothing' }
  | { readonly does: 'sandstorm' | 'ride' | 'free-post' }

export interface SpecialAction extends Named {
  readonly effect: SpecialEffect
  readonly price: Goods
  /** As often as one likes, not once per round. */
  readonly unlimited: boolean
  /** Whether the faction needs its stronghold for it. */
  readonly stronghold: boolean
}

const special = <const T extends string>(
  id: T,
  it: string,
  en: string,
  effect: SpecialEffect,
  more: Partial<Omit<SpecialAction, keyof Named | 'effect'>> = {},
) => ({ id, name: { it, en }, effect, price: NOTHING, unlimited: false, stronghold: false, ...more })
const STRONG = { stronghold: true }

export const SPECIAL_ACTIONS = [
  special('bonus-spade-action', 'Tessera bonus: una vanga', 'Bonus tile: one spade', { does: 'spades', spades: 1 }),
  special('bonus-cult-action', 'Tessera bonus: un passo di culto', 'Bonus tile: one cult step', {
    does: 'steps',
    steps: 1,
  }),
  special('favour-cult-action', 'Tessera favore: un passo di culto', 'Favour tile: one cult step', {
    does: 'steps',
    steps: 1,
  }),
  special('auren-cult', 'Auren: due passi di culto', 'Auren: two cult steps', { does: 'steps', steps: 2 }, STRONG),
  // Nobody plays in between (Q20).
  special(
    'chaos-double-turn',
    'Maghi del Caos: doppio turno',
    'Chaos Magicians: double turn',
    { does: 'nothing' },
    STRONG,
  ),
  special('giants-spades', 'Giganti: due vanghe', 'Giants: two spades', { does: 'spades', spades: 2 }, STRONG),
  special('nomads-sandstorm', 'Nomadi: tempesta di sabbia', 'Nomads: sandstorm', { does: 'sandstorm' }, STRONG),
  special(
    'swarmlings-upgrade',
    'Sciamanti: emporio gratis',
    'Swarmlings: free trading post',
    { does: 'free-post' },
    STRONG,
  ),
  special('witches-ride', 'Streghe: volo', 'Witches: ride', { does: 'ride' }, STRONG),
  // R27.7
  special(
    'engineers-bridge',
    'Ingegneri: ponte per 2 lavoratori',
    'Engineers: bridge for 2 workers',
    { does: 'bridge' },
    { price: goods({ workers: 2 }), unlimited: true },
  ),
] as const satisfies readonly SpecialAction[]
export type SpecialNo = number
export type SpecialId = (typeof SPECIAL_ACTIONS)[number]['id']
export const specialNo = numbers(SPECIAL_ACTIONS)
export const specialAction = (no: SpecialNo): WithId<SpecialAction, SpecialId> =>
  SPECIAL_ACTIONS[no] as WithId<SpecialAction, SpecialId>

export interface Conversion extends Named {
  readonly from: Goods
  readonly to: Goods
  /** Victory points are no goods: only the Alchemists change them (R27.1). */
  readonly vp: number
}

export const CONVERSIONS = [
  {
    id: 'power-to-priest',
    name: { it: '5 potere in 1 sacerdote', en: '5 power to 1 priest' },
    from: goods({ power: 5 }),
    to: goods({ priests: 1 }),
    vp: 0,
  },
  {
    id: 'power-to-worker',
    name: { it: '3 potere in 1 lavoratore', en: '3 power to 1 worker' },
    from: goods({ power: 3 }),
    to: goods({ workers: 1 }),
    vp: 0,
  },
  {
    id: 'power-to-coin',
    name: { it: '1 potere in 1 moneta', en: '1 power to 1 coin' },
    from: goods({ power: 1 }),
    to: goods({ coins: 1 }),
    vp: 0,
  },
  {
    id: 'priest-to-worker',
    name: { it: '1 sacerdote in 1 lavoratore', en: '1 priest to 1 worker' },
    from: goods({ priests: 1 }),
    to: goods({ workers: 1 }),
    vp: 0,
  },
  {
    id: 'worker-to-coin',
    name: { it: '1 lavoratore in 1 moneta', en: '1 worker to 1 coin' },
    from: goods({ workers: 1 }),
    to: goods({ coins: 1 }),
    vp: 0,
  },
  {
    id: 'vp-to-coin',
    name: { it: '1 PV in 1 moneta', en: '1 VP to 1 coin' },
    from: NOTHING,
    to: goods({ coins: 1 }),
    vp: -1,
  },
  {
    id: 'coin-to-vp',
    name: { it: '2 monete in 1 PV', en: '2 coins to 1 VP' },
    from: goods({ coins: 2 }),
    to: NOTHING,
    vp: 1,
  },
] as const satisfies readonly Conversion[]
export type ConversionNo = number
export const conversionNo = numbers(CONVERSIONS)
export type ConversionId = (typeof CONVERSIONS)[number]['id']
export const conversion = (no: ConversionNo): WithId<Conversion, ConversionId> =>
  CONVERSIONS[no] as WithId<Conversion, ConversionId>
