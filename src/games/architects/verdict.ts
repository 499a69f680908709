// How a game with equal points was decided (R11.3).
import type { Verdict } from '../../kernel/contract.ts'
import { OPPONENT, PLAYER } from './asks.ts'
import { ones } from './measures.ts'
import { outcome, points, total } from './score.ts'
import type { State } from './state.ts'

export function verdict(s: State): Verdict {
  const { winner, by } = outcome(s)
  if (by === 'points') return {}
  const each = total(points(s, PLAYER))
  const [yours, its] = [ones(s.boards[PLAYER].stages), ones(s.boards[OPPONENT].stages)]
  if (by === 'shared')
    return {
      text: {
        it: `Parità: ${each} punti a testa, e tanti Stadi quanti ne ha l’Avversario (${its})`,
        en: `A tie: ${each} points each, and as many Stages as the Opponent (${its})`,
      },
    }
  const [more, less] = winner === PLAYER ? [yours, its] : [its, yours]
  return {
    text: {
      it: `Punti pari, ${each} a testa: decidono gli Stadi costruiti, ${more} a ${less}`,
      en: `Equal points, ${each} each: constructed Stages decide, ${more} to ${less}`,
    },
  }
}
