// Your side: what you own, your hand, what you have printed with whom.
import './mat.css'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { Count } from '../../../../web/kit/board/Count.tsx'
import { GENRES } from '../../catalogue/vocabulary.ts'
import { genreName } from '../../names.ts'
import { result } from '../../score.ts'
import { Card } from '../card/Card.tsx'
import { Cube, Editor, Hype, Idea, Money, Ticket } from '../icons/index.tsx'
import { cardLabel, cubesLeft, editorsLeft } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { cardSpot } from '../card/spot.tsx'
import { Order } from '../map/SalesMap.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'
import { Issue } from './Issue.tsx'
import { Points } from './Points.tsx'
import { Mastery } from './Mastery.tsx'

export function YourMat() {
  const { s, lang, prefs, options } = useView()
  const { you } = s
  const total = result(s).final
  return (
    <section
      className="ac-panel ac-mat"
      id="ac-you"
      data-side="0"
      data-active={options.length > 0 || undefined}
      aria-labelledby="ac-you-title"
    >
      <header className="ac-mat-head">
        <h2 id="ac-you-title">
          <Editor side={0} /> {word('you', lang)}
        </h2>
        <span className="ac-stat" data-flip="money" title={word('money', lang)}>
          <span className="kit-away">{word('money', lang)}: </span>
          <Money /> <Count value={you.money} still={prefs.reducedMotion} />
        </span>
        <span className="ac-stat" data-flip="tickets" title={word('tickets', lang)}>
          <span className="kit-away">{word('tickets', lang)}: </span>
          <Ticket /> {you.tickets}
        </span>
        <span className="ac-stat" data-flip="pool:0" title={word('editorsLeft', lang)}>
          <span className="kit-away">{word('editorsLeft', lang)}: </span>
          <Editor side={0} /> {editorsLeft(s, 0)}
        </span>
        <span className="ac-stat" title={word('cubes', lang)}>
          <span className="kit-away">{word('cubes', lang)}: </span>
          <Cube /> {cubesLeft(s)}
        </span>
        <Points total={total} />
      </header>
      <Group label={word('ideaTokens', lang)} className="ac-own">
        {GENRES.map((id, no) => (
          <Spot
            key={id}
            target={{ kind: 'idea', no }}
            label={`${word('ideaTokens', lang)}, ${genreName(no, lang)}: ${you.ideas[no] ?? 0}`}
            className="ac-own-idea"
            data={{ 'data-none': (you.ideas[no] ?? 0) === 0 || undefined }}
          >
            <Idea no={no} />
            <b>{you.ideas[no] ?? 0}</b>
          </Spot>
        ))}
        <Spot
          target={{ kind: 'orders' }}
          label={`${word('orders', lang)}: ${you.orders.length}; ${word('fulfilled', lang)}: ${you.fulfilled}`}
          className="ac-own-orders"
        >
          {you.orders.slice(0, 4).map((code, at) => (
            <span key={at} className="ac-own-order">
              <Order code={code} />
            </span>
          ))}
          {you.orders.length > 4 && `+${you.orders.length - 4}`}
          <span className="ac-done-orders">✓ {you.fulfilled}</span>
        </Spot>
      </Group>
      <div className="ac-mat-cards">
        <div>
          <h3>{word('hand', lang)}</h3>
          <Group label={word('hand', lang)} className="ac-hand">
            {you.hand.length + you.hyped.length === 0 && <p className="ac-soft">{word('emptyHand', lang)}</p>}
            {you.hand.map((no) => cardSpot(no, lang))}
            {you.hyped.map(({ comic, tokens }) => (
              <Spot
                key={comic}
                target={{ kind: 'card', no: comic }}
                label={`${cardLabel(comic, lang)}, ${word('hyped', lang)} ${tokens}`}
                className="ac-card-spot ac-hyped"
              >
                <Card no={comic} lang={lang} />
                <span className="ac-hype-tokens">
                  <Hype /> {tokens}
                </span>
              </Spot>
            ))}
          </Group>
        </div>
        <div>
          <h3>{word('printed', lang)}</h3>
          <Group label={word('printed', lang)} className="ac-issues">
            {you.printed.length === 0 && <p className="ac-soft">{word('noPrinted', lang)}</p>}
            {you.printed.map((entry) => (
              <Issue key={entry.comic} entry={entry} side={0} />
            ))}
          </Group>
        </div>
      </div>
      <Mastery />
    </section>
  )
}
