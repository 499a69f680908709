// Why SOLO has to be told everything: each of your turns is a single entry, and it reads all of them.
import type { Referee } from '../../kernel/referee.ts'

export const referee: Referee = {
  kind: 'needs-all',
  because: [
    {
      text: {
        it: 'SOLO sceglie fra le carte libere della struttura: ogni carta che prendi ne libera altre.',
        en: 'SOLO chooses among the free cards of the structure: every card you take frees others.',
      },
      cite: 'S6.1',
    },
    {
      text: {
        it: 'Paga le risorse secondo le tue carte marroni e grigie, e costruisce meraviglie solo entro un certo prezzo.',
        en: 'What it pays for resources depends on your brown and grey cards, and it builds wonders only up to a price.',
      },
      cite: 'S5.1',
    },
    {
      text: {
        it: 'Cambia scala secondo i tuoi simboli scientifici e la pedina del conflitto.',
        en: 'It changes its scale by your science symbols and the conflict pawn.',
      },
      cite: 'S9',
    },
  ],
}
