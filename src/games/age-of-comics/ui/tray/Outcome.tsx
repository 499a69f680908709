// The result: who won, by what, the title, the challenges.
import { figure } from '../../../../kernel/text.ts'
import { AUTOMA, PLAYER } from '../../asks.ts'
import { result, score, titleOf } from '../../score.ts'
import { Editor } from '../icons/index.tsx'
import { useView } from '../view.ts'
import { sentence } from '../../../../web/kit/board/words.ts'
import { word } from '../words.ts'
import { ChallengeList } from './Goals.tsx'

export function Outcome() {
  const { s, lang } = useView()
  const { outcome } = score(s)
  const { final, itsTotal, forTitle } = result(s)
  const title = word(outcome.winner === 'you' ? 'youWin' : 'automaWins', lang)
  const rank = titleOf(forTitle)
  return (
    <section className="ac-tray ac-outcome" aria-label={title}>
      <h2 className="ac-headline">{title}</h2>
      <p>{sentence(outcome.text[lang])}</p>
      <p className="ac-final">
        <span>
          <Editor side={PLAYER} /> {word('you', lang)} <b>{figure(final)}</b>
        </span>
        <span>
          <Editor side={AUTOMA} /> {word('automa', lang)} <b>{figure(itsTotal)}</b>
        </span>
      </p>
      {rank !== undefined && (
        <p className="ac-rank">
          {word('title', lang)}: <b>{rank.name[lang]}</b>
        </p>
      )}
      <ChallengeList />
    </section>
  )
}
