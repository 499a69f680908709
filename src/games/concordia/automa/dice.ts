// The dice of the AI: chosen before the game and kept (S1.2, Q2, Q39).
import { inWords, type Phrase, type Text } from '../../../kernel/text.ts'
import type { GoodId } from '../catalogue/vocabulary.ts'

export type DiceId = 'd12' | '2d6'

interface DiceChoice {
  readonly id: DiceId
  readonly title: Text
  readonly about: Text
}

const TITLES: Readonly<Record<DiceId, Phrase<[action: number, good: number]>>> = {
  d12: {
    it: (action, good) =>
      action === good
        ? `Un dado a ${action} facce`
        : `Un dado a ${action} facce per le azioni, uno a ${good} per le merci`,
    en: (action, good) =>
      action === good
        ? `One ${action}-sided die`
        : `One ${action}-sided die for actions, one with ${good} sides for goods`,
  },
  '2d6': { it: () => 'Due dadi a 6 facce', en: () => 'Two 6-sided dice' },
}
const ABOUT: Readonly<Record<DiceId, Text>> = {
  d12: {
    it: 'Le azioni dell’IA sono più varie: è la scelta dell’autore della variante.',
    en: 'The AI’s actions vary more: the choice of the author of the variant.',
  },
  '2d6': {
    it: 'Conta la somma: l’IA prende merci un po’ più spesso.',
    en: 'Their sum counts: the AI takes goods a little more often.',
  },
}

/** The dice of a game, with the faces of the single die for the action and for a good. */
export const diceTitle = (dice: DiceId, action: number, good: number): Text =>
  inWords(TITLES[dice], () => [action, good])

/** What can be chosen, with the faces of the single die. */
export const diceWith = (action: number, good: number): readonly DiceChoice[] =>
  (['d12', '2d6'] as const).map((id) => ({ id, title: diceTitle(id, action, good), about: ABOUT[id] }))

/** How many faces the single die may have; the first is the document's (S1.2). */
export const SIDES = [12, 4, 6, 8, 10, 20, 100] as const
const [USUAL] = SIDES
export const DICE = diceWith(USUAL, USUAL)
/** What two dice show (Q2). */
export const PAIR = { least: 2, most: 12 } as const
/** In how many ways two dice show a sum. */
export const waysToRoll = (sum: number): number => 6 - Math.abs(7 - sum)

type Range = readonly [from: number, to: number]
type Ranges = Readonly<Record<DiceId, Range>>

export const ACTIONS = ['build', 'take', 'buy'] as const
export type ActionId = (typeof ACTIONS)[number]

/** S5.1: red numbers for two dice, blue ones for the 12-sided die (Q1). */
export const ACTION_RANGES: Readonly<Record<ActionId, Ranges>> = {
  build: { '2d6': [2, 5], d12: [1, 4] },
  take: { '2d6': [6, 8], d12: [8, 12] },
  buy: { '2d6': [9, 12], d12: [5, 7] },
}

/** S5.2, S7.2 */
export const GOOD_RANGES: Readonly<Record<GoodId, Ranges>> = {
  brick: { '2d6': [2, 4], d12: [1, 4] },
  food: { '2d6': [5, 6], d12: [5, 6] },
  tool: { '2d6': [7, 8], d12: [7, 8] },
  wine: { '2d6': [9, 10], d12: [9, 10] },
  cloth: { '2d6': [11, 12], d12: [11, 12] },
}

export const facesOf = ([from, to]: Range): readonly number[] =>
  Array.from({ length: to - from + 1 }, (_, at) => from + at)
