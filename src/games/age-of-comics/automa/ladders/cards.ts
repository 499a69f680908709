// Which creatives it hires (S7.1 to S7.5) and which comic it develops (S8.1 to S8.5).
import type { Text } from '../../../../kernel/text.ts'
import { inOrder, type Ladder, most, yes } from '../../../../ladder/rung.ts'
import { type CardNo, card, genreOf, genreOnBack, printedValue } from '../../catalogue/index.ts'
import { ARTISTS, COMICS, GENRE_NOS, GENRES, type GenreNo, type PartNo, WRITERS } from '../../catalogue/vocabulary.ts'
import { partOf } from '../../measures.ts'
import { NONE, type State } from '../../state.ts'
import { placeInChain, type View } from '../view.ts'
import { byPriority, head, PLACE, scale, VALUE } from './shared.ts'

const shows = ({ s }: View, part: PartNo, genre: GenreNo): boolean =>
  s.decks[part].display.some((no) => genreOf(no) === genre)
const genreName = (genre: GenreNo): string => GENRES[genre]

/** The genres of the face-up writers and artists, each once. */
export function genresFaceUp({ decks }: State): GenreNo[] {
  let bits = 0
  for (const no of decks[WRITERS].display) bits |= 1 << genreOf(no)
  for (const no of decks[ARTISTS].display) bits |= 1 << genreOf(no)
  return GENRE_NOS.filter((genre) => (bits & (1 << genre)) !== 0)
}

/** A team is three decisions: the genre, the writer, the artist. */
const WHY_GENRE: Text = { it: 'Perché questo genere?', en: 'Why this genre?' }
const WHY_WRITER: Text = { it: 'Perché questo scrittore?', en: 'Why this writer?' }
const WHY_ARTIST: Text = { it: 'Perché questo artista?', en: 'Why this artist?' }

/** A condition: a writer and an artist of the same genre. */
export const pair: Ladder<GenreNo, View> = {
  ...scale('pair', 'S7.2', {
    it: 'Scrittore e artista dello stesso genere',
    en: 'Writer and artist of the same genre',
  }),
  question: WHY_GENRE,
  name: genreName,
  rungs: [
    yes(
      head('pair.both', 'S7.2', {
        it: 'un genere con almeno uno scrittore e un artista scoperti',
        en: 'a genre with at least one face-up writer and one face-up artist',
      }),
      (genre, v) => shows(v, WRITERS, genre) && shows(v, ARTISTS, genre),
    ),
  ],
}

export const pairGenre: Ladder<GenreNo, View> = {
  ...scale('pair-genre', 'S7.2', {
    it: 'Quale genere, se più di uno li ha entrambi',
    en: 'Which genre, where several have both',
  }),
  question: WHY_GENRE,
  name: genreName,
  rungs: [
    byPriority(
      'pair-genre.priority',
      'S7.2',
      { it: 'il genere con la priorità più alta', en: 'the genre with the highest priority' },
      (genre) => genre,
    ),
  ],
}

/** The same for writers and artists: the genre, then the value, then the place (Q10). */
const creative = (id: 'writer' | 'artist', title: Text, question: Text): Ladder<CardNo, View> => ({
  ...scale(id, 'S7.3', title),
  question,
  name: (no) => card(no).id,
  rungs: [
    byPriority(
      `${id}.priority`,
      'S7.3',
      { it: 'del genere con la priorità più alta', en: 'of the genre with the highest priority' },
      genreOf,
    ),
    most(head(`${id}.value`, 'S7.4', { it: 'di valore più alto', en: 'of the highest value' }, { unit: VALUE }), (no) =>
      printedValue(no),
    ),
    inOrder(
      head(`${id}.left`, 'S7.4', { it: 'il più a sinistra', en: 'the leftmost' }, { unit: PLACE }),
      (no, { s }) => s.decks[partOf(no)].display.indexOf(no) + 1,
    ),
  ],
})
export const writer = creative('writer', { it: 'Quale scrittore assume', en: 'Which writer it hires' }, WHY_WRITER)
export const artist = creative('artist', { it: 'Quale artista assume', en: 'Which artist it hires' }, WHY_ARTIST)

/** A comic of the display, or the top of the deck. */
export const DECK_TOP = NONE

export function comicsOf({ decks }: State): CardNo[] {
  const { display, top } = decks[COMICS]
  return top === NONE ? display.slice() : [...display, DECK_TOP]
}

export const genreShown = (no: CardNo, { s }: View): GenreNo =>
  no === DECK_TOP ? genreOnBack(s.decks[COMICS].top) : genreOf(no)

export const develop: Ladder<CardNo, View> = {
  ...scale('develop', 'S8.2', { it: 'Quale fumetto sviluppa', en: 'Which comic it develops' }),
  name: (no) => (no === DECK_TOP ? 'comics' : card(no).id),
  rungs: [
    inOrder(
      head(
        'develop.your-genres',
        'S8.2',
        {
          it: 'del genere del tuo ultimo fumetto stampato, altrimenti del penultimo e così via (compreso quello in cima al mazzo)',
          en: 'of the genre of the comic you printed last, otherwise of the one before, and so on (the top of the deck included)',
        },
        { unit: PLACE },
      ),
      (no, v) => placeInChain(v, genreShown(no, v)),
    ),
    byPriority(
      'develop.priority',
      'S8.4',
      { it: 'del genere con la priorità più alta', en: 'of the genre with the highest priority' },
      genreShown,
    ),
    inOrder(
      head(
        'develop.right-to-left',
        'S8.3',
        {
          it: 'il primo da destra a sinistra, per ultimo quello in cima al mazzo',
          en: 'the first from right to left, the top of the deck last',
        },
        { unit: PLACE },
      ),
      // The top of the deck is at none of the places, so it comes after the leftmost.
      (no, { s }) => s.decks[COMICS].display.length - s.decks[COMICS].display.indexOf(no),
    ),
  ],
}
