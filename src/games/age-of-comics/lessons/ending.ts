import type { Json } from '../../../kernel/contract.ts'
import { all, any } from '../../../kernel/lesson.ts'
import { at, type ComicsLesson, does, onSpace, places, ties, wins } from './goals.ts'

/** The last editor of the game is yours. */
const LAST: Json = at({
  round: 5,
  card: 'automa-02',
  spaces: { hire: ['automa', 'player'], develop: ['automa', 'player'], ideas: ['automa', 'player'], print: ['automa'] },
  mastery: { crime: 'player', 'sci-fi': 'automa' },
  map: { 'o-5-4': 'crime-4', 'o-6-3': 'horror-5' },
  automa: { vp: 8, printed: [{ id: 'comic-neptunio', fans: 4 }] },
  player: {
    money: 0,
    vp: 17,
    agent: 'n-3-2',
    printed: [{ id: 'comic-gang-wars', fans: 5, writer: 'writer-crime-2a', artist: 'artist-crime-2a' }],
  },
})

export const ending: ComicsLesson = {
  id: 'ending',
  title: { it: 'L’ultimo redattore', en: 'The last editor' },
  about: {
    it: 'Fine del quinto round: classifica, incasso, punti, e che cosa vale un pareggio.',
    en: 'The end of the fifth round: ranking, income, points, and what a tie is worth.',
  },
  cites: ['R15.1', 'R15.2', 'R15.3', 'R16', 'S13.1', 'S13.2'],
  start: { seed: 'lesson-ending', position: LAST },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'È l’ultimo turno della partita: contando la fine del round avresti 33 PV, l’Automa 34. Metti il redattore dove ti fa vincere.',
        en: 'It is the last turn of the game: with the end of the round you would have 33 VP, the Automa 34. Place your editor where it wins.',
      },
      done: wins,
      onTheWay: any(places('sales'), all(does('collect'), onSpace('o-5-4'))),
      wrong: [
        {
          when: ties,
          say: {
            it: '$4 in più fanno 1 PV: 34 a 34. A parità vince l’Automa.',
            en: '$4 more make 1 VP: 34 to 34. The Automa wins a tie.',
          },
        },
      ],
      otherwise: { it: 'Così non arrivi a 35.', en: 'That does not make 35.' },
      hint: {
        it: 'L’agente è accanto a un ordine poliziesco da 4: due fan, cioè 2 PV.',
        en: 'The agent stands beside a crime order of value 4: two fans, that is 2 VP.',
      },
      marks: ['sales'],
      praise: {
        it: 'Due fan in più, e con 7 fan l’incasso sale a $4, un altro PV: 36 a 34.',
        en: 'Two fans more, and with 7 fans the income rises to $4, another VP: 36 to 34.',
      },
      solution: ['place sales', 'collect o-5-4', 'done'],
      mistake: ['place royalties'],
    },
    {
      kind: 'do',
      start: { seed: 'lesson-ending', position: LAST },
      say: {
        it: 'Di nuovo lo stesso tavolo. Questa volta finisci in parità, e guarda che cosa succede.',
        en: 'The same table again. This time end in a tie, and see what happens.',
      },
      done: ties,
      otherwise: { it: 'Così non finisce in parità.', en: 'That is no tie.' },
      hint: { it: 'Ti serve 1 PV: $4 da Royalties.', en: 'You need 1 VP: $4 of Royalties.' },
      marks: ['royalties'],
      praise: {
        it: '34 a 34: vince l’Automa ({S13.2}). Un fan in più conta sempre.',
        en: '34 to 34: the Automa wins ({S13.2}). One more fan always counts.',
      },
      solution: ['place royalties'],
      mistake: ['place ideas'],
    },
  ],
}
