// Your current title, and the challenges of this game.
import { PENALTY, PLAYER_TITLES } from '../../catalogue/challenges.ts'
import { points } from '../../names.ts'
import { challengesOf, result, titleOf } from '../../score.ts'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

export function Goals() {
  const { s, lang } = useView()
  const { forTitle } = result(s)
  const rank = titleOf(forTitle)
  const next = PLAYER_TITLES.findLast(({ min }) => min > forTitle)
  const open = challengesOf(s)
  const met = open.filter((each) => each.met).length
  return (
    <Spot
      target={{ kind: 'goals' }}
      label={`${word('title', lang)}: ${rank?.name[lang] ?? word('noTitle', lang)}${open.length === 0 ? '' : `; ${word('goals', lang)}: ${met}/${open.length}`}`}
      className="ac-goals"
      flip={false}
    >
      <span>
        {word('title', lang)}: <b>{rank?.name[lang] ?? word('noTitleYet', lang)}</b>
      </span>
      {next !== undefined && (
        <small>
          {word('nextTitle', lang)}: {next.name[lang]} ({points(next.min, lang)})
        </small>
      )}
      {open.map(({ challenge, met: done }) => (
        <span key={challenge.id} className="ac-goal" data-met={done || undefined}>
          {done ? '✓' : '✗'} {challenge.name[lang]}
        </span>
      ))}
    </Spot>
  )
}

export function ChallengeList() {
  const { s, lang } = useView()
  const chosen = challengesOf(s)
  if (chosen.length === 0) return null
  return (
    <ul className="ac-challenges">
      {chosen.map(({ challenge, met }) => (
        <li key={challenge.id} data-met={met || undefined}>
          <b>
            {met ? '✓' : '✗'} {challenge.name[lang]}
          </b>
          <span>{challenge.text[lang]}</span>
          <small>{s.over ? points(met ? 0 : -PENALTY, lang) : word(met ? 'met' : 'notMet', lang)}</small>
        </li>
      ))}
    </ul>
  )
}
