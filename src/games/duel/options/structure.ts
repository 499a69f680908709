// Laying out an Age and turning cards up (R4, R21.3, R21.4).
import { DECK_START, type Deck, GUILDS } from '../catalogue/index.ts'
import { OPTION, type Option, option, weighted } from '../moves.ts'
import { GUILD_BACK, HIDDEN, type State, layoutOf } from '../state.ts'

/** How many bits are set. */
export function ones(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count++
  return count
}

export const ageDeck = (s: State): Deck => (s.age - 1) as Deck

/** The unseen cards of a deck, as options from a list of shared ones. */
export function unseenOf(s: State, deck: Deck, list: readonly Option[]): Option[] {
  const bits = s.unseen[deck]
  const from = DECK_START[deck]
  const found = new Array<Option>(ones(bits))
  let at = 0
  for (let left = bits; left !== 0; left &= left - 1) found[at++] = list[from + 31 - Math.clz32(left & -left)] as Option
  return found
}

export function layOptions(s: State, slot: number): readonly Option[] {
  if (s.age !== 3) return unseenOf(s, ageDeck(s), OPTION.lay)
  // Age III: 17 of its cards and 3 guilds lie among 20 slots; a guild shows its back (R2.5, R4.1).
  const left = layoutOf(s).slots.length - slot
  if (layoutOf(s).slots[slot]?.faceUp) return mixed(s, s.guildsToCome, left - s.guildsToCome, OPTION.lay)
  return [
    ...(left > s.guildsToCome ? [option({ do: 'lay', card: HIDDEN }, left - s.guildsToCome)] : []),
    ...(s.guildsToCome > 0 ? [option({ do: 'lay', card: GUILD_BACK }, s.guildsToCome)] : []),
  ]
}

export function turnUpOptions(s: State, slot: number): readonly Option[] {
  if (s.slots[slot] === GUILD_BACK) return unseenOf(s, GUILDS, OPTION.turn)
  if (guildMayLieHidden(s)) {
    const hidden = s.slots.filter((no) => no === HIDDEN).length
    // A guild that nobody noted may also lie under a wonder: a card of the Age is ruled out only where all that are left were set aside.
    const aside = s.setAside.filter((no) => no === HIDDEN).length
    const cardShare = ones(s.unseen[ageDeck(s)]) > aside ? Math.max(1, hidden - s.guildsToCome) : 0
    return mixed(s, s.guildsToCome, cardShare, OPTION.turn)
  }
  return unseenOf(s, ageDeck(s), OPTION.turn)
}

/** Where the backs of Age III were not noted, a face-down card may be a guild while fewer than 3 have come out (R4.4). */
export const guildMayLieHidden = (s: State): boolean => s.age === 3 && s.guildsToCome > 0

/** A card of the Age or a guild, in these shares; all cards of a kind alike. */
function mixed(s: State, guildShare: number, cardShare: number, list: readonly Option[]): Option[] {
  const cards = unseenOf(s, ageDeck(s), list)
  const guilds = unseenOf(s, GUILDS, list)
  if (guildShare === 0 || guilds.length === 0) return cards
  if (cardShare === 0 || cards.length === 0) return guilds
  const cardWeight = cardShare * guilds.length
  const guildWeight = guildShare * cards.length
  for (let i = 0; i < cards.length; i++) cards[i] = weighted(cards[i] as Option, cardWeight)
  for (const guild of guilds) cards.push(weighted(guild, guildWeight))
  return cards
}
