// Power actions, special actions, conversions (R4.6, R15, R16).
import { goods, type Goods, NOTHING, numbers } from './ids.ts'

/** In the order of the die (S20, Q30). */
export const POWER_ACTIONS = [
  { id: 'power-bridge', name: { it: 'Costruire un ponte', en: 'Build a bridge' }, cost: 3, gain: NOTHING, spades: 0 },
  {
    id: 'power-priest',
    name: { it: 'Reclutare un sacerdote', en: 'Gain a priest' },
    cost: 3,
    gain: goods({ priests: 1 }),
    spades: 0,
  },
  {
    id: 'power-workers',
    name: { it: 'Reclutare due lavoratori', en: 'Gain two workers' },
    cost: 4,
    gain: goods({ workers: 2 }),
    spades: 0,
  },
  {
    id: 'power-coins',
    name: { it: 'Riscuotere 7 monete', en: 'Gain 7 coins' },
    cost: 4,
    gain: goods({ coins: 7 }),
    spades: 0,
  },
  { id: 'power-spade', name: { it: 'Una vanga gratis', en: 'One free spade' }, cost: 4, gain: NOTHING, spades: 1 },
  { id: 'power-spades', name: { it: 'Due vanghe gratis', en: 'Two free spades' }, cost: 6, gain: NOTHING, spades: 2 },
] as const
export type PowerNo = number
export type PowerId = (typeof POWER_ACTIONS)[number]['id']
export const POWER_BRIDGE = 0
export const powerNo = numbers(POWER_ACTIONS)
export const powerAction = (no: PowerNo): (typeof POWER_ACTIONS)[number] =>
  POWER_ACTIONS[no] as (typeof POWER_ACTIONS)[number]

export const SPECIAL_ACTIONS = [
  { id: 'bonus-spade-action', name: { it: 'Tessera bonus: una vanga', en: 'Bonus tile: one spade' } },
  { id: 'bonus-cult-action', name: { it: 'Tessera bonus: un passo di culto', en: 'Bonus tile: one cult step' } },
  { id: 'favour-cult-action', name: { it: 'Tessera favore: un passo di culto', en: 'Favour tile: one cult step' } },
  { id: 'auren-cult', name: { it: 'Auren: due passi di culto', en: 'Auren: two cult steps' } },
  { id: 'chaos-double-turn', name: { it: 'Maghi del Caos: doppio turno', en: 'Chaos Magicians: double turn' } },
  { id: 'giants-spades', name: { it: 'Giganti: due vanghe', en: 'Giants: two spades' } },
  { id: 'nomads-sandstorm', name: { it: 'Nomadi: tempesta di sabbia', en: 'Nomads: sandstorm' } },
  { id: 'swarmlings-upgrade', name: { it: 'Sciamanti: emporio gratis', en: 'Swarmlings: free trading post' } },
  { id: 'witches-ride', name: { it: 'Streghe: volo', en: 'Witches: ride' } },
  { id: 'engineers-bridge', name: { it: 'Ingegneri: ponte per 2 lavoratori', en: 'Engineers: bridge for 2 workers' } },
] as const
export type SpecialNo = number
export type SpecialId = (typeof SPECIAL_ACTIONS)[number]['id']
export const specialNo = numbers(SPECIAL_ACTIONS)
export const theSpecial = (id: SpecialId): SpecialNo => specialNo(id) as SpecialNo
export const specialAction = (no: SpecialNo): (typeof SPECIAL_ACTIONS)[number] =>
  SPECIAL_ACTIONS[no] as (typeof SPECIAL_ACTIONS)[number]

/** Workers for an Engineers' bridge (R27.7). */
export const ENGINEERS_PRICE: Goods = goods({ workers: 2 })

/** Victory points are no goods: only the Alchemists change them. */
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
] as const
export type ConversionNo = number
/** The one that needs a priest in the supply, and the first of the Alchemists' own (R27.1). */
export const POWER_TO_PRIEST = 0
export const VP_TO_COIN = 5
export const conversionNo = numbers(CONVERSIONS)
export const conversion = (no: ConversionNo): (typeof CONVERSIONS)[number] =>
  CONVERSIONS[no] as (typeof CONVERSIONS)[number]
