// What goes wrong in first games.
import type { Text } from '../../../kernel/text.ts'

export const mistakes: readonly Text[] = [
  {
    it: 'Sviluppare un fumetto senza le idee per stamparlo: servono 2 gettoni proprio del suo genere ({R10.2}).',
    en: 'Developing a comic without the ideas to print it: it takes 2 tokens of its very genre ({R10.2}).',
  },
  {
    it: 'Spendere tutto per i creativi più cari: con $5 una squadra da 3 + 3 non si paga ({R10.2}).',
    en: 'Relying on the most expensive creatives: $5 do not pay a team of 3 + 3 ({R10.2}).',
  },
  {
    it: 'Raccogliere alla cieca ordini troppo grandi: quelli in sospeso costano PV ({R13.4}).',
    en: 'Collecting orders that are too big unseen: open ones cost VP ({R13.4}).',
  },
  {
    it: 'Allenare il creativo più bravo prima che l’altro abbia imparato: così per questo round non impara più ({R5.3}).',
    en: 'Training the better creative before the other has learned: then there is no learning this round ({R5.3}).',
  },
  {
    it: 'Lasciare all’Automa la prima casella di Stampa: è l’unica che ne fa stampare due ({R10.1}).',
    en: 'Leaving the first space of Print to the Automa: it is the only one for two comics ({R10.1}).',
  },
  {
    it: 'Dimenticare che l’Automa cerca il genere del tuo ultimo fumetto, per i fumetti e per gli ordini: raccogli in fretta quelli che ti servono ({R18.1}).',
    en: 'Forgetting that the Automa looks for the genre of your last comic, among comics and orders: collect quickly those you need ({R18.1}).',
  },
  {
    it: 'Aspettarsi che un cubo valga subito: serve dal fumetto o dall’azione seguente ({R14.7}).',
    en: 'Expecting a cube to work at once: it counts from the next comic or action on ({R14.7}).',
  },
]
