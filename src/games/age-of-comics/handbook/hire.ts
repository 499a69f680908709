// Hire (R7).
import type { Chapter } from '../../../kernel/handbook.ts'

export const hire: Chapter = {
  id: 'hire',
  title: { it: 'Assumi', en: 'Hire' },
  inShort: {
    it: 'Prendi in mano uno scrittore e un artista, scoperti o dal mazzo. Un creativo da 1 porta anche un’idea del suo genere. In mano hai al massimo sei carte.',
    en: 'Take one writer and one artist into your hand, face-up ones or from the deck. A creative of value 1 also brings an idea of their genre. Your hand holds six cards at most.',
  },
  rules: [
    {
      tells: ['R7.1'],
      title: { it: 'Uno scrittore e un artista', en: 'One writer and one artist' },
      text: {
        it: 'Esattamente uno e uno, nell’ordine che vuoi: ciascuno dalle carte scoperte oppure dalla cima del mazzo, dove vedi solo il valore. Una carta pescata la guardi prima della seconda scelta. Assumere è gratis: si paga quando si stampa.',
        en: 'Exactly one of each, in the order you like: each from the face-up cards or from the top of the deck, where you see only the value. A card you draw is seen before the second choice. Hiring is free: you pay when you print.',
      },
    },
    {
      tells: ['R7.2'],
      title: { it: 'Creativi da 1', en: 'Creatives of value 1' },
      text: {
        it: 'Per ogni creativo di valore 1 che assumi prendi dalla riserva un gettone Idea del suo genere.',
        en: 'For each creative of value 1 you hire take one idea token of their genre from the supply.',
      },
      figure: {
        show: 'pieces',
        ids: ['artist-horror-1', 'horror'],
        caption: {
          it: 'Questo artista costa poco, e porta un’idea horror.',
          en: 'This artist is cheap, and brings a horror idea.',
        },
      },
    },
    {
      tells: ['R7.3'],
      title: { it: 'I posti restano vuoti', en: 'Places stay empty' },
      text: {
        it: 'Le carte prese non si rimpiazzano fino al round dopo. Se un mazzo finisce, gli scarti si mescolano subito e fanno il nuovo mazzo.',
        en: 'Cards taken are not replaced until the next round. When a deck runs out, its discards are shuffled into a new one at once.',
      },
    },
    {
      tells: ['R7.4'],
      title: { it: 'Sei carte in mano', en: 'Six cards in hand' },
      text: {
        it: 'Contano creativi e fumetti non stampati, anche quelli con l’Hype. Se ne hai più di sei dopo Assumi, Sviluppa o Riassegna, scarti carte a tua scelta dalla mano; un fumetto con l’Hype non si scarta.',
        en: 'Creatives and unprinted comics count, hyped ones too. If you have more than six after Hire, Develop or Re-assign, discard cards of your choice from your hand; a hyped comic cannot be discarded.',
      },
    },
  ],
}
