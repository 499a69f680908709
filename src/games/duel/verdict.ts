// How a game was decided where points did not, or were equal (R19).
import type { Gauge, Text, Verdict } from '../../kernel/contract.ts'
import { PLAYER, SIDES, SOLO, type Side } from './asks.ts'
import { CAPITAL, SYMBOLS_TO_WIN } from './measures.ts'
import { ENDINGS, outcome, points, total } from './score.ts'
import type { State } from './state.ts'
import { different } from './tally.ts'

/** By who wins. */
const MILITARY: Readonly<Record<Side, Text>> = {
  [SOLO]: {
    it: `${ENDINGS.military.it}: la pedina conflitto ha raggiunto la tua Capitale`,
    en: `${ENDINGS.military.en}: the conflict pawn has reached your capital`,
  },
  [PLAYER]: {
    it: `${ENDINGS.military.it}: la pedina conflitto ha raggiunto la Capitale di SOLO`,
    en: `${ENDINGS.military.en}: the conflict pawn has reached SOLO’s capital`,
  },
}
const SCIENCE: Readonly<Record<Side, Text>> = {
  [SOLO]: {
    it: `${ENDINGS.science.it}: SOLO ha ${SYMBOLS_TO_WIN} simboli scientifici diversi`,
    en: `${ENDINGS.science.en}: SOLO has ${SYMBOLS_TO_WIN} different science symbols`,
  },
  [PLAYER]: {
    it: `${ENDINGS.science.it}: hai ${SYMBOLS_TO_WIN} simboli scientifici diversi`,
    en: `${ENDINGS.science.en}: you have ${SYMBOLS_TO_WIN} different science symbols`,
  },
}
const SYMBOLS: Readonly<Record<Side, Text>> = {
  [SOLO]: { it: 'Simboli scientifici di SOLO', en: 'SOLO’s science symbols' },
  [PLAYER]: { it: 'I tuoi simboli scientifici', en: 'Your science symbols' },
}

const track = ({ pawn }: State): Gauge => ({
  text: { it: 'La pedina conflitto', en: 'The conflict pawn' },
  seat: pawn > 0 ? 'automa' : 'you',
  from: -CAPITAL,
  to: CAPITAL,
  value: pawn,
  marks: [
    { at: -CAPITAL, text: { it: 'Capitale di SOLO', en: 'SOLO’s capital' } },
    { at: CAPITAL, text: { it: 'la tua Capitale', en: 'your capital' } },
  ],
})

const symbols = (s: State, side: Side): Gauge => ({
  text: SYMBOLS[side],
  seat: side === SOLO ? 'automa' : 'you',
  from: 0,
  to: SYMBOLS_TO_WIN,
  value: Math.min(SYMBOLS_TO_WIN, different(s.cities[side].tally)),
  marks: [{ at: SYMBOLS_TO_WIN, text: { it: 'vittoria', en: 'victory' } }],
})

export function verdict(s: State): Verdict {
  const { winner, by } = outcome(s)
  if (by === 'military' && winner !== 'shared') return { isInstant: true, text: MILITARY[winner], gauges: [track(s)] }
  if (by === 'science' && winner !== 'shared')
    return { isInstant: true, text: SCIENCE[winner], gauges: SIDES.map((side) => symbols(s, side)) }
  const [solo, player] = [points(s, SOLO), points(s, PLAYER)]
  if (total(solo) !== total(player)) return {}
  if (winner === 'shared')
    return {
      text: {
        it: `Parità: ${total(solo)} punti a testa, e ${solo.blue} a testa con le strutture civili`,
        en: `A tie: ${total(solo)} points each, and ${solo.blue} each from civilian buildings`,
      },
    }
  const [more, less] = winner === SOLO ? [solo.blue, player.blue] : [player.blue, solo.blue]
  return {
    text: {
      it: `Punti pari, ${total(solo)} a testa: decidono le strutture civili, ${more} a ${less}`,
      en: `Equal points, ${total(solo)} each: civilian buildings decide, ${more} to ${less}`,
    },
  }
}
