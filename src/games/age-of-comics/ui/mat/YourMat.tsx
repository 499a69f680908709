// Your side: your goods, your hand, your printed comics with their teams.
import './mat.css'
import './dock.css'
import type { ReactNode } from 'react'
import { figure } from '../../../../kernel/text.ts'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { Count } from '../../../../web/kit/board/Count.tsx'
import { PLAYER } from '../../asks.ts'
import { GENRE_NOS } from '../../catalogue/vocabulary.ts'
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

interface StatProps {
  readonly kind: 'money' | 'tickets' | 'editorsLeft' | 'cubes'
  readonly value: number
  readonly flip?: string
  readonly children: ReactNode
}

/** A number of yours that can be read. */
function Stat({ kind, value, flip, children }: StatProps) {
  const { lang } = useView()
  return (
    <Spot
      target={{ kind }}
      label={`${word(kind, lang)}: ${figure(value)}`}
      className="ac-stat"
      flip={flip ?? false}
      hint={() => word(kind, lang)}
    >
      {children}
    </Spot>
  )
}

export function YourMat() {
  const { s, lang, prefs, options } = useView()
  const { player } = s
  const total = result(s).final
  return (
    <section
      className="ac-panel ac-mat"
      id="ac-you"
      data-side={PLAYER}
      data-active={options.length > 0 || undefined}
      aria-labelledby="ac-you-title"
    >
      <header className="ac-mat-head">
        <h2 id="ac-you-title">
          <Editor side={PLAYER} /> {word('you', lang)}
        </h2>
        <Stat kind="money" flip="money" value={player.money}>
          <Money /> <Count value={player.money} still={prefs.reducedMotion} />
        </Stat>
        <Stat kind="tickets" flip="tickets" value={player.tickets}>
          <Ticket /> {player.tickets}
        </Stat>
        <Stat kind="editorsLeft" flip={`pool:${PLAYER}`} value={editorsLeft(s, PLAYER)}>
          <Editor side={PLAYER} /> {editorsLeft(s, PLAYER)}
        </Stat>
        <Stat kind="cubes" value={cubesLeft(s)}>
          <Cube /> {cubesLeft(s)}
        </Stat>
        <Points total={total} />
      </header>
      <Group label={word('ideaTokens', lang)} className="ac-own">
        {GENRE_NOS.map((no) => (
          <Spot
            key={no}
            target={{ kind: 'idea', no }}
            label={`${word('ideaTokens', lang)}, ${genreName(no, lang)}: ${player.ideas[no]}`}
            className="ac-own-idea"
            data={{ 'data-none': player.ideas[no] === 0 || undefined }}
          >
            <Idea no={no} />
            <b>{player.ideas[no]}</b>
          </Spot>
        ))}
        <Spot
          target={{ kind: 'orders' }}
          label={`${word('orders', lang)}: ${player.orders.length}; ${word('fulfilled', lang)}: ${player.fulfilled}`}
          className="ac-own-orders"
        >
          {player.orders.slice(0, 4).map((code, at) => (
            <span key={at} className="ac-own-order">
              <Order code={code} />
            </span>
          ))}
          {player.orders.length > 4 && `+${player.orders.length - 4}`}
          <span className="ac-done-orders">✓ {player.fulfilled}</span>
        </Spot>
      </Group>
      <div className="ac-mat-cards">
        <div>
          <h3>{word('hand', lang)}</h3>
          <Group label={word('hand', lang)} className="ac-hand">
            {player.hand.length + player.hyped.length === 0 && <p className="ac-soft">{word('emptyHand', lang)}</p>}
            {player.hand.map((no) => cardSpot(no, lang))}
            {player.hyped.map(({ comic, tokens }) => (
              <Spot
                key={comic}
                target={{ kind: 'card', no: comic }}
                label={`${cardLabel(comic, lang)}, ${word('hyped', lang)} ${tokens}`}
                className="ac-card-spot ac-hyped kit-rises"
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
            {player.printed.length === 0 && <p className="ac-soft">{word('noPrinted', lang)}</p>}
            {player.printed.map((entry) => (
              <Issue key={entry.comic} entry={entry} side={PLAYER} />
            ))}
          </Group>
        </div>
      </div>
    </section>
  )
}
