// Senator and Consul: buying cards.
import type { Chapter } from '../../../kernel/handbook.ts'

export const buying: Chapter = {
  id: 'buying',
  title: { it: 'Comprare carte: Senatore e Console', en: 'Buying cards: Senator and Consul' },
  inShort: {
    it: 'Le carte si pagano in merci, mai in sesterzi. Il Senatore ne compra fino a due, pagando la carta e il suo [[space|spazio]]; il Console una sola, pagando solo la carta. Più a sinistra sta la carta, meno costa.',
    en: 'Cards are paid in goods, never in sestertii. The Senator buys up to two, paying for the card and its [[space]]; the Consul one, paying for the card only. The further left a card lies, the cheaper it is.',
  },
  rules: [
    {
      tells: ['R10.1', 'R17.6'],
      title: { it: 'Senatore: fino a due carte', en: 'Senator: up to two cards' },
      text: {
        it: 'Paghi le merci stampate sulla carta più quelle del suo spazio. Da sinistra:\n- spazio 1: niente;\n- spazi 2 e 3: una merce a scelta;\n- spazi 4 e 5: 1 stoffa;\n- spazio 6: 1 stoffa e una merce a scelta;\n- spazio 7: 2 stoffe.\n\nScegli una carta, poi una seconda, o smetti: anche subito, senza comprare.',
        en: 'You pay the goods printed on the card plus those of its space. From the left:\n- space 1: nothing;\n- spaces 2 and 3: any one good;\n- spaces 4 and 5: 1 cloth;\n- space 6: 1 cloth and any one good;\n- space 7: 2 cloth.\n\nChoose a card, then a second one, or stop: also at once, buying nothing.',
      },
      figure: {
        show: 'pieces',
        ids: ['i-architect', 'i-prefect', 'i-colonist'],
        caption: {
          it: 'Un Architetto sullo spazio 1 costa 1 utensile; un Prefetto sullo spazio 2, 1 vino e una merce a scelta; un Colono sullo spazio 4, 1 cibo e 1 stoffa.',
          en: 'An Architect on space 1 costs 1 tool; a Prefect on space 2, 1 wine and any one good; a Colonist on space 4, 1 food and 1 cloth.',
        },
      },
    },
    {
      tells: ['R10.2'],
      title: { it: 'Console: una carta', en: 'Consul: one card' },
      text: {
        it: 'Compra una sola carta, o nessuna, pagando soltanto le merci stampate sulla carta: lo spazio non conta.',
        en: 'Buy one card, or none, for the goods printed on it only: the space does not count.',
      },
      figure: {
        show: 'pieces',
        ids: ['start-senator', 'ii-consul'],
        caption: { it: 'Senatore e Console.', en: 'Senator and Consul.' },
      },
    },
    {
      tells: ['R10.3'],
      title: { it: 'Una merce a scelta', en: 'Any good' },
      text: {
        it: 'La paghi con la merce che vuoi, anche dello stesso tipo di un’altra parte del prezzo. Di solito conviene un mattone.',
        en: 'You pay it with a good you choose, also of the same type as another part of the price. A brick is usually the best.',
      },
    },
    {
      tells: ['R10.4'],
      title: { it: 'Due carte, nessun rifornimento', en: 'Two cards, no refill' },
      text: {
        it: 'Le due carte del Senatore si scelgono fra quelle che c’erano all’inizio dell’azione, ciascuna al prezzo del suo spazio: fra l’una e l’altra non scorre nulla. Le merci devono bastare per tutte e due.',
        en: 'Both cards of a Senator are chosen among those there when the action began, each at the price of its space: nothing slides in between. Your goods have to pay for both.',
      },
    },
    {
      tells: ['R10.5', 'R10.7'],
      title: { it: 'In mano, e senza denaro', en: 'Into your hand, without money' },
      text: {
        it: 'Le carte comprate vanno subito in mano. I sesterzi non servono mai per comprare carte.',
        en: 'Bought cards go into your hand at once. Sestertii are never used to buy cards.',
      },
    },
    {
      tells: ['R10.6'],
      title: { it: 'Il rifornimento', en: 'The refill' },
      text: {
        it: 'Dopo l’azione le carte rimaste scorrono a sinistra senza cambiare ordine, e gli spazi liberi a destra si riempiono dal mazzo. Finito il mazzo, la fila si accorcia.',
        en: 'After the action the cards left slide left in their order, and the free spaces on the right are filled from the deck. Once the deck is empty, the row gets shorter.',
      },
    },
  ],
}
