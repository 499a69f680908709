// Science symbols collected, pairs marked, how many are different (R13); progress tokens held.
import { token } from '../../catalogue/index.ts'
import { SYMBOL_NAMES, SYMBOLS } from '../../catalogue/vocabulary.ts'
import { SYMBOLS_TO_WIN } from '../../measures.ts'
import type { Side } from '../../asks.ts'
import { different } from '../../tally.ts'
import { effectText } from '../../effects-text.ts'
import { Group } from '../../../../web/kit/board/Group.tsx'
import { ScienceIcon } from '../icons/science.tsx'
import { tokenLabel } from '../labels.ts'
import { Spot } from '../Spot.tsx'
import { Token } from '../token/Token.tsx'
import { useView } from '../view.ts'
import { word } from '../words.ts'

export function Knowledge({ side }: { readonly side: Side }) {
  const { s, lang } = useView()
  const { tally, tokens } = s.cities[side]
  const count = different(tally)
  if (count === 0 && tokens.length === 0) return null
  return (
    <div className="du-knowledge">
      {count > 0 && (
        <ul className="du-symbols" aria-label={word('science', lang)}>
          {SYMBOLS.map((id, at) => {
            const copies = tally.symbols[at] ?? 0
            if (copies === 0) return null
            return (
              <li
                key={id}
                data-pair={copies > 1 || undefined}
                title={`${SYMBOL_NAMES[id][lang]}${copies > 1 ? ` (${word('pair', lang)})` : ''}`}
              >
                <span className="du-science">
                  <ScienceIcon id={id} />
                </span>
                <span className="kit-away">
                  {SYMBOL_NAMES[id][lang]} {copies > 1 && word('pair', lang)}
                </span>
              </li>
            )
          })}
          <li className="du-different" data-close={count >= SYMBOLS_TO_WIN - 1 || undefined}>
            {count}/{SYMBOLS_TO_WIN}
            <span className="kit-away"> {word('different', lang)}</span>
          </li>
        </ul>
      )}
      {tokens.length > 0 && (
        <Group label={word('tokens', lang)} className="du-held">
          {tokens.map((no) => (
            <Spot
              key={no}
              target={{ kind: 'token', no }}
              label={tokenLabel(no, lang)}
              className="du-round"
              hint={() => <TokenHint no={no} />}
            >
              <Token item={token(no)} />
            </Spot>
          ))}
        </Group>
      )}
    </div>
  )
}

export function TokenHint({ no }: { readonly no: number }) {
  const { lang } = useView()
  const { name, effects } = token(no)
  return (
    <>
      <b>{name[lang]}</b>
      {effects.map((effect) => (
        <div key={effect.code}>{effectText(effect, lang)}</div>
      ))}
    </>
  )
}
