// From the open box to the first question (R2).
import type { HandStep } from '../../../kernel/hands.ts'
import { inWords, type Text } from '../../../kernel/text.ts'
import { CENTRAL, OPPONENT } from '../asks.ts'
import { ALL_TOKENS, CENTRAL_COMPOSITION, DECK_SIZES, wonderNo } from '../catalogue/index.ts'
import { CONFLICT_TOKENS, NONE, type Options } from '../state.ts'
import * as at from './places.ts'
import { wonderStep } from './steps.ts'
import * as words from './words.ts'

export function setUp(options: Options): readonly HandStep[] {
  const cards = DECK_SIZES[CENTRAL_COMPOSITION] as number
  const named = wonderNo(options.opponent)
  return [
    {
      ...step(
        inWords(words.CENTRAL, () => [cards]),
        [{ piece: at.CARD, from: at.BOX, to: at.deckOf(CENTRAL), count: cards }],
      ),
      spot: at.deckOf(CENTRAL),
    },
    step(words.CAT_BESIDE, [{ piece: at.CAT, from: at.BOX, to: at.catAt(NONE) }]),
    step(
      inWords(words.CONFLICT, () => [CONFLICT_TOKENS]),
      [{ piece: at.PEACE, from: at.BOX, to: at.CONFLICT, count: CONFLICT_TOKENS }],
    ),
    step(
      inWords(words.ALL_TOKENS, () => [ALL_TOKENS]),
      [{ piece: at.TOKEN, from: at.BOX, to: at.STACK, count: ALL_TOKENS }],
    ),
    // Q1: one that you have named.
    ...(named === undefined ? [] : [wonderStep(OPPONENT, named)]),
  ]
}

const step = (text: Text, acts: HandStep['acts']): HandStep => ({ text, ids: [], acts })
