// The title that was reached and the challenges that were met, besides the points (S13.2, S14.1, S15.1).
import type { Gauge, Text, Verdict } from '../../kernel/contract.ts'
import { inEachLang } from '../../kernel/text.ts'
import { PENALTY, PLAYER_TITLES } from './catalogue/challenges.ts'
import { challengesOf, result, titleOf } from './score.ts'
import type { State } from './state.ts'

/** The titles from the lowest to the highest, by the points they take. */
const TITLES = PLAYER_TITLES.toReversed().map(({ min, name }) => ({ at: min, text: name }))
const [LOWEST, HIGHEST] = [TITLES[0]?.at ?? 0, TITLES.at(-1)?.at ?? 0]

/** S15.1 */
const COST: Text = { it: ` (−${PENALTY}\u00A0PV)`, en: ` (−${PENALTY}\u00A0VP)` }

const ladder = (final: number): Gauge => ({
  text: { it: 'I tuoi PV', en: 'Your VP' },
  seat: 'you',
  from: Math.min(0, final),
  to: Math.max(HIGHEST, final),
  value: final,
  marks: TITLES,
})

function titleText(points: number): Text {
  const title = titleOf(points)
  if (title === undefined)
    return { it: `Nessun titolo: il primo è a ${LOWEST} PV`, en: `No title: the first takes ${LOWEST} VP` }
  return { it: `Il tuo titolo: ${title.name.it}`, en: `Your title: ${title.name.en}` }
}

export function verdict(s: State): Verdict {
  const { final, itsTotal, forTitle } = result(s)
  return {
    ...(final === itsTotal && {
      text: { it: `${final} PV a testa: a parità vince l’Automa`, en: `${final} VP each: the Automa wins a tie` },
    }),
    also: [titleText(forTitle)],
    goals: challengesOf(s).map(({ challenge: { name, text }, met }) => ({
      text: inEachLang((lang) => `${name[lang]}: ${text[lang]}${met ? '' : COST[lang]}`),
      isMet: met,
    })),
    gauges: [ladder(forTitle)],
  }
}
