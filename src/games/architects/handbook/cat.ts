// The Cat pawn.
import type { Chapter } from '../../../kernel/handbook.ts'

export const cat: Chapter = {
  id: 'cat',
  title: { it: 'Il Gatto', en: 'The Cat' },
  inShort: {
    it: 'Chi prende una carta Blu con il [[cat|Gatto]] prende anche la pedina, da chiunque ce l’abbia. A inizio turno il suo padrone può sbirciare il [[central|mazzo centrale]]; alla fine vale 2 punti.',
    en: 'Whoever takes a Blue card with the [[cat|Cat]] takes the pawn, too, from whoever has it. At the start of a turn its owner may peek at the [[central|central deck]]; at the end it is worth 2 points.',
  },
  rules: [
    {
      tells: ['R9.1', 'R9.5'],
      title: { it: 'Di chi è', en: 'Whose it is' },
      text: {
        it: 'Di chi ha preso per ultimo una carta con il Gatto. Non è di nessuno finché nessuno ne ha; chi la possiede ha perciò almeno una di quelle carte.',
        en: 'It belongs to whoever took a Cat card last. It is nobody’s until somebody has one; so its owner always has at least one such card.',
      },
    },
    {
      tells: ['R9.2'],
      title: { it: 'Come passa di mano', en: 'How it changes hands' },
      text: {
        it: 'Prendi una carta Blu con il Gatto e la pedina viene subito da te, dal tavolo o dall’altro. Se era già tua non cambia nulla.',
        en: 'Take a Blue card with the Cat and the pawn comes to you at once, from the table or from the other side. If it was yours already nothing changes.',
      },
    },
    {
      tells: ['R9.3'],
      title: { it: 'Sbirciare', en: 'Peeking' },
      text: {
        it: 'Se la pedina è tua all’inizio del turno, prima di prendere la prima carta puoi guardare quella in cima al mazzo centrale. Non sei obbligato a prenderla, e resta coperta. Una volta per turno; un Gatto preso durante il turno serve dal prossimo. L’Avversario invece scopre la carta davanti a tutti ({S6}) e, se non la prende, la scarta ({S12}).',
        en: 'If the pawn is yours when your turn begins, you may look at the top card of the central deck before you take your first card. You need not take it, and it stays face down. Once per turn; a Cat gained during the turn works from the next one. The Opponent instead turns the card up for all to see ({S6}) and discards it if it does not take it ({S12}).',
      },
    },
    {
      tells: ['R12.6'],
      title: { it: 'Ciò che hai visto resta', en: 'What you saw stays true' },
      text: {
        it: 'Finché quella carta è in cima sai qual è, anche nei turni dopo. L’app se lo ricorda per te.',
        en: 'As long as that card is on top you know which it is, in later turns, too. The app remembers it for you.',
      },
    },
    {
      tells: ['R9.4'],
      title: { it: 'Alla fine', en: 'At the end' },
      text: { it: '2 punti a chi ce l’ha.', en: '2 points to whoever has it.' },
    },
  ],
}
