// What the AI does with each action, and what instead where it cannot (S6.1 to S9.3): the ways are the actions themselves (Q31).
import type { Text, Tracer } from '../../../kernel/contract.ts'
import type { Plan, Plans } from '../../../ladder/climb.ts'
import { CLOTH, sumOf } from '../catalogue/index.ts'
import { freeAi } from '../measures.ts'
import { type Move, OPTION, type Option } from '../moves.ts'
import type { State } from '../state.ts'
import { chooseCards, chooseHouse, takeGoods } from './choices.ts'
import type { ActionId } from './dice.ts'
import { head, scale } from './ladders/shared.ts'

type Attempt = (s: State, tracer?: Tracer) => Move | undefined

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
const takeOne: Way = {
  text: { it: 'tirare e prendere una merce', en: 'roll and take a good' },
  otherwise: FULL,
  attempt: (s, tracer) => (freeAi(s) === 0 ? undefined : takeGoods(s, false, tracer)),
}
const takeTwo: Way = {
  text: {
    it: 'tirare e prendere una merce e una del valore inferiore successivo',
    en: 'roll and take a good and one of the next lower value',
  },
  otherwise: FULL,
  attempt: (s, tracer) => (freeAi(s) === 0 ? undefined : takeGoods(s, true, tracer)),
}
const takeTwoWithoutGoods: Way = {
  ...takeTwo,
  otherwise: { it: 'ha delle merci', en: 'it has goods' },
  attempt: (s, tracer) => (sumOf(s.ai.goods) > 0 ? undefined : takeGoods(s, true, tracer)),
}
const takeCloth: Way = {
  text: { it: 'prendere una stoffa, senza tirare', en: 'take one cloth, without a roll' },
  otherwise: FULL,
  attempt: (s) => (freeAi(s) === 0 ? undefined : (OPTION.goods[CLOTH] as Option).move),
}
const buyTwo: Way = {
  text: { it: 'acquistare fino a due carte', en: 'buy up to two cards' },
  otherwise: { it: 'non può pagare nessuna carta', en: 'no card is payable' },
  attempt: (s, tracer) => chooseCards(s, 2, tracer),
}
const buyOne: Way = {
  text: { it: 'acquistare una sola carta', en: 'buy a single card' },
  otherwise: { it: 'non può pagare nessuna carta', en: 'no card is payable' },
  attempt: (s, tracer) => chooseCards(s, 1, tracer),
}
const settle: Way = {
  text: { it: 'collocare un colono nella città di partenza', en: 'place a colonist in the start city' },
  otherwise: { it: 'tutti i suoi coloni sono sul tabellone', en: 'all its colonists are on the board' },
  attempt: ({ ai }) => (ai.stored > 0 ? OPTION.settle.move : undefined),
}
const nothing: Way = {
  text: { it: 'non fare nulla', en: 'do nothing' },
  otherwise: { it: 'ha fatto altro', en: 'it did something else' },
  attempt: () => OPTION.none.move,
}

const plan = (id: string, cite: string, { text, otherwise, attempt }: Way): Plan<State, Move> => ({
  ...head(id, cite, text),
  otherwise,
  attempt,
})

export const plans: Readonly<Record<ActionId, Plans<State, Move>>> = {
  build: {
    ...scale('build', 'S6.1', { it: 'Azione Costruire le Abitazioni', en: 'Action: build houses' }),
    rungs: [
      plan('build.house', 'S6.1', build),
      plan('build.goods', 'S6.6', takeTwoWithoutGoods),
      plan('build.unusable', 'Q11', takeTwo), // its goods build nothing: as if it had none
      plan('build.colonist', 'Q17', settle),
      plan('build.card', 'Q17', buyOne),
      plan('build.nothing', 'Q17', nothing),
    ],
  },
  take: {
    ...scale('take', 'S7.1', { it: 'Azione Prendere una Merce', en: 'Action: take a good' }),
    rungs: [
      plan('take.good', 'S7.1', takeOne),
      plan('take.colonist', 'S7.3', settle),
      plan('take.card', 'S7.4', buyOne),
      plan('take.house', 'Q16', build),
      plan('take.nothing', 'Q16', nothing),
    ],
  },
  buy: {
    ...scale('purchase', 'S8.1', { it: 'Azione Acquistare Carte Ruolo', en: 'Action: buy role cards' }),
    rungs: [
      plan('purchase.cards', 'S8.1', buyTwo),
      plan('purchase.goods', 'S8.4', takeTwo),
      plan('purchase.house', 'S8.5', build), // Q33: in the usual order
      plan('purchase.colonist', 'Q16', settle),
      plan('purchase.nothing', 'Q16', nothing),
    ],
  },
}

export const lastTurn: Plans<State, Move> = {
  ...scale('last-turn', 'S9.3', { it: 'Ultimo turno dell’IA', en: 'The AI’s last turn' }),
  rungs: [
    plan('last-turn.cards', 'S9.3', buyTwo),
    plan('last-turn.house', 'S9.3', build),
    plan('last-turn.cloth', 'S9.3', takeCloth),
    plan('last-turn.colonist', 'Q25', settle),
    plan('last-turn.nothing', 'Q25', nothing),
  ],
}
