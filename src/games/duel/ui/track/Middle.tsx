// What lies between the cities besides the structure: discard pile, progress tokens, conflict track.
import './middle.css'
import { card, token } from '../../catalogue/index.ts'
import { type ColourId, NUMERALS } from '../../catalogue/vocabulary.ts'
import { EMPTY, NONE, type State } from '../../state.ts'
import { TokenHint } from '../city/Knowledge.tsx'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { Reads } from '../../../../web/kit/board/Reads.tsx'
import { ColourShape } from '../icons/marks.tsx'
import { tokenLabel } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { Token } from '../token/Token.tsx'
import { useView } from '../view.ts'
import { cardsLeft, word } from '../words.ts'
import { Track } from './Track.tsx'

const PLACES = [0, 1, 2, 3, 4]
const AGE_RULES = { cites: ['R18.1', 'R18.2', 'R4.1'] } as const

export function Middle() {
  const { s, lang } = useView()
  const left = s.slots.filter((held) => held !== EMPTY).length
  const age = `${word('age', lang)} ${NUMERALS[s.age]}`
  return (
    <div className="du-middle" data-part="centre">
      <Track />
      <div className="du-shelf">
        <Pile />
        <Group label={word('tokens', lang)} className="du-progress">
          {PLACES.map((at) => {
            const no = s.board[at] ?? NONE
            return no === NONE ? (
              <span key={at} className="du-token-gone" />
            ) : (
              <Spot
                key={at}
                target={{ kind: 'token', no }}
                label={tokenLabel(no, lang)}
                className="du-round"
                hint={() => <TokenHint no={no} />}
              >
                <Token item={token(no)} />
                <span className="du-token-name">{token(no).name[lang]}</span>
              </Spot>
            )
          })}
        </Group>
        {left > 0 && (
          <Reads
            game="duel"
            about={AGE_RULES}
            title={isDealing(s) ? age : `${age}: ${cardsLeft(left, lang)}`}
            lang={lang}
            className="du-age"
          >
            {age}
            {!isDealing(s) && <small>{cardsLeft(left, lang)}</small>}
          </Reads>
        )}
      </div>
    </div>
  )
}

/** The small top card: its colour and shape; the popover shows all of them. */
const PileTop = ({ colour }: { readonly colour: ColourId }) => (
  <span className="du-pile-top" data-colour={colour}>
    <ColourShape colour={colour} />
  </span>
)

/** Cards are still being dealt, so their number says nothing yet. */
const isDealing = (s: State): boolean => s.asks.some(({ ask }) => ask === 'lay')

function Pile() {
  const { s, lang } = useView()
  const count = s.discard.length
  const top = s.discard.at(-1)
  return (
    <Spot
      target={{ kind: 'pile' }}
      label={`${word('discard', lang)}: ${count}`}
      className="du-pile"
      flip="pile"
      hint={() => `${word('discard', lang)}: ${count}`}
      data={{ 'data-empty': count === 0 || undefined }}
    >
      <span className="du-pile-cards">{top !== undefined && <PileTop colour={card(top).colour} />}</span>
      <b>{count}</b>
      <span className="du-pile-name">{word('discard', lang)}</span>
    </Spot>
  )
}
