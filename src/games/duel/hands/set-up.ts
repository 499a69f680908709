// From the open box to the first question (R2).
import type { HandStep } from '../../../kernel/hands.ts'
import { inWords, type Text } from '../../../kernel/text.ts'
import { PLAYER, SIDES, SOLO } from '../asks.ts'
import { CARDS, GUILDS, TOKENS, WONDERS } from '../catalogue/index.ts'
import { LAYOUTS } from '../catalogue/layouts.ts'
import { CAPITAL } from '../measures.ts'
import { ones } from '../../../common/bits.ts'
import { GUILDS_IN_AGE_III, type Options, SET_ASIDE, START_COINS } from '../state.ts'
import { start } from '../start.ts'
import * as at from './places.ts'
import * as words from './set-up-words.ts'

const AGES = [1, 2, 3] as const
const guilds = CARDS.filter(({ deck }) => deck === GUILDS).length

export function setUp(options: Options): readonly HandStep[] {
  const { wonders, cities } = start(options)
  const { coins } = cities[SOLO]
  return [
    step(
      words.BOARD,
      SIDES.map((side) => ({ piece: at.SPACE, from: at.BOX, to: at.spacesBefore(side), count: CAPITAL })),
      'track/0',
    ),
    step(
      words.LOOTING,
      SIDES.flatMap((side) =>
        start(options).loot[side].map((value) => ({ piece: at.looting(value), from: at.BOX, to: at.lootingOf(side) })),
      ),
    ),
    step(
      inWords(words.COINS_EACH, () => [START_COINS, coins]),
      [
        { piece: at.COIN, from: at.BANK, to: at.coinsOf(PLAYER), count: START_COINS },
        { piece: at.COIN, from: at.BANK, to: at.coinsOf(SOLO), count: coins },
      ],
    ),
    step(
      words.AGE_DECKS,
      AGES.flatMap((age) => [
        { piece: at.backOf(age), from: at.BOX, to: at.asideOf(age), count: SET_ASIDE },
        {
          piece: at.backOf(age),
          from: at.BOX,
          to: at.deckOf(age),
          count: LAYOUTS[age].slots.length - (age === 3 ? GUILDS_IN_AGE_III : 0),
        },
      ]),
    ),
    step(words.GUILDS_IN, [
      { piece: at.GUILD_CARD, from: at.BOX, to: at.deckOf(3), count: GUILDS_IN_AGE_III },
      { piece: at.GUILD_CARD, from: at.BOX, to: at.GUILDS_ASIDE, count: guilds - GUILDS_IN_AGE_III },
    ]),
    step(words.TOKENS, [{ piece: at.TOKEN, from: at.BOX, to: at.TOKENS_LEFT, count: TOKENS.length }], 'board/all'),
    {
      ...step(
        inWords(words.WONDERS, () => [ones(wonders)]),
        [{ piece: at.WONDER, from: at.BOX, to: at.WONDERS_LEFT, count: ones(wonders) }],
      ),
      ids: WONDERS.filter(({ no, promo }) => promo && (wonders & (1 << no)) !== 0).map(({ id }) => id),
    },
  ]
}

const step = (text: Text, acts: HandStep['acts'], spot?: string): HandStep => ({
  text,
  ids: [],
  ...(spot === undefined ? {} : { spot }),
  acts,
})
