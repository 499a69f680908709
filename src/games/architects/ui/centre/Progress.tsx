// Three Progress tokens face up, the stack beside them, the discard pile (R2.4, R2.7).
import { Group } from '../../../../web/kit/board/Group.tsx'
import { token } from '../../catalogue/index.ts'
import { FACE_UP, stackSize } from '../../state.ts'
import { tokenLabel } from '../labels.ts'
import { tokenName } from '../motion/flights.ts'
import { Spot } from '../Spot.tsx'
import { Token, TokenBack } from '../token/Token.tsx'
import { TokenHint } from '../token/TokenHint.tsx'
import { useView } from '../view.ts'
import { sentence } from '../../../../web/kit/board/words.ts'
import { cardCount, word } from '../words.ts'

export function Progress() {
  const { s, lang } = useView()
  const left = stackSize(s)
  return (
    <div className="ar-shelf">
      <Group label={word('progress', lang)} className="ar-progress">
        {Array.from({ length: FACE_UP }, (_, place) => {
          const no = s.faceUp[place]
          if (no === undefined) return <span key={place} className="ar-token-gone" />
          const copy = s.faceUp.indexOf(no) === place ? 0 : 1
          return (
            <Spot
              key={tokenName(no, copy)}
              target={{ kind: 'token', no }}
              label={tokenLabel(no, lang)}
              className="ar-round"
              flip={tokenName(no, copy)}
              hint={() => <TokenHint no={no} />}
            >
              <Token item={token(no)} />
              <span className="ar-progress-about">
                <b>{token(no).name[lang]}</b>
                <span>{sentence(token(no).text[lang])}</span>
              </span>
            </Spot>
          )
        })}
        <Spot
          target={{ kind: 'stack' }}
          label={`${word('stack', lang)}: ${left}`}
          className="ar-round"
          hint={() => `${word('stack', lang)}: ${left}`}
        >
          <TokenBack count={left} />
          <span className="ar-progress-about">
            <b>{word('stack', lang)}</b>
          </span>
        </Spot>
      </Group>
      <Pile />
    </div>
  )
}

function Pile() {
  const { s, lang } = useView()
  const count = s.discard.reduce((sum, n) => sum + n, 0)
  const label = `${word('discard', lang)}: ${cardCount(count, lang)}`
  return (
    <Spot target={{ kind: 'pile' }} label={label} className="ar-pile" hint={() => label}>
      <span className="ar-pile-cards" data-empty={count === 0 || undefined} />
      <span className="ar-pile-name">{word('discard', lang)}</span>
      <b>{count}</b>
    </Spot>
  )
}
