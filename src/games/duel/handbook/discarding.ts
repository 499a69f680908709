// A card for coins.
import type { Chapter } from '../../../kernel/handbook.ts'

export const discarding: Chapter = {
  id: 'discarding',
  title: { it: 'Scartare per monete', en: 'Discarding for coins' },
  inShort: {
    it: 'Se una carta non ti serve o non puoi pagarla, scartala: prendi 2 monete più una per ogni carta gialla della tua città. È anche un modo per toglierla a SOLO.',
    en: 'If you do not need a card or cannot pay for it, discard it: take 2 coins plus one for each yellow card of your city. It is also a way to keep it from SOLO.',
  },
  rules: [
    {
      tells: ['R9.1'],
      title: { it: 'Quanto si incassa', en: 'What you get' },
      text: {
        it: 'Metti la carta nella pila degli scarti e prendi 2 monete, più 1 per ogni carta gialla già nella tua città. La carta scartata non si conta.',
        en: 'Put the card on the discard pile and take 2 coins, plus 1 for each yellow card already in your city. The discarded card itself does not count.',
      },
    },
    {
      tells: ['R9.2'],
      title: { it: 'La pila degli scarti', en: 'The discard pile' },
      text: {
        it: 'È pubblica: la puoi guardare quando vuoi. Ci finiscono le carte scartate per monete e quelle eliminate da Circo Massimo e Statua di Zeus. Da lì pesca il Mausoleo ({R17.7}). Le carte tolte in preparazione e quelle sotto le meraviglie non ne fanno parte.',
        en: 'It is public: look at it whenever you like. It holds cards discarded for coins and those destroyed by Circus Maximus and the Statue of Zeus. The Mausoleum takes from it ({R17.7}). Cards removed in the set-up and cards under wonders are not part of it.',
      },
    },
  ],
}
