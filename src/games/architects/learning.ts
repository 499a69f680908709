// The game for programs that learn it.
import { bits, counts, idsOf, keysOf, oneOf, places, value, values } from '../../common/features.ts'
import type { Feature, Learning } from '../../kernel/learning.ts'
import { DECISIONS, DECKS, type DeckNo, type Side, SIDES } from './asks.ts'
import { LEVELS } from './automa/levels.ts'
import { CARDS, STAGES, STAGES_PER_WONDER, TOKENS, WONDERS } from './catalogue/index.ts'
import { PAYMENTS } from './catalogue/payments.ts'
import { construct, DECK_NAMES, key, type Move, OPTION, SIDE_NAMES } from './moves.ts'
import { type State, topAsk } from './state.ts'

const CARD_IDS = idsOf(CARDS)
const TOKEN_IDS = idsOf(TOKENS)

const ofSide = (side: Side): Feature<State>[] => {
  const name = SIDE_NAMES[side]
  const board = (s: State) => s.boards[side]
  return [
    oneOf(`${name}/wonder`, idsOf(WONDERS), (s) => board(s).wonder),
    bits(`${name}/stages`, places(STAGES_PER_WONDER), (s) => board(s).stages),
    values(`${name}/cards`, CARD_IDS, (s) => board(s).cards),
    counts(`${name}/tokens`, TOKEN_IDS, (s) => board(s).tokens),
    value(`${name}/military`, (s) => board(s).military),
  ]
}

const ofDeck = (deck: DeckNo): Feature<State>[] => {
  const name = `${DECK_NAMES[deck]} deck`
  return [
    oneOf(`${name}/top`, CARD_IDS, (s) => s.decks[deck].top),
    value(`${name}/count`, (s) => s.decks[deck].count),
    values(`${name}/left`, CARD_IDS, (s) => s.decks[deck].left),
  ]
}

export const learning: Learning<State> = {
  actions: keysOf<Move>(key, [
    OPTION.wonder,
    OPTION['start-token'],
    OPTION.look,
    OPTION.take,
    OPTION.science,
    OPTION.token,
    OPTION.stack,
    OPTION['hali-deck'],
    OPTION['hali-card'],
    OPTION.end,
    OPTION.reveal,
    OPTION.discard,
    STAGES.map((_, stage) => PAYMENTS.map(({ no }) => construct(stage, no))),
  ]),
  features: [
    oneOf('asked', DECISIONS, (s) => topAsk(s)?.ask ?? null),
    oneOf('level', idsOf(LEVELS), (s) => s.level),
    oneOf('seen', CARD_IDS, (s) => s.seen),
    oneOf('cat', SIDE_NAMES, (s) => s.cat),
    counts('face up', TOKEN_IDS, (s) => s.faceUp),
    values('discard', CARD_IDS, (s) => s.discard),
    oneOf('active', SIDE_NAMES, (s) => s.active),
    bits('used', TOKEN_IDS, (s) => s.used),
    value('extra cards', (s) => s.pending),
    counts('shown', CARD_IDS, (s) => s.revealed),
    value('battles', (s) => s.battles),
    ...DECKS.flatMap(ofDeck),
    ...SIDES.flatMap(ofSide),
  ],
}
