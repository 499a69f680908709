import { at, builds, type DuelLesson, givesChain, isByChain } from './goals.ts'

export const chains: DuelLesson = {
  id: 'chains',
  title: { it: 'Concatenazioni', en: 'Chains' },
  about: {
    it: 'Carte che ne rendono gratuita un’altra, in un’Epoca successiva.',
    en: 'Cards that make another one free in a later Age.',
  },
  cites: ['R8.1'],
  start: {
    seed: 'lesson-chains',
    position: at({
      age: 1,
      structure: { '3.1': 'altar', '3.2': 'guard-tower', '3.3': 'lumber-yard', '2.1': '?', '2.2': '?', '2.3': '?' },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Il piccolo segno in alto a destra di una carta ne renderà gratuita un’altra. Costruisci una carta che ce l’ha.',
        en: 'The small sign at the top right of a card will make another one free. Construct a card that bears one.',
      },
      done: givesChain,
      wrong: [
        {
          when: builds('guard-tower'),
          say: {
            it: 'Uno scudo gratis va bene, ma la Torre di Guardia non dà origine a nulla.',
            en: 'A free shield is fine, but the Guard Tower leads to nothing.',
          },
        },
      ],
      otherwise: { it: 'Questa carta non porta il segno.', en: 'This card does not bear the sign.' },
      hint: { it: 'L’Altare ha la luna: il Tempio la riprende.', en: 'The Altar has the moon: the Temple repeats it.' },
      marks: ['altar'],
      praise: {
        it: 'Con l’Altare in città, il Tempio nell’Epoca II è gratis per te.',
        en: 'With the Altar in your city, the Temple of Age II is free for you.',
      },
      solution: ['build altar'],
      mistake: ['build guard-tower'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-chains',
        position: at({
          age: 2,
          structure: { '1.1': 'courthouse', '1.3': 'aqueduct', '1.5': 'barracks' },
          player: {
            coins: 3,
            unbuilt: ['sphinx', 'great-library', 'appian-way', 'statue-of-zeus'],
            cards: ['baths', 'altar'],
          },
        }),
      },
      say: {
        it: 'Ora siamo nell’Epoca II, e nella tua città ci sono Bagni e Altare. Costruisci gratis per concatenazione.',
        en: 'Now it is Age II, and your city has the Baths and the Altar. Construct something for free by a chain.',
      },
      done: isByChain,
      wrong: [
        {
          when: builds('barracks'),
          say: {
            it: 'La Caserma sarebbe gratis con la Guarnigione, che non hai: ti è costata 3 monete.',
            en: 'The Barracks would be free with the Garrison, which you lack: they cost you 3 coins.',
          },
        },
      ],
      otherwise: { it: 'Questa non è una concatenazione.', en: 'This is no chain.' },
      hint: { it: 'I Bagni portano la goccia.', en: 'The Baths bear the drop.' },
      marks: ['aqueduct'],
      praise: {
        it: 'L’Acquedotto costa tre pietre: a te niente, e vale 5 punti.',
        en: 'The Aqueduct costs three stone: nothing for you, and it is worth 5 points.',
      },
      solution: ['build aqueduct'],
      mistake: ['build barracks'],
    },
  ],
}
