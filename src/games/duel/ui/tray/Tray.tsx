// Questions other than a card of the structure or of a city: wonders on offer, tokens, discards, gifts, who begins, SOLO's address.
import './tray.css'
import { ADDRESSES } from '../../catalogue/vocabulary.ts'
import { token, wonder } from '../../catalogue/index.ts'
import { topAsk } from '../../state.ts'
import { effectText } from '../../effects-text.ts'
import { addressName } from '../../automa/scales.ts'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { tokenLabel, wonderLabel } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { Token } from '../token/Token.tsx'
import { optionOf, useView } from '../view.ts'
import { word } from '../words.ts'
import { Wonder } from '../wonder/Wonder.tsx'
import { AddressScale } from './AddressScale.tsx'
import { Cards } from './Cards.tsx'
import { Frame } from './Frame.tsx'
import { Liberty } from './Liberty.tsx'
import { Outcome } from './Outcome.tsx'

export function Tray() {
  const { s, lang, options } = useView()
  const mine = options.length > 0
  const ask = topAsk(s)?.ask
  if (ask !== 'address' && s.offer.length > 0) return <Draft />
  if (s.result !== null) return <Outcome />
  switch (ask) {
    case 'token-box':
    case 'draw':
      return (
        <Frame title={word('drawnTokens', lang)}>
          <Tokens numbers={s.drawn} />
        </Frame>
      )
    case 'mausoleum':
      return mine ? (
        <Frame title={word('fromDiscard', lang)} said>
          <Cards numbers={s.discard} />
        </Frame>
      ) : null
    case 'messe':
      return mine ? <Frame title={word('topRow', lang)} /> : null
    case 'liberty':
      return mine ? <Liberty /> : null
    case 'starter':
      return mine ? <Starter /> : null
    case 'address':
      return mine ? <Address /> : null
    default:
      return null
  }
}

function Draft() {
  const { s, lang } = useView()
  return (
    <Frame title={word('draft', lang)} said>
      <Group label={word('draft', lang)} className="du-draft">
        {s.offer.map((no) => (
          <Spot
            key={no}
            target={{ kind: 'wonder', no }}
            label={wonderLabel(no, undefined, lang)}
            className="du-wonder-spot"
          >
            <Wonder item={wonder(no)} lang={lang} />
          </Spot>
        ))}
      </Group>
    </Frame>
  )
}

function Tokens({ numbers }: { readonly numbers: readonly number[] }) {
  const { lang } = useView()
  return (
    <Group label={word('tokens', lang)} className="du-tray-tokens">
      {numbers.map((no) => (
        <Spot
          key={no}
          target={{ kind: 'token', no }}
          label={tokenLabel(no, lang)}
          className="du-tray-token"
          flip={`tray-token:${no}`}
        >
          <Token item={token(no)} />
          <span className="du-token-about">
            <b>{token(no).name[lang]}</b>
            {token(no).effects.map((effect) => (
              <span key={effect.code}>{effectText(effect, lang)}</span>
            ))}
          </span>
        </Spot>
      ))}
    </Group>
  )
}

function Starter() {
  const view = useView()
  const choices = [
    ['starter player', 'youBegin'],
    ['starter solo', 'soloBegins'],
  ] as const
  return (
    <Frame title={word('whoBegins', view.lang)} said>
      <div className="du-tray-buttons">
        {choices.map(([name, label]) => {
          const move = optionOf(view, name)
          return move === undefined ? null : (
            <button key={name} type="button" className="du-button kit-first" onClick={() => view.play(move)}>
              {word(label, view.lang)}
            </button>
          )
        })}
      </div>
    </Frame>
  )
}

function Address() {
  const view = useView()
  return (
    <Frame title={word('chooseAddress', view.lang)} said>
      <div className="du-addresses">
        {ADDRESSES.map((id) => {
          const move = optionOf(view, `address ${id}`)
          return move === undefined ? null : (
            <button
              key={id}
              type="button"
              className="du-button kit-first du-address-choice"
              onClick={() => view.play(move)}
            >
              <b>{id}</b>
              <span>{addressName(id)[view.lang]}</span>
              <AddressScale id={id} />
            </button>
          )
        })}
      </div>
    </Frame>
  )
}
