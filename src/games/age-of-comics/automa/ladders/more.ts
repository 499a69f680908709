// Rungs of no document, for authors of variants.
import type { Text } from '../../../../kernel/text.ts'
import { type Ladder, inOrder, least, most, yes } from '../../../../ladder/rung.ts'
import { ADDED } from '../../../../variant/arrange.ts'
import { AUTOMA } from '../../asks.ts'
import { type CardNo, genreOf, isOriginal } from '../../catalogue/index.ts'
import { orderGenre, type SpaceNo } from '../../catalogue/map.ts'
import type { GenreNo } from '../../catalogue/vocabulary.ts'
import { countGenre } from '../../measures.ts'
import { orderOn, type Printed } from '../../state.ts'
import { masteryFor, placeInChain, type View } from '../view.ts'
import { develop, genreShown, writer } from './cards.ts'
import { best, collect, flip, print } from './others.ts'
import { head, PLACE, scale } from './shared.ts'

const TITLE: Text = { it: 'Altri gradini', en: 'More rungs' }
const more = (id: string, text: Text, unit = {}) => head(id, ADDED, text, unit)

const YOUR_GENRES: Text = {
  it: 'del genere del tuo ultimo fumetto stampato, altrimenti del penultimo e così via',
  en: 'of the genre of the comic you printed last, otherwise of the one before, and so on',
}
const NOT_YOURS: Text = { it: 'di un genere che non hai stampato', en: 'of a genre you have not printed' }
const ITS_GENRES: Text = {
  it: 'del genere di cui l’Automa ha stampato più fumetti',
  en: 'of the genre of which the Automa has printed most comics',
}

const genres: Ladder<GenreNo, View> = {
  ...scale('more-genres', ADDED, TITLE),
  name: flip.name,
  rungs: [
    most(
      more('more-genres.your-ideas', {
        it: 'del genere di cui hai più gettoni Idea',
        en: 'of the genre of which you have most idea tokens',
      }),
      (genre, { s }) => s.player.ideas[genre],
    ),
    least(
      more('more-genres.few-ideas', {
        it: 'del genere di cui hai meno gettoni Idea',
        en: 'of the genre of which you have fewest idea tokens',
      }),
      (genre, { s }) => s.player.ideas[genre],
    ),
    most(more('more-genres.its-genres', ITS_GENRES), (genre, { s }) => countGenre(s.automa.printed, genre)),
  ],
}

const creatives: Ladder<CardNo, View> = {
  ...scale('more-creatives', ADDED, TITLE),
  name: writer.name,
  rungs: [
    inOrder(more('more-creatives.your-genres', YOUR_GENRES, { unit: PLACE }), (no, v) => placeInChain(v, genreOf(no))),
    yes(
      more('more-creatives.developed', {
        it: 'del genere di un suo fumetto sviluppato',
        en: 'of the genre of one of its developed comics',
      }),
      (no, { s }) => s.automa.developed.some((comic) => genreOf(comic) === genreOf(no)),
    ),
  ],
}

/** Whether the Automa does not hold the mastery token of the genre. */
const noMastery = ({ s }: View, genre: GenreNo): boolean => s.mastery[genre] !== AUTOMA

const toTake: Ladder<CardNo, View> = {
  ...scale('more-to-take', ADDED, TITLE),
  name: develop.name,
  rungs: [
    yes(more('more-to-take.not-yours', NOT_YOURS), (no, v) => placeInChain(v, genreShown(no, v)) === undefined),
    yes(
      more('more-to-take.no-mastery', {
        it: 'di un genere di cui l’Automa non ha il gettone Maestria',
        en: 'of a genre whose mastery token the Automa does not hold',
      }),
      (no, v) => noMastery(v, genreShown(no, v)),
    ),
    most(more('more-to-take.its-genres', ITS_GENRES), (no, v) => countGenre(v.s.automa.printed, genreShown(no, v))),
  ],
}

const comics: Ladder<CardNo, View> = {
  ...scale('more-comics', ADDED, TITLE),
  name: print.name,
  rungs: [
    inOrder(more('more-comics.your-genres', YOUR_GENRES, { unit: PLACE }), (no, v) => placeInChain(v, genreOf(no))),
    yes(
      more('more-comics.held', {
        it: 'di un genere di cui ha già il gettone Maestria',
        en: 'of a genre whose mastery token it holds already',
      }),
      (no, v) => masteryFor(v, no) === 'held',
    ),
    most(more('more-comics.its-genres', ITS_GENRES), (no, { s }) => countGenre(s.automa.printed, genreOf(no))),
  ],
}

const itsComics: Ladder<Printed, View> = {
  ...scale('more-its-comics', ADDED, TITLE),
  name: best.name,
  rungs: [
    yes(
      more('more-its-comics.original', { it: 'un originale prima di un plagio', en: 'an original before a rip-off' }),
      ({ comic }) => isOriginal(comic),
    ),
    yes(
      more('more-its-comics.mastery', {
        it: 'di un genere di cui ha il gettone Maestria',
        en: 'of a genre whose mastery token it holds',
      }),
      ({ comic }, { s }) => s.mastery[genreOf(comic)] === AUTOMA,
    ),
  ],
}

const orders: Ladder<SpaceNo, View> = {
  ...scale('more-orders', ADDED, TITLE),
  name: collect.name,
  rungs: [
    most(
      more('more-orders.your-comics', {
        it: 'del genere di cui hai stampato più fumetti',
        en: 'of the genre of which you have printed most comics',
      }),
      (space, { s }) => countGenre(s.player.printed, orderGenre(orderOn(s, space))),
    ),
    yes(
      more('more-orders.not-yours', NOT_YOURS),
      (space, v) => placeInChain(v, orderGenre(orderOn(v.s, space))) === undefined,
    ),
  ],
}

export const MORE = { genres, creatives, toTake, comics, itsComics, orders } as const
