// The real table from above, drawn small, with a place marked: the three decks lie between the two sides, yours on your left (R2.2).
import './place.css'
import type { PlaceProps } from '../../../../web/contract.ts'
import { word } from '../words.ts'

/** From left to right as you see them. */
const DECKS = ['deck/player', 'deck/central', 'deck/opponent']

export function Place({ spot, lang }: PlaceProps) {
  const isMarked = (place: string): true | undefined => place === spot || undefined
  return (
    <span className="ar-place">
      <span className="ar-place-side" data-marked={isMarked('opponent')}>
        {word('opponent', lang)}
      </span>
      <span className="ar-place-decks">
        {DECKS.map((deck) => (
          <span key={deck} className="ar-place-deck" data-marked={isMarked(deck)} />
        ))}
      </span>
      <span className="ar-place-side" data-marked={isMarked('player')}>
        {word('you', lang)}
      </span>
    </span>
  )
}
