// Why the AI has to be told nearly everything: only your trades and the ways of your colonists are nothing to it. In a whole game that is
// about a fifth of the taps (22 of 115, seed 1 of e2e/taps.test.ts), and half of those come back at the end, when goods and money score.
import type { Referee } from '../../kernel/referee.ts'

export const referee: Referee = {
  kind: 'needs-all',
  because: [
    {
      text: {
        it: 'L’IA costruisce nelle città senza case e paga di più dove ci sei tu: deve sapere ogni tua casa.',
        en: 'The AI builds in cities without houses and pays more where you are: it has to know every house of yours.',
      },
      cite: 'S6.2',
    },
    {
      text: {
        it: 'Compra dal mercato da destra: deve sapere ogni carta che compri e che cosa la sostituisce.',
        en: 'It buys from the right of the display: it has to know every card you buy and what takes its place.',
      },
      cite: 'S8.2',
    },
    {
      text: {
        it: 'I tuoi Prefetti le danno merci o mettono in gioco un suo colono.',
        en: 'Your Prefects bring it goods or put one of its colonists on the board.',
      },
      cite: 'S4.3',
    },
    {
      text: {
        it: 'Se sei tu a chiudere la partita, il suo ultimo turno è diverso.',
        en: 'If you are the one who ends the game, its last turn is another one.',
      },
      cite: 'S9.3',
    },
    {
      text: {
        it: 'Alla fine si contano i punti di tutti e due: merci, denaro, coloni e carte. Di quello che fai, durante la partita non le servono solo gli scambi e gli spostamenti dei coloni.',
        en: 'At the end both sides are scored: goods, money, colonists and cards. Of all you do, only trades and the ways of your colonists are nothing to it during the game.',
      },
      cite: 'S9.4',
    },
  ],
}
