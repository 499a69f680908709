// A Progress token with its current value, and the stack with what may be left in it.
import { SIDES } from '../../asks.ts'
import { type Token as TokenItem, TOKENS, token } from '../../catalogue/index.ts'
import { worth } from '../../score.ts'
import { countOf, stackSize, type State } from '../../state.ts'
import { sideWord } from '../labels.ts'
import { Token, TokenBack } from '../token/Token.tsx'
import { because } from '../../../../web/kit/board/Why.tsx'
import { useView } from '../view.ts'
import { sentence } from '../../../../web/kit/board/words.ts'
import { pointsText, word } from '../words.ts'
import { Actions } from './Actions.tsx'

export function TokenDetails({ no }: { readonly no: number }) {
  const { s, lang, offers } = useView()
  const item = token(no)
  const holders = SIDES.filter((side) => s.boards[side].tokens.includes(no))
  const open = offers.has(`token:${no}`) || (holders.length === 0 && s.faceUp.includes(no))
  return (
    <>
      <div className="ar-about">
        <span className="ar-about-token">
          <Token item={item} />
        </span>
        <div>
          <h3>{item.name[lang]}</h3>
          <p>{sentence(item.text[lang])}</p>
          {holders.map((side) => (
            <p key={side} className="ar-soft">
              {word(sideWord(side), lang)}
              {item.printed > 0 && `: ${pointsText(worthTo(s.boards[side], item), lang)}`}
            </p>
          ))}
        </div>
      </div>
      {open && (
        <Actions
          piece={`token:${no}`}
          label={() => word('take', lang)}
          why={because(word('tokenLater', lang), 'R6.3')}
        />
      )}
    </>
  )
}

const worthTo = (board: Parameters<typeof worth>[0], item: TokenItem): number =>
  worth(board, item, board.tokens.indexOf(item.no))

/** Copies that are neither face up nor with a side. */
const inStack = (s: State, { no, copies }: TokenItem): number =>
  copies - countOf(s.faceUp, no) - s.boards.reduce((sum, { tokens }) => sum + countOf(tokens, no), 0)

export function StackDetails() {
  const { s, lang } = useView()
  return (
    <>
      <div className="ar-about">
        <span className="ar-about-token">
          <TokenBack count={stackSize(s)} />
        </span>
        <div>
          <h3>{word('stack', lang)}</h3>
          <p>{word('stackAbout', lang)}</p>
        </div>
      </div>
      <ul className="ar-tokens">
        {TOKENS.filter((item) => inStack(s, item) > 0).map((item) => (
          <li key={item.no}>
            <Token item={item} />
            <span>
              <b>{item.name[lang]}</b>
              {inStack(s, item) > 1 && ` ×${inStack(s, item)}`}
              <br />
              {sentence(item.text[lang])}
            </span>
          </li>
        ))}
      </ul>
      <Actions piece="stack" label={() => word('fromStack', lang)} why={because(word('tokenLater', lang), 'R6.3')} />
    </>
  )
}
