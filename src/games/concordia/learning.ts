// The game for programs that learn it.
import { bits, counts, idsOf, keysOf, oneOf, places, value, values } from '../../common/features.ts'
import type { Learning } from '../../kernel/learning.ts'
import { ASKS, SIDE_NAMES } from './asks.ts'
import { CARDS, SPACES } from './catalogue/index.ts'
import { MAP_IDS, MAPS } from './catalogue/geography.ts'
import { DECKS, GOODS, TYPES } from './catalogue/vocabulary.ts'
import { key, type Move, OPTION } from './moves.ts'
import { COLONISTS_PER_TYPE, type State, topAsk } from './state.ts'

const CARD_IDS = idsOf(CARDS)
/** Cities and provinces by their numbers: which they are depends on the map. */
const CITIES = places(Math.max(...MAPS.map(({ cities }) => cities.length)))
const PROVINCES = places(Math.max(...MAPS.map(({ provinces }) => provinces.length)))
const COLONISTS = places(COLONISTS_PER_TYPE * TYPES.length)

export const learning: Learning<State> = {
  actions: keysOf<Move>(key, [
    OPTION.play,
    OPTION.place,
    OPTION.pickIn,
    OPTION.pickOn,
    OPTION.to,
    OPTION.build,
    OPTION.produce,
    OPTION.coins,
    OPTION['give-up'],
    OPTION.buy,
    OPTION.sell,
    OPTION.acquire,
    OPTION.acquireFor,
    OPTION.done,
    OPTION.none,
  ]),
  features: [
    oneOf('asked', Object.keys(ASKS), (s) => topAsk(s)?.ask ?? null),
    oneOf('map', MAP_IDS, (s) => s.map),
    values('good of city', CITIES, (s) => s.goodOf),
    bits('coin side', PROVINCES, (s) => s.coinSides),
    // By space of the display: the number of the card there, -1 for none.
    values('display', places(SPACES), (s) => s.market),
    values('face down', DECKS, (s) => s.down),
    oneOf('turn', SIDE_NAMES, (s) => s.turn),
    oneOf('ended', SIDE_NAMES, (s) => s.ended),
    value('final', (s) => Number(s.final)),
    value('steps', (s) => s.steps),
    value('picked', (s) => s.picked),
    values('offered', GOODS, (s) => s.offered),
    values('traded', GOODS, (s) => s.traded),
    value('purchases', (s) => s.buys),
    value('spaces are paid', (s) => Number(s.atSpaces)),
    value('player/coins', (s) => s.player.coins),
    values('player/goods', GOODS, (s) => s.player.goods),
    values('player/stored', TYPES, (s) => s.player.stored),
    // Of each colonist on the board: 1 by land, 2 by sea; and the number of its city or line.
    values('player/colonist type', COLONISTS, (s) => s.player.colonists.map(({ type }) => type + 1)),
    values('player/colonist at', COLONISTS, (s) => s.player.colonists.map(({ at }) => at)),
    counts('player/hand', CARD_IDS, (s) => s.player.hand),
    counts('player/discard', CARD_IDS, (s) => s.player.discard),
    value('player/last played', (s) => s.player.discard.at(-1) ?? -1),
    bits('player/houses', CITIES, (s) => s.player.houses),
    values('ai/goods', GOODS, (s) => s.ai.goods),
    value('ai/stored', (s) => s.ai.stored),
    bits('ai/houses', CITIES, (s) => s.ai.houses),
    counts('ai/bought', CARD_IDS, (s) => s.ai.bought),
  ],
}
