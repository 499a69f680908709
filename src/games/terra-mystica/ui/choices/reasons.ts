// Why something on the table cannot be done now, in words: such a piece stays where it is and says so.
import { type Lang, type Phrase, type Text } from '../../../../kernel/text.ts'
import { sayGoods } from '../../amounts.ts'
import {
  type CultNo,
  factionOf,
  type Goods,
  type PowerNo,
  powerAction,
  SHIPPING_PRICE,
  SLOTS_2,
  SLOTS_3,
  type SpecialNo,
  specialAction,
} from '../../catalogue/index.ts'
import { canPay } from '../../goods.ts'
import type { Found, Steps } from '../../moves.ts'
import { canBridge } from '../../options/answers.ts'
import { canDig } from '../../options/digging.ts'
import { specialOptions } from '../../options/specials.ts'
import { type Player, type State, threes, twos } from '../../state.ts'
import { word } from '../words.ts'
import { burnsFor } from './rows.ts'

const REASONS = {
  atMost: { it: 'sei già al massimo', en: 'you are at the top already' },
  noTrack: { it: 'la tua razza non ce l’ha', en: 'your faction has none' },
  noPriest: { it: 'non hai sacerdoti', en: 'you have no priest' },
  slotTaken: { it: 'il posto è già occupato', en: 'the place is taken' },
  noBowl: { it: 'servono due gettoni nella ciotola II', en: 'it takes two tokens in bowl II' },
  noSite: { it: 'non c’è dove costruire un ponte', en: 'there is no place for a bridge' },
  noHex: { it: 'non c’è un esagono da trasformare', en: 'there is no hex to transform' },
  onMap: { it: 'scegli un esagono sulla mappa', en: 'choose a hex on the map' },
  noUpgrade: {
    it: 'non puoi migliorarlo adesso: mancano risorse o il pezzo',
    en: 'you cannot upgrade it now: goods or the piece are missing',
  },
  hexTaken: { it: 'c’è già un edificio', en: 'a structure stands here' },
  noSpades: { it: 'ti mancano lavoratori o monete', en: 'you lack workers or coins' },
  notReached: { it: 'non lo raggiungi', en: 'you do not reach it' },
  byBridge: { it: 'serve un’azione che costruisca un ponte', en: 'it takes an action that builds a bridge' },
  byTemple: { it: 'si prende con un tempio o il santuario', en: 'you take it with a temple or the sanctuary' },
  byTown: { it: 'si prende fondando una città', en: 'you take it by founding a town' },
  bySteps: { it: 'si avanza mandando un sacerdote', en: 'you advance by sending a priest' },
  onPassing: {
    it: 'si cambia quando passi, e mai con la stessa',
    en: 'you change it when you pass, never for the same',
  },
  noRiver: { it: 'sul fiume non si costruisce', en: 'nothing is built on the river' },
  noConversion: { it: 'non hai niente da convertire', en: 'you have nothing to convert' },
} as const satisfies Record<string, Text>

const LACKS: Phrase<[goods: string, many: boolean]> = {
  it: (goods, many) => `${many ? 'ti mancano' : 'ti manca'} ${goods}`,
  en: (goods) => `you lack ${goods}`,
}
const LACKS_POWER: Phrase<[cost: number, third: number, burnt: number]> = {
  it: (cost, third, burnt) => `servono ${cost} potere: ne hai ${third}, con i sacrifici ${third + burnt}`,
  en: (cost, third, burnt) => `it takes ${cost} power: you have ${third}, with burning ${third + burnt}`,
}

const over = (price: number, has: number): number => Math.max(0, price - has)

/** What is missing for a price; undefined if it can be paid. */
export function lackOf(p: Player, price: Goods, lang: Lang): string {
  if (canPay(p, price)) return ''
  const missing = {
    coins: over(price.coins, p.coins),
    workers: over(price.workers, p.workers),
    priests: over(price.priests, p.priests),
    power: over(price.power, p.bowls[2]),
  }
  const many = missing.coins + missing.workers + missing.priests + missing.power > 1
  return LACKS[lang](sayGoods(missing, lang), many)
}

/** Undefined if the action can be taken, with burning if needed. */
export function whyNotPower(s: State, no: PowerNo, lang: Lang): string {
  const { cost, bridge, spades } = powerAction(no)
  const [, second, third] = s.player.bowls
  if (s.blocked.includes(no)) return word('blocked', lang)
  if (s.powerUsed.includes(no)) return word('used', lang)
  if (bridge && !canBridge(s)) return REASONS.noSite[lang]
  if (spades > 0 && !canDig(s, spades, 'free')) return REASONS.noHex[lang]
  return burnsFor(s.player, cost) === undefined ? LACKS_POWER[lang](cost, third, Math.floor(second / 2)) : ''
}

export function whyNotSpecial(s: State, no: SpecialNo, lang: Lang): string {
  const { effect, price, unlimited } = specialAction(no)
  if (!unlimited && s.player.used.includes(no)) return word('used', lang)
  if (effect.does === 'bridge' && !canBridge(s)) return REASONS.noSite[lang]
  const found: Found = { list: [], count: 0 }
  specialOptions(s, found)
  if (found.list.some(({ move }) => move.do === effect.does)) return REASONS.onMap[lang]
  return lackOf(s.player, price, lang) || REASONS.noHex[lang]
}

export function whyNotShipping({ player }: State, lang: Lang): string {
  const { shipping } = factionOf(player.faction)
  if (shipping === undefined) return REASONS.noTrack[lang]
  return player.shipping >= shipping.max ? REASONS.atMost[lang] : lackOf(player, SHIPPING_PRICE, lang)
}

export function whyNotDig({ player }: State, lang: Lang): string {
  const { dig } = factionOf(player.faction)
  if (dig === undefined) return REASONS.noTrack[lang]
  return player.dig >= dig.max ? REASONS.atMost[lang] : lackOf(player, dig.price, lang)
}

export function whyNotSend({ player }: State, cult: CultNo, steps: Steps, lang: Lang): string {
  const taken = (steps === 3 && threes(player, cult) >= SLOTS_3) || (steps === 2 && twos(player, cult) >= SLOTS_2)
  return taken ? REASONS.slotTaken[lang] : player.priests === 0 ? REASONS.noPriest[lang] : ''
}

export const whyNotBurn = ({ player }: State, lang: Lang): string => (player.bowls[1] < 2 ? REASONS.noBowl[lang] : '')
export const reason = (id: keyof typeof REASONS, lang: Lang): string => REASONS[id][lang]
