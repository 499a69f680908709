// What components do and cost, in words: one clause per effect, with a capital and without a full stop, spoken to its owner.
import { capital } from '../../kernel/called.ts'
import { type Gender, il } from '../../kernel/italian.ts'
import { andList, counted, isOne, type Lang, orList, type Phrase, type Text, type Unit } from '../../kernel/text.ts'
import { EACH_RESOURCE, type Item } from './catalogue/index.ts'
import {
  type ColourId,
  type Effect,
  RESOURCE_NAMES,
  type ResourceId,
  RESOURCES,
  SYMBOL_NAMES,
} from './catalogue/vocabulary.ts'
import { coins, resources } from './words.ts'

type Code = Effect['code']
type Of<C extends Code> = Extract<Effect, { readonly code: C }>

/** What every effect says; a new one does not compile without its words. */
type Said = { readonly [C in Code]: Phrase<[effect: Of<C>]> }

const text = ({ it, en }: Text): Phrase<[effect: unknown]> => ({ it: () => it, en: () => en })

const POINTS: Unit = {
  one: { it: '# punto vittoria', en: '# victory point' },
  other: { it: '# punti vittoria', en: '# victory points' },
}
const SHIELDS: Unit = { one: { it: '# scudo', en: '# shield' }, other: { it: '# scudi', en: '# shields' } }
const points = (n: number, lang: Lang): string => counted(n, POINTS, lang)
const shields = (n: number, lang: Lang): string => counted(n, SHIELDS, lang)

const GENDER: Readonly<Record<ResourceId, Gender>> = { wood: 'm', clay: 'f', stone: 'f', glass: 'm', papyrus: 'm' }

/** As they stand beside "carta" and "card". */
const COLOUR_WORDS: Readonly<Record<ColourId, Text>> = {
  brown: { it: 'marrone', en: 'brown' },
  grey: { it: 'grigia', en: 'grey' },
  yellow: { it: 'gialla', en: 'yellow' },
  red: { it: 'rossa', en: 'red' },
  green: { it: 'verde', en: 'green' },
  blue: { it: 'blu', en: 'blue' },
  purple: { it: 'viola', en: 'purple' },
}

const colours = (ids: readonly ColourId[], lang: Lang): string =>
  orList(
    ids.map((id) => COLOUR_WORDS[id][lang]),
    lang,
  )

/** "carta marrone o grigia", "brown or grey card". */
const CARD: Phrase<[ids: readonly ColourId[]]> = {
  it: (ids) => `carta ${colours(ids, 'it')}`,
  en: (ids) => `${colours(ids, 'en')} card`,
}

const made = (effect: Of<'produce'>, lang: Lang): string =>
  andList(
    RESOURCES.flatMap((id) => (effect.resources[id] ? [resources(effect.resources[id], id, lang)] : [])),
    lang,
  )

const SAID: Said = {
  produce: { it: (effect) => `Produce ${made(effect, 'it')}`, en: (effect) => `Produces ${made(effect, 'en')}` },
  'produce-choice': {
    it: ({ amount, of }) =>
      `Produce a scelta ${amount} ${orList(
        of.map((id) => RESOURCE_NAMES[id].it.toLowerCase()),
        'it',
      )}`,
    en: ({ amount, of }) =>
      `Produces ${amount} ${orList(
        of.map((id) => RESOURCE_NAMES[id].en),
        'en',
      )}, your choice`,
  },
  'trade-fixed': {
    it: ({ resources: ids, price }) => {
      const goods = andList(
        ids.map((id) => il(RESOURCE_NAMES[id].it.toLowerCase(), GENDER[id])),
        'it',
      )
      return `${capital(goods)} si ${isOne(ids.length, 'it') ? 'compra' : 'comprano'} sempre a ${coins(price, 'it')}`
    },
    en: ({ resources: ids, price }) => {
      const goods = andList(
        ids.map((id) => RESOURCE_NAMES[id].en),
        'en',
      )
      return isOne(ids.length, 'en')
        ? `${goods} always costs you ${coins(price, 'en')} to buy`
        : `${goods} always cost you ${coins(price, 'en')} each to buy`
    },
  },
  coins: { it: ({ amount }) => `Prendi ${coins(amount, 'it')}`, en: ({ amount }) => `Take ${coins(amount, 'en')}` },
  'coins-per': {
    it: ({ amount, what }) =>
      `Prendi ${coins(amount, 'it')} per ogni ${what === 'wonder' ? 'meraviglia che hai costruito' : `${CARD.it([what])} che hai`}`,
    en: ({ amount, what }) =>
      `Take ${coins(amount, 'en')} for each ${what === 'wonder' ? 'wonder you have built' : `${CARD.en([what])} you have`}`,
  },
  'coins-on-chain': {
    it: ({ amount }) => `Prendi ${coins(amount, 'it')} ogni volta che costruisci per concatenazione`,
    en: ({ amount }) => `Take ${coins(amount, 'en')} each time you build by chain`,
  },
  'guild-coins': {
    it: ({ amount, colours: ids }) =>
      `Prendi ${coins(amount, 'it')} per ogni ${CARD.it(ids)} nella città che ne ha di più`,
    en: ({ amount, colours: ids }) =>
      `Take ${coins(amount, 'en')} for each ${CARD.en(ids)} in the city that has the most`,
  },
  'guild-vp': {
    it: ({ amount, colours: ids }) =>
      `A fine partita ${points(amount, 'it')} per ogni ${CARD.it(ids)} nella città che ne ha di più`,
    en: ({ amount, colours: ids }) =>
      `At the end ${points(amount, 'en')} for each ${CARD.en(ids)} in the city that has the most`,
  },
  'guild-vp-wonders': {
    it: ({ amount }) =>
      `A fine partita ${points(amount, 'it')} per ogni meraviglia costruita nella città che ne ha di più`,
    en: ({ amount }) => `At the end ${points(amount, 'en')} for each wonder built in the city that has the most`,
  },
  'guild-vp-coins': {
    it: ({ amount, per }) => `A fine partita ${points(amount, 'it')} ogni ${coins(per, 'it')} della città più ricca`,
    en: ({ amount, per }) => `At the end ${points(amount, 'en')} for every ${coins(per, 'en')} in the richest city`,
  },
  vp: { it: ({ amount }) => points(amount, 'it'), en: ({ amount }) => points(amount, 'en') },
  shields: { it: ({ amount }) => shields(amount, 'it'), en: ({ amount }) => shields(amount, 'en') },
  science: {
    it: ({ symbol }) => `Simbolo scientifico: ${SYMBOL_NAMES[symbol].it}`,
    en: ({ symbol }) => `Science symbol: ${SYMBOL_NAMES[symbol].en}`,
  },
  'opponent-loses-coins': {
    it: ({ amount }) => `L’avversario perde ${coins(amount, 'it')}`,
    en: ({ amount }) => `Your opponent loses ${coins(amount, 'en')}`,
  },
  'discard-opponent-card': {
    it: ({ colour }) => `Scarta una ${CARD.it([colour])} dalla città dell’avversario`,
    en: ({ colour }) => `Discard one ${CARD.en([colour])} from your opponent’s city`,
  },
  'token-from-box': {
    it: ({ draw }) => `Pesca ${draw} gettoni progresso dalla scatola e tienine uno`,
    en: ({ draw }) => `Draw ${draw} progress tokens from the box and keep one`,
  },
  discount: {
    it: ({ on, resources: less }) => `${DISCOUNTED[on].it} ti costano ${less} risorse in meno`,
    en: ({ on, resources: less }) => `${DISCOUNTED[on].en} cost you ${less} resources less`,
  },
  'vp-per-token': {
    it: ({ amount }) => `${points(amount, 'it')} per ogni tuo gettone progresso, questo compreso`,
    en: ({ amount }) => `${points(amount, 'en')} for each progress token you have, this one included`,
  },
  'extra-shield': {
    it: ({ amount }) => `Le carte rosse che costruisci da ora danno ${shields(amount, 'it')} in più`,
    en: ({ amount }) => `Red cards you build from now on give ${shields(amount, 'en')} more`,
  },
  'play-again': text({ it: 'Fai un altro turno dopo questo', en: 'Take another turn after this one' }),
  'build-from-discard': text({
    it: 'Costruisci gratis una carta a scelta dagli scarti',
    en: 'Build a card of your choice from the discard pile for free',
  }),
  'build-from-top-row': text({
    it: 'Costruisci gratis una carta della riga in cima allo schema',
    en: 'Build a card from the top row of the structure for free',
  }),
  'build-from-set-aside': text({
    it: 'Tra le carte dell’Epoca messe da parte costruiscine una gratis e danne una all’avversario',
    en: 'Of the cards set aside from the Age build one for free and give one to your opponent',
  }),
  'gain-opponent-trade': text({
    it: 'Incassi le monete che l’avversario spende per le risorse che gli mancano',
    en: 'You get the coins your opponent spends on missing resources',
  }),
  'play-again-on-wonders': text({
    it: 'Ogni meraviglia che costruisci da ora dà un altro turno',
    en: 'Every wonder you build from now on gives another turn',
  }),
}

const DISCOUNTED: Readonly<Record<Of<'discount'>['on'], Text>> = {
  wonder: { it: 'Le meraviglie', en: 'Wonders' },
  blue: { it: 'Le carte blu', en: 'Blue cards' },
}

export function effectText<C extends Code>(effect: Of<C>, lang: Lang): string {
  const said: Said[C] = SAID[effect.code]
  return said[lang](effect)
}

const FREE: Text = { it: 'gratis', en: 'free' }

/** "2 Stone, 1 Glass", "3 coins, 1 Clay", or that it is free. */
export function costText(item: Pick<Item, 'coins' | 'resources'>, lang: Lang): string {
  const parts = EACH_RESOURCE.flatMap((r) =>
    item.resources[r] > 0 ? [resources(item.resources[r], RESOURCES[r], lang)] : [],
  )
  if (item.coins > 0) parts.unshift(coins(item.coins, lang))
  return parts.length > 0 ? parts.join(', ') : FREE[lang]
}
