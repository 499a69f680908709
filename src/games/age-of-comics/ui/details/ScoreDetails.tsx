// The points of both sides, what the end of the round would give, the title and the challenges.
import { ScoreTable } from '../../../../web/kit/board/ScoreTable.tsx'
import { PLAYER_TITLES } from '../../catalogue/challenges.ts'
import { endOfRoundGains } from '../../measures.ts'
import { fanCount, points } from '../../names.ts'
import { result, score, titleOf } from '../../score.ts'
import { levelOf } from '../../variant/index.ts'
import { ChallengeList } from '../tray/Goals.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

export function ScoreDetails() {
  const { s, lang } = useView()
  const level = levelOf(s)
  return (
    <>
      <ScoreTable caption={word(s.over ? 'pointsEnd' : 'pointsNow', lang)} lang={lang} sides={score(s).sides} />
      <p className="ac-soft">
        {word('level', lang)} {level.title[lang]}: {level.about[lang]}
      </p>
    </>
  )
}

export function ChartDetails() {
  const { s, lang } = useView()
  const { yourVp, itsVp, income } = endOfRoundGains(s)
  return (
    <>
      <h3>{word('chart', lang)}</h3>
      <p>{word('chartAbout', lang)}</p>
      <p>
        <b>{word('chartNow', lang)}</b>
      </p>
      <ul className="ac-facts">
        <li>
          {word('you', lang)}: {points(yourVp, lang)}, ${income}
        </li>
        <li>
          {word('automa', lang)}: {points(itsVp, lang)}
        </li>
      </ul>
      <p className="ac-soft">
        {word('levelFans', lang)} {fanCount(levelOf(s).printFans + s.round, lang)} ({word('automa', lang)})
      </p>
    </>
  )
}

export function GoalsDetails() {
  const { s, lang } = useView()
  const now = titleOf(result(s).forTitle)
  return (
    <>
      <h3>{word('goals', lang)}</h3>
      {s.challenges === 0 ? <p>{word('noChallenge', lang)}</p> : <ChallengeList />}
      <ul className="ac-titles">
        {PLAYER_TITLES.map(({ id, min, name }) => (
          <li key={id} data-now={now?.id === id || undefined}>
            <b>{min}</b> {name[lang]}
          </li>
        ))}
      </ul>
      {now === undefined && <p className="ac-soft">{word('noTitle', lang)}</p>}
    </>
  )
}
