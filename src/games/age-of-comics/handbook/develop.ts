// Develop (R8).
import type { Chapter } from '../../../kernel/handbook.ts'

export const develop: Chapter = {
  id: 'develop',
  title: { it: 'Sviluppa', en: 'Develop' },
  inShort: {
    it: 'Prendi in mano un originale: uno scoperto, quello in cima al mazzo, oppure per $4 uno del genere che vuoi.',
    en: 'Take one original into your hand: a face-up one, the top of the deck, or for $4 one of the genre you want.',
  },
  rules: [
    {
      tells: ['R8.1'],
      title: { it: 'Tre modi', en: 'Three ways' },
      text: {
        it: '- Un fumetto scoperto qualunque, gratis.\n- La carta in cima al mazzo, gratis: ne vedi il genere, non il bonus.\n- Per $4 dici un genere che c’è ancora nel mazzo o negli scarti: si girano carte finché ne esce una, la prendi e scarti le altre.',
        en: '- Any face-up comic, free.\n- The top card of the deck, free: you see its genre, not its bonus.\n- For $4 name a genre that is still in the deck or the discard pile: cards are turned until one appears, you take it and discard the others.',
      },
    },
    {
      tells: ['R8.2'],
      title: { it: 'Niente rimpiazzi', en: 'No refills' },
      text: {
        it: 'Anche qui i posti vuoti si riempiono solo a fine round, e un mazzo finito si rifà subito dagli scarti.',
        en: 'Here too places are filled only at the end of the round, and an empty deck is made up from its discards at once.',
      },
    },
  ],
}
