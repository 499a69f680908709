// What holds in every state of a game. Checked at every step of a great many games, so nothing here makes lists it can do without.
import type { Law } from '../../kernel/contract.ts'
import { PLAYER, SIDES, type Side } from './asks.ts'
import { card, DECK_CARDS, GOOD_COUNT, SPACES, STARTING, sumOf } from './catalogue/index.ts'
import { FIRST_LINE, type GameMap, LAND, type Line, type Province, SEA } from './catalogue/geography.ts'
import { LETTERS } from './catalogue/vocabulary.ts'
import { allHousesBuilt, goodsStored, housesOf } from './measures.ts'
import {
  AI_COLONISTS,
  type Colonist,
  COLONISTS_PER_TYPE,
  displayEmpty,
  HOUSES,
  mapOf,
  NONE,
  ones,
  type State,
  STOREHOUSE,
  topAsk,
} from './state.ts'

export const laws: readonly Law<State>[] = [
  { id: 'every card is in exactly one place', broken: cardsAstray },
  { id: 'the display is full while the deck lasts, without gaps but during a purchase', broken: displayWrong },
  { id: 'goods and colonists fit in the storehouse', broken: overfull },
  { id: 'every colonist is in exactly one place', broken: colonistsAstray },
  { id: 'one colonist per line, on lines of its type', broken: linesWrong },
  { id: 'at most 15 houses per side, one per city, none in the capital', broken: housesWrong },
  { id: 'every city has a token of its letter', broken: tokensWrong },
  {
    id: 'nobody is in debt',
    broken: ({ player }) => (player.coins < 0 ? `the player has ${player.coins}` : undefined),
  },
  { id: 'only provinces have markers to turn', broken: markersWrong },
  { id: 'the hand is not empty when a card is to be played', broken: emptyHand },
  { id: 'an action leaves nothing behind', broken: leftovers },
  { id: 'the end is triggered by houses or by an empty display', broken: endWrong },
  { id: 'the game waits for something until it is over', broken: waiting },
]

/** Bits of the cards in a list; a card that is there twice is told. */
function bitsOf(zone: readonly number[], before: number): number | undefined {
  let bits = before
  for (let i = 0; i < zone.length; i++) {
    const no = zone[i] as number
    if (no === NONE) continue
    if ((bits & (1 << no)) !== 0) return undefined
    bits |= 1 << no
  }
  return bits
}

const OWN = STARTING.reduce((bits, no) => bits | (1 << no), 0)

function cardsAstray({ player, market, ai, down }: State): string | undefined {
  let seen: number | undefined = 0
  for (const zone of [player.hand, player.discard, market, ai.bought]) {
    seen = bitsOf(zone, seen)
    if (seen === undefined) return 'a card is in two places'
  }
  if ((seen & OWN) !== OWN) return 'the player lacks a starting card'
  for (const zone of [market, ai.bought])
    for (const no of zone) if (no !== NONE && card(no).deck === undefined) return `${card(no).id} is not for sale`
  for (let deck = 0; deck < DECK_CARDS.length; deck++) {
    let hidden = 0
    for (const no of DECK_CARDS[deck] as readonly number[]) if ((seen & (1 << no)) === 0) hidden++
    if (hidden !== down[deck]) return `${hidden} cards of deck ${deck + 1} are not seen, ${down[deck]} are counted`
  }
  return undefined
}

function displayWrong({ market, down, asks }: State): string | undefined {
  const top = asks.at(-1)?.ask
  if (market.length > SPACES) return `there are ${market.length} cards`
  if (top !== 'buy' && market.includes(NONE)) return 'a space is empty'
  const waits = top === 'reveal' || top === 'token'
  if (!waits && market.length < SPACES && (down[0] as number) + (down[1] as number) > 0)
    return `there are ${market.length} cards, and more in the deck`
  return undefined
}

function overfull(s: State): string | undefined {
  for (const side of SIDES) {
    const goods = goodsStored(s, side)
    for (let g = 0; g < GOOD_COUNT; g++) if ((goods[g] as number) < 0) return `side ${side} owes goods`
    const colonists = side === PLAYER ? (s.player.stored[0] as number) + (s.player.stored[1] as number) : s.ai.stored
    if (sumOf(goods) + colonists > STOREHOUSE)
      return `side ${side} stores ${sumOf(goods)} goods, ${colonists} colonists`
  }
  return undefined
}

function colonistsAstray({ player, ai }: State): string | undefined {
  for (const type of [LAND, SEA] as const) {
    let onBoard = 0
    for (const colonist of player.colonists) if (colonist.type === type) onBoard++
    const stored = player.stored[type] as number
    if (stored < 0 || stored + onBoard !== COLONISTS_PER_TYPE) return `${onBoard} on the board, ${stored} stored`
  }
  return ai.stored < 0 || ai.stored > AI_COLONISTS ? `the AI stores ${ai.stored}` : undefined
}

function linesWrong(s: State): string | undefined {
  const { lines, capital } = mapOf(s)
  const { colonists } = s.player
  for (let i = 0; i < colonists.length; i++) {
    const { at, type } = colonists[i] as Colonist
    if (at < FIRST_LINE) {
      if (at < 0 || at > capital.no) return `there is no city ${at}`
      continue
    }
    if ((lines[at - FIRST_LINE] as Line).type !== type) return 'a colonist is on a line of the other type'
    for (let j = 0; j < i; j++) if ((colonists[j] as Colonist).at === at) return 'two colonists are on a line'
  }
  return undefined
}

function housesWrong(s: State): string | undefined {
  const all = 2 ** mapOf(s).cities.length - 1
  for (const side of SIDES) {
    const houses = housesOf(s, side)
    if ((houses & ~all) !== 0) return `side ${side} has a house outside the cities`
    if (ones(houses) > HOUSES) return `side ${side} has ${ones(houses)} houses`
  }
  return undefined
}

function tokensWrong(s: State): string | undefined {
  let laid = 0
  for (let g = 0; g < GOOD_COUNT; g++) {
    const bits = s.ofGood[g] as number
    if ((laid & bits) !== 0) return 'a city has two goods'
    laid |= bits
  }
  const map = mapOf(s)
  for (let city = 0; city < s.goodOf.length; city++) {
    const good = s.goodOf[city] as number
    if (good === NONE ? (laid & (1 << city)) !== 0 : ((s.ofGood[good] as number) & (1 << city)) === 0)
      return `city ${city} is not where its good is`
  }
  for (const letter of LETTERS) if (tooMany(s, map, letter)) return `there are too many tokens of letter ${letter}`
  return undefined
}

function tooMany(s: State, { provinces, tokens }: GameMap, letter: string): boolean {
  const made = tokens[letter as keyof typeof tokens]
  if (made === undefined) return false
  let cities = 0
  for (let p = 0; p < provinces.length; p++) {
    const province = provinces[p] as Province
    if (province.letter === letter) cities |= province.bits
  }
  for (let g = 0; g < GOOD_COUNT; g++) if (ones((s.ofGood[g] as number) & cities) > (made[g] as number)) return true
  return false
}

function markersWrong(s: State): string | undefined {
  return s.coinSides >>> mapOf(s).provinces.length === 0 ? undefined : 'a marker lies outside the provinces'
}

function emptyHand(s: State): string | undefined {
  return topAsk(s)?.ask === 'card' && s.player.hand.length === 0 ? 'there is no card to play' : undefined
}

/** What an action keeps in the state is gone with it. */
function leftovers(s: State): string | undefined {
  const ask = topAsk(s)?.ask
  if (ask !== 'move' && ask !== 'line' && s.steps !== 0) return `${s.steps} steps are left`
  if (ask !== 'line' && s.picked !== NONE) return 'a colonist is still picked'
  if (ask !== 'give-up' && sumOf(s.offered) !== 0) return 'goods are still offered'
  if (ask !== 'trade' && s.traded.some((way) => way !== 0)) return 'a trade is still going on'
  if (ask !== 'buy' && (s.buys !== 0 || s.atSpaces)) return 'a purchase is still going on'
  if (s.turn === PLAYER && s.rolls.length > 0) return 'the AI has rolled in the turn of the player'
  return undefined
}

function endWrong(s: State): string | undefined {
  if ((s.ended !== NONE) !== (s.final || s.over)) return 'somebody has the Concordia card and goes on'
  if (s.ended === NONE) return undefined
  return allHousesBuilt(s, s.ended as Side) || displayEmpty(s) ? undefined : 'there was no reason to end'
}

function waiting(s: State): string | undefined {
  return (s.asks.length === 0) === s.over ? undefined : `over is ${s.over} with ${s.asks.length} asks`
}
