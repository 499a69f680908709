// Laying out an Age and turning cards up (R4, R21.3, R21.4).
import { DECK_START, type Deck, GUILDS } from '../catalogue/index.ts'
import { OPTION, type Option, option } from '../moves.ts'
import { GUILD_BACK, HIDDEN, type State, layoutOf } from '../state.ts'

export const ageDeck = (s: State): Deck => (s.age - 1) as Deck

/** The unseen cards of a deck, as options from a list of shared ones. */
export function unseenOf(s: State, deck: Deck, list: readonly Option[]): Option[] {
  const found: Option[] = []
  const from = DECK_START[deck]
  for (let bits = s.unseen[deck], at = from; bits !== 0; bits >>= 1, at++)
    if ((bits & 1) !== 0) found.push(list[at] as Option)
  return found
}

export function layOptions(s: State, slot: number): readonly Option[] {
  if (s.age !== 3) return unseenOf(s, ageDeck(s), OPTION.lay)
  // Age III: 17 of its cards and 3 guilds lie among 20 slots; a guild shows its back (R2.5, R4.1).
  const left = layoutOf(s).slots.length - slot
  if (layoutOf(s).slots[slot]?.faceUp) return mixed(s, left, OPTION.lay)
  return [
    ...(left > s.guildsToCome ? [option({ do: 'lay', card: HIDDEN }, left - s.guildsToCome)] : []),
    ...(s.guildsToCome > 0 ? [option({ do: 'lay', card: GUILD_BACK }, s.guildsToCome)] : []),
  ]
}

export function turnUpOptions(s: State, slot: number): readonly Option[] {
  if (s.slots[slot] === GUILD_BACK) return unseenOf(s, GUILDS, OPTION.turn)
  if (guildMayLieHidden(s)) return mixed(s, s.slots.filter((card) => card === HIDDEN).length, OPTION.turn)
  return unseenOf(s, ageDeck(s), OPTION.turn)
}

/** Where the backs of Age III were not noted, a face-down card may be a guild while fewer than 3 have come out (R4.4). */
export const guildMayLieHidden = (s: State): boolean => s.age === 3 && s.guildsToCome > 0

/** One of `places` cards of which `guildsToCome` are guilds: each kind as likely as its share, all cards of a kind alike. */
function mixed(s: State, places: number, list: readonly Option[]): Option[] {
  const cards = unseenOf(s, ageDeck(s), list)
  const guilds = unseenOf(s, GUILDS, list)
  const share = Math.min(s.guildsToCome, places)
  const weigh = (options: readonly Option[], weight: number) =>
    weight === 0 ? [] : options.map(({ move }) => option(move, weight))
  return [...weigh(cards, (places - share) * guilds.length), ...weigh(guilds, share * cards.length)]
}
