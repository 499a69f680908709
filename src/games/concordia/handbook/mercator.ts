// Mercator and Diplomat.
import type { Chapter } from '../../../kernel/handbook.ts'

export const mercator: Chapter = {
  id: 'mercator',
  title: { it: 'Il Mercante e il Diplomatico', en: 'The Mercator and the Diplomat' },
  inShort: {
    it: 'Il Mercante dà 3 sesterzi (5 se è una carta comprata) e commercia con la banca al massimo due tipi di merce. Il Diplomatico ripete l’ultima carta che hai giocato.',
    en: 'The Mercator brings 3 sestertii (5 if it is a bought card) and trades at most two types of goods with the bank. The Diplomat repeats the last card you played.',
  },
  rules: [
    {
      tells: ['R8.1'],
      title: { it: 'Mercante: i sesterzi', en: 'Mercator: the sestertii' },
      text: {
        it: 'Prima ricevi 3 sesterzi con la carta di partenza, 5 con una comprata.',
        en: 'First you receive 3 sestertii with the starting card, 5 with a bought one.',
      },
      figure: {
        show: 'pieces',
        ids: ['start-mercator', 'i-mercator', 'start-diplomat', 'i-diplomat'],
        caption: { it: 'Mercanti e Diplomatici.', en: 'Mercators and Diplomats.' },
      },
    },
    {
      tells: ['R8.2', 'R17.4'],
      title: { it: 'Mercante: il commercio', en: 'Mercator: trading' },
      text: {
        it: 'Poi puoi commerciare con la banca al massimo due tipi di merce, e ciascun tipo in una direzione sola: due da vendere, due da comprare, o uno e uno. Le quantità sono libere, i valori fissi ({R1.1}), e puoi alternare come vuoi finché smetti.',
        en: 'Then you may trade at most two types of goods with the bank, each type in one direction only: two to sell, two to buy, or one of each. Amounts are free, values fixed ({R1.1}), and you may alternate as you like until you stop.',
      },
    },
    {
      tells: ['R8.3'],
      title: { it: 'Mercante: sempre in regola', en: 'Mercator: never in debt' },
      text: {
        it: 'In ogni momento devi avere le monete per ciò che compri e il posto dove metterlo. Vendi prima, compra poi: liberi spazio e incassi.',
        en: 'At every moment you need the coins for what you buy and the room to store it. Sell first, buy later: that frees space and brings coins.',
      },
    },
    {
      tells: ['R9.1', 'R9.3', 'R17.5'],
      title: { it: 'Diplomatico: copiare', en: 'Diplomat: copying' },
      text: {
        it: 'Fra persone il Diplomatico esegue la carta in cima alle giocate di un altro. L’IA non gioca carte, quindi qui ripete la tua ultima carta giocata, come se la giocassi di nuovo ({S4.2}): un Mercante dà le sue monete, un Senatore compra fino a due carte. Le scelte della carta copiata le fai di nuovo.\n\nUn Diplomatico non copia un Diplomatico; se non c’è nulla da copiare non succede nulla.',
        en: 'Among people the Diplomat carries out the top card of somebody else’s played cards. The AI plays no cards, so here it repeats your own last played card, as if you played it again ({S4.2}): a Mercator gives its coins, a Senator buys up to two cards. You make the choices of the copied card anew.\n\nA Diplomat does not copy a Diplomat; if there is nothing to copy, nothing happens.',
      },
    },
    {
      tells: ['R9.2'],
      title: { it: 'Mai dopo il Tribuno', en: 'Never after the Tribune' },
      text: {
        it: 'Il Tribuno non resta mai fra le carte giocate, perciò non si copia. Subito dopo un Tribuno il Diplomatico è sprecato.',
        en: 'The Tribune never stays among your played cards, so it is never copied. Right after a Tribune the Diplomat is wasted.',
      },
    },
  ],
}
