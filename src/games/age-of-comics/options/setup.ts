// Your choices before the first round (R2.5).
import { BACKS } from '../catalogue/index.ts'
import { COMICS, GENRES } from '../catalogue/vocabulary.ts'
import { OPTION, type Option } from '../moves.ts'
import type { State } from '../state.ts'

export const startGenreOptions = (s: State): Option[] =>
  OPTION.genre.filter(
    (_, genre) => genre < GENRES.length && (s.decks[COMICS].left & (BACKS[COMICS]?.[genre] ?? 0)) !== 0,
  )
