import { all, any, not } from '../../../kernel/lesson.ts'
import { about, at, type ComicsLesson, does, places } from './goals.ts'

export const hiring: ComicsLesson = {
  id: 'hiring',
  title: { it: 'Assumere', en: 'Hiring' },
  about: {
    it: 'Uno scrittore e un artista per volta, dalle carte esposte o dal mazzo, e sei carte in mano.',
    en: 'A writer and an artist at a time, from the display or the deck, and six cards in hand.',
  },
  cites: ['R7.1', 'R7.2', 'R7.4'],
  start: {
    seed: 'lesson-hiring',
    position: at({
      spaces: { develop: ['automa'] },
      display: {
        writers: ['writer-horror-1', 'writer-crime-2a', 'writer-western-3'],
        artists: ['artist-romance-1', 'artist-horror-2a', 'artist-sci-fi-3'],
        comics: ['comic-outlaws', 'comic-neptunio'],
      },
      player: { money: 5, ideas: { horror: 1 }, hand: ['comic-carmilla'] },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'In mano hai «Carmilla», un fumetto horror. Metti un redattore su Assumi e prendi la squadra del genere giusto.',
        en: 'You hold “Carmilla”, a horror comic. Place an editor on Hire and take the team that matches.',
      },
      done: all(about('artist-horror-2a', 'writer-horror-1'), ({ after }) => after.player.hand.length === 3),
      onTheWay: any(places('hire'), about('artist-horror-2a', 'writer-horror-1')),
      wrong: [
        {
          when: does('place'),
          say: {
            it: 'È un’azione possibile, ma i creativi si prendono con Assumi.',
            en: 'That action is possible, but creatives come by Hire.',
          },
        },
      ],
      otherwise: {
        it: 'Costa lo stesso turno, ma non è horror: su «Carmilla» porterebbe un fan in meno.',
        en: 'It costs the same turn, but is not horror: on “Carmilla” it would bring one fan less.',
      },
      hint: {
        it: 'Uno scrittore e un artista con il simbolo horror.',
        en: 'A writer and an artist with the horror symbol.',
      },
      marks: ['writer-horror-1', 'artist-horror-2a'],
      praise: {
        it: 'E lo scrittore da 1 ha portato un’idea horror ({R7.2}): ora ne hai due, abbastanza per stampare.',
        en: 'And the writer of value 1 has brought a horror idea ({R7.2}): now you have two, enough to print.',
      },
      solution: ['place hire', 'take writer-horror-1', 'take artist-horror-2a'],
      mistake: ['place hire', 'take writer-western-3'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-hiring',
        draws: { writers: ['card writer-superhero-2a'] },
        position: at({
          spaces: { develop: ['automa'] },
          display: {
            writers: ['writer-crime-2a'],
            artists: ['artist-romance-1', 'artist-sci-fi-3'],
            comics: ['comic-outlaws'],
          },
          player: {
            money: 5,
            ideas: { horror: 2 },
            hand: ['comic-carmilla', 'writer-horror-2a', 'artist-horror-3', 'writer-western-3', 'artist-crime-1'],
          },
        }),
      },
      say: {
        it: 'Assumi pescando lo scrittore dal mazzo: il dorso ne mostra il valore, 2. Poi avrai sette carte: scartane una, ma tieni «Carmilla» e la sua squadra horror.',
        en: 'Hire, drawing the writer from the deck: the back shows the value, 2. Then you will have seven cards: discard one, but keep “Carmilla” and its horror team.',
      },
      done: all(does('discard'), not(about('comic-carmilla', 'writer-horror-2a', 'artist-horror-3'))),
      onTheWay: any(places('hire'), does('deck'), about('artist-romance-1', 'artist-sci-fi-3')),
      wrong: [
        {
          when: does('discard'),
          say: {
            it: 'Quella ti serve: senza di lei «Carmilla» non nasce, o nasce con meno fan.',
            en: 'You need that one: without it “Carmilla” is not printed, or has fewer fans.',
          },
        },
      ],
      otherwise: { it: 'Qui lo scrittore viene dal mazzo.', en: 'Here the writer comes from the deck.' },
      hint: {
        it: 'Assumi, il mazzo degli scrittori, un artista; poi scarta per esempio lo scrittore western.',
        en: 'Hire, the writer deck, an artist; then discard the western writer, for example.',
      },
      marks: ['hire', 'writers', 'writer-western-3'],
      praise: {
        it: 'Sei carte, fumetti compresi: è il limite ({R7.4}).',
        en: 'Six cards, comics included: that is the limit ({R7.4}).',
      },
      solution: ['place hire', 'deck writers', 'take artist-romance-1', 'discard writer-western-3'],
      mistake: ['place hire', 'deck writers', 'take artist-romance-1', 'discard comic-carmilla'],
    },
  ],
}
