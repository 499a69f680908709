// What is counted, in words.
import { counted, type Lang, type Unit } from '../../kernel/text.ts'
import type { Goods } from './catalogue/index.ts'

/** In the order in which they are told. */
export const GOODS = {
  coins: { one: { it: '# moneta', en: '# coin' }, other: { it: '# monete', en: '# coins' } },
  workers: { one: { it: '# lavoratore', en: '# worker' }, other: { it: '# lavoratori', en: '# workers' } },
  priests: { one: { it: '# sacerdote', en: '# priest' }, other: { it: '# sacerdoti', en: '# priests' } },
  power: { one: { it: '# potere', en: '# power' }, other: { it: '# potere', en: '# power' } },
} as const satisfies Record<keyof Goods, Unit>
const KINDS = Object.keys(GOODS) as readonly (keyof Goods)[]

/** "3 coins, 2 workers"; nothing for nothing. */
export const sayGoods = (goods: Goods, lang: Lang): string =>
  KINDS.flatMap((kind) => (goods[kind] === 0 ? [] : [counted(goods[kind], GOODS[kind], lang)])).join(', ')

const SPADES: Unit = { one: { it: '# vanga', en: '# spade' }, other: { it: '# vanghe', en: '# spades' } }
export const saySpades = (count: number, lang: Lang): string => counted(count, SPADES, lang)

const STEPS: Unit = { one: { it: '# passo', en: '# step' }, other: { it: '# passi', en: '# steps' } }
export const saySteps = (count: number, lang: Lang): string => counted(count, STEPS, lang)

/** Victory points are shortened, so they have no plural. */
export const VP: Unit = { one: { it: '# PV', en: '# VP' }, other: { it: '# PV', en: '# VP' } }
export const sayVp = (count: number, lang: Lang): string => counted(count, VP, lang)
