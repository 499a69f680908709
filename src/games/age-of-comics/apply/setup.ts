// Your choices before the first round (R2.5).
import { toAsk, YOU } from '../asks.ts'
import { comicOfGenre, type State } from '../state.ts'

export function applyStartGenre(s: State, genre: number): void {
  s.asks.push(toAsk('start-card', YOU, comicOfGenre(genre)))
}
