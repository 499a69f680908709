import { genreOf, kindOf } from '../catalogue/index.ts'
import { COMICS } from '../catalogue/vocabulary.ts'
import { type ComicsLesson, does } from './goals.ts'

export const start: ComicsLesson = {
  id: 'start',
  title: { it: 'Il primo fumetto', en: 'The first comic' },
  about: {
    it: 'Scegliere genere e idee con cui cominciare.',
    en: 'Choosing the genre and the ideas to begin with.',
  },
  cites: ['R2.5', 'R10.2'],
  start: {
    seed: 'lesson-start',
    draws: {
      'start-writers/you': ['card writer-horror-2a'],
      'start-artists/you': ['card artist-western-2a'],
      'start-comics/you': ['card comic-carmilla', 'card comic-wild-annie'],
    },
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Cominci con uno scrittore horror e un artista western, tutti e due da 2. Scegli per il tuo primo fumetto un genere che uno dei due conosce.',
        en: 'You begin with a horror writer and a western artist, both of value 2. For your first comic choose a genre that one of them knows.',
      },
      done: ({ before, move }) => move.do === 'genre' && before.player.hand.some((no) => genreOf(no) === move.genre),
      otherwise: {
        it: 'Si può fare, ma nessuno dei due sarebbe del genere giusto: un fan e 2 PV in meno.',
        en: 'Possible, but neither of them would match: one fan and 2 VP less.',
      },
      hint: { it: 'Horror o western.', en: 'Horror or western.' },
      marks: ['writer-horror-2a', 'artist-western-2a'],
      praise: {
        it: 'Un creativo del genere giusto porta 1 fan alla stampa e 2 PV alla fine ({R1.6}).',
        en: 'A creative that matches brings 1 fan when you print and 2 VP at the end ({R1.6}).',
      },
      solution: ['genre horror'],
      mistake: ['genre romance'],
    },
    {
      kind: 'do',
      say: {
        it: 'Ora scegli tre gettoni Idea. Per stampare il tuo fumetto ne servono due proprio del suo genere: prendili.',
        en: 'Now choose three idea tokens. To print your comic you need two of its very genre: take them.',
      },
      done: ({ after }) => {
        const comic = after.player.hand.find((no) => kindOf(no) === COMICS)
        return comic !== undefined && after.player.ideas[genreOf(comic)] >= 2
      },
      onTheWay: ({ before, move }) => {
        const comic = before.player.hand.find((no) => kindOf(no) === COMICS)
        return move.do === 'idea' && comic !== undefined && move.genre === genreOf(comic)
      },
      wrong: [
        {
          when: does('idea'),
          say: {
            it: 'Quella può essere la terza. Prima le due del genere del tuo fumetto.',
            en: 'That one can be the third. First the two of your comic’s genre.',
          },
        },
      ],
      otherwise: { it: 'Prendi due idee del genere del fumetto.', en: 'Take two ideas of the comic’s genre.' },
      hint: { it: 'Guarda il fumetto nella tua mano.', en: 'Look at the comic in your hand.' },
      praise: {
        it: 'Con $5, due creativi e due idee giuste puoi stampare già al primo turno.',
        en: 'With $5, two creatives and two right ideas you can print in your very first turn.',
      },
      solution: ['idea horror', 'idea horror'],
      mistake: ['idea crime'],
    },
  ],
}
