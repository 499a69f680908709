// What the game is about, and how it ends.
import type { Chapter } from '../../../kernel/handbook.ts'

export const aim: Chapter = {
  id: 'aim',
  title: { it: 'Scopo e fine della partita', en: 'Aim and end of the game' },
  inShort: {
    it: 'Con [[colonist|coloni]] e [[house|abitazioni]] ti allarghi sulla mappa, produci [[good|merci]] e compri carte. Ogni carta serve due volte: la giochi per la sua azione e alla fine dà punti secondo la sua [[god|divinità]]. La partita si chiude quando qualcuno costruisce la quindicesima abitazione o compra l’ultima carta; chi ha più punti vince.',
    en: 'With [[colonist|colonists]] and [[house|houses]] you spread over the map, produce [[good|goods]] and buy cards. Every card serves twice: you play it for its action, and at the end it scores by its [[god]]. The game closes when somebody builds the fifteenth house or buys the last card; more points win.',
  },
  rules: [
    {
      tells: ['R13.1', 'R15.4', 'R15.5'],
      title: { it: 'Che cosa provoca la fine', en: 'What triggers the end' },
      text: {
        it: 'Ci sono due modi:\n- qualcuno costruisce la sua quindicesima abitazione;\n- qualcuno compra l’ultima carta: niente più carte in vendita e niente più carte coperte.\n\nLa quindicesima può arrivare insieme ad altre, con lo stesso Architetto: a quindici si smette. Se le ultime due carte se ne vanno con lo stesso Senatore, la fine scatta una volta sola.',
        en: 'There are two ways:\n- somebody builds their fifteenth house;\n- somebody buys the last card: none on display, none face down.\n\nThe fifteenth house may come together with others, by the same Architect: building stops at fifteen. If the last two cards go to one Senator, the end is triggered once.',
      },
    },
    {
      tells: ['R13.2'],
      title: { it: 'La carta Concordia', en: 'The Concordia card' },
      text: {
        it: 'Chi provoca la fine prende la [[concordia-card|carta Concordia]], che vale 7 punti. È una sola, anche se succede nei due modi insieme.',
        en: 'Whoever triggers the end takes the [[concordia-card|Concordia card]], worth 7 points. There is only one, even if both ways happen together.',
      },
    },
    {
      tells: ['R13.3'],
      title: { it: 'L’ultimo turno', en: 'The last turn' },
      text: {
        it: 'Chi ha provocato la fine completa la sua azione. Poi l’altra parte ha un solo turno ancora, e si contano i punti; in quel turno non si vince un’altra carta Concordia. Se la fine è tua, l’ultimo turno dell’IA è senza dado: compra carte, oppure costruisce, oppure prende una stoffa ({S9.3}).',
        en: 'Whoever triggered the end completes the action. Then the other side has exactly one more turn, and points are counted; no second Concordia card can be won in it. If the end is yours, the AI’s last turn has no roll: it buys cards, or builds, or takes one cloth ({S9.3}).',
      },
    },
  ],
}
