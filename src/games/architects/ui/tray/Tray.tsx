// Questions other than a card from a deck: a Wonder, a token, a shown card; what must be done before the turn ends; the end.
import './tray.css'
import type { ReactNode } from 'react'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { PLAYER } from '../../asks.ts'
import { card, token, WONDERS } from '../../catalogue/index.ts'
import { stackSize, topAsk } from '../../state.ts'
import { Card } from '../card/Card.tsx'
import { cardLabel, tokenLabel, wonderLabel } from '../labels.ts'
import { tokenName } from '../motion/flights.ts'
import { Spot } from '../Spot.tsx'
import { Token, TokenBack } from '../token/Token.tsx'
import { useView } from '../view.ts'
import { sentence } from '../../../../web/kit/board/words.ts'
import { word } from '../words.ts'
import { PowerIcon } from '../icons/index.tsx'
import { Wonder } from '../wonder/Wonder.tsx'
import { Outcome } from './Outcome.tsx'
import { Todo } from './Todo.tsx'

export function Frame({ title, children }: { readonly title: string; readonly children?: ReactNode }) {
  return (
    <section className="ar-tray" aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  )
}

export function Tray() {
  const { s, options } = useView()
  const top = topAsk(s)
  const mine = options.length > 0
  if (s.over) return <Outcome />
  if (s.revealed.length > 0) return <Shown />
  switch (top?.ask) {
    case 'wonder':
      return mine ? <ChooseWonder /> : null
    case 'token':
      return mine ? <ChooseToken /> : null
    case 'act':
      return mine && top.side === PLAYER ? <Todo /> : null
    default:
      return null
  }
}

function ChooseWonder() {
  const { lang, offers } = useView()
  return (
    <Frame title={word('chooseWonder', lang)}>
      <Group label={word('chooseWonder', lang)} className="ar-choose-wonder">
        {WONDERS.filter(({ no }) => offers.has(`wonder:${no}`)).map((item) => (
          <Spot
            key={item.no}
            target={{ kind: 'wonder', no: item.no }}
            label={wonderLabel(item.no, lang)}
            className="ar-offer"
            flip={false}
          >
            <Wonder item={item} bare />
            <b>{item.name[lang]}</b>
            <small>
              {item.power !== 'none' && <PowerIcon power={item.power} />}
              {sentence(item.text[lang])}
            </small>
          </Spot>
        ))}
      </Group>
    </Frame>
  )
}

function ChooseToken() {
  const { s, lang } = useView()
  const left = stackSize(s)
  return (
    <Frame title={word('chooseToken', lang)}>
      <Group label={word('chooseToken', lang)} className="ar-choose-token">
        {[...new Set(s.faceUp)].map((no) => (
          <Spot
            key={no}
            target={{ kind: 'token', no }}
            label={tokenLabel(no, lang)}
            className="ar-tray-token"
            flip={tokenName(no, 0)}
          >
            <Token item={token(no)} />
            <span className="ar-token-about">
              <b>{token(no).name[lang]}</b>
              <span>{sentence(token(no).text[lang])}</span>
            </span>
          </Spot>
        ))}
        {left > 0 && (
          <Spot target={{ kind: 'stack' }} label={word('fromStack', lang)} className="ar-tray-token">
            <TokenBack count={left} />
            <span className="ar-token-about">
              <b>{word('stack', lang)}</b>
              <span>{word('fromStack', lang)}</span>
            </span>
          </Spot>
        )}
      </Group>
    </Frame>
  )
}

/** The cards turned up for Halicarnassus, even while it is the Opponent's. */
function Shown() {
  const { s, lang, options } = useView()
  return (
    <Frame title={word(options.length > 0 ? 'chooseShown' : 'shown', lang)}>
      <Group label={word('shown', lang)} className="ar-shown">
        {s.revealed.map((no, place) => (
          <Spot
            key={place}
            target={{ kind: 'shown', no }}
            label={cardLabel(no, lang)}
            className="ar-shown-card kit-rises"
            flip={`shown:${place}`}
          >
            <Card item={card(no)} lang={lang} />
          </Spot>
        ))}
      </Group>
    </Frame>
  )
}
