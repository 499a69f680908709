// Your turn: one card.
import type { Chapter } from '../../../kernel/handbook.ts'

export const turn: Chapter = {
  id: 'turn',
  title: { it: 'Il tuo turno', en: 'Your turn' },
  inShort: {
    it: 'Giochi una carta dalla mano, esegui la sua azione, e tocca all’IA. La carta resta fra le [[played|carte giocate]] finché il [[tribune|Tribuno]] non le riporta tutte in mano.',
    en: 'You play one card from hand, carry out its action, and it is the AI’s turn. The card stays among your [[played|played cards]] until the [[tribune|Tribune]] brings them all back.',
  },
  rules: [
    {
      tells: ['R3.1'],
      title: { it: 'Una carta a turno', en: 'One card a turn' },
      text: {
        it: 'A ogni turno giochi esattamente una carta, che va in cima alle tue carte giocate. Passare non si può. La mano non resta mai vuota, perché il Tribuno torna sempre in mano.',
        en: 'Each turn you play exactly one card, which goes on top of your played cards. You cannot pass. Your hand is never empty, because the Tribune always comes back.',
      },
    },
    {
      tells: ['R3.2'],
      title: { it: 'Che cosa decidi tu', en: 'What you decide' },
      text: {
        it: 'Le scelte dentro un’azione sono tue, e dove c’è scritto «puoi» puoi anche rinunciare. Una carta si può giocare anche se la sua azione non produce nulla. Quando non resta più nulla da scegliere, l’azione finisce da sola.',
        en: 'The choices within an action are yours, and where it says “may” you can decline. A card may be played even if its action has no effect. When nothing is left to choose, the action ends by itself.',
      },
    },
    {
      tells: ['R3.3'],
      title: { it: 'Pagare', en: 'Paying' },
      text: {
        it: 'Si paga subito alla banca, niente a credito. Fra te e l’IA non si scambia nulla.',
        en: 'You pay the bank at once, nothing on credit. Nothing is traded between you and the AI.',
      },
    },
    {
      tells: ['R15.3'],
      title: { it: 'Le carte comprate', en: 'Bought cards' },
      text: {
        it: 'Una carta comprata è in mano subito, e dal turno dopo si gioca come le altre.',
        en: 'A bought card is in your hand at once, and from your next turn on it is played like the others.',
      },
    },
  ],
}
