// What the AI does with each action, and what instead where it cannot (S6.1 to S9.3): the ways are the actions themselves (Q31).
import type { Text, Tracer } from '../../../kernel/contract.ts'
import type { Plan, Plans } from '../../../ladder/climb.ts'
import { sumOf } from '../catalogue/index.ts'
import { freeAi } from '../measures.ts'
import { goodsTaken, type Move, OPTION } from '../moves.ts'
import type { Ground } from '../variant/ground.ts'
import { chooseCards, chooseHouse, takeGoods } from './choices.ts'
import type { ActionId } from './dice.ts'
import { head, scale } from './ladders/shared.ts'
import { BUY, takeLast, takeRolled } from './numbers.ts'
import type { View } from './view.ts'

type Attempt = (v: View, tracer?: Tracer) => Move | undefined

interface Way {
  readonly text: Text
  readonly otherwise: Text
  readonly attempt: Attempt
}

/** Looked at before the roll: a full storehouse means no roll (Q15). */
const FULL: Text = { it: 'il magazzino è pieno', en: 'the storehouse is full' }

const build: Way = {
  text: { it: 'costruire un’Abitazione', en: 'build a house' },
  otherwise: { it: 'non può costruire nessuna abitazione', en: 'no house is possible' },
  attempt: chooseHouse,
}
/** So many goods by one roll. */
const take = (count: number): Way => ({
  text: takeRolled(count),
  otherwise: FULL,
  attempt: (v, tracer) => (freeAi(v.s) === 0 ? undefined : takeGoods(v, count, tracer)),
})
const takeWithoutGoods = (count: number): Way => ({
  ...take(count),
  otherwise: { it: 'ha delle merci', en: 'it has goods' },
  attempt: (v, tracer) => (sumOf(v.s.ai.goods) > 0 ? undefined : takeGoods(v, count, tracer)),
})
const takeWithoutRoll = (good: number): Way => ({
  text: takeLast(good),
  otherwise: FULL,
  attempt: ({ s }) => (freeAi(s) === 0 ? undefined : goodsTaken(1, good).move),
})
const buy = (most: number): Way => ({
  text: BUY[most - 1] as Text,
  otherwise: { it: 'non può pagare nessuna carta', en: 'no card is payable' },
  attempt: (v, tracer) => chooseCards(v, most, tracer),
})
const settle: Way = {
  text: { it: 'collocare un colono nella città di partenza', en: 'place a colonist in the start city' },
  otherwise: { it: 'tutti i suoi coloni sono sul tabellone', en: 'all its colonists are on the board' },
  attempt: ({ s }) => (s.ai.stored > 0 ? OPTION.settle.move : undefined),
}
const nothing: Way = {
  text: { it: 'non fare nulla', en: 'do nothing' },
  otherwise: { it: 'ha fatto altro', en: 'it did something else' },
  attempt: () => OPTION.none.move,
}

const plan = (id: string, cite: string, { text, otherwise, attempt }: Way): Plan<View, Move> => ({
  ...head(id, cite, text),
  otherwise,
  attempt,
})

/** What it does by the action rolled, and in its last turn. */
export interface ActionPlans {
  readonly plans: Readonly<Record<ActionId, Plans<View, Move>>>
  readonly lastTurn: Plans<View, Move>
}

export function plansOf({ taken, takenInstead, cards, cardsInstead, lastGood }: Ground): ActionPlans {
  return {
    plans: {
      build: {
        ...scale('build', 'S6.1', { it: 'Azione Costruire le Abitazioni', en: 'Action: build houses' }),
        rungs: [
          plan('build.house', 'S6.1', build),
          plan('build.goods', 'S6.6', takeWithoutGoods(takenInstead)),
          plan('build.unusable', 'Q11', take(takenInstead)), // its goods build nothing: as if it had none
          plan('build.colonist', 'Q17', settle),
          plan('build.card', 'Q17', buy(cardsInstead)),
          plan('build.nothing', 'Q17', nothing),
        ],
      },
      take: {
        ...scale('take', 'S7.1', { it: 'Azione Prendere una Merce', en: 'Action: take a good' }),
        rungs: [
          plan('take.good', 'S7.1', take(taken)),
          plan('take.colonist', 'S7.3', settle),
          plan('take.card', 'S7.4', buy(cardsInstead)),
          plan('take.house', 'Q16', build),
          plan('take.nothing', 'Q16', nothing),
        ],
      },
      buy: {
        ...scale('purchase', 'S8.1', { it: 'Azione Acquistare Carte Ruolo', en: 'Action: buy role cards' }),
        rungs: [
          plan('purchase.cards', 'S8.1', buy(cards)),
          plan('purchase.goods', 'S8.4', take(takenInstead)),
          plan('purchase.house', 'S8.5', build), // Q33: in the usual order
          plan('purchase.colonist', 'Q16', settle),
          plan('purchase.nothing', 'Q16', nothing),
        ],
      },
    },
    lastTurn: {
      ...scale('last-turn', 'S9.3', { it: 'Ultimo turno dell’IA', en: 'The AI’s last turn' }),
      rungs: [
        plan('last-turn.cards', 'S9.3', buy(cards)),
        plan('last-turn.house', 'S9.3', build),
        plan('last-turn.cloth', 'S9.3', takeWithoutRoll(lastGood)),
        plan('last-turn.colonist', 'Q25', settle),
        plan('last-turn.nothing', 'Q25', nothing),
      ],
    },
  }
}
