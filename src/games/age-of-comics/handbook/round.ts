// The course of a round and its start.
import type { Chapter } from '../../../kernel/handbook.ts'

export const round: Chapter = {
  id: 'round',
  title: { it: 'Il round', en: 'The round' },
  inShort: {
    it: 'Un round ha tre fasi: inizio ([[calendar|calendario]], idee, Hype, aumenti), azioni, fine (classifica, incasso, calo dei fan). Nelle azioni comincia sempre l’Automa, poi un redattore a testa.',
    en: 'A round has three phases: the start ([[calendar]], ideas, Hype, increases), actions, the end (ranking, income, fewer fans). In the action phase the Automa always begins, then one editor each.',
  },
  rules: [
    {
      tells: ['R3.1'],
      title: { it: 'Le tre fasi', en: 'Three phases' },
      text: {
        it: 'Prima l’inizio del round ({R4.1}), poi le azioni ({R6.1}), infine la fine del round ({R15.1}).',
        en: 'First the start of the round ({R4.1}), then the actions ({R6.1}), then the end of the round ({R15.1}).',
      },
    },
    {
      tells: ['R3.2'],
      title: { it: 'Un redattore a testa', en: 'One editor each' },
      text: {
        it: 'L’Automa gira una carta e mette un redattore, poi tu ne metti uno, e così via. Chi non ne ha più salta; la fase finisce quando non ne ha più nessuno. La carta mostra tre azioni: di solito l’Automa esegue la prima, dall’alto, che in questo round non ha ancora fatto ({S5.1}).',
        en: 'The Automa turns up a card and places an editor, then you place one, and so on. Whoever has none left is skipped; the phase ends when nobody has one. The card shows three actions: usually the Automa performs the first, from the top, that it has not done yet this round ({S5.1}).',
      },
      figure: {
        show: 'pieces',
        ids: ['automa-01', 'automa-02'],
        caption: {
          it: 'Due carte Automa: tre azioni dall’alto, sei generi da sinistra.',
          en: 'Two automa cards: three actions from the top, six genres from the left.',
        },
      },
    },
    {
      tells: ['R4.1'],
      title: { it: 'Inizio: il calendario', en: 'Start: the calendar' },
      text: {
        it: 'Si gira la tessera del round, due nel terzo. Tutti gli ordini di quel genere ancora sulla mappa si scoprono.',
        en: 'The tile of the round is turned, two in the third. All orders of that genre still on the map are turned face up.',
      },
    },
    {
      tells: ['R4.2', 'R18.2'],
      title: { it: 'Inizio: le idee', en: 'Start: ideas' },
      text: {
        it: 'Il tabellone delle idee torna ad avere un gettone per genere. In un round se ne prendono al massimo quattro: non resta mai vuoto.',
        en: 'The ideas board gets back to one token of each genre. At most four are taken in a round: it is never empty.',
      },
    },
    {
      tells: ['R4.3'],
      title: { it: 'Inizio: l’Hype', en: 'Start: Hype' },
      text: {
        it: 'Ogni tuo fumetto messo da parte con l’Hype riceve un gettone Hype ({R14.2}).',
        en: 'Each comic you have set aside as hyped gets one Hype token ({R14.2}).',
      },
    },
    {
      tells: ['R4.4'],
      title: { it: 'Inizio: gli aumenti', en: 'Start: increases' },
      text: {
        it: 'Poi puoi pagare per far crescere i tuoi creativi ({R5.1}). Nel primo round non c’è ancora nulla da aumentare.',
        en: 'Then you may pay to let your creatives grow ({R5.1}). In the first round there is nothing to increase yet.',
      },
    },
  ],
}
