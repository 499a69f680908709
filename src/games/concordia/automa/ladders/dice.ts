// The two tables the AI rolls on, for either kind of dice (S5.1, S5.2).
import type { Phrase } from '../../../../kernel/text.ts'
import type { DieRow, DieTable } from '../../../../ladder/climb.ts'
import { goodId, type GoodNo } from '../../catalogue/index.ts'
import { GOODS } from '../../catalogue/vocabulary.ts'
import type { State } from '../../state.ts'
import type { Ground } from '../../variant/ground.ts'
import { ACTION_RANGES, type ActionId, ACTIONS, type DiceId, facesOf, GOOD_RANGES } from '../dice.ts'
import { head, range, ROLLED, scale } from './shared.ts'

const ACTION_TEXTS = {
  build: { it: 'costruire le Abitazioni', en: 'build houses' },
  take: { it: 'prendere una Merce', en: 'take a good' },
  buy: { it: 'acquistare Carte Ruolo', en: 'buy role cards' },
} as const
const GOOD_TEXTS = {
  brick: { it: 'mattone', en: 'brick' },
  food: { it: 'cibo', en: 'food' },
  tool: { it: 'utensili', en: 'tool' },
  wine: { it: 'vino', en: 'wine' },
  cloth: { it: 'stoffa', en: 'cloth' },
} as const
/** What is rolled: one die with so many faces, or two. */
const WITH: Readonly<Record<DiceId, Phrase<[sides: number]>>> = {
  d12: { it: (sides) => `dado a ${sides} facce`, en: (sides) => `${sides}-sided die` },
  '2d6': { it: () => 'due dadi a 6 facce', en: () => 'two 6-sided dice' },
}
/** Never said: the ranges cover whatever is rolled. */
const NOT_ROLLED = { it: 'non è uscito', en: 'not rolled' } as const

function actionTable(dice: DiceId, sides: number): DieTable<State, ActionId> {
  const id = `action-${dice}` as const
  const row = (action: ActionId): DieRow<State, ActionId> => {
    const faces = facesOf(ACTION_RANGES[action][dice])
    return {
      ...head(`${id}.${action}`, 'S5.1', ACTION_TEXTS[action], { mark: range(faces), unit: ROLLED[dice] }),
      faces,
      otherwise: NOT_ROLLED,
      attempt: () => action,
    }
  }
  return {
    ...scale(id, 'S5.1', {
      it: `Azione dell’IA, ${WITH[dice].it(sides)}`,
      en: `The AI’s action, ${WITH[dice].en(sides)}`,
    }),
    name: (action) => action,
    rungs: ACTIONS.map(row),
  }
}

function goodTable(dice: DiceId, sides: number): DieTable<State, GoodNo> {
  const id = `goods-${dice}` as const
  const row = (no: GoodNo): DieRow<State, GoodNo> => {
    const faces = facesOf(GOOD_RANGES[goodId(no)][dice])
    return {
      ...head(`${id}.${goodId(no)}`, 'S7.2', GOOD_TEXTS[goodId(no)], { mark: range(faces), unit: ROLLED[dice] }),
      faces,
      otherwise: NOT_ROLLED,
      attempt: () => no,
    }
  }
  return {
    ...scale(id, 'S5.2', {
      it: `Merce tirata, ${WITH[dice].it(sides)}`,
      en: `Good rolled, ${WITH[dice].en(sides)}`,
    }),
    name: goodId,
    rungs: GOODS.map((_, no) => row(no)),
  }
}

export type PerDice<T> = Readonly<Record<DiceId, DieTable<State, T>>>

/** The document's rows; how many faces the single die has, only their titles tell. */
export const actionTables = ({ actionSides }: Pick<Ground, 'actionSides'>): PerDice<ActionId> => ({
  d12: actionTable('d12', actionSides),
  '2d6': actionTable('2d6', actionSides),
})
export const goodTables = ({ goodSides }: Pick<Ground, 'goodSides'>): PerDice<GoodNo> => ({
  d12: goodTable('d12', goodSides),
  '2d6': goodTable('2d6', goodSides),
})
