// Laying out an Age and turning cards up (R4, R21.3, R21.4).
import type { Dice } from '../../../kernel/chance.ts'
import { nthOf, ones } from '../../../common/bits.ts'
import { DECK_START, type Deck, GUILDS } from '../catalogue/index.ts'
import { type Move, OPTION, type Option, option, weighted } from '../moves.ts'
import { GUILD_BACK, HIDDEN, type State, layoutOf } from '../state.ts'

export const ageDeck = (s: State): Deck => (s.age - 1) as Deck

/** The unseen cards of a deck, as options from a list of shared ones. */
export const unseenOf = (s: State, deck: Deck, list: readonly Option[]): Option[] => listed(s.unseen[deck], deck, list)

/** What may turn up: cards of the Age and guilds, as bits of their decks, and the weight of each of either. */
interface Mix {
  readonly deck: Deck
  readonly cards: number
  readonly guilds: number
  readonly cardWeight: number
  readonly guildWeight: number
}

/** A back that an Age III slot may show, with its weight. */
const backs = (s: State, slot: number) => ({
  hidden: layoutOf(s).slots.length - slot - s.guildsToCome,
  guild: s.guildsToCome,
})
const HIDDEN_BACK: Move = option({ do: 'lay', card: HIDDEN }).move
const A_GUILD_BACK: Move = option({ do: 'lay', card: GUILD_BACK }).move
/** Age III: 17 of its cards and 3 guilds lie among 20 slots; a guild shows its back (R2.5, R4.1). */
const showsBack = (s: State, slot: number): boolean => s.age === 3 && layoutOf(s).slots[slot]?.faceUp === false

export function layOptions(s: State, slot: number): readonly Option[] {
  if (!showsBack(s, slot)) return options(laid(s, slot), OPTION.lay)
  const { hidden, guild } = backs(s, slot)
  return [...(hidden > 0 ? [option(HIDDEN_BACK, hidden)] : []), ...(guild > 0 ? [option(A_GUILD_BACK, guild)] : [])]
}

export function drawLay(s: State, slot: number, dice: Dice): Move {
  if (!showsBack(s, slot)) return draw(laid(s, slot), OPTION.lay, dice)
  const { hidden, guild } = backs(s, slot)
  return dice.below(Math.max(0, hidden) + guild) < hidden ? HIDDEN_BACK : A_GUILD_BACK
}

function laid(s: State, slot: number): Mix {
  if (s.age !== 3) return only(ageDeck(s), s.unseen[ageDeck(s)], 0)
  const { hidden, guild } = backs(s, slot)
  return mixed(s, guild, hidden)
}

export const turnUpOptions = (s: State, slot: number): readonly Option[] => options(turnedUp(s, slot), OPTION.turn)

export const drawTurnUp = (s: State, slot: number, dice: Dice): Move => draw(turnedUp(s, slot), OPTION.turn, dice)

function turnedUp(s: State, slot: number): Mix {
  if (s.slots[slot] === GUILD_BACK) return only(ageDeck(s), 0, s.unseen[GUILDS])
  if (!guildMayLieHidden(s)) return only(ageDeck(s), s.unseen[ageDeck(s)], 0)
  const hidden = s.slots.filter((no) => no === HIDDEN).length
  // A guild that nobody noted may also lie under a wonder: a card of the Age is ruled out only where all that are left were set aside.
  const aside = s.setAside.filter((no) => no === HIDDEN).length
  return mixed(s, s.guildsToCome, ones(s.unseen[ageDeck(s)]) > aside ? Math.max(1, hidden - s.guildsToCome) : 0)
}

/** Where the backs of Age III were not noted, a face-down card may be a guild while fewer than 3 have come out (R4.4). */
export const guildMayLieHidden = (s: State): boolean => s.age === 3 && s.guildsToCome > 0

const only = (deck: Deck, cards: number, guilds: number): Mix => ({
  deck,
  cards,
  guilds,
  cardWeight: 1,
  guildWeight: 1,
})

/** A card of the Age or a guild, in these shares; all cards of a kind alike. */
function mixed(s: State, guildShare: number, cardShare: number): Mix {
  const deck = ageDeck(s)
  const cards = s.unseen[deck]
  const guilds = s.unseen[GUILDS]
  if (guildShare === 0 || guilds === 0) return only(deck, cards, 0)
  if (cardShare === 0 || cards === 0) return only(deck, 0, guilds)
  return { deck, cards, guilds, cardWeight: cardShare * ones(guilds), guildWeight: guildShare * ones(cards) }
}

function options({ deck, cards, guilds, cardWeight, guildWeight }: Mix, list: readonly Option[]): Option[] {
  const found = listed(cards, deck, list, cardWeight)
  for (const guild of listed(guilds, GUILDS, list, guildWeight)) found.push(guild)
  return found
}

function listed(bits: number, deck: Deck, list: readonly Option[], weight = 1): Option[] {
  const found: Option[] = []
  for (let no = DECK_START[deck], left = bits; left !== 0; no++, left >>>= 1)
    if ((left & 1) !== 0) found.push(weighted(list[no] as Option, weight))
  return found
}

function draw({ deck, cards, guilds, cardWeight, guildWeight }: Mix, list: readonly Option[], dice: Dice): Move {
  const cardShare = ones(cards) * cardWeight
  const at = dice.below(cardShare + ones(guilds) * guildWeight)
  const no =
    at < cardShare
      ? DECK_START[deck] + nthOf(cards, Math.floor(at / cardWeight))
      : DECK_START[GUILDS] + nthOf(guilds, Math.floor((at - cardShare) / guildWeight))
  return (list[no] as Option).move
}
