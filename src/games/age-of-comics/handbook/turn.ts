// Placing an editor (R6), and what you decide when (R19).
import type { Chapter } from '../../../kernel/handbook.ts'

export const turn: Chapter = {
  id: 'turn',
  title: { it: 'Il tuo turno', en: 'Your turn' },
  inShort: {
    it: 'Metti un [[editor|redattore]] sulla prima casella libera di una delle sei azioni ed eseguila. La prima casella è spesso la migliore: conta chi arriva prima.',
    en: 'Place an [[editor]] on the first free space of one of the six actions and perform it. The first space is often the best: being early counts.',
  },
  rules: [
    {
      tells: ['R6.1'],
      title: { it: 'Mettere un redattore', en: 'Placing an editor' },
      text: {
        it: 'Scegli un’azione che ha ancora una casella libera, su tre; il redattore va sulla prima dall’alto, anche se c’è l’Automa sopra. Poi esegui l’azione. Nello stesso round puoi tornare più volte sulla stessa azione.',
        en: 'Choose an action that still has a free space, of three; the editor goes to the first from the top, below any of the Automa’s. Then perform the action. You may come back to the same action in the same round.',
      },
      figure: {
        show: 'pieces',
        ids: ['hire', 'develop', 'ideas', 'print', 'royalties', 'sales'],
        caption: {
          it: 'Assumi, Sviluppa, Idee, Stampa, Royalties, Vendite.',
          en: 'Hire, Develop, Ideas, Print, Royalties, Sales.',
        },
      },
    },
    {
      tells: ['R6.2'],
      title: { it: 'Non si passa', en: 'No passing' },
      text: {
        it: 'Finché hai un redattore devi metterlo. Un posto c’è sempre: le caselle sono 18, i redattori al massimo 9.',
        en: 'While you have an editor you must place one. There is always room: 18 spaces, at most 9 editors.',
      },
    },
    {
      tells: ['R6.3'],
      title: { it: 'Quando un’azione è possibile', en: 'When an action is possible' },
      text: {
        it: 'Stampa solo se puoi stampare e pagare almeno un fumetto adesso; Assumi solo se ci sono uno scrittore e un artista da prendere; Sviluppa solo se c’è un fumetto. Idee, Royalties e Vendite si possono sempre scegliere.',
        en: 'Print only if you can print and pay for at least one comic now; Hire only if there are a writer and an artist to take; Develop only if there is a comic. Ideas, Royalties and Sales can always be chosen.',
      },
    },
    {
      tells: ['R6.4'],
      title: { it: 'Dopo l’azione', en: 'After the action' },
      text: {
        it: 'Prima il limite di mano ({R7.4}), poi l’azione speciale, se lì hai un cubo ({R14.1}). Poi il turno è finito.',
        en: 'First the hand limit ({R7.4}), then the special action if your cube lies there ({R14.1}). Then your turn is over.',
      },
    },
    {
      tells: ['R19'],
      title: { it: 'Che cosa decidi tu', en: 'What you decide' },
      text: {
        it: 'In ordine:\n- preparazione: il genere del primo fumetto, tre idee;\n- inizio del round: gli aumenti, finché vuoi;\n- turno: quale azione, e che cosa ti chiede: due creativi, un fumetto, i gettoni, fumetto con scrittore e artista, i passi dell’agente;\n- stampando: le idee del bonus, dove va il cubo, a quale fumetto va un ordine se sono più d’uno;\n- dopo l’azione: gli scarti sopra le sei carte, l’azione speciale.\n\nRoyalties e la fine del round non chiedono nulla. Dove una cosa è facoltativa, trovi sempre una mossa per finire.',
        en: 'In this order:\n- set-up: the genre of your first comic, three ideas;\n- start of the round: increases, as long as you like;\n- turn: which action, and what it asks: two creatives, a comic, tokens, a comic with writer and artist, the steps of the agent;\n- when you print: the ideas of the bonus, where the cube goes, which comic gets an order if several could;\n- after the action: discards above six cards, the special action.\n\nRoyalties and the end of the round ask nothing. Where something is optional, there is always a move to finish.',
      },
    },
  ],
}
