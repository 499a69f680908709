import { all } from '../../../kernel/lesson.ts'
import { NEW_GAME, PICKED, plays, type TerraLesson } from './goals.ts'

export const settling: TerraLesson = {
  id: 'settling',
  title: { it: 'Dove si mettono gli avversari', en: 'Where opponents settle' },
  about: {
    it: 'Gli avversari si piazzano il più vicino possibile a te: chi lo sa sceglie meglio.',
    en: 'Opponents settle as near to you as possible: whoever knows it chooses better.',
  },
  cites: ['R2.6', 'R2.7', 'R6.4', 'S13', 'S14', 'S15', 'S16'],
  start: { seed: 'lesson-settling', options: NEW_GAME, played: PICKED },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Le abitazioni iniziali vanno su esagoni verdi qualsiasi, e i vicini portano sconti e potere. Mettile in A10 e G3.',
        en: 'Starting dwellings go on any green hexes, and neighbours bring discounts and power. Put them on A10 and G3.',
      },
      done: all(plays('place A10', 'place G3'), ({ after }) => after.player.own.length === 2),
      onTheWay: plays('place A10', 'place G3'),
      otherwise: {
        it: 'Si può, ma per questo esempio servono A10 e G3.',
        en: 'That is allowed, but this example needs A10 and G3.',
      },
      hint: { it: 'Prima A10, in alto a destra, poi G3.', en: 'First A10, at the top right, then G3.' },
      marks: ['A10', 'G3'],
      praise: {
        it: 'A10 e G3: adesso tocca agli avversari ({R6.4}).',
        en: 'A10 and G3: now the opponents settle ({R6.4}).',
      },
      solution: ['place A10', 'place G3'],
      mistake: ['place A3'],
    },
    {
      kind: 'foresee',
      say: {
        it: 'Ogni colore mette un’abitazione per ciascuna delle tue, con la minor somma di distanze. Dove andrà il blu?',
        en: 'Each colour places one dwelling for each of yours, with the smallest sum of distances. Where will blue go?',
      },
      among: ['settle A4 H4', 'settle A11 H4', 'settle A11 I4'],
      wrong: {
        'settle A4 H4': {
          it: 'A4 è lontano: accanto ad A10 c’è un esagono blu.',
          en: 'A4 is far away: there is a blue hex right next to A10.',
        },
      },
      otherwise: {
        it: 'Guarda gli esagoni blu che toccano A10 e G3.',
        en: 'Look at the blue hexes that touch A10 and G3.',
      },
      hint: { it: 'A11 tocca A10, H4 tocca G3.', en: 'A11 touches A10, H4 touches G3.' },
      marks: ['A11', 'H4'],
      praise: { it: 'A11 e H4, a un passo ciascuno ({S13}).', en: 'A11 and H4, one step away each ({S13}).' },
    },
    {
      kind: 'foresee',
      say: {
        it: 'Il grigio: C5 è il più vicino ad A10, ma E7 e I9 sono entrambi a 2 da G3. A parità conta l’isola della tua abitazione: dove va?',
        en: 'Gray: C5 is nearest to A10, but E7 and I9 are both 2 from G3. On a tie the island of your dwelling decides: where does it go?',
      },
      among: ['settle C5 E7', 'settle C5 I9', 'settle E7 I9'],
      wrong: {
        'settle C5 E7': {
          it: 'E7 è di là dal fiume: non è l’isola di G3.',
          en: 'E7 is across the river: that is not the island of G3.',
        },
      },
      otherwise: {
        it: 'Uno per ogni tua abitazione, il più vicino possibile; poi l’isola.',
        en: 'One for each of your dwellings, as near as possible; then the island.',
      },
      hint: { it: 'G3 e I9 stanno sulla stessa terra.', en: 'G3 and I9 are on the same land.' },
      marks: ['C5', 'I9'],
      praise: {
        it: 'C5 e I9: a parità di distanza, la stessa isola ({S14}).',
        en: 'C5 and I9: at equal distance, the same island ({S14}).',
      },
    },
    {
      kind: 'do',
      start: { seed: 'lesson-settling', options: NEW_GAME, played: [...PICKED, 'place A10', 'place E9'] },
      say: {
        it: 'Con A10 ed E9 il blu ha una parità che neppure l’isola scioglie, e qui scegli tu. G6 ti servirà per espanderti: lascialo libero.',
        en: 'With A10 and E9 blue has a tie that not even the island breaks, and here you choose. You will need G6 to expand: leave it free.',
      },
      done: plays('settle A11 E11'),
      otherwise: { it: 'Così il blu si mette proprio in G6.', en: 'That puts blue right on G6.' },
      hint: { it: 'Scegli A11 ed E11.', en: 'Choose A11 and E11.' },
      marks: ['E11'],
      praise: {
        it: 'Il blu va al margine. Se l’opzione dice «a caso», decide il dado ({S15}).',
        en: 'Blue goes to the edge. If the option says “at random”, chance decides ({S15}).',
      },
      solution: ['settle A11 E11'],
      mistake: ['settle A11 G6'],
    },
  ],
}
