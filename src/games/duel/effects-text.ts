// What components do and cost, in words: one clause per effect, with a capital and without a full stop, spoken to its owner.
import type { Lang, Text } from '../../kernel/text.ts'
import { EACH_RESOURCE, type Item } from './catalogue/index.ts'
import {
  type ColourId,
  type Effect,
  RESOURCE_NAMES,
  RESOURCES,
  type ResourceId,
  SYMBOL_NAMES,
} from './catalogue/vocabulary.ts'
import { coins, resources } from './words.ts'

export function effectText(effect: Effect, lang: Lang): string {
  switch (effect.code) {
    case 'produce':
    case 'produce-choice':
    case 'trade-fixed':
      return resourceEffect(effect, lang)
    case 'guild-coins':
    case 'guild-vp':
    case 'guild-vp-wonders':
    case 'guild-vp-coins':
      return guildEffect(effect, lang)
    case 'coins':
    case 'coins-per':
    case 'coins-on-chain':
      return coinEffect(effect, lang)
    case 'vp':
      return points(effect.amount, lang)
    case 'shields':
      return shields(effect.amount, lang)
    case 'science':
      return `${lang === 'it' ? 'Simbolo scientifico' : 'Science symbol'}: ${SYMBOL_NAMES[effect.symbol][lang]}`
    case 'opponent-loses-coins':
      return `${lang === 'it' ? 'L’avversario perde' : 'Your opponent loses'} ${coins(effect.amount, lang)}`
    case 'discard-opponent-card':
      return lang === 'it'
        ? `Scarta una ${cards([effect.colour], lang)} dalla città dell’avversario`
        : `Discard one ${cards([effect.colour], lang)} from your opponent’s city`
    case 'token-from-box':
      return lang === 'it'
        ? `Pesca ${effect.draw} gettoni progresso dalla scatola e tienine uno`
        : `Draw ${effect.draw} progress tokens from the box and keep one`
    case 'discount':
      return lang === 'it'
        ? `${effect.on === 'wonder' ? 'Le meraviglie' : 'Le carte blu'} ti costano ${effect.resources} risorse in meno`
        : `${effect.on === 'wonder' ? 'Wonders' : 'Blue cards'} cost you ${effect.resources} resources less`
    case 'vp-per-token':
      return lang === 'it'
        ? `${points(effect.amount, lang)} per ogni tuo gettone progresso, questo compreso`
        : `${points(effect.amount, lang)} for each progress token you have, this one included`
    case 'extra-shield':
      return lang === 'it'
        ? `Le carte rosse che costruisci da ora danno ${shields(effect.amount, lang)} in più`
        : `Red cards you build from now on give ${shields(effect.amount, lang)} more`
    case 'play-again':
    case 'play-again-on-wonders':
    case 'build-from-discard':
    case 'build-from-top-row':
    case 'build-from-set-aside':
    case 'gain-opponent-trade':
      return PLAIN[effect.code][lang]
  }
}

/** "2 Stone, 1 Glass", "3 coins, 1 Clay", or that it is free. */
export function costText(item: Pick<Item, 'coins' | 'resources'>, lang: Lang): string {
  const parts = EACH_RESOURCE.flatMap((r) =>
    item.resources[r] > 0 ? [resources(item.resources[r], RESOURCES[r], lang)] : [],
  )
  if (item.coins > 0) parts.unshift(coins(item.coins, lang))
  return parts.length > 0 ? parts.join(', ') : lang === 'it' ? 'gratis' : 'free'
}

const PLAIN = {
  'play-again': { it: 'Fai un altro turno dopo questo', en: 'Take another turn after this one' },
  'build-from-discard': {
    it: 'Costruisci gratis una carta a scelta dagli scarti',
    en: 'Build a card of your choice from the discard pile for free',
  },
  'build-from-top-row': {
    it: 'Costruisci gratis una carta della riga in cima allo schema',
    en: 'Build a card from the top row of the structure for free',
  },
  'build-from-set-aside': {
    it: 'Tra le carte dell’Epoca messe da parte costruiscine una gratis e danne una all’avversario',
    en: 'Of the cards set aside from the Age build one for free and give one to your opponent',
  },
  'gain-opponent-trade': {
    it: 'Incassi le monete che l’avversario spende per le risorse che gli mancano',
    en: 'You get the coins your opponent spends on missing resources',
  },
  'play-again-on-wonders': {
    it: 'Ogni meraviglia che costruisci da ora dà un altro turno',
    en: 'Every wonder you build from now on gives another turn',
  },
} as const satisfies Partial<Record<Effect['code'], Text>>

type Of<Code extends Effect['code']> = Extract<Effect, { code: Code }>

function resourceEffect(effect: Of<'produce' | 'produce-choice' | 'trade-fixed'>, lang: Lang): string {
  const name = (id: ResourceId): string => RESOURCE_NAMES[id][lang]
  switch (effect.code) {
    case 'produce': {
      const made = RESOURCES.flatMap((id) => (effect.resources[id] ? [resources(effect.resources[id], id, lang)] : []))
      return `${lang === 'it' ? 'Produce' : 'Produces'} ${listed(made, AND[lang])}`
    }
    case 'produce-choice':
      return lang === 'it'
        ? `Produce a scelta ${effect.amount} ${listed(
            effect.of.map((id) => name(id).toLowerCase()),
            OR.it,
          )}`
        : `Produces ${effect.amount} ${listed(effect.of.map(name), OR.en)}, your choice`
    case 'trade-fixed': {
      const many = effect.resources.length > 1
      const goods = listed(effect.resources.map(name), AND[lang])
      return lang === 'it'
        ? `${goods} si ${many ? 'comprano' : 'compra'} sempre a ${coins(effect.price, lang)}`
        : `${goods} always ${many ? 'cost' : 'costs'} you ${coins(effect.price, lang)}${many ? ' each' : ''} to buy`
    }
  }
}

function coinEffect(effect: Of<'coins' | 'coins-per' | 'coins-on-chain'>, lang: Lang): string {
  const take = `${lang === 'it' ? 'Prendi' : 'Take'} ${coins(effect.amount, lang)}`
  switch (effect.code) {
    case 'coins':
      return take
    case 'coins-per':
      if (effect.what === 'wonder')
        return `${take} ${lang === 'it' ? 'per ogni meraviglia che hai costruito' : 'for each wonder you have built'}`
      return lang === 'it'
        ? `${take} per ogni ${cards([effect.what], lang)} che hai`
        : `${take} for each ${cards([effect.what], lang)} you have`
    case 'coins-on-chain':
      return `${take} ${lang === 'it' ? 'ogni volta che costruisci per concatenazione' : 'each time you build by chain'}`
  }
}

function guildEffect(
  effect: Of<'guild-coins' | 'guild-vp' | 'guild-vp-wonders' | 'guild-vp-coins'>,
  lang: Lang,
): string {
  const fullest = lang === 'it' ? 'nella città che ne ha di più' : 'in the city that has the most'
  const each = lang === 'it' ? 'per ogni' : 'for each'
  if (effect.code === 'guild-coins')
    return `${lang === 'it' ? 'Prendi' : 'Take'} ${coins(effect.amount, lang)} ${each} ${cards(effect.colours, lang)} ${fullest}`
  const gain = `${lang === 'it' ? 'A fine partita' : 'At the end'} ${points(effect.amount, lang)}`
  switch (effect.code) {
    case 'guild-vp':
      return `${gain} ${each} ${cards(effect.colours, lang)} ${fullest}`
    case 'guild-vp-wonders':
      return `${gain} ${each} ${lang === 'it' ? 'meraviglia costruita' : 'wonder built'} ${fullest}`
    case 'guild-vp-coins':
      return lang === 'it'
        ? `${gain} ogni ${coins(effect.per, lang)} della città più ricca`
        : `${gain} for every ${coins(effect.per, lang)} in the richest city`
  }
}

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

const AND: Text = { it: 'e', en: 'and' }
const OR: Text = { it: 'o', en: 'or' }

function points(n: number, lang: Lang): string {
  if (lang === 'it') return `${n} ${n === 1 ? 'punto' : 'punti'} vittoria`
  return `${n} victory ${n === 1 ? 'point' : 'points'}`
}

function shields(n: number, lang: Lang): string {
  if (lang === 'it') return `${n} ${n === 1 ? 'scudo' : 'scudi'}`
  return `${n} ${n === 1 ? 'shield' : 'shields'}`
}

/** "carta marrone o grigia", "brown or grey card". */
function cards(colours: readonly ColourId[], lang: Lang): string {
  const words = listed(
    colours.map((colour) => COLOUR_WORDS[colour][lang]),
    OR[lang],
  )
  return lang === 'it' ? `carta ${words}` : `${words} card`
}

/** "a, b and c". */
function listed(words: readonly string[], last: string): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}
