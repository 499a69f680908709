// What lies around the map. All of it is in sight if there is room; on a narrow screen one part at a time, starting with the one needed.
import { type ReactNode, useState } from 'react'
import { AI, type AskName, PLAYER } from '../asks.ts'
import { topAsk } from '../state.ts'
import { Display } from './display/Display.tsx'
import { Hand } from './hand/Hand.tsx'
import { Coin } from './Goods.tsx'
import { House } from './icons/pieces.tsx'
import { GodSign } from './icons/roles.tsx'
import { Scores } from './side/Scores.tsx'
import { SidePanel } from './side/SidePanel.tsx'
import { useView } from './view.ts'
import { type Word, word } from './words.ts'

const TABS = ['hand', 'display', 'you', 'ai'] as const
type Tab = (typeof TABS)[number]

const NAMES: Readonly<Record<Tab, Word>> = { hand: 'handShort', display: 'displayShort', you: 'you', ai: 'ai' }

/** The part to show for a question. */
const WANTED: Readonly<Record<AskName, Tab>> = {
  card: 'hand',
  move: 'you',
  line: 'you',
  token: 'hand',
  buy: 'display',
  build: 'you',
  trade: 'you',
  prefect: 'you',
  'give-up': 'you',
  tribune: 'you',
  colonist: 'you',
  place: 'you',
  ai: 'ai',
  die: 'ai',
  reveal: 'display',
}

export function Trays() {
  const { s, lang } = useView()
  const ask = topAsk(s)?.ask
  // The person's choice stays until the next question.
  const [chosen, choose] = useState<{ readonly tab: Tab; readonly at: string | undefined }>()
  const tab = chosen !== undefined && chosen.at === ask ? chosen.tab : ask === undefined ? 'hand' : WANTED[ask]
  const signs: Readonly<Record<Tab, ReactNode>> = {
    hand: <span className="co-mini-cards" />,
    display: <GodSign god="concordia" />,
    you: <Coin amount={s.player.coins} />,
    ai: <House whose="ai" />,
  }
  return (
    <div className="co-trays" data-tab={tab}>
      <div className="co-tabs" role="group" aria-label={word('trays', lang)}>
        {TABS.map((id) => (
          <button
            key={id}
            type="button"
            className="co-tab"
            data-tab={id}
            aria-pressed={id === tab}
            onClick={() => choose({ tab: id, at: ask })}
          >
            {signs[id]}
            <span>{word(NAMES[id], lang)}</span>
          </button>
        ))}
      </div>
      <div className="co-part" data-part="display">
        <Display />
      </div>
      <div className="co-part" data-part="hand">
        <Hand />
      </div>
      <div className="co-part" data-part="you">
        <SidePanel side={PLAYER} />
        <div className="co-scores-box">
          <Scores />
        </div>
      </div>
      <div className="co-part" data-part="ai">
        <SidePanel side={AI} />
      </div>
    </div>
  )
}
