// Your choices before the first round (R2.5).
import type { Offer } from '../answers.ts'
import { withBack } from '../catalogue/index.ts'
import { COMICS, GENRE_NOS } from '../catalogue/vocabulary.ts'
import { OPTION } from '../moves.ts'
import type { State } from '../state.ts'

export const startGenreOptions = (s: State): Offer<'start-genre'>[] =>
  GENRE_NOS.filter((genre) => (s.decks[COMICS].left & withBack(COMICS, genre)) !== 0).map(OPTION.genre)
