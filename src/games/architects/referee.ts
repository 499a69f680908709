// Why the Opponent has to be told everything: what it does not read, how you pay for a Stage, is the smallest part of a turn.
import type { Referee } from '../../kernel/referee.ts'

export const referee: Referee = {
  kind: 'needs-all',
  because: [
    {
      text: {
        it: 'L’Avversario sceglie fra le carte in cima ai tre mazzi: deve sapere da quale peschi e che cosa viene dopo.',
        en: 'The Opponent chooses among the top cards of the three decks: it has to know where you take and what comes next.',
      },
      cite: 'S7',
    },
    {
      text: {
        it: 'Confronta i suoi Scudi con i tuoi per ogni carta Rossa.',
        en: 'It compares its Shields with yours for every Red card.',
      },
      cite: 'S7.6',
    },
    {
      text: {
        it: 'Il Gatto gli scopre il mazzo centrale: deve sapere quando lo prendi.',
        en: 'The Cat turns up the central deck for it: it has to know when you take the pawn.',
      },
      cite: 'S6',
    },
    {
      text: {
        it: 'Sceglie fra i segnalini Progresso scoperti, che prendi anche tu.',
        en: 'It chooses among the face-up Progress tokens, which you take from, too.',
      },
      cite: 'S13',
    },
  ],
}
