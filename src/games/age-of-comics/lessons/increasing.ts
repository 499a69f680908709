import { at, type ComicsLesson, does, fulfils, yours } from './goals.ts'

export const increasing: ComicsLesson = {
  id: 'increasing',
  title: { it: 'Far crescere i creativi', en: 'Letting creatives grow' },
  about: {
    it: 'Imparare e allenarsi, nell’ordine giusto.',
    en: 'Learning and training, in the right order.',
  },
  cites: ['R5.1', 'R5.2', 'R5.3', 'R5.4', 'R13.3'],
  start: {
    seed: 'lesson-increasing',
    position: at({
      phase: 'increase',
      round: 2,
      card: null,
      spaces: {},
      mastery: { crime: 'player' },
      player: {
        money: 4,
        orders: [{ genre: 'crime', value: 5 }],
        agent: 'n-3-2',
        printed: [{ id: 'comic-gang-wars', fans: 3, writer: 'writer-crime-1', artist: 'artist-crime-2a' }],
      },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Hai raccolto un ordine poliziesco da 5, ma «Gang Wars» vale 1 + 2. Con $4 fai crescere tutti e due i creativi, così lo soddisfi.',
        en: 'You have collected a crime order of value 5, but “Gang Wars” is worth 1 + 2. With $4 let both creatives grow, so that you fulfil it.',
      },
      done: fulfils,
      onTheWay: ({ after, move }) => move.do === 'increase' && yours(after, 'comic-gang-wars')?.writerValue === 2,
      wrong: [
        {
          when: does('increase'),
          say: {
            it: 'L’artista si è allenato per $3: ora lo scrittore non può più imparare da lui in questo round.',
            en: 'The artist has trained for $3: now the writer cannot learn from them this round.',
          },
        },
      ],
      otherwise: { it: 'L’ordine è ancora in sospeso.', en: 'The order is still open.' },
      hint: {
        it: 'Prima lo scrittore impara ($1), poi l’artista si allena ($3).',
        en: 'First the writer learns ($1), then the artist trains ($3).',
      },
      marks: ['writer-crime-1', 'artist-crime-2a'],
      praise: {
        it: 'Ora il fumetto vale 5: l’ordine è soddisfatto subito, 3 fan ({R5.4}).',
        en: 'Now the comic is worth 5: the order is fulfilled at once, 3 fans ({R5.4}).',
      },
      solution: ['increase comic-gang-wars writer', 'increase comic-gang-wars artist'],
      mistake: ['increase comic-gang-wars artist'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-increasing',
        position: at({
          phase: 'increase',
          round: 3,
          card: null,
          spaces: {},
          player: {
            money: 2,
            orders: [{ genre: 'horror', value: 3 }],
            agent: 'n-3-2',
            cubes: ['special-hype'],
            printed: [
              { id: 'comic-gang-wars', fans: 3, writer: 'writer-crime-1', artist: 'artist-romance-2a' },
              { id: 'comic-carmilla', fans: 2, writer: 'writer-horror-1', artist: 'artist-crime-1' },
            ],
          },
        }),
      },
      say: {
        it: 'Cresce solo chi è del genere del suo fumetto, e chi non ha un compagno da cui imparare si allena: qui $2. Ne hai abbastanza per uno: scegli quello che soddisfa il tuo ordine horror da 3.',
        en: 'Only creatives who match their comic can grow, and those without a partner to learn from train: here for $2. You can pay for one: choose the one that fulfils your horror order of value 3.',
      },
      done: fulfils,
      otherwise: {
        it: 'Un aumento senza effetto, per ora: l’ordine horror è ancora in sospeso.',
        en: 'An increase without effect, for now: the horror order is still open.',
      },
      hint: {
        it: '«Carmilla» vale 1 + 1: le manca 1, e il suo scrittore è horror.',
        en: '“Carmilla” is worth 1 + 1: it lacks 1, and its writer is of horror.',
      },
      marks: ['comic-carmilla'],
      praise: {
        it: 'Vale 3: ordine soddisfatto, 1 fan. L’artista poliziesco lì non può crescere ({R5.1}).',
        en: 'Worth 3: order fulfilled, 1 fan. The crime artist cannot grow there ({R5.1}).',
      },
      solution: ['increase comic-carmilla writer'],
      mistake: ['increase comic-gang-wars writer'],
    },
  ],
}
