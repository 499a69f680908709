// The Statue of Liberty: first the card you build, then the one SOLO gets (R17.14).
import { useState } from 'react'
import { card } from '../../catalogue/index.ts'
import { NONE } from '../../state.ts'
import { Card } from '../card/Card.tsx'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { cardLabel } from '../labels.ts'
import { useView } from '../view.ts'
import { word } from '../words.ts'
import { Frame } from './Frame.tsx'

export function Liberty() {
  const { lang, options, play } = useView()
  const [taken, setTaken] = useState<number>()
  const pairs = options.flatMap(({ move }) => (move.do === 'liberty' ? [move] : []))
  const open = taken === undefined ? pairs : pairs.filter(({ take }) => take === taken)
  const numbers = [...new Set(open.map(({ take, give }) => (taken === undefined ? take : give)))]

  function pick(no: number) {
    const chosen = open.find(({ take, give }) => (taken === undefined ? take === no && give === NONE : give === no))
    if (chosen !== undefined) play(chosen)
    else setTaken(no)
  }

  return (
    <Frame title={word(taken === undefined ? 'libertyTake' : 'libertyGive', lang)}>
      {taken !== undefined && (
        <p className="du-tray-note">
          {word('forYou', lang)}: <b>{card(taken).name[lang]}</b>{' '}
          <button type="button" className="du-link" onClick={() => setTaken(undefined)}>
            {word('again', lang)}
          </button>
        </p>
      )}
      <Group label={word('buildings', lang)} className="du-tray-cards">
        {numbers.map((no) => (
          <button key={no} type="button" className="kit-spot du-spot du-tray-card" data-lit onClick={() => pick(no)}>
            <span className="kit-away">{cardLabel(no, lang)}</span>
            <span className="kit-face" aria-hidden="true">
              <Card item={card(no)} lang={lang} />
            </span>
          </button>
        ))}
      </Group>
    </Frame>
  )
}
