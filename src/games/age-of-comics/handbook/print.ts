// Print (R10): originals, rip-offs, and what happens in which order.
import type { Chapter } from '../../../kernel/handbook.ts'

export const print: Chapter = {
  id: 'print',
  title: { it: 'Stampa', en: 'Print' },
  inShort: {
    it: 'Scegli un fumetto, uno scrittore e un artista dalla mano. Paghi in $ la somma dei due valori e, per un [[original|originale]], 2 idee del suo genere. Nasce con 1 fan, più 1 per ogni creativo del genere giusto. Un [[rip-off|plagio]] non costa idee e parte da 0.',
    en: 'Choose a comic, a writer and an artist from your hand. Pay the sum of both values in $ and, for an [[original]], 2 ideas of its genre. It begins with 1 fan, plus 1 for each creative that matches. A [[rip-off]] costs no ideas and begins at 0.',
  },
  rules: [
    {
      tells: ['R10.1'],
      title: { it: 'Uno o due fumetti', en: 'One comic or two' },
      text: {
        it: 'Sulla prima casella («x2») puoi stampare fino a due fumetti, uno dopo l’altro: il bonus del primo può già pagare il secondo, che è facoltativo. Sulle altre due caselle ne stampi uno.',
        en: 'On the first space (“x2”) you may print up to two comics, one after the other: the bonus of the first may pay for the second, which is optional. On the other two spaces you print one.',
      },
    },
    {
      tells: ['R10.2'],
      title: { it: 'Che cosa costa un originale', en: 'What an original costs' },
      text: {
        it: 'Un fumetto della mano o uno con l’Hype. In $ il valore dello scrittore più quello dell’artista, come stampati; più 2 gettoni Idea del genere del fumetto. Altre idee non vanno bene.',
        en: 'A comic from your hand or a hyped one. In $ the value of the writer plus that of the artist, as printed; plus 2 idea tokens of the comic’s genre. Other ideas do not help.',
      },
      figure: {
        show: 'pieces',
        ids: ['comic-carmilla', 'writer-horror-2a', 'artist-crime-1', 'horror'],
        caption: {
          it: '«Carmilla» con questa squadra costa $3 e 2 idee horror; nasce con 2 fan e il bonus rende $4.',
          en: '“Carmilla” with this team costs $3 and 2 horror ideas; it begins with 2 fans and its bonus pays $4.',
        },
      },
    },
    {
      tells: ['R10.3', 'R10.5'],
      title: { it: 'I plagi', en: 'Rip-offs' },
      text: {
        it: 'Puoi stampare il plagio di un originale che l’Automa ha stampato, se nessuno l’ha già fatto; mai di un tuo fumetto, mai di un plagio. Paghi i creativi, niente idee.\n\nNon ha bonus e non dà PV come originale; per tutto il resto conta: Maestria, cubi, ordini, incasso, fan.',
        en: 'You may print the rip-off of an original that the Automa has printed, if nobody has done so; never of a comic of yours, never of a rip-off. You pay the creatives, no ideas.\n\nIt has no bonus and no VP as an original; for everything else it counts: mastery, cubes, orders, income, fans.',
      },
      figure: {
        show: 'pieces',
        ids: ['comic-neptunio', 'ripoff-saturnio'],
        caption: { it: 'Un originale e il suo plagio.', en: 'An original and its rip-off.' },
      },
    },
    {
      tells: ['R10.4', 'R18.3'],
      title: { it: 'In quale ordine', en: 'In which order' },
      text: {
        it: '- Scegli fumetto, scrittore e artista (non devono essere del genere giusto) e paga: il bonus arriva dopo.\n- Mettili nella prossima colonna della tua plancia.\n- Fan: originale 1, plagio 0; +1 per ogni creativo del genere giusto; +1 se è il bonus; +2 per ogni gettone Hype.\n- Altro bonus: $4, oppure 2 idee a scelta, oppure un biglietto.\n- Maestria ({R11.1}), ordini già raccolti ({R13.3}), Miglioria del colore ({R14.4}), cubo ({R12.1}).',
        en: '- Choose comic, writer and artist (they need not match) and pay: the bonus comes later.\n- Put them into the next column of your mat.\n- Fans: original 1, rip-off 0; +1 for each creative that matches; +1 if that is the bonus; +2 for each Hype token.\n- Any other bonus: $4, or 2 ideas of your choice, or a ticket.\n- Mastery ({R11.1}), orders you hold ({R13.3}), Better Colors ({R14.4}), cube ({R12.1}).',
      },
    },
    {
      tells: ['R18.1'],
      title: { it: 'L’ultimo stampato', en: 'The last one printed' },
      text: {
        it: 'I fumetti stanno da sinistra a destra nell’ordine di stampa; l’ultimo stampato è quello più a destra. Conta molto per l’Automa, che insegue il genere dei tuoi ultimi fumetti ({S6.2}).',
        en: 'Comics lie left to right in the order of printing; the last one printed is the rightmost. That matters to the Automa, which follows the genres of your latest comics ({S6.2}).',
      },
    },
  ],
}
