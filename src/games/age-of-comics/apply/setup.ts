// Your choices before the first round (R2.5).
import type { Deed } from '../answers.ts'
import { PLAYER } from '../asks.ts'
import { COMICS } from '../catalogue/vocabulary.ts'
import type { State } from '../state.ts'

export function applyStartGenre(s: State, { genre }: Deed<'start-genre'>): void {
  s.asks.push({ ask: 'start-card', side: PLAYER, deck: COMICS, genre })
}
