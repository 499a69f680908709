// The Automa's side: the four cards of the round, its editors, its play area, its printed comics.
import { Group } from '../../../../web/kit/board/Group.tsx'
import { Reads } from '../../../../web/kit/board/Reads.tsx'
import { CARD_IDS } from '../../deck.ts'
import { result } from '../../score.ts'
import { EDITORS, topAsk } from '../../state.ts'
import { AUTOMA, seatOf } from '../../asks.ts'
import { levelOf } from '../../variant/index.ts'
import { AutomaBack, AutomaCardFace } from '../card/Card.tsx'
import { Editor } from '../icons/index.tsx'
import { editorsLeft, slotsOf } from '../labels.ts'
import { automaCardLabel, automaCardOf } from './automa-label.ts'
import { Spot } from '../Spot.tsx'
import { cardSpot } from '../card/spot.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'
import { Issue } from './Issue.tsx'
import { Points } from './Points.tsx'

const EDITOR_RULES = { cites: ['R3.2', 'R6.1'] } as const

export function AutomaMat() {
  const { s, lang } = useView()
  const { automa } = s
  const total = result(s).itsTotal
  const top = topAsk(s)
  const acts = top !== undefined && (seatOf(top.ask) === 'automa' || top.ask === 'reveal')
  return (
    <section
      className="ac-panel ac-mat"
      id="ac-automa"
      data-side={AUTOMA}
      data-active={acts || undefined}
      aria-labelledby="ac-automa-title"
    >
      <header className="ac-mat-head">
        <h2 id="ac-automa-title">
          <Editor side={AUTOMA} /> {word('automa', lang)}
        </h2>
        <span className="ac-stat ac-level">{levelOf(s).title[lang]}</span>
        <Reads
          game="age-of-comics"
          about={EDITOR_RULES}
          title={`${word('editorsLeft', lang)}: ${editorsLeft(s, AUTOMA)}`}
          lang={lang}
          className="ac-stat"
          data={{ 'data-flip': `pool:${AUTOMA}` }}
        >
          <Editor side={AUTOMA} /> {editorsLeft(s, AUTOMA)}
        </Reads>
        <Points total={total} />
      </header>
      <div className="ac-mat-rows">
        <Slots />
        <div>
          <h3>{word('playArea', lang)}</h3>
          <Group label={word('playArea', lang)} className="ac-hand ac-play-area">
            {[...automa.writers, ...automa.artists, ...automa.developed].map((no) => cardSpot(no, lang))}
          </Group>
        </div>
        <div>
          <h3>{word('printed', lang)}</h3>
          <Group label={word('printed', lang)} className="ac-issues">
            {automa.printed.length === 0 && <p className="ac-soft">{word('noPrinted', lang)}</p>}
            {automa.printed.map((entry) => (
              <Issue key={entry.comic} entry={entry} side={AUTOMA} />
            ))}
          </Group>
        </div>
      </div>
    </section>
  )
}

/** Four slots, filled from the left; the last card turned up is the card of this turn (S4.3, S4.4). */
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
            id={CARD_IDS[no]}
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
