// Shipping and digging.
import type { Chapter } from '../../../kernel/handbook.ts'

export const tracks: Chapter = {
  id: 'tracks',
  title: { it: 'Navigazione e scavo', en: 'Shipping and digging' },
  inShort: {
    it: 'Due tracciati della plancia: la [[shipping|navigazione]] allarga la tua portata sui fiumi, lo [[digging|scavo]] rende le vanghe meno care. Entrambi danno punti e costano un sacerdote.',
    en: 'Two tracks of your board: [[shipping|shipping]] widens your reach over rivers, [[digging|digging]] makes spades cheaper. Both give points and cost a priest.',
  },
  rules: [
    {
      tells: ['R11'],
      title: { it: 'Avanzare nella navigazione', en: 'Advancing shipping' },
      text: {
        it: 'Paghi 4 monete e 1 sacerdote, sali di un livello e ne segni i PV: 2, poi 3, poi 4. Il massimo è 3. Le Sirene partono da 1 e arrivano a 5; Nani e Fachiri non possono.',
        en: 'Pay 4 coins and 1 priest, move up one level and score its VP: 2, then 3, then 4. The maximum is 3. The Mermaids start at 1 and go up to 5; Dwarves and Fakirs cannot.',
      },
    },
    {
      tells: ['R12'],
      title: { it: 'Avanzare nello scavo', en: 'Advancing digging' },
      text: {
        it: 'Paghi 2 lavoratori, 5 monete e 1 sacerdote (Mezzuomini 2 lavoratori, 1 moneta e 1 sacerdote) e segni 6 PV. Una vanga scende da 3 a 2 lavoratori, poi a 1. I passi sono due; per i Fachiri uno, per gli Oscuri nessuno.',
        en: 'Pay 2 workers, 5 coins and 1 priest (Halflings 2 workers, 1 coin and 1 priest) and score 6 VP. A spade goes from 3 to 2 workers, then to 1. There are two steps; one for the Fakirs, none for the Darklings.',
      },
    },
  ],
}
