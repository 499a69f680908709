// What holds in every state of a game. Checked at every step of a great many games, so nothing here makes lists it can do without.
import type { Breach, Law } from '../../kernel/contract.ts'
import { PLAYER, SIDE_NAMES, SIDES, type Side } from './asks.ts'
import { card, DECK_CARDS, good, GOOD_COUNT, SPACES, STARTING, sumOf } from './catalogue/index.ts'
import { FIRST_LINE, type GameMap, LAND, type Line, type Province, SEA, type TypeNo } from './catalogue/geography.ts'
import { LETTERS } from './catalogue/vocabulary.ts'
import { allHousesBuilt } from './ending.ts'
import { goodsStored, housesOf } from './measures.ts'
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
  { id: 'every card is in at most one place', whole: true, broken: cardsTwice },
  { id: 'no more cards are face down than have not been seen', whole: true, broken: deckTooLarge },
  { id: 'the display has seven spaces, without gaps but during a purchase', whole: true, broken: displayWrong },
  { id: 'goods and colonists fit in the storehouse', whole: true, broken: overfull },
  { id: 'there are three colonists of each type, and six of the AI', whole: true, broken: tooManyColonists },
  { id: 'one colonist per line, on lines of its type', broken: linesWrong },
  { id: 'at most 15 houses per side, one per city, none in the capital', broken: housesWrong },
  { id: 'every city has one token', broken: tokensWrong },
  { id: 'a token is of the letter of its city', whole: true, broken: lettersWrong },
  {
    id: 'nobody is in debt',
    broken: ({ player }) => (player.coins < 0 ? `the player has ${player.coins}` : undefined),
  },
  { id: 'only provinces have markers to turn', broken: markersWrong },
  { id: 'the hand is not empty when a card is to be played', whole: true, broken: emptyHand },
  { id: 'an action leaves nothing behind', whole: true, broken: leftovers },
  { id: 'whoever has the Concordia card has triggered the end', whole: true, broken: endWrong },
  { id: 'the game waits for something until it is over', whole: true, broken: waiting },
]

/** A position may leave out cards, colonists and houses. */
export const lawsFromStart: readonly Law<State>[] = [
  { id: 'every card is in exactly one place', broken: cardsMissing },
  { id: 'the display is full while the deck lasts', broken: displayShort },
  { id: 'every colonist is in exactly one place', broken: colonistsMissing },
  { id: 'the end is triggered by houses or by an empty display', broken: endWithoutReason },
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

/** Cards seen anywhere, as bits; nothing where one is seen twice. */
function seenCards({ player, market, ai }: State): number | undefined {
  let seen: number | undefined = 0
  for (const zone of [player.hand, player.discard, market, ai.bought]) {
    seen = bitsOf(zone, seen)
    if (seen === undefined) return undefined
  }
  return seen
}

function cardsTwice(s: State): Breach | undefined {
  if (seenCards(s) === undefined) return 'a card is in two places'
  for (const zone of [s.market, s.ai.bought])
    for (const no of zone) if (no !== NONE && card(no).deck === undefined) return `${card(no).id} is not for sale`
  return undefined
}

function hiddenOf(deck: number, seen: number): number {
  let hidden = 0
  for (const no of DECK_CARDS[deck] as readonly number[]) if ((seen & (1 << no)) === 0) hidden++
  return hidden
}

function deckTooLarge(s: State): string | undefined {
  const seen = seenCards(s) ?? 0
  for (let deck = 0; deck < DECK_CARDS.length; deck++)
    if ((s.down[deck] as number) > hiddenOf(deck, seen)) return `deck ${deck + 1} counts cards that have been seen`
  return undefined
}

function cardsMissing(s: State): string | undefined {
  const seen = seenCards(s) ?? 0
  if ((seen & OWN) !== OWN) return 'the player lacks a starting card'
  for (let deck = 0; deck < DECK_CARDS.length; deck++) {
    const hidden = hiddenOf(deck, seen)
    if (hidden !== s.down[deck]) return `${hidden} cards of deck ${deck + 1} are not seen, ${s.down[deck]} are counted`
  }
  return undefined
}

function displayWrong({ market, asks }: State): string | undefined {
  if (market.length > SPACES) return `there are ${market.length} cards`
  return asks.at(-1)?.ask !== 'buy' && market.includes(NONE) ? 'a space is empty' : undefined
}

function displayShort({ market, down, asks }: State): string | undefined {
  const top = asks.at(-1)?.ask
  const waits = top === 'reveal' || top === 'token'
  if (!waits && market.length < SPACES && (down[0] as number) + (down[1] as number) > 0)
    return `there are ${market.length} cards, and more in the deck`
  return undefined
}

function overfull(s: State): Breach | undefined {
  for (const side of SIDES) {
    const goods = goodsStored(s, side)
    for (let g = 0; g < GOOD_COUNT; g++) if ((goods[g] as number) < 0) return `side ${side} owes goods`
    const colonists = side === PLAYER ? (s.player.stored[0] as number) + (s.player.stored[1] as number) : s.ai.stored
    if (sumOf(goods) + colonists > STOREHOUSE)
      return {
        says: {
          it: `le merci sono ${sumOf(goods)} e i coloni ${colonists}: nel magazzino ci sono ${STOREHOUSE} posti`,
          en: `there are ${sumOf(goods)} goods and ${colonists} colonists, and the storehouse has ${STOREHOUSE} spaces`,
        },
        at: [SIDE_NAMES[side], 'goods'],
      }
  }
  return undefined
}

function onBoard({ colonists }: State['player'], type: TypeNo): number {
  let count = 0
  for (const colonist of colonists) if (colonist.type === type) count++
  return count
}

function tooManyColonists({ player, ai }: State): Breach | undefined {
  for (const type of [LAND, SEA] as const) {
    const stored = player.stored[type] as number
    const all = onBoard(player, type) + stored
    if (stored < 0) return `${stored} colonists are stored`
    if (all > COLONISTS_PER_TYPE)
      return {
        says: {
          it: `i coloni di ${COLONISTS[type].it} sono ${all}, ne hai ${COLONISTS_PER_TYPE}`,
          en: `there are ${all} ${COLONISTS[type].en} colonists, you have ${COLONISTS_PER_TYPE}`,
        },
        at: ['player', 'colonists'],
      }
  }
  return ai.stored < 0 || ai.stored > AI_COLONISTS ? `the AI stores ${ai.stored}` : undefined
}

const COLONISTS = { [LAND]: { it: 'terra', en: 'land' }, [SEA]: { it: 'mare', en: 'sea' } } as const

function colonistsMissing({ player }: State): string | undefined {
  for (const type of [LAND, SEA] as const)
    if (onBoard(player, type) + (player.stored[type] as number) !== COLONISTS_PER_TYPE) return 'a colonist is nowhere'
  return undefined
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
  for (let city = 0; city < s.goodOf.length; city++) {
    const good = s.goodOf[city] as number
    if (good === NONE ? (laid & (1 << city)) !== 0 : ((s.ofGood[good] as number) & (1 << city)) === 0)
      return `city ${city} is not where its good is`
  }
  return undefined
}

/** R2.2; where the rest of a sample layout does not fit what was told, the tokens do not add up. */
function lettersWrong(s: State): Breach | undefined {
  return s.sampled ? undefined : tooManyTokens(s)
}

export function tooManyTokens(s: State): Breach | undefined {
  const map = mapOf(s)
  for (const letter of LETTERS) {
    const g = tooMany(s, map, letter)
    if (g !== NONE)
      return {
        says: {
          it: `ci sono troppi segnalini ${good(g).name.it} nelle città di lettera ${letter}`,
          en: `there are too many ${good(g).name.en} tokens in cities of letter ${letter}`,
        },
        at: ['cityGoods'],
      }
  }
  return undefined
}

/** A good of which more tokens lie there than were made, or NONE. */
function tooMany(s: State, { provinces, tokens }: GameMap, letter: string): number {
  const made = tokens[letter as keyof typeof tokens]
  if (made === undefined) return NONE
  let cities = 0
  for (let p = 0; p < provinces.length; p++) {
    const province = provinces[p] as Province
    if (province.letter === letter) cities |= province.bits
  }
  for (let g = 0; g < GOOD_COUNT; g++) if (ones((s.ofGood[g] as number) & cities) > (made[g] as number)) return g
  return NONE
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

function endWrong(s: State): Breach | undefined {
  if (s.ended === NONE || s.final || s.over) return undefined
  return {
    says: {
      it: 'la fine è stata provocata: questo è l’ultimo turno, o la partita è finita',
      en: 'the end has been triggered: this is the last turn, or the game is over',
    },
    at: ['endTriggeredBy'],
  }
}

function endWithoutReason(s: State): string | undefined {
  if (s.ended === NONE) return s.final || s.over ? 'nobody has triggered the end' : undefined
  return allHousesBuilt(s, s.ended as Side) || displayEmpty(s) ? undefined : 'there was no reason to end'
}

function waiting(s: State): string | undefined {
  return (s.asks.length === 0) === s.over ? undefined : `over is ${s.over} with ${s.asks.length} asks`
}
