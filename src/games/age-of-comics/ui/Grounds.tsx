// What the Automa decides by: the card of its turn, with the actions it has already performed this round and the genres in their order.
import './palette.css'
import './grounds.css'
import type { Lang } from '../../../kernel/text.ts'
import { AUTOMA } from '../asks.ts'
import { areaName, genreName } from '../names.ts'
import { NONE, type State } from '../state.ts'
import { AreaSign, Idea } from './icons/index.tsx'
import { automaCardOf } from './mat/automa-label.ts'
import { word } from './words.ts'

export function Grounds({ state, lang }: { readonly state: unknown; readonly lang: Lang }) {
  const s = state as State
  if (s.card === NONE) return null
  const { actions, genres } = automaCardOf(s, s.card)
  return (
    <div className="ac-grounds" data-game="age-of-comics">
      <p>{word('automaCard', lang)}</p>
      <ol className="ac-grounds-actions" aria-label={word('actions', lang)}>
        {actions.map((area, at) => (
          <li key={at}>
            <AreaSign no={area} /> {areaName(area, lang)}
            {s.spaces[area]?.includes(AUTOMA) && <small>{word('doneBefore', lang)}</small>}
          </li>
        ))}
      </ol>
      <p>{word('priority', lang)}</p>
      <ol className="ac-grounds-genres" aria-label={word('priority', lang)}>
        {genres.map((genre) => (
          <li key={genre} title={genreName(genre, lang)}>
            <Idea no={genre} />
            <span className="kit-hidden">{genreName(genre, lang)}</span>
          </li>
        ))}
      </ol>
    </div>
  )
}
