// What the Opponents left of the points they compete for: they hold the score down and make none of their own (S4, S27, S29).
import type { Gauge, Text, Verdict } from '../../kernel/contract.ts'
import { CULT_PRIZES, CULTS, NETWORK_PRIZES } from './catalogue/index.ts'
import { networkSize } from './network.ts'
import { cultPoints, networkPoints } from './score.ts'
import type { State } from './state.ts'

const MOST_CULTS = CULTS.length * CULT_PRIZES[0]
const MOST_NETWORK = NETWORK_PRIZES[0]

const pointsOf = (text: Text, value: number, most: number): Gauge => ({
  text,
  seat: 'you',
  from: 0,
  to: most,
  value,
  marks: [{ at: most, text: { it: `al massimo ${most}`, en: `${most} at most` } }],
})

export function verdict(s: State): Verdict {
  const cults = CULTS.reduce((sum, _, cult) => sum + cultPoints(s, cult), 0)
  const network = networkPoints(s, networkSize(s))
  return {
    also: [
      {
        it: `Contro gli Avversari hai preso ${cults} punti su ${MOST_CULTS} con i culti e ${network} su ${MOST_NETWORK} con le strutture connesse`,
        en: `Against the Opponents you took ${cults} points of ${MOST_CULTS} with the cults and ${network} of ${MOST_NETWORK} with connected structures`,
      },
    ],
    gauges: [
      pointsOf({ it: 'Punti dei culti', en: 'Points of the cults' }, cults, MOST_CULTS),
      pointsOf({ it: 'Punti delle strutture connesse', en: 'Points of connected structures' }, network, MOST_NETWORK),
    ],
  }
}
