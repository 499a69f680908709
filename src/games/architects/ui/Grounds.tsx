// What the Opponent chooses between: the cards on the decks before the move, which the table no longer shows.
import './palette.css'
import './grounds.css'
import type { Lang } from '../../../kernel/text.ts'
import { type AskName, CENTRAL, OPPONENT, PLAYER } from '../asks.ts'
import { card } from '../catalogue/index.ts'
import { type State, topAsk } from '../state.ts'
import { Card, CardBack } from './card/Card.tsx'
import { DECK_WORDS } from './labels.ts'
import { word } from './words.ts'

const ORDER = [PLAYER, CENTRAL, OPPONENT] as const
const BY_DECK: ReadonlySet<AskName | undefined> = new Set(['turn', 'take', 'hali-deck'] as const)

export function Grounds({ state, lang }: { readonly state: unknown; readonly lang: Lang }) {
  const s = state as State
  if (!BY_DECK.has(topAsk(s)?.ask)) return null
  return (
    <div className="ar-grounds" data-game="architects">
      <p>{word('onTop', lang)}</p>
      <ul>
        {ORDER.map((deck) => {
          const { count, top } = s.decks[deck]
          return (
            <li key={deck}>
              {count === 0 ? (
                <span className="ar-grounds-none" />
              ) : top >= 0 ? (
                <Card item={card(top)} lang={lang} />
              ) : (
                <CardBack />
              )}
              <small>{word(DECK_WORDS[deck], lang)}</small>
              {top < 0 && <span className="kit-hidden">{word(count === 0 ? 'empty' : 'faceDown', lang)}</span>}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
