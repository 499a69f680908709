// Ideas (S9.2, S9.3), Print (S10.2, S10.4) and Sales (S11.2, S11.3): tokens, comics, orders.
import type { Text } from '../../../../kernel/text.ts'
import { guarded, inOrder, type Ladder, most, yes } from '../../../../ladder/rung.ts'
import { type CardNo, card, genreOf, originalOf } from '../../catalogue/index.ts'
import { type OrderCode, orderGenre, orderValue, SPACE_NAMES, type SpaceNo } from '../../catalogue/map.ts'
import { GENRES, type GenreNo } from '../../catalogue/vocabulary.ts'
import { FANS } from '../../names.ts'
import { orderOn, type Printed } from '../../state.ts'
import { masteryFor, placeInChain, type View } from '../view.ts'
import { byPriority, formerly, head, PLACE, scale, VALUE } from './shared.ts'

const genreName = (genre: GenreNo): string => GENRES[genre]

export const remove: Ladder<GenreNo, View> = {
  ...scale('remove', 'S9.2', { it: 'Quale gettone Idea toglie', en: 'Which idea token it removes' }),
  name: genreName,
  rungs: [
    byPriority(
      'remove.priority',
      'S9.2',
      {
        it: 'il genere con la priorità più alta ancora sul tabellone',
        en: 'the genre with the highest priority still on the board',
      },
      (genre) => genre,
    ),
  ],
}

/** Its best comic: most fans, then the genre priority, then the place (Q12). Older saves know only that of Ideas. */
const bestBy = (id: string, title: Text, fans: string, priority: string): Ladder<Printed, View> => ({
  ...scale(id, fans, title),
  name: ({ comic }) => card(comic).id,
  rungs: [
    formerly(
      'best.fans',
      most(
        head(`${id}.fans`, fans, { it: 'quello con più fan', en: 'the one with the most fans' }, { unit: FANS }),
        (entry) => entry.fans,
      ),
    ),
    formerly(
      'best.priority',
      byPriority(
        `${id}.priority`,
        priority,
        { it: 'del genere con la priorità più alta', en: 'of the genre with the highest priority' },
        ({ comic }) => genreOf(comic),
      ),
    ),
    formerly(
      'best.left',
      inOrder(
        head(
          `${id}.left`,
          'Q12',
          { it: 'quello più a sinistra sulla plancia', en: 'the one further left on its mat' },
          { unit: PLACE },
        ),
        (entry, { s }) => s.automa.printed.indexOf(entry) + 1,
      ),
    ),
  ],
})
/** The first three of them gain a fan by Ideas. */
export const best = bestBy('best', { it: 'Il suo fumetto più quotato', en: 'Its best comic' }, 'S9.3', 'S9.3')
/** The first one gains the fans of Sales; how ties are broken there is a ruling. */
export const reward = bestBy(
  'reward',
  { it: 'A quale fumetto vanno i fan degli ordini', en: 'Which comic gets the fans of the orders' },
  'S11.5',
  'Q12',
)

/** The other question about a print is its fans (`automa/fans.ts`). */
const WHY_COMIC: Text = { it: 'Perché questo fumetto?', en: 'Why this comic?' }

export const print: Ladder<CardNo, View> = {
  ...scale('print', 'S10.2', { it: 'Quale fumetto sviluppato stampa', en: 'Which developed comic it prints' }),
  question: WHY_COMIC,
  name: (no) => card(no).id,
  rungs: [
    yes(
      head('print.mastery', 'S10.2', {
        it: 'quello che gli farebbe guadagnare un gettone Maestria',
        en: 'one that would earn it a mastery token',
      }),
      (no, v) => earns(v, no),
    ),
    yes(
      head('print.from-you', 'S10.2', {
        it: 'quello che toglierebbe a te un gettone Maestria',
        en: 'one that would take a mastery token from you',
      }),
      (no, v) => masteryFor(v, no) === 'taken',
    ),
    guarded(
      oneEarns,
      byPriority(
        'print.priority',
        'S10.2',
        { it: 'del genere con la priorità più alta', en: 'of the genre with the highest priority' },
        (no) => genreOf(no),
      ),
    ),
    guarded(
      (v) => !oneEarns(v),
      formerly(
        'print.priority',
        byPriority(
          'print.no-mastery',
          'Q15',
          {
            it: 'se nessuno farebbe guadagnare un gettone, del genere con la priorità più alta',
            en: 'where none would earn a token, of the genre with the highest priority',
          },
          (no) => genreOf(no),
        ),
      ),
    ),
    inOrder(
      head('print.older', 'Q15', { it: 'quello sviluppato prima', en: 'the one developed first' }, { unit: PLACE }),
      (no, { s }) => s.automa.developed.indexOf(no) + 1,
    ),
  ],
}

/** Earning is getting a token it does not hold yet. */
function earns(v: View, no: CardNo): boolean {
  const mastery = masteryFor(v, no)
  return mastery === 'gained' || mastery === 'taken'
}

/** Whether a developed comic would earn it a token. */
function oneEarns(v: View): boolean {
  return v.s.automa.developed.some((no) => earns(v, no))
}

export const ripOff: Ladder<CardNo, View> = {
  ...scale('rip-off', 'S10.4', { it: 'Quale plagio stampa', en: 'Which rip-off it prints' }),
  question: WHY_COMIC,
  name: (no) => card(no).id,
  rungs: [
    most(
      head(
        'rip-off.last',
        'S10.4',
        {
          it: 'del tuo fumetto stampato per ultimo fra quelli non ancora plagiati',
          en: 'of the comic you printed last among those not ripped off yet',
        },
        { unit: PLACE },
      ),
      (no, { s }) => s.player.printed.findIndex(({ comic }) => comic === originalOf(no)) + 1,
    ),
  ],
}

export const flip: Ladder<GenreNo, View> = {
  ...scale('flip', 'S11.2', { it: 'Quali ordini gira', en: 'Which orders it turns' }),
  name: genreName,
  rungs: [
    inOrder(
      head(
        'flip.your-genres',
        'S11.2',
        {
          it: 'del genere del tuo ultimo fumetto stampato, altrimenti del penultimo e così via',
          en: 'of the genre of the comic you printed last, otherwise of the one before, and so on',
        },
        { unit: PLACE },
      ),
      (genre, v) => placeInChain(v, genre),
    ),
    byPriority(
      'flip.priority',
      'S11.2',
      { it: 'del genere con la priorità più alta', en: 'of the genre with the highest priority' },
      (genre) => genre,
    ),
  ],
}

const orderAt = ({ s }: View, space: SpaceNo): OrderCode => orderOn(s, space)

export const collect: Ladder<SpaceNo, View> = {
  ...scale('collect', 'S11.3', { it: 'Quale ordine raccoglie', en: 'Which order it collects' }),
  name: (space) => SPACE_NAMES[space] ?? '',
  rungs: [
    inOrder(
      head(
        'collect.your-genres',
        'S11.3',
        {
          it: 'del genere del tuo ultimo fumetto stampato, poi del penultimo e così via',
          en: 'of the genre of the comic you printed last, then of the one before, and so on',
        },
        { unit: PLACE },
      ),
      (space, v) => placeInChain(v, orderGenre(orderAt(v, space))),
    ),
    byPriority(
      'collect.priority',
      'S11.3',
      { it: 'del genere con la priorità più alta', en: 'of the genre with the highest priority' },
      (space, v) => orderGenre(orderAt(v, space)),
    ),
    most(
      head(
        'collect.value',
        'Q20',
        { it: 'quello di valore più alto', en: 'the one of the highest value' },
        { unit: VALUE },
      ),
      (space, v) => orderValue(orderAt(v, space)),
    ),
    inOrder(
      head(
        'collect.reading',
        'Q20',
        { it: 'il primo nell’ordine di lettura della mappa', en: 'the first in map reading order' },
        { unit: PLACE },
      ),
      (space) => space + 1,
    ),
  ],
}
