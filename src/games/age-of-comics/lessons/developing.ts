import { all, any } from '../../../kernel/lesson.ts'
import { genreNo } from '../catalogue/vocabulary.ts'
import { at, type ComicsLesson, does, names, places } from './goals.ts'

const HORROR = genreNo('horror') ?? 0

export const developing: ComicsLesson = {
  id: 'developing',
  title: { it: 'Sviluppare e avere idee', en: 'Developing, and having ideas' },
  about: {
    it: 'Trovare il fumetto giusto e le idee per stamparlo.',
    en: 'Finding the right comic, and the ideas to print it.',
  },
  cites: ['R8.1', 'R9.1', 'R17.1'],
  start: {
    seed: 'lesson-developing',
    position: at({
      display: { comics: ['comic-outlaws', 'comic-neptunio', 'comic-teen-drama'] },
      player: { money: 6, ideas: { horror: 2 }, hand: ['writer-horror-2a', 'artist-horror-1'] },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Hai una squadra horror e due idee horror, ma nessun fumetto horror è esposto. Sviluppa, e paga $4 per cercarne uno nel mazzo.',
        en: 'You have a horror team and two horror ideas, but no horror comic lies open. Develop, and pay $4 to search the deck for one.',
      },
      done: all(does('search'), names('horror')),
      onTheWay: places('develop'),
      wrong: [
        {
          when: does('search'),
          say: {
            it: 'Quel genere non va con la tua squadra, e non hai le sue idee.',
            en: 'That genre does not go with your team, and you lack its ideas.',
          },
        },
      ],
      otherwise: {
        it: 'È gratis, ma non è horror: la squadra e le idee che hai non servirebbero.',
        en: 'It is free, but not horror: your team and your ideas would be of no use.',
      },
      hint: { it: 'Sviluppa, poi «cerca» con il genere horror.', en: 'Develop, then “search” with the genre horror.' },
      marks: ['develop'],
      praise: {
        it: 'Ti restano $2. Cercare costa molto: conviene quando tutto il resto è pronto.',
        en: 'You have $2 left. Searching is dear: it pays when everything else is ready.',
      },
      solution: ['place develop', 'search horror'],
      mistake: ['place develop', 'take comic-outlaws'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-developing',
        position: at({
          spaces: { ideas: ['automa'] },
          ideasBoard: ['horror', 'sci-fi', 'superhero', 'western'],
          automa: { printed: [{ id: 'comic-outlaws', fans: 3 }] },
          player: { money: 5, hand: ['comic-carmilla', 'comic-true-terror'] },
        }),
      },
      say: {
        it: 'L’Automa ha preso la prima casella di Idee: a te restano 1 gettone dal tabellone e 2 dalla riserva. Con questa azione ottieni tre idee horror.',
        en: 'The Automa has taken the first space of Ideas: you get 1 token from the board and 2 from the supply. With this action get three horror ideas.',
      },
      done: ({ after }) => after.player.ideas[HORROR] >= 3,
      onTheWay: any(places('ideas'), all(does('board', 'idea'), names('horror'))),
      wrong: [
        {
          when: does('place'),
          say: { it: 'I gettoni si prendono con Idee.', en: 'Tokens come by Ideas.' },
        },
      ],
      otherwise: {
        it: 'Così alla fine le idee horror sarebbero meno di tre.',
        en: 'That would leave you with fewer than three horror ideas.',
      },
      hint: {
        it: 'Horror dal tabellone, poi due volte horror dalla riserva.',
        en: 'Horror from the board, then horror twice from the supply.',
      },
      marks: ['ideas', 'horror'],
      praise: {
        it: 'Sul tabellone c’è un solo gettone per genere, dalla riserva puoi prenderne due uguali.',
        en: 'The board has one token of each genre, from the supply you may take two of a kind.',
      },
      solution: ['place ideas', 'board horror', 'idea horror', 'idea horror'],
      mistake: ['place ideas', 'board western'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-developing',
        position: at({
          player: {
            money: 1,
            ideas: { horror: 2 },
            hand: ['comic-carmilla', 'writer-horror-2a', 'artist-horror-3'],
          },
        }),
      },
      say: {
        it: 'Per stampare «Carmilla» con questa squadra servono $5, e tu ne hai 1. Procurati il denaro.',
        en: 'Printing “Carmilla” with this team takes $5, and you have $1. Get the money.',
      },
      done: places('royalties'),
      otherwise: { it: 'Di qui non arriva denaro.', en: 'No money comes from there.' },
      hint: { it: 'Royalties, prima casella: $4.', en: 'Royalties, first space: $4.' },
      marks: ['royalties'],
      praise: {
        it: '1 + 4 fa 5. L’Automa a Royalties non viene mai ({S5.6}), quindi il posto c’è quasi sempre.',
        en: '1 + 4 makes 5. The Automa never comes to Royalties ({S5.6}), so there is nearly always room.',
      },
      solution: ['place royalties'],
      mistake: ['place ideas'],
    },
  ],
}
