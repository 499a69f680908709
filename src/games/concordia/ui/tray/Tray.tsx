// Questions without a piece: remaining steps, coins instead of goods, trade with the bank, the end of an action.
import './tray.css'
import type { ReactNode } from 'react'
import { Reads } from '../../../../web/kit/board/Reads.tsx'
import { type AskName, type Decision, type Ends, hasEnd } from '../../asks.ts'
import { card, COLONIST_GOODS } from '../../catalogue/index.ts'
import { allTurned, colonistCoins, markerCoins } from '../../measures.ts'
import { key, type Move } from '../../moves.ts'
import { type State, topAsk } from '../../state.ts'
import { Coin, GoodsRow } from '../Goods.tsx'
import { giftOf } from '../gives.ts'
import { Colonist } from '../icons/pieces.tsx'
import { coinsText } from '../../names.ts'
import { stepsText } from '../labels.ts'
import { useView, type View } from '../view.ts'
import { type Word, word } from '../words.ts'
import { GiveUp } from './GiveUp.tsx'
import { Outcome } from './Outcome.tsx'
import { Place } from './Place.tsx'
import { Trade } from './Trade.tsx'

const STEP_RULES = { cites: ['R6.2', 'R6.3', 'R6.4'] } as const

/** The heading of the tray; other asks have none. */
const TITLES: Readonly<Record<Exclude<Decision, 'card'>, Word>> = {
  tribune: 'doTribune',
  move: 'doMove',
  line: 'doLine',
  build: 'doBuild',
  prefect: 'doPrefect',
  buy: 'doBuy',
  colonist: 'doColonist',
  place: 'doPlace',
  trade: 'trade',
  'give-up': 'giveUp',
}

const DONE: Readonly<Record<Ends, Word>> = {
  tribune: 'noColonist',
  move: 'doneMoving',
  build: 'doneBuilding',
  buy: 'doneBuying',
  trade: 'doneTrading',
  colonist: 'neither',
  place: 'donePlacing',
}

const hasTitle = (ask: AskName): ask is keyof typeof TITLES => Object.hasOwn(TITLES, ask)

/** A Prefect while markers show coins: in addition to a province, or without any. */
const moneyTitle = (s: State): Word => (allTurned(s) ? 'doPrefectCoins' : 'doPrefectBoth')

export function Tray() {
  const view = useView()
  const { s, lang, options } = view
  const ask = topAsk(s)?.ask
  if (s.over) return <Outcome />
  if (ask === undefined || options.length === 0 || !hasTitle(ask)) return null
  const title = ask === 'prefect' && s.coinSides !== 0 ? moneyTitle(s) : TITLES[ask]
  const top = s.player.discard.at(-1)
  return (
    <section className="co-tray" data-ask={ask} data-keep-clear aria-label={word(title, lang)}>
      <h2>
        {top !== undefined && <span className="co-tray-card">{card(top).name[lang]}</span>}
        <span className="co-tray-title">{word(title, lang)}</span>
        {(ask === 'move' || ask === 'line') && (
          <Reads game="concordia" about={STEP_RULES} title={stepsText(s.steps, lang)} lang={lang} className="co-steps">
            <b>{stepsText(s.steps, lang)}</b>
          </Reads>
        )}
      </h2>
      {ask === 'trade' && <p className="co-tray-note">{word('tradeAbout', lang)}</p>}
      <div className="co-tray-buttons">
        {ask === 'colonist' && <Place />}
        {options.map(({ move }) => {
          const face = faceOf(view, ask, move)
          return (
            face !== undefined && (
              <button
                key={key(move)}
                type="button"
                className="co-button kit-first"
                data-key={key(move)}
                data-done={move.do === 'done' || undefined}
                onClick={() => view.play(move)}
              >
                {face}
              </button>
            )
          )
        })}
        {ask === 'line' && <Back to="move" label="otherColonist" />}
        <Back to="card" label="cancel" />
      </div>
      {ask === 'trade' && <Trade />}
      {ask === 'give-up' && <GiveUp />}
    </section>
  )
}

/** Goes back to the last moment with this question, if only moves of yours came since. */
function Back({ to, label }: { readonly to: AskName; readonly label: Word }) {
  const { lang, takeBack } = useView()
  const back = takeBack((s) => topAsk(s)?.ask === to)
  if (back === undefined) return null
  return (
    <button type="button" className="co-button" data-back onClick={back}>
      {word(label, lang)}
    </button>
  )
}

/** The button of a move; none for moves on the map, on the display or in the hand. */
function faceOf({ s, lang }: View, ask: AskName, move: Move): ReactNode {
  switch (move.do) {
    case 'done':
      return word(hasEnd(ask) ? DONE[ask] : 'close', lang)
    case 'coins': {
      const coins = ask === 'prefect' ? markerCoins(s) : colonistCoins(s)
      return (
        <>
          {word('takeCoins', lang)} <Coin amount={coins} /> <span className="kit-away">{coinsText(coins, lang)}</span>
          {giftOf(s, move, lang).texts.length > 0 && <small>({word('aiSettles', lang)})</small>}
        </>
      )
    }
    case 'place':
      if (ask !== 'tribune') return undefined
      return (
        <>
          <Colonist kind={move.type} /> {word(move.type === 'sea' ? 'placeSea' : 'placeLand', lang)}{' '}
          <GoodsRow goods={COLONIST_GOODS} />
        </>
      )
    default:
      return undefined
  }
}
