// What the Automa decides by: its card of this turn, with the actions it has already performed this round and the genres in order.
import './palette.css'
import './grounds.css'
import type { Lang } from '../../../kernel/text.ts'
import { AUTOMA, isIts, type ItsAsk } from '../asks.ts'
import { type AreaId, AREAS } from '../catalogue/vocabulary.ts'
import { areaName, genreName } from '../names.ts'
import { NONE, type State, topAsk } from '../state.ts'
import { AreaSign, Idea } from './icons/index.tsx'
import { automaCardOf } from './mat/automa-label.ts'
import { word } from './words.ts'

/** Its current action while it settles the details: its editor is placed already. */
const DOING: Readonly<Record<ItsAsk['ask'], AreaId | undefined>> = {
  automa: undefined,
  'automa-hire': 'hire',
  'automa-develop': 'develop',
  'automa-remove': 'ideas',
  'automa-fan': 'ideas',
  'automa-print': 'print',
  'automa-flip': 'sales',
  'automa-collect': 'sales',
  'automa-reward': 'sales',
}

export function Grounds({ state, lang }: { readonly state: unknown; readonly lang: Lang }) {
  const s = state as State
  if (s.card === NONE) return null
  const { actions, genres } = automaCardOf(s, s.card)
  const top = topAsk(s)
  const doing = top !== undefined && isIts(top) ? DOING[top.ask] : undefined
  return (
    <div className="ac-grounds" data-game="age-of-comics">
      <p>{word('automaCard', lang)}</p>
      <ol className="ac-grounds-actions" aria-label={word('actions', lang)}>
        {actions.map((area, at) => (
          <li key={at}>
            <AreaSign no={area} /> {areaName(area, lang)}
            {s.spaces[area].includes(AUTOMA) && (
              <small>{word(AREAS[area] === doing ? 'doneNow' : 'doneBefore', lang)}</small>
            )}
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
