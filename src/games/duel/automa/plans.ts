// What SOLO does on its turn: the tactical scale (S4), and how each of its steps finds its card. What it may do it does (Q20).
import type { Text, Tracer } from '../../../kernel/contract.ts'
import { after, allowed, climb, firstOf, type Plans } from '../../../ladder/climb.ts'
import { OPTION, type Move } from '../moves.ts'
import { canBuild } from '../payment.ts'
import { SOLO } from '../asks.ts'
import { winsAtOnce } from '../measures.ts'
import type { Ladders } from './ladders/index.ts'
import type { CardLadder } from './ladders/shared.ts'
import { accessibleCards, type Candidate, type View } from './view.ts'

/** The same scales, asked something else. */
const asking = (question: Text, ladders: readonly CardLadder[]): readonly CardLadder[] =>
  ladders.map((ladder) => ({ ...ladder, question }))

const WHY_WONDER: Text = { it: 'Perché questa meraviglia?', en: 'Why this wonder?' }
const WHY_CARD: Text = { it: 'Perché questa carta?', en: 'Why this card?' }
const WHY_UNDER: Text = { it: 'Perché questa carta sotto la meraviglia?', en: 'Why this card under it?' }
const WHY_DISCARD: Text = { it: 'Perché scarta questa carta?', en: 'Why discard this card?' }
const WHY_KEPT: Text = { it: 'Perché questa carta per sé?', en: 'Why this card for itself?' }
const WHY_GIVEN: Text = { it: 'Perché questa carta a te?', en: 'Why this card for you?' }

type Picking = (v: View, from: readonly Candidate[], tracer?: Tracer) => Candidate | undefined
const first =
  (ladders: readonly CardLadder[]): Picking =>
  (v, from, tracer) =>
    after(ladders, from, v, tracer)[0]

/** How SOLO finds a card among some: the scales one after the other. */
export interface Pickings {
  /** The card to construct for free (S11); with the Statue of Liberty SOLO's own and the player's (S13.1, S13.2). */
  readonly bestFree: Picking
  readonly keptFree: Picking
  readonly givenAway: Picking
}

/** What the flexibility scale leaves tied goes on to the scale of the choice (Q26). */
const typeFirst = ({ bypass, operative, flexibility, missingSymbol }: Ladders): readonly CardLadder[] => [
  bypass,
  operative,
  flexibility,
  missingSymbol,
]
const worst = ({ reverseOperative, discardScale }: Ladders): readonly CardLadder[] => [reverseOperative, discardScale]

export function pickingsOf(ladders: Ladders): Pickings {
  const free = [...typeFirst(ladders), ladders.freeChoice]
  return {
    bestFree: first(free),
    keptFree: first(asking(WHY_KEPT, free)),
    givenAway: first(asking(WHY_GIVEN, worst(ladders))),
  }
}

/** The tactical scale over these ladders. */
export function tacticalOf(ladders: Ladders): Plans<View, Move> {
  const possibleWonders = { ...ladders.affordableWonders, question: WHY_WONDER }
  const cheapestWonder = { ...ladders.cheapestWonder, question: WHY_WONDER }
  const firstWonder = { ...ladders.strategic, question: WHY_WONDER }
  const possibleCards = { ...ladders.affordable, question: WHY_CARD }
  // The card to build (S6.2, S6.3, S9), to bury (S5.4), to discard (S7.2).
  const best = first(asking(WHY_CARD, [...typeFirst(ladders), ladders.choice]))
  const buried = first(asking(WHY_UNDER, worst(ladders)))
  const discarded = first(asking(WHY_DISCARD, worst(ladders)))
  return {
    id: 'duel.tactical',
    title: { it: 'Scala tattica', en: 'Tactical scale' },
    cite: 'S4',
    rungs: [
      {
        id: 'duel.tactical.win',
        cite: 'Q14',
        text: {
          it: 'costruire una struttura che dà la vittoria istantanea',
          en: 'build a structure that wins the game at once',
        },
        otherwise: { it: 'nessuna carta costruibile fa vincere subito', en: 'no card it can build wins at once' },
        // Before a wonder as well.
        attempt(v, tracer) {
          if (!v.nearVictory) return undefined
          const open = accessibleCards(v)
          if (!open.some(({ card }) => winsAtOnce(v.s, SOLO, card) && canBuild(v.s, SOLO, card))) return undefined
          // From all cards, so that the trace tells what the bypass passed over.
          return build(best(v, allowed(possibleCards, open, v, tracer), tracer))
        },
      },
      {
        id: 'duel.tactical.wonder',
        cite: 'S5',
        text: { it: 'costruire una meraviglia', en: 'build a wonder' },
        otherwise: { it: 'nessuna meraviglia è alla portata', en: 'no wonder is within reach' },
        attempt(v, tracer) {
          const possible = allowed(possibleWonders, v.s.cities[SOLO].unbuilt, v, tracer)
          const chosen = climb(firstWonder, climb(cheapestWonder, possible, v, tracer), v, tracer)[0]
          if (chosen === undefined) return undefined
          // S5.4, Q24: from all accessible cards, whether SOLO could build them or not.
          const under = buried(v, accessibleCards(v), tracer)
          return under && OPTION.wonder[chosen]?.[under.card.no]?.move
        },
      },
      {
        id: 'duel.tactical.structure',
        cite: 'S6',
        text: { it: 'costruire una struttura', en: 'build a structure' },
        otherwise: { it: 'nessuna carta accessibile si può pagare', en: 'no accessible card can be paid for' },
        attempt: (v, tracer) => build(best(v, allowed(possibleCards, accessibleCards(v), v, tracer), tracer)),
      },
      {
        id: 'duel.tactical.discard',
        cite: 'S7',
        text: { it: 'scartare per ottenere monete', en: 'discard for coins' },
        otherwise: { it: 'non ci sono carte accessibili', en: 'there is no accessible card' },
        // S7.1: the last resort, so any accessible card may go.
        attempt(v, tracer) {
          const card = discarded(v, accessibleCards(v), tracer)
          return card && OPTION.discard[card.card.no]?.move
        },
      },
    ],
  }
}

const build = (chosen: Candidate | undefined): Move | undefined => chosen && OPTION.build[chosen.card.no]?.move

export const playTurn = (v: View, tracer?: Tracer): Move | undefined => firstOf(v.doc.tactical, v, tracer)
