// The game for programs that learn it.
import { bits, counts, idsOf, keysOf, oneOf, places, value, values } from '../../common/features.ts'
import type { Feature, Learning } from '../../kernel/learning.ts'
import { DECISIONS, type Side, SIDES } from './asks.ts'
import { LEVELS } from './automa/levels.ts'
import { CARDS, DECKS, TOKENS, WONDERS } from './catalogue/index.ts'
import { ADDRESSES } from './catalogue/vocabulary.ts'
import { key, type Move, OPTION, option, SIDE_NAMES } from './moves.ts'
import { NONE, type State, topAsk } from './state.ts'

const CARD_IDS = idsOf(CARDS)
const WONDER_IDS = idsOf(WONDERS)
const TOKEN_IDS = idsOf(TOKENS)
const SLOTS = 20

/** One of the set-aside cards for free, another one discarded: they are of one Age. */
const LIBERTY = CARDS.flatMap(({ no: take, deck }) => [
  option({ do: 'liberty', take, give: NONE }),
  ...CARDS.filter((other) => other.deck === deck && other.no !== take).map(({ no: give }) =>
    option({ do: 'liberty', take, give }),
  ),
])

const ofSide = (side: Side): Feature<State>[] => {
  const name = SIDE_NAMES[side]
  const city = (s: State) => s.cities[side]
  return [
    value(`${name}/coins`, (s) => city(s).coins),
    counts(`${name}/cards`, CARD_IDS, (s) => city(s).cards),
    counts(`${name}/unbuilt`, WONDER_IDS, (s) => city(s).unbuilt),
    counts(`${name}/built`, WONDER_IDS, (s) => city(s).built),
    counts(`${name}/buried`, CARD_IDS, (s) => city(s).buried),
    counts(`${name}/tokens`, TOKEN_IDS, (s) => city(s).tokens),
    value(`${name}/looting tokens`, (s) => s.loot[side].length),
  ]
}

export const learning: Learning<State> = {
  actions: keysOf<Move>(key, [
    OPTION.draft,
    OPTION.address,
    OPTION.starter,
    OPTION.build,
    OPTION.discard,
    OPTION.wonder,
    OPTION.token,
    OPTION.free,
    OPTION.destroy,
    LIBERTY,
  ]),
  features: [
    oneOf('asked', DECISIONS, (s) => topAsk(s)?.ask ?? null),
    oneOf('level', idsOf(LEVELS), (s) => s.level),
    value('age', (s) => s.age),
    value('pawn', (s) => s.pawn),
    oneOf('address', ADDRESSES, (s) => s.address),
    oneOf('actor', Object.values(SIDE_NAMES), (s) => s.actor),
    oneOf('next', Object.values(SIDE_NAMES), (s) => s.next),
    counts('board', TOKEN_IDS, (s) => s.board),
    counts('box', TOKEN_IDS, (s) => s.box),
    counts('drawn', TOKEN_IDS, (s) => s.drawn),
    counts('offer', WONDER_IDS, (s) => s.offer),
    bits('unseen', WONDER_IDS, (s) => s.wonders),
    // By slot: the number of the card there; -1 empty, -2 face down, -3 a guild face down.
    values('slot', places(SLOTS), (s) => s.slots),
    ...DECKS.map((deck) =>
      bits<State>('unseen', idsOf(CARDS.filter((card) => card.deck === deck)), (s) => s.unseen[deck]),
    ),
    value('guilds to come', (s) => s.guildsToCome),
    counts('discard', CARD_IDS, (s) => s.discard),
    counts('set aside', CARD_IDS, (s) => s.setAside),
    ...SIDES.flatMap(ofSide),
  ],
}
