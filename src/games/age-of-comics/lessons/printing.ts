import { any } from '../../../kernel/lesson.ts'
import { about, at, type ComicsLesson, does, holdsMastery, matchesBoth, places } from './goals.ts'

export const printing: ComicsLesson = {
  id: 'printing',
  title: { it: 'Stampare', en: 'Printing' },
  about: {
    it: 'Squadra, costo, fan, il primo cubo; e come si copia l’Automa.',
    en: 'Team, cost, fans, the first cube; and how to copy the Automa.',
  },
  cites: ['R10.1', 'R10.2', 'R10.3', 'R10.4', 'R11.1', 'R12.1'],
  start: {
    seed: 'lesson-printing',
    position: at({
      player: {
        money: 5,
        ideas: { horror: 2, crime: 2 },
        hand: [
          'comic-carmilla',
          'comic-gang-wars',
          'writer-horror-2a',
          'writer-crime-1',
          'artist-horror-1',
          'artist-western-3',
        ],
      },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Stampare costa in $ i due valori della squadra, più 2 idee del genere. Stampa «Carmilla» con due creativi del genere giusto.',
        en: 'Printing costs both values of the team in $, plus 2 ideas of the genre. Print “Carmilla” with two creatives that match.',
      },
      done: matchesBoth('comic-carmilla'),
      onTheWay: any(places('print'), about('comic-carmilla', 'writer-horror-2a')),
      wrong: [
        {
          when: does('place'),
          say: { it: 'Hai già tutto per stampare.', en: 'You have all it takes to print.' },
        },
        {
          when: does('print'),
          say: {
            it: 'Per «Gang Wars» la squadra horror non è del genere giusto.',
            en: 'For “Gang Wars” the horror team does not match.',
          },
        },
      ],
      otherwise: {
        it: 'Si può, ma non è del genere giusto: un fan e 2 PV in meno.',
        en: 'Possible, but it does not match: one fan and 2 VP less.',
      },
      hint: {
        it: 'Stampa, «Carmilla», poi i due creativi con il simbolo horror: $3 in tutto.',
        en: 'Print, “Carmilla”, then the two creatives with the horror symbol: $3 in all.',
      },
      marks: ['comic-carmilla', 'writer-horror-2a', 'artist-horror-1'],
      praise: {
        it: '1 fan di base, 2 per i creativi, 1 per la Maestria horror: 4. E il bonus ti ha reso $4.',
        en: '1 fan to begin with, 2 for the creatives, 1 for the horror mastery: 4. And the bonus paid you $4.',
      },
      solution: ['place print', 'print comic-carmilla', 'use writer-horror-2a', 'use artist-horror-1'],
      mistake: ['place print', 'print comic-carmilla', 'use writer-horror-2a', 'use artist-western-3'],
    },
    {
      kind: 'do',
      say: {
        it: 'La prima casella di Stampa vale per due fumetti, e il bonus paga il secondo. Stampa anche «Gang Wars», poi metti il cubo su Idee in fan.',
        en: 'The first space of Print is good for two comics, and the bonus pays for the second. Print “Gang Wars” as well, then put the cube on Ideas into fans.',
      },
      done: ({ move, after }) => move.do === 'cube' && after.player.cubes === 1 << move.special && move.special === 2,
      onTheWay: any(does('use'), about('comic-gang-wars')),
      wrong: [
        {
          when: does('done'),
          say: {
            it: 'Il secondo fumetto è facoltativo, ma con $6 e due idee poliziesche sarebbe un peccato.',
            en: 'The second comic is optional, but with $6 and two crime ideas it would be a pity.',
          },
        },
      ],
      otherwise: {
        it: 'Anche quella è un’azione speciale buona; qui però proviamo Idee in fan.',
        en: 'That is a good special action, too; but here we try Ideas into fans.',
      },
      hint: {
        it: 'Stampa «Gang Wars»; la squadra è quella rimasta.',
        en: 'Print “Gang Wars”; the team is what is left.',
      },
      marks: ['comic-gang-wars', 'special-convert-ideas'],
      praise: {
        it: 'Il secondo, il terzo e il quarto fumetto portano un cubo ciascuno ({R12.1}).',
        en: 'The second, third and fourth comic bring a cube each ({R12.1}).',
      },
      solution: ['print comic-gang-wars', 'cube special-convert-ideas'],
      mistake: ['done'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-printing',
        position: at({
          spaces: { print: ['automa'] },
          mastery: { 'sci-fi': 'automa' },
          automa: { printed: [{ id: 'comic-neptunio', fans: 3 }] },
          player: {
            money: 5,
            ideas: { western: 2 },
            hand: ['comic-outlaws', 'writer-sci-fi-1', 'artist-crime-1', 'artist-western-2a'],
            printed: [{ id: 'comic-alien-worlds', fans: 3, writer: 'writer-sci-fi-2a', artist: 'artist-horror-1' }],
          },
        }),
      },
      say: {
        it: 'L’Automa tiene la Maestria fantascienza con un fumetto, e anche tu ne hai uno. Stampa il plagio di «Neptunio», che non costa idee, e prendila.',
        en: 'The Automa holds the sci-fi mastery with one comic, and you have one, too. Print the rip-off of “Neptunio”, which costs no ideas, and take it.',
      },
      done: holdsMastery('sci-fi'),
      onTheWay: any(places('print'), about('ripoff-saturnio'), does('use')),
      wrong: [
        {
          when: does('print'),
          say: {
            it: '«Outlaws» ti darebbe la Maestria western, ma quella di fantascienza resterebbe all’Automa.',
            en: '“Outlaws” would give you the western mastery, but that of sci-fi would stay with the Automa.',
          },
        },
      ],
      otherwise: { it: 'Qui si tratta di stampare.', en: 'This is about printing.' },
      hint: { it: 'Stampa, «Saturnio».', en: 'Print, “Saturnio”.' },
      marks: ['ripoff-saturnio'],
      praise: {
        it: 'Due fumetti contro uno, e un originale ce l’hai: il gettone è tuo ({R11.1}), con un fan per fumetto.',
        en: 'Two comics to one, and you have an original: the token is yours ({R11.1}), with a fan on each comic.',
      },
      solution: ['place print', 'print ripoff-saturnio', 'use artist-crime-1'],
      mistake: ['place print', 'print comic-outlaws'],
    },
  ],
}
