// The end of a round (R15).
import type { Chapter } from '../../../kernel/handbook.ts'

export const roundEnd: Chapter = {
  id: 'round-end',
  title: { it: 'Fine del round', en: 'End of the round' },
  inShort: {
    it: 'Chi ha il fumetto con più fan prende 3 PV, l’altro 2. Poi incassi per ogni fumetto in classifica, ogni fumetto perde 1 fan e si espongono carte nuove. Dopo il quinto round la partita finisce, senza calo.',
    en: 'Whoever has the comic with most fans gets 3 VP, the other 2. Then each comic on the chart pays you, each comic loses 1 fan and new cards are laid out. After the fifth round the game ends, without that loss.',
  },
  rules: [
    {
      tells: ['R15.1'],
      title: { it: 'La classifica di fine round', en: 'The ranking' },
      text: {
        it: 'Si confronta il miglior fumetto di ciascuno: 3 PV a chi ha più fan, 2 all’altro; 3 a testa se sono pari. Chi non ha nessun fumetto in classifica prende 0.',
        en: 'The best comics of both sides are compared: 3 VP for more fans, 2 for the other; 3 each if they are equal. A side without a comic on the chart gets 0.',
      },
    },
    {
      tells: ['R15.2'],
      title: { it: 'L’incasso', en: 'Income' },
      text: {
        it: 'Ogni tuo fumetto rende secondo i fan: 1 fan $1; 2–3 fan $2; 4–6 $3; 7–9 $4; 10 $6. Oltre dieci, $6 per ogni decina più la tabella per il resto: 11 rende $7, 12 $8, 20 $12. L’Automa non incassa.',
        en: 'Each comic of yours pays by its fans: 1 fan $1; 2–3 fans $2; 4–6 $3; 7–9 $4; 10 $6. Above ten, $6 for each full ten plus the table for the rest: 11 pays $7, 12 $8, 20 $12. The Automa has no income.',
      },
    },
    {
      tells: ['R15.3', 'R15.4'],
      title: { it: 'Il calo', en: 'Decay' },
      text: {
        it: 'Ogni fumetto in classifica, tuo e dell’Automa, perde 1 fan, ma non scende sotto 1. Nel quinto round non c’è calo: la partita è finita.',
        en: 'Every comic on the chart, yours and the Automa’s, loses 1 fan, but never falls below 1. There is no decay in the fifth round: the game is over.',
      },
    },
    {
      tells: ['R15.5', 'R15.7'],
      title: { it: 'I redattori tornano', en: 'Editors return' },
      text: {
        it: 'Tutti i redattori tornano a casa, l’extra al suo posto presso Vendite. L’ordine di turno non cambia: comincia sempre l’Automa.',
        en: 'All editors go home, the extra one to its place at Sales. The turn order does not change: the Automa always begins.',
      },
    },
    {
      tells: ['R15.6', 'R18.4', 'R18.6'],
      title: { it: 'Carte nuove', en: 'New cards' },
      text: {
        it: 'Si scartano le carte rimaste esposte e se ne scoprono tre nuove per mazzo: scrittori, artisti, fumetti. Un mazzo finito si rifà dagli scarti; le carte prese dall’Automa non tornano più. Se mancano anche gli scarti, i posti restano vuoti.',
        en: 'The cards left on display are discarded and three new ones of each deck revealed: writers, artists, comics. An empty deck is made up from its discards; cards the Automa took never come back. If there are no discards either, places stay empty.',
      },
    },
  ],
}
