// Mastery tokens (R11).
import type { Chapter } from '../../../kernel/handbook.ts'

export const mastery: Chapter = {
  id: 'mastery',
  title: { it: 'La Maestria', en: 'Mastery' },
  inShort: {
    it: 'Il primo che stampa un originale di un genere ne prende il gettone [[mastery|Maestria]]; chi lo supera per numero di fumetti glielo porta via. Vale 2 PV, e 1 fan per ogni fumetto di quel genere.',
    en: 'The first to print an original of a genre takes its [[mastery]] token; whoever gets ahead in comics of that genre takes it away. It is worth 2 VP, and 1 fan on each comic of the genre.',
  },
  rules: [
    {
      tells: ['R11.1'],
      title: { it: 'Prendere il gettone', en: 'Taking the token' },
      text: {
        it: 'Quando stampi un fumetto di un genere e non hai il suo gettone, lo prendi se hai stampato almeno un originale di quel genere e i tuoi fumetti del genere, plagi compresi, sono più di quelli di chi lo tiene (zero se è nella riserva).',
        en: 'When you print a comic of a genre whose token you do not hold, you take it if you have printed at least one original of the genre and your comics of it, rip-offs included, are more than those of its holder (zero if it is in the supply).',
      },
    },
    {
      tells: ['R11.2', 'R11.3'],
      title: { it: 'Il fan della Maestria', en: 'The mastery fan' },
      text: {
        it: 'Prendendolo, ogni tuo fumetto di quel genere guadagna 1 fan, ma un fumetto lo riceve una volta sola in tutta la partita. Finché lo tieni lo riceve anche ogni nuovo fumetto del genere.',
        en: 'When you take it, each of your comics of the genre gains 1 fan, but a comic gets it only once in the game. While you hold it, every new comic of the genre gets it too.',
      },
    },
    {
      tells: ['R11.4'],
      title: { it: 'Perderlo', en: 'Losing it' },
      text: {
        it: 'Chi lo perde non perde fan. A parità il gettone non si muove. Alla fine vale 2 PV.',
        en: 'Losing it costs no fans. A tie never moves the token. At the end it is worth 2 VP.',
      },
    },
  ],
}
