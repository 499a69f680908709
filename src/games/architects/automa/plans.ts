// What the Opponent does in its turn (S15), and where it takes a Progress token from (S13).
import type { Tracer } from '../../../kernel/contract.ts'
import { climb, firstOf, type Plan, type Plans } from '../../../ladder/climb.ts'
import { CENTRAL, OPPONENT } from '../asks.ts'
import { token, type TokenNo } from '../catalogue/index.ts'
import { dueSets, mustReveal } from '../measures.ts'
import { construct, type Move, numbered, OPTION, SETS } from '../moves.ts'
import { allEmpty, stackSize } from '../state.ts'
import { chooseDeck, choosePayment, chooseStage } from './choices.ts'
import { head, scale, WHY } from './ladders/shared.ts'
import { splitDie } from './ladders/split.ts'
import { payableNow, type View } from './view.ts'

export const ROLL: Move = OPTION.roll.move

/** The card of the deck it chooses, or the die first. */
export function takeCard(v: View, tracer?: Tracer): Move {
  const deck = chooseDeck(v, tracer)
  return deck === undefined ? ROLL : OPTION.take[deck].move
}

const reveal: Plan<View, Move> = {
  ...head('turn.reveal', 'S6', {
    it: 'scoprire la carta in cima al mazzo centrale, se all’inizio del turno ha il Gatto',
    en: 'turn up the top card of the central deck, if it owns the Cat when its turn begins',
  }),
  otherwise: {
    it: 'non ha il Gatto, o la carta è già scoperta, o il mazzo centrale è vuoto',
    en: 'it does not own the Cat, or the card lies face up already, or the central deck is empty',
  },
  attempt: ({ s }) => (mustReveal(s) ? OPTION.reveal.move : undefined),
}

const first: Plan<View, Move> = {
  ...head('turn.first', 'S7', { it: 'prendere una carta', en: 'take a card' }),
  otherwise: { it: 'i mazzi sono vuoti', en: 'the decks are empty' },
  attempt: (v, tracer) => (allEmpty(v.s) ? undefined : takeCard(v, tracer)),
}

const sets: Plan<View, Move> = {
  ...head('turn.science', 'S15', {
    it: 'scartare una combinazione di carte Verdi per un segnalino Progresso',
    en: 'discard a set of Green cards for a Progress token',
  }),
  otherwise: { it: 'non ha combinazioni da scartare', en: 'it has no set to discard' },
  attempt(v, tracer) {
    const due = dueSets(v.s, OPPONENT)
    if (due === 0) return undefined
    const candidates = SETS.flatMap((_, set) => ((due & (1 << set)) === 0 ? [] : [set]))
    return numbered(OPTION.science, climb(v.doc.science, candidates, v, tracer)[0] as number).move
  },
}

const build: Plan<View, Move> = {
  ...head('turn.construct', 'S16', { it: 'costruire uno Stadio', en: 'construct a Stage' }),
  otherwise: { it: 'non può pagare nessuno Stadio disponibile', en: 'it can pay for no available Stage' },
  attempt(v, tracer) {
    if (payableNow(v) === 0) return undefined
    const stage = chooseStage(v, tracer)
    const payment = choosePayment(v, stage, tracer)
    return payment === undefined ? ROLL : construct(stage.no, payment).move
  },
}

const extra: Plan<View, Move> = {
  ...head('turn.extra', 'S9', { it: 'prendere una carta aggiuntiva', en: 'take an extra card' }),
  otherwise: { it: 'non ha carte aggiuntive da prendere', en: 'it has no extra card to take' },
  attempt: (v, tracer) => (v.s.pending === 0 || allEmpty(v.s) ? undefined : takeCard(v, tracer)),
}

const discard: Plan<View, Move> = {
  ...head('turn.discard', 'S12', {
    it: 'scartare la carta scoperta del mazzo centrale',
    en: 'discard the face-up card of the central deck',
  }),
  otherwise: { it: 'il mazzo centrale è coperto', en: 'the central deck lies face down' },
  attempt: ({ s }) => (s.decks[CENTRAL].top >= 0 ? OPTION.discard.move : undefined),
}

export const turn: Plans<View, Move> = {
  ...scale('turn', 'S15', { it: 'Turno dell’Avversario', en: 'The Opponent’s turn' }, WHY.now),
  rungs: [reveal, first, sets, build, extra, discard],
}

/** A turn in its parts: before its first card, with a central card to turn up or without, and after it. */
export interface Turn {
  readonly all: Plans<View, Move>
  readonly beginning: Plans<View, Move>
  readonly opening: Plans<View, Move>
  readonly settling: Plans<View, Move>
}

/** After the first card in the author's order (the document's is Q16), step 3 last (Q23). */
export function turnOf(all: Plans<View, Move>): Turn {
  const part = (...ids: readonly string[]): Plans<View, Move> => ({
    ...all,
    rungs: all.rungs.filter(({ id }) => ids.includes(id)),
  })
  const after = part(sets.id, build.id, extra.id)
  return {
    all,
    beginning: part(reveal.id),
    opening: part(first.id),
    settling: { ...after, rungs: [...after.rungs, ...part(discard.id).rungs] },
  }
}

export const openTurn = (v: View, tracer?: Tracer): Move | undefined =>
  firstOf(mustReveal(v.s) ? v.doc.turn.beginning : v.doc.turn.opening, v, tracer)
export const settle = (v: View, tracer?: Tracer): Move | undefined => firstOf(v.doc.turn.settling, v, tracer)
export const discardSet = (v: View, tracer?: Tracer): Move | undefined => sets.attempt(v, tracer)
export const constructStage = (v: View, tracer?: Tracer): Move | undefined => build.attempt(v, tracer)

const different = (list: readonly TokenNo[]): TokenNo[] => list.filter((no, at) => list.indexOf(no) === at)
const byDieAmong = (tokens: readonly TokenNo[], v: View, tracer?: Tracer): Move => {
  const chosen = splitDie(tokens, (no) => token(no).id, v, tracer)
  return chosen === undefined ? ROLL : numbered(OPTION.token, chosen).move
}

export const tokens: Plans<View, Move> = {
  ...scale('token', 'S13', { it: 'Quale segnalino Progresso', en: 'Which Progress token' }, WHY.token),
  rungs: [
    {
      ...head('token.valued', 'S13', {
        it: 'un segnalino scoperto con un valore in punti',
        en: 'a face-up token with a point value',
      }),
      otherwise: { it: 'nessun segnalino scoperto ha un valore in punti', en: 'no face-up token has a point value' },
      attempt(v, tracer) {
        const valued = different(v.s.faceUp).filter((no) => token(no).printed > 0)
        return valued.length === 0 ? undefined : byDieAmong(climb(v.doc.printedValue, valued, v, tracer), v, tracer)
      },
    },
    {
      ...head('token.stack', 'S13', { it: 'il primo segnalino coperto della pila', en: 'the top face-down token' }),
      otherwise: { it: 'la pila è vuota', en: 'the stack is empty' },
      attempt: ({ s }) => (stackSize(s) > 0 ? OPTION.stack.move : undefined),
    },
    {
      ...head('token.any', 'Q21', { it: 'uno scoperto qualsiasi, con il dado', en: 'any face-up one, by the die' }),
      otherwise: { it: 'non ci sono più segnalini', en: 'there is no token left' },
      attempt: (v, tracer) => (v.s.faceUp.length === 0 ? undefined : byDieAmong(different(v.s.faceUp), v, tracer)),
    },
  ],
}

export const takeToken = (v: View, tracer?: Tracer): Move | undefined => firstOf(v.doc.tokens, v, tracer)
