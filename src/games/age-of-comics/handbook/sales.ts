// Sales and orders (R13).
import type { Chapter } from '../../../kernel/handbook.ts'

export const sales: Chapter = {
  id: 'sales',
  title: { it: 'Vendite e ordini', en: 'Sales and orders' },
  inShort: {
    it: 'L’[[agent|agente]] gira per la mappa: il primo passo è gratis, gli altri $2. Dove sta, giri e raccogli [[order|ordini]]: 3 e 3 sulla prima casella, 2 e 2 sulle altre. Un ordine dà i suoi fan appena hai un fumetto del suo genere che vale abbastanza; se a fine partita non è soddisfatto, costa quei PV.',
    en: 'The [[agent]] travels the map: the first step is free, others cost $2. Where it stands you turn and collect [[order|orders]]: 3 and 3 on the first space, 2 and 2 on the others. An order gives its fans as soon as you have a comic of its genre that is worth enough; unfulfilled at the end, it costs as many VP.',
  },
  rules: [
    {
      tells: ['R13.1'],
      title: { it: 'L’agente si muove', en: 'The agent moves' },
      text: {
        it: 'La mappa è una griglia di 24 snodi, sei righe per quattro colonne. Ogni ordine sta fra due snodi vicini, ed è a portata di tutti e due. Gli snodi si chiamano con colonna e riga, da A1 a G11, le lettere A, C, E, G e i numeri dispari: l’ordine C4 sta fra C3 e C5, l’ordine D7 fra C7 ed E7.\n\nIn un’azione Vendite il primo passo verso uno snodo vicino è gratis, ogni altro costa $2. Un biglietto, che si scarta, porta a uno snodo qualunque per $0, in qualsiasi momento. La X serve solo a partire: da lì si va ai quattro snodi centrali, che sono anche vicini fra loro attraverso la X; non tocca ordini e non ci si torna. L’Automa non ha un agente.',
        en: 'The map is a grid of 24 nodes, six rows by four columns. Each order lies between two neighbouring nodes, within reach of both. Nodes are named by column and row, from A1 to G11, with the letters A, C, E, G and odd numbers: order C4 lies between C3 and C5, order D7 between C7 and E7.\n\nIn one Sales action the first step to an adjacent node is free, each further step costs $2. A ticket, which is discarded, takes you to any node for $0 at any moment. The X is only the start: it leads to the four central nodes, which are also adjacent to each other across it; it touches no order, and nobody returns there. The Automa has no agent.',
      },
    },
    {
      tells: ['R13.2'],
      title: { it: 'Girare e raccogliere', en: 'Turning and collecting' },
      text: {
        it: 'Puoi scoprire fino a 3 ordini coperti e raccoglierne fino a 3 sulla prima casella; 2 e 2 sulle altre. In qualsiasi ordine e alternando ai passi, anche prima di muoverti, sempre fra quelli che toccano lo snodo dove sta l’agente in quel momento. Si può raccogliere anche un ordine coperto, alla cieca. L’agente resta dove finisce.',
        en: 'You may turn up to 3 face-down orders and collect up to 3 on the first space; 2 and 2 on the others. In any order and mixed with steps, also before you move, always among those that touch the node where the agent stands at that moment. A face-down order may be collected unseen. The agent stays where it ends.',
      },
    },
    {
      tells: ['R13.3'],
      title: { it: 'Soddisfare un ordine', en: 'Fulfilling an order' },
      text: {
        it: 'È automatico e immediato: se hai un ordine e un fumetto stampato dello stesso genere che vale almeno quanto l’ordine, quel fumetto ne guadagna i fan e l’ordine è soddisfatto. Succede raccogliendo, stampando, con un aumento, riassegnando. Se i fumetti adatti sono più d’uno scegli tu. Un fumetto può soddisfarne quanti ne vuole.',
        en: 'It is automatic and immediate: if you hold an order and own a printed comic of its genre worth at least as much as the order, that comic gains the fans and the order is fulfilled. It happens when you collect, print, increase or re-assign. If several comics fit you choose. A comic may fulfil any number of orders.',
      },
    },
    {
      tells: ['R13.4'],
      title: { it: 'Ordini in sospeso', en: 'Open orders' },
      text: {
        it: 'Quelli che non puoi soddisfare restano davanti a te. A fine partita ciascuno costa tanti PV quanti sono i suoi fan.',
        en: 'Those you cannot fulfil stay in front of you. At the end of the game each costs as many VP as it has fans.',
      },
    },
  ],
}
