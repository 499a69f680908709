// The Automa's side: the four cards of the round, its editors, its play area, its printed comics.
import { Group } from '../../../../web/kit/board/Group.tsx'
import { Count } from '../../../../web/kit/board/Count.tsx'
import { card } from '../../catalogue/index.ts'
import { LEVELS } from '../../automa/levels.ts'
import { result } from '../../score.ts'
import { EDITORS, topAsk } from '../../state.ts'
import { seatOf } from '../../asks.ts'
import { AutomaBack, AutomaCardFace, Card } from '../card/Card.tsx'
import { Editor } from '../icons/index.tsx'
import { cardLabel, editorsLeft, slotsOf } from '../labels.ts'
import { automaCardLabel, automaCardOf } from './automa-label.ts'
import { Spot } from '../Spot.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'
import { Issue } from './Issue.tsx'

export function AutomaMat() {
  const { s, lang, prefs } = useView()
  const { automa } = s
  const total = result(s).itsTotal
  const top = topAsk(s)
  const acts = top !== undefined && (seatOf(top.ask) === 'automa' || top.ask === 'reveal')
  return (
    <section
      className="ac-panel ac-mat"
      id="ac-automa"
      data-side="1"
      data-active={acts || undefined}
      aria-labelledby="ac-automa-title"
    >
      <header className="ac-mat-head">
        <h2 id="ac-automa-title">
          <Editor side={1} /> {word('automa', lang)}
        </h2>
        <span className="ac-stat ac-level">{LEVELS.find(({ id }) => id === s.level)?.title[lang]}</span>
        <span className="ac-stat" data-flip="pool:1" title={word('editorsLeft', lang)}>
          <span className="ac-away">{word('editorsLeft', lang)}: </span>
          <Editor side={1} /> {editorsLeft(s, 1)}
        </span>
        <Spot
          target={{ kind: 'score' }}
          label={`${word(s.over ? 'pointsEnd' : 'pointsNow', lang)}: ${total}`}
          className="ac-stat ac-vp"
          flip={false}
        >
          <b>
            <Count value={total} still={prefs.reducedMotion} />
          </b>{' '}
          {lang === 'it' ? 'PV' : 'VP'}
        </Spot>
      </header>
      <Slots />
      <h3>{word('playArea', lang)}</h3>
      <Group label={word('playArea', lang)} className="ac-hand ac-play-area">
        {[...automa.writers, ...automa.artists, ...automa.developed].map((no) => (
          <Spot
            key={no}
            target={{ kind: 'card', no }}
            id={card(no).id}
            label={cardLabel(no, lang)}
            className="ac-card-spot"
            hint={() => <Card no={no} lang={lang} />}
          >
            <Card no={no} lang={lang} />
          </Spot>
        ))}
      </Group>
      <h3>{word('printed', lang)}</h3>
      <Group label={word('printed', lang)} className="ac-issues">
        {automa.printed.length === 0 && <p className="ac-soft">{word('noPrinted', lang)}</p>}
        {automa.printed.map((entry) => (
          <Issue key={entry.comic} entry={entry} side={1} />
        ))}
      </Group>
    </section>
  )
}

/** Four slots: turned up from the left; the last one turned up is the card of this turn (S4.3, S4.4). */
function Slots() {
  const { s, lang } = useView()
  const shown = slotsOf(s)
  return (
    <Group label={word('slots', lang)} className="ac-slots">
      {Array.from({ length: EDITORS }, (_, at) => {
        const no = shown[at]
        if (no === undefined)
          return (
            <span key={at} className="ac-slot-down" title={word('slotDown', lang)}>
              <AutomaBack />
            </span>
          )
        const isNow = no === s.card
        return (
          <Spot
            key={`${at} ${no}`}
            target={{ kind: 'slot', no }}
            label={automaCardLabel(s, no, lang)}
            className="ac-slot"
            flip={`slot:${at}`}
            data={{ 'data-now': isNow || undefined }}
          >
            <AutomaCardFace item={automaCardOf(s, no)} lang={lang} />
          </Spot>
        )
      })}
    </Group>
  )
}
