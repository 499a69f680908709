// Effects, costs and names in as few letters as a card on a terminal has.
import type { Lang, Text } from '../../../kernel/text.ts'
import { type Card, EACH_RESOURCE, type Vector } from '../catalogue/index.ts'
import { type ColourId, type Effect, RESOURCES, type ResourceId } from '../catalogue/vocabulary.ts'
import type { Price } from '../payment.ts'
import {
  AGAIN,
  CHAIN,
  COIN,
  COLOUR_STUBS,
  COLOUR_TAGS,
  POINT,
  RESOURCE_TAGS,
  SHIELD,
  SYMBOL_TAGS,
  WORDS,
} from './words.ts'

const tag = (id: ResourceId, lang: Lang): string => RESOURCE_TAGS[id][lang]
const count = (n: number, text: string): string => (n === 1 ? text : `${n}${text}`)
const colour = (id: ColourId, lang: Lang): string => COLOUR_STUBS[id][lang]
const colours = (ids: readonly ColourId[], lang: Lang): string => ids.map((id) => colour(id, lang)).join('+')

/** "2Wo Cl". */
export function goods(amounts: Readonly<Vector>, lang: Lang): string {
  return EACH_RESOURCE.filter((r) => amounts[r] > 0)
    .map((r) => count(amounts[r], tag(RESOURCES[r], lang)))
    .join(' ')
}

export function effectsShort(effects: readonly Effect[], lang: Lang, between = ' '): string {
  const [first, second] = effects
  // What the guilds of the cards do twice, now in coins and at the end in points, is said once.
  if (first?.code === 'guild-coins' && second?.code === 'guild-vp')
    return `${COIN}${POINT}/${colours(first.colours, lang)}`
  return effects.map((effect) => effectShort(effect, lang)).join(between)
}

function effectShort(effect: Effect, lang: Lang): string {
  switch (effect.code) {
    case 'produce':
      return RESOURCES.flatMap((id) => (effect.resources[id] ? [count(effect.resources[id], tag(id, lang))] : [])).join(
        ' ',
      )
    case 'produce-choice':
      return effect.of.map((id) => tag(id, lang)).join('/')
    case 'trade-fixed':
      return `${effect.resources.map((id) => tag(id, lang)).join(' ')} =${effect.price}${COIN}`
    case 'coins':
      return `+${effect.amount}${COIN}`
    case 'coins-per':
      return `+${effect.amount}${COIN}/${effect.what === 'wonder' ? SHORT.wonder[lang] : colour(effect.what, lang)}`
    case 'vp':
      return `${effect.amount}${POINT}`
    case 'shields':
      return `${effect.amount}${SHIELD}`
    case 'science':
      return SYMBOL_TAGS[effect.symbol][lang]
    case 'guild-coins':
      return `+${effect.amount}${COIN}/${colours(effect.colours, lang)}`
    case 'guild-vp':
      return `${effect.amount}${POINT}/${colours(effect.colours, lang)}`
    case 'guild-vp-wonders':
      return `${effect.amount}${POINT}/${SHORT.wonder[lang]}`
    case 'guild-vp-coins':
      return `${effect.amount}${POINT}/${effect.per}${COIN}`
    case 'opponent-loses-coins':
      return `${SHORT.opponent[lang]} -${effect.amount}${COIN}`
    case 'play-again':
      return AGAIN
    case 'discard-opponent-card':
      return `-1 ${COLOUR_TAGS[effect.colour][lang]}`
    case 'discount':
      return `${effect.on === 'wonder' ? SHORT.wonders[lang] : COLOUR_TAGS.blue[lang]} -${effect.resources} ${SHORT.resources[lang]}`
    case 'vp-per-token':
      return `${effect.amount}${POINT}/${SHORT.token[lang]}`
    case 'extra-shield':
      return `${COLOUR_TAGS.red[lang]} +${effect.amount}${SHIELD}`
    case 'play-again-on-wonders':
      return `${SHORT.wonders[lang]} ${AGAIN}`
    case 'coins-on-chain':
      return `${CHAIN} +${effect.amount}${COIN}`
    case 'build-from-discard':
    case 'build-from-top-row':
    case 'build-from-set-aside':
    case 'token-from-box':
    case 'gain-opponent-trade':
      return SHORT[effect.code][lang]
  }
}

const SHORT = {
  wonder: { it: 'merav', en: 'wonder' },
  wonders: { it: 'merav.', en: 'wonders' },
  opponent: { it: 'avv.', en: 'opp.' },
  resources: { it: 'ris.', en: 'res.' },
  token: { it: 'gettone', en: 'token' },
  'build-from-discard': { it: 'una gratis dagli scarti', en: 'one free from the discard' },
  'build-from-top-row': { it: 'una gratis dalla cima', en: 'one free from the top row' },
  'build-from-set-aside': { it: 'una gratis tra quelle da parte', en: 'one free of those set aside' },
  'token-from-box': { it: 'un gettone dalla scatola', en: 'a token from the box' },
  'gain-opponent-trade': { it: `${COIN} degli acquisti altrui`, en: `${COIN} of opponent’s trade` },
} as const satisfies Readonly<Record<string, Text>>

/** A price as it is said, and whether these coins pay it. */
export function priceShort({ coins, chain }: Price, purse: number, lang: Lang): { text: string; payable: boolean } {
  const text = chain ? WORDS.chain[lang] : coins === 0 ? WORDS.free[lang] : `${coins}${COIN}`
  return { text, payable: coins <= purse }
}

const PARTICLES = / (?:d[ei]|dei|degli|della|of) | d'/g
const GUILD = /^Gilda (?:dei|degli) | Guild$/

/** The name of a card in so many letters: without particles, then with its first word cut, then its end. */
export function shortName({ name, colour }: Card, width: number, lang: Lang): string {
  const full = colour === 'purple' ? name[lang].replace(GUILD, '') : name[lang]
  if (full.length <= width) return full
  const plain = full.replace(PARTICLES, ' ')
  if (plain.length <= width) return plain
  const [first = '', ...rest] = plain.split(' ')
  const room = width - rest.join(' ').length - 2
  if (rest.length > 0 && room > 0) return `${first.slice(0, room)}. ${rest.join(' ')}`
  const cut = rest.length > 0 ? `${first.slice(0, 4)}. ${rest.join(' ')}` : plain
  return `${cut.slice(0, width - 1)}…`
}
