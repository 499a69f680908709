// What people look up while choosing: what your Wonder and the face-up tokens do, and which cards are left in the decks.
import '../palette.css'
import './aside.css'
import type { Lang } from '../../../../kernel/text.ts'
import { AsideFrame } from '../../../../web/kit/board/AsideFrame.tsx'
import { sentence } from '../../../../web/kit/board/words.ts'
import { CENTRAL, OPPONENT, PLAYER } from '../../asks.ts'
import { CARDS, token, wonder } from '../../catalogue/index.ts'
import { NONE, type State } from '../../state.ts'
import { CardSign, PowerIcon } from '../icons/index.tsx'
import { Token } from '../token/Token.tsx'
import { word } from '../words.ts'

const DECKS = [
  [PLAYER, 'yours'],
  [CENTRAL, 'central'],
  [OPPONENT, 'opponent'],
] as const

export function Aside({ state, lang }: { readonly state: unknown; readonly lang: Lang }) {
  const s = state as State
  if (s.boards.some((board) => board.wonder === NONE)) return null
  const { name, power, text } = wonder(s.boards[PLAYER].wonder)
  return (
    <AsideFrame game="architects" className="ar-aside">
      <section>
        <h3>
          {power !== 'none' && <PowerIcon power={power} />} {name[lang]}
        </h3>
        <p>{sentence(text[lang])}</p>
      </section>
      <Tokens s={s} lang={lang} />
      <Left s={s} lang={lang} />
    </AsideFrame>
  )
}

interface Props {
  readonly s: State
  readonly lang: Lang
}

function Tokens({ s, lang }: Props) {
  if (s.faceUp.length === 0) return null
  return (
    <section>
      <h3>{word('progress', lang)}</h3>
      <ul>
        {[...new Set(s.faceUp)].map((no) => (
          <li key={no}>
            <Token item={token(no)} />
            <span>
              <b>{token(no).name[lang]}.</b> {sentence(token(no).text[lang])}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** By kind of card, as far as known. */
function Left({ s, lang }: Props) {
  const kinds = CARDS.filter(({ no }) => s.decks.some(({ left }) => (left[no] ?? 0) > 0))
  return (
    <section>
      <table>
        <caption>{word('leftIn', lang)}</caption>
        <thead>
          <tr>
            <td />
            {DECKS.map(([deck, name]) => (
              <th key={deck} scope="col">
                {word(name, lang)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map(({ no, id, name }) => (
            <tr key={no}>
              <th scope="row" data-colour={CARDS[no]?.colour}>
                <CardSign id={id} /> {name[lang]}
              </th>
              {DECKS.map(([deck]) => (
                <td key={deck}>{s.decks[deck].left[no] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
