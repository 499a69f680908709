// What SOLO does on its turn: the tactical scale (S4), and how each of its steps finds its card.
import type { Tracer } from '../../../kernel/contract.ts'
import { after, allowed, climb, firstOf, type Plans } from '../../../ladder/climb.ts'
import { OPTION, type Move } from '../moves.ts'
import { canBuild } from '../payment.ts'
import { SOLO } from '../asks.ts'
import { winsAtOnce } from '../measures.ts'
import { affordable, choice, discardScale, freeChoice } from './ladders/cards.ts'
import { bypass, flexibility, missingSymbol, operative, reverseOperative } from './ladders/types.ts'
import { affordableWonders, cheapestWonder, strategic } from './ladders/wonders.ts'
import { accessibleCards, type Candidate, type View } from './view.ts'

const TYPE_FIRST = [bypass, operative, flexibility, missingSymbol]
const STRUCTURE = [...TYPE_FIRST, choice]
const FREE = [...TYPE_FIRST, freeChoice]
const WORST = [reverseOperative, discardScale]

/** The card to build (S6.2, S6.3, S9). */
const best = (v: View, from: readonly Candidate[], tracer?: Tracer): Candidate | undefined =>
  after(STRUCTURE, from, v, tracer)[0]
/** The card to construct for free (S11, S13.1). */
export const bestFree = (v: View, from: readonly Candidate[], tracer?: Tracer): Candidate | undefined =>
  after(FREE, from, v, tracer)[0]
/** The card to bury, discard or give away (S5.4, S7.2, S13.2). */
export const worst = (v: View, from: readonly Candidate[], tracer?: Tracer): Candidate | undefined =>
  after(WORST, from, v, tracer)[0]

export const tactical: Plans<View, Move> = {
  id: 'duel.tactical',
  title: { it: 'Scala tattica', en: 'Tactical scale' },
  cite: 'S4',
  rungs: [
    {
      id: 'duel.tactical.win',
      cite: 'S9.4',
      text: {
        it: 'costruire una struttura che dà la vittoria istantanea',
        en: 'build a structure that wins the game at once',
      },
      otherwise: { it: 'nessuna carta costruibile fa vincere subito', en: 'no card it can build wins at once' },
      // Q14: before a wonder as well.
      attempt(v, tracer) {
        if (!v.nearVictory) return undefined
        const open = accessibleCards(v)
        if (!open.some(({ card }) => winsAtOnce(v.s, SOLO, card) && canBuild(v.s, SOLO, card))) return undefined
        // From all cards, so that the trace tells what the bypass passed over.
        return build(best(v, allowed(affordable, open, v, tracer), tracer))
      },
    },
    {
      id: 'duel.tactical.wonder',
      cite: 'S5',
      text: { it: 'costruire una meraviglia', en: 'build a wonder' },
      otherwise: { it: 'nessuna meraviglia è alla portata', en: 'no wonder is within reach' },
      attempt(v, tracer) {
        const possible = allowed(affordableWonders, v.s.cities[SOLO].unbuilt, v, tracer)
        const chosen = climb(strategic, climb(cheapestWonder, possible, v, tracer), v, tracer)[0]
        if (chosen === undefined) return undefined
        // S5.4, Q24: from all accessible cards, whether SOLO could build them or not.
        const under = worst(v, accessibleCards(v), tracer)
        return under && OPTION.wonder[chosen]?.[under.card.no]?.move
      },
    },
    {
      id: 'duel.tactical.structure',
      cite: 'S6',
      text: { it: 'costruire una struttura', en: 'build a structure' },
      otherwise: { it: 'nessuna carta accessibile si può pagare', en: 'no accessible card can be paid for' },
      attempt: (v, tracer) => build(best(v, allowed(affordable, accessibleCards(v), v, tracer), tracer)),
    },
    {
      id: 'duel.tactical.discard',
      cite: 'S7',
      text: { it: 'scartare per ottenere monete', en: 'discard for coins' },
      otherwise: { it: 'non ci sono carte accessibili', en: 'there is no accessible card' },
      // S7.1: the last resort, so any accessible card may go.
      attempt(v, tracer) {
        const card = worst(v, accessibleCards(v), tracer)
        return card && OPTION.discard[card.card.no]?.move
      },
    },
  ],
}

const build = (chosen: Candidate | undefined): Move | undefined => chosen && OPTION.build[chosen.card.no]?.move

export const playTurn = (v: View, tracer?: Tracer): Move | undefined => firstOf(tactical, v, tracer)
