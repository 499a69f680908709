import { all, any } from '../../../kernel/lesson.ts'
import { about, at, type ComicsLesson, does, yours } from './goals.ts'

const FOUR = [
  { id: 'comic-gang-wars', fans: 8, writer: 'writer-crime-2a', artist: 'artist-crime-2a' },
  { id: 'comic-killer-dames', fans: 9, writer: 'writer-crime-3', artist: 'artist-crime-2b' },
  { id: 'comic-carmilla', fans: 3, writer: 'writer-horror-1', artist: 'artist-crime-1' },
  { id: 'comic-outlaws', fans: 3, writer: 'writer-western-1', artist: 'artist-horror-1' },
] as const

export const extras: ComicsLesson = {
  id: 'extras',
  title: { it: 'Le azioni speciali più forti', en: 'The stronger special actions' },
  about: {
    it: 'Marketing, Redattore extra, e il cubo che si sposta con il quinto fumetto.',
    en: 'Marketing, Extra editor, and the cube that moves with the fifth comic.',
  },
  cites: ['R14.5', 'R14.6', 'R12.2', 'R15.1'],
  start: {
    seed: 'lesson-extras',
    position: at({
      round: 4,
      spaces: { hire: ['automa'], royalties: ['player'] },
      mastery: { crime: 'player', 'sci-fi': 'automa' },
      doing: [{ ask: 'marketing' }],
      automa: { printed: [{ id: 'comic-neptunio', fans: 10 }] },
      player: {
        money: 6,
        cubes: ['special-hype', 'special-better-colors', 'special-marketing'],
        agent: 'n-3-2',
        printed: FOUR,
      },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'A fine round il fumetto con più fan prende 3 PV, e l’Automa ne ha uno da 10. Dopo Royalties puoi pagare il Marketing: compra quanto basta per superarlo.',
        en: 'At the end of the round the comic with most fans earns 3 VP, and the Automa has one with 10. After Royalties you may pay for Marketing: buy enough to get ahead.',
      },
      done: ({ after }) => (yours(after, 'comic-killer-dames')?.fans ?? 0) > 10,
      onTheWay: any(
        ({ move, after }) => move.do === 'campaign' && after.player.money === 1,
        all(does('fan'), about('comic-killer-dames')),
      ),
      wrong: [
        {
          when: does('campaign'),
          say: {
            it: 'Un fan solo: arrivi a 10, alla pari.',
            en: 'A single fan: that makes 10, a tie.',
          },
        },
      ],
      otherwise: { it: 'Così l’Automa resta davanti.', en: 'That leaves the Automa ahead.' },
      hint: {
        it: '$5 danno 2 fan: tutti e due a «Killer Dames».',
        en: '$5 bring 2 fans: both to “Killer Dames”.',
      },
      marks: ['comic-killer-dames'],
      praise: {
        it: '11 a 10: 3 PV invece di 2, più due fan, e l’incasso di un fumetto da 11 è $7.',
        en: '11 to 10: 3 VP instead of 2, plus two fans, and a comic with 11 pays $7.',
      },
      solution: ['campaign 5', 'fan comic-killer-dames', 'fan comic-killer-dames'],
      mistake: ['campaign 2'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-extras',
        position: at({
          round: 4,
          spaces: { hire: ['automa'], sales: ['player'] },
          mastery: { crime: 'player' },
          doing: [{ ask: 'extra-editor' }],
          player: {
            money: 6,
            cubes: ['special-hype', 'special-better-colors', 'special-extra-editor'],
            agent: 'n-3-2',
            printed: FOUR,
          },
        }),
      },
      say: {
        it: 'Hai fatto Vendite, e il cubo è su Redattore extra. Prenditi un turno in più in questo round.',
        en: 'You have taken Sales, and your cube lies on Extra editor. Get yourself one more turn this round.',
      },
      done: does('extra-editor'),
      otherwise: {
        it: 'Rinunciare non conviene: è un turno intero.',
        en: 'There is no reason to decline: it is a whole turn.',
      },
      hint: { it: 'Prendi il quinto redattore.', en: 'Take the fifth editor.' },
      marks: ['special-extra-editor'],
      praise: {
        it: 'Cinque turni contro quattro: l’ultimo lo giochi dopo il quarto dell’Automa ({R14.6}).',
        en: 'Five turns to four: you play the last one after the Automa’s fourth ({R14.6}).',
      },
      solution: ['extra-editor'],
      mistake: ['done'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-extras',
        position: at({
          round: 5,
          spaces: { hire: ['automa'], print: ['player'] },
          mastery: { crime: 'player' },
          doing: [{ ask: 'move-cube' }],
          player: {
            money: 8,
            cubes: ['special-reassign', 'special-hype', 'special-better-colors'],
            agent: 'n-3-2',
            printed: [
              ...FOUR,
              { id: 'comic-teen-drama', fans: 2, writer: 'writer-horror-2a', artist: 'artist-romance-1' },
            ],
          },
        }),
      },
      say: {
        it: 'Hai stampato il quinto fumetto, nell’ultimo round: puoi spostare un cubo. L’Hype aspetta round che non verranno: porta quel cubo su Marketing.',
        en: 'You have printed your fifth comic, in the last round: you may move a cube. Hype waits for rounds that will not come: take that cube to Marketing.',
      },
      done: ({ move }) => move.do === 'move-cube' && move.from === 1 && move.to === 4,
      wrong: [
        {
          when: ({ move }) => move.do === 'move-cube' && move.from !== 1,
          say: {
            it: 'Il cubo che non serve più è quello dell’Hype.',
            en: 'The cube that is of no more use is that of Hype.',
          },
        },
      ],
      otherwise: { it: 'Noi volevamo il Marketing.', en: 'We wanted Marketing.' },
      hint: { it: 'Da Hype a Marketing.', en: 'From Hype to Marketing.' },
      marks: ['special-hype', 'special-marketing'],
      praise: {
        it: 'Con $8 e Royalties comprerai fan. E il quinto fumetto vale 1 PV per originale ({R12.3}).',
        en: 'With $8 and Royalties you will buy fans. And the fifth comic is worth 1 VP per original ({R12.3}).',
      },
      solution: ['move-cube special-hype special-marketing'],
      mistake: ['done'],
    },
  ],
}
