// Green cards, and the tokens they bring.
import type { Chapter } from '../../../kernel/handbook.ts'

export const science: Chapter = {
  id: 'science',
  title: { it: 'Scienza', en: 'Science' },
  inShort: {
    it: 'Due carte Verdi uguali, o tre diverse: le scarti e prendi un [[token|segnalino Progresso]], uno dei tre scoperti oppure il primo della [[stack|pila]], senza vederlo. Non si può rimandare.',
    en: 'Two equal Green cards, or three different ones: discard them and take a [[token|Progress token]], one of the three face up or the top one of the [[stack]], unseen. It cannot be put off.',
  },
  rules: [
    {
      tells: ['R6.1'],
      title: { it: 'Le combinazioni', en: 'The sets' },
      text: {
        it: 'Con 2 carte Verdi identiche o 3 diverse davanti a te devi scartare quella combinazione nel tuo turno e prendere un segnalino. Se ne hai più d’una scegli quale, e dopo controlli di nuovo. Solo se non resta nessun segnalino, né scoperto né nella pila, le carte restano dove sono.',
        en: 'With 2 identical Green cards or 3 different ones in front of you, you must discard that set during your turn and take a token. If you have more than one you choose which, and afterwards check again. Only if no token is left, face up or in the stack, the cards stay where they are.',
      },
      figure: {
        show: 'board',
        part: 'you',
        position: {
          active: 'player',
          taken: true,
          player: { wonder: 'olympia', stages: ['olympia-2d'], cards: { compass: 2, gear: 1, tablet: 1 } },
          opponent: { wonder: 'giza', cards: { wood: 2 } },
          progress: { faceUp: ['education', 'crafts', 'tactics'] },
          decks: {
            player: { top: 'wood', count: 20 },
            opponent: { top: 'stone', count: 21 },
            central: { top: null, count: 58 },
          },
        },
        mark: ['compass', 'gear', 'tablet'],
        caption: {
          it: 'Due compassi, un ingranaggio e una tavoletta: la coppia, oppure i tre diversi. Scegli tu.',
          en: 'Two compasses, a gear and a tablet: the pair, or the three different ones. You choose.',
        },
      },
    },
    {
      tells: ['R6.2'],
      title: { it: 'Solo quelle', en: 'Only those' },
      text: {
        it: 'Si scartano soltanto le carte della combinazione: le altre Verdi restano per la prossima.',
        en: 'Only the cards of the set are discarded: other Green cards stay for the next one.',
      },
    },
    {
      tells: ['R6.3'],
      title: { it: 'Prendere il segnalino', en: 'Taking the token' },
      text: {
        it: 'Uno di quelli scoperti, che viene subito rimpiazzato dalla pila finché ce n’è; oppure il primo della pila, alla cieca. Resta scoperto davanti a te.',
        en: 'One of those face up, which is replaced from the stack at once while there is one; or the top of the stack, blind. It lies face up in front of you.',
      },
    },
    {
      tells: ['R6.4'],
      title: { it: 'Da quando funziona', en: 'When it works' },
      text: {
        it: 'Da subito, anche nello stesso turno, ma mai per ciò che è già successo: la carta Verde con cui hai vinto Scienza non ti dà una carta aggiuntiva.',
        en: 'At once, even in the same turn, but never for what has already happened: the Green card by which you won Science brings no extra card.',
      },
    },
    {
      tells: ['R12.1'],
      title: { it: 'Scienza e Stadio insieme', en: 'Science and a Stage together' },
      text: {
        it: 'Se hai sia una combinazione sia uno Stadio pagabile devi fare tutte e due le cose, nell’ordine che vuoi. Spesso conviene prima la scienza: un segnalino come Ingegneria o Architettura serve subito.',
        en: 'If you have both a set and a Stage you can pay you must do both, in the order you like. Science first is often better: a token like Engineering or Architecture serves at once.',
      },
    },
  ],
}
