// The Progress tokens a side holds; those used this turn are marked.
import { Group } from '../../../../web/kit/board/Group.tsx'
import { type Side } from '../../asks.ts'
import { token } from '../../catalogue/index.ts'
import { tokenLabel } from '../labels.ts'
import { tokenName } from '../motion/flights.ts'
import { Spot } from '../Spot.tsx'
import { Token } from '../token/Token.tsx'
import { TokenHint } from '../token/TokenHint.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

export function Held({ side }: { readonly side: Side }) {
  const { s, lang } = useView()
  const { tokens } = s.boards[side]
  if (tokens.length === 0) return null
  const used = s.active === side && !s.over ? s.used : 0
  return (
    <Group label={word('progress', lang)} className="ar-held">
      {tokens.map((no, place) => {
        const spent = (used & (1 << no)) !== 0
        return (
          <Spot
            key={place}
            target={{ kind: 'token', no }}
            label={`${tokenLabel(no, lang)}${spent ? ` (${word('usedNow', lang)})` : ''}`}
            className="ar-round"
            flip={tokenName(no, tokens.indexOf(no) === place ? 0 : 1)}
            hint={() => <TokenHint no={no} />}
            data={{ 'data-used': spent || undefined }}
          >
            <Token item={token(no)} />
          </Spot>
        )
      })}
    </Group>
  )
}
