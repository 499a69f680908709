// The Prefect and the specialists: production.
import type { Chapter } from '../../../kernel/handbook.ts'

export const prefect: Chapter = {
  id: 'prefect',
  title: { it: 'Produrre: Prefetto e specialisti', en: 'Producing: Prefect and specialists' },
  inShort: {
    it: 'Il Prefetto fa [[production|produrre]] una regione: una merce in più per te, poi una per ogni abitazione, anche dell’IA. Oppure incassa le monete dei segnalini girati. Gli [[specialist|specialisti]] fanno produrre solo le tue città di una merce, ovunque siano.',
    en: 'The Prefect makes a province [[production|produce]]: a bonus good for you, then one for each house, the AI’s too. Or it cashes the coins of the turned markers. [[specialist|Specialists]] make only your own cities of one good produce, wherever they are.',
  },
  rules: [
    {
      tells: ['R7.1', 'R17.3'],
      title: { it: 'Prefetto: le merci', en: 'Prefect: goods' },
      text: {
        it: 'Scegli una regione con il segnalino sul lato merce. Prendi la merce del segnalino e giralo sul lato monete; poi ogni abitazione della regione produce 1 merce della sua città per chi la possiede. Non serve che tu abbia abitazioni lì: la merce in più la prendi comunque.\n\nSe non entra tutto, scegli a quali merci ricevute rinunciare ({R4.2}).',
        en: 'Choose a province whose marker shows its goods side. Take the good of the marker and turn it to the coin side; then each house in the province produces 1 good of its city for its owner. You need no house there: you get the bonus good anyway.\n\nIf not everything fits, you choose which of the goods received you give up ({R4.2}).',
      },
      figure: {
        show: 'board',
        part: 'map',
        position: {
          map: 'italia',
          turn: 'player',
          houses: { player: ['cosa'], ai: ['florentia'] },
          coinProvinces: ['umbria'],
        },
        mark: ['etruria'],
        caption: {
          it: 'In Etruria il Prefetto ti dà una stoffa dal segnalino e una da Cosa; l’IA riceve un mattone da Florentia. L’Umbria ha già prodotto.',
          en: 'In Etruria the Prefect gives you one cloth from the marker and one from Cosa; the AI receives a brick from Florentia. Umbria has already produced.',
        },
      },
    },
    {
      tells: ['R7.2'],
      title: { it: 'Tutto insieme', en: 'All at once' },
      text: {
        it: 'La merce in più e la tua produzione arrivano insieme: se il posto manca, scegli fra tutte.',
        en: 'The bonus good and your own production arrive together: if room is short, you choose among all of them.',
      },
    },
    {
      tells: ['R7.3'],
      title: { it: 'Prefetto: il denaro', en: 'Prefect: money' },
      text: {
        it: 'Oppure prendi tutte le monete visibili sui segnalini e li rigiri tutti sul lato merce. Serve almeno un segnalino girato, e nessuno produce. Attento: ogni volta che incassi così, l’IA colloca gratis un colono, finché ne ha ({S4.3}).',
        en: 'Or take all coins shown on the markers and turn all of them back to the goods side. At least one marker must show coins, and nobody produces. Mind: each time you cash in like this the AI places a colonist for free, while it has any ({S4.3}).',
      },
    },
    {
      tells: ['R7.4'],
      title: { it: 'Tutti girati', en: 'All turned' },
      text: {
        it: 'Se tutti i segnalini mostrano monete, con il Prefetto puoi solo incassare.',
        en: 'If all markers show coins, the Prefect can only cash in.',
      },
    },
    {
      tells: ['R12.1', 'R17.8'],
      title: { it: 'Gli specialisti', en: 'The specialists' },
      text: {
        it: 'Muratore (mattone), Contadino (cibo), Fabbro (utensile), Vinaio (vino) e Tessitore (stoffa): prendi 1 di quella merce per ogni tua abitazione in una città che la produce. L’IA non riceve nulla, i segnalini non si toccano, e non c’è nulla da scegliere: ciò che non entra è perso.',
        en: 'Mason (brick), Farmer (food), Smith (tool), Vintner (wine) and Weaver (cloth): take 1 of that good for each of your houses in a city that produces it. The AI gets nothing, no marker is touched, and there is nothing to choose: what does not fit is lost.',
      },
      figure: {
        show: 'pieces',
        ids: ['i-mason', 'i-farmer', 'i-smith', 'ii-vintner', 'ii-weaver'],
        caption: {
          it: 'Muratore, Contadino, Fabbro, Vinaio, Tessitore.',
          en: 'Mason, Farmer, Smith, Vintner, Weaver.',
        },
      },
    },
  ],
}
