// What lies on the table.
import type { Chapter } from '../../../kernel/handbook.ts'

export const components: Chapter = {
  id: 'components',
  title: { it: 'Che cosa c’è sul tavolo', en: 'What lies on the table' },
  inShort: {
    it: 'Cinque [[good|merci]], dal mattone (3) alla stoffa (7). Una mappa di [[city|città]] unite da [[route|vie]] di terra e di mare e divise in [[province|regioni]], ognuna con il suo [[marker|segnalino]]. Tu hai 15 abitazioni, 6 coloni, un [[storehouse|magazzino]] da 12 spazi e 7 carte.',
    en: 'Five [[good|goods]], from brick (3) to cloth (7). A map of [[city|cities]] joined by land and sea [[route|routes]] and grouped into [[province|provinces]], each with its [[marker]]. You have 15 houses, 6 colonists, a [[storehouse]] of 12 spaces and 7 cards.',
  },
  rules: [
    {
      tells: ['R1.1'],
      title: { it: 'Le cinque merci', en: 'The five goods' },
      text: {
        it: 'Ogni merce ha un valore fisso in [[sestertius|sesterzi]], lo stesso a comprare e a vendere: mattone 3, cibo 4, utensile 5, vino 6, stoffa 7. Quando si parla della merce più preziosa, l’ordine è questo.',
        en: 'Each good has a fixed value in [[sestertius|sestertii]], the same for buying and selling: brick 3, food 4, tool 5, wine 6, cloth 7. Whenever the most valuable good matters, this is the order.',
      },
      figure: {
        show: 'pieces',
        ids: ['brick', 'food', 'tool', 'wine', 'cloth'],
        caption: { it: 'Mattone, cibo, utensile, vino, stoffa.', en: 'Brick, food, tool, wine, cloth.' },
      },
    },
    {
      tells: ['R1.2'],
      title: { it: 'I tuoi pezzi', en: 'Your pieces' },
      text: {
        it: '15 abitazioni, 6 coloni (3 di terra e 3 di mare), un magazzino e 7 carte di partenza: Tribuno (Marte), Architetto e Diplomatico (Giove), due Prefetti (Saturno), Mercante (Mercurio) e Senatore (Vesta). Fra parentesi c’è la divinità che a fine partita dà i punti. Monete e merci della [[bank|banca]] non finiscono mai.',
        en: '15 houses, 6 colonists (3 land, 3 sea), a storehouse and 7 starting cards: Tribune (Mars), Architect and Diplomat (Jupiter), two Prefects (Saturnus), Mercator (Mercurius) and Senator (Vesta). In brackets stands the god that scores at the end. Coins and goods of the [[bank]] never run out.',
      },
      figure: {
        show: 'pieces',
        ids: [
          'start-tribune',
          'start-architect',
          'start-prefect-1',
          'start-prefect-2',
          'start-mercator',
          'start-diplomat',
          'start-senator',
        ],
        caption: {
          it: 'Le sette carte di partenza: il segno dell’azione e, in basso, la divinità che dà punti.',
          en: 'The seven starting cards: the sign of the action and, at the foot, the god that scores.',
        },
      },
    },
    {
      tells: ['R1.3'],
      title: { it: 'Città, regioni e vie', en: 'Cities, provinces and routes' },
      text: {
        it: 'Una via unisce due città. Quelle di terra sono marroni e ci vanno solo i coloni di terra; quelle di mare sono blu, solo per i coloni di mare. Due città possono avere una via di terra e una di mare: sono due vie diverse.\n\nOgni città sta in una regione e porta un segnalino che dice quale merce produce per tutta la partita: si dice città della stoffa, del vino e così via. La [[capital|città di partenza]] (Roma; in Hispania Saguntum) non ha regione, non produce, e nessuno ci costruisce.',
        en: 'A route joins two cities. Land routes are brown and only for land colonists; sea routes are blue and only for sea colonists. Two cities may have a land and a sea route: those are two different routes.\n\nEach city lies in one province and bears a token that says which good it produces all game: a cloth city, a wine city and so on. The [[capital]] (Roma; Saguntum on Hispania) has no province, produces nothing, and nobody builds there.',
      },
      figure: {
        show: 'pieces',
        ids: ['roma', 'cosa', 'florentia', 'etruria'],
        caption: {
          it: 'La città di partenza, due città dell’Etruria, e la regione stessa.',
          en: 'The capital, two cities of Etruria, and the province itself.',
        },
      },
    },
    {
      tells: ['R1.4'],
      title: { it: 'I segnalini delle regioni', en: 'The markers of the provinces' },
      text: {
        it: 'Ogni regione ha un segnalino a due facce. Il lato merce dice che un Prefetto può far produrre la regione; il lato monete vale 1 sesterzio se il segnalino è di stoffa, 2 se è di un’altra merce.',
        en: 'Each province has a marker with two sides. The goods side says that a Prefect can make the province produce; the coin side is worth 1 sestertius on a cloth marker, 2 on any other.',
      },
    },
    {
      tells: ['R1.5'],
      title: { it: 'Tutto è scoperto', en: 'Everything is open' },
      text: {
        it: 'Non ci sono segreti: solo l’ordine delle carte coperte è ignoto.',
        en: 'There are no secrets: only the order of the face-down cards is unknown.',
      },
    },
    {
      tells: ['R16.1', 'R16.2', 'R16.3'],
      title: { it: 'Il caso, e i dadi dell’IA', en: 'Chance, and the AI’s dice' },
      text: {
        it: 'Il caso decide poche cose: all’inizio i segnalini delle città, poi l’ordine delle carte e i tiri dell’IA. Nel tuo turno non c’è nulla di casuale, tranne le carte nuove che si scoprono dopo un acquisto, da sinistra a destra.\n\nL’IA tira prima per l’azione, poi, se serve, per la merce: con il dado a 12 facce 1–4 costruisce, 5–7 acquista carte, 8–12 prende una merce ({S5.1}). Con il magazzino pieno, invece della merce mette in gioco un colono ({S7.3}); quando non può costruire o acquistare, prende merci. Se giochi accanto al tavolo vero, i tiri e le carte li dici tu all’app.',
        en: 'Chance decides little: the city tokens at the start, then the order of the cards and the rolls of the AI. Nothing in your turn is random, except the new cards turned up after a purchase, from left to right.\n\nThe AI rolls for its action first, then, if needed, for a good: with the 12-sided die it builds on 1–4, buys cards on 5–7 and takes a good on 8–12 ({S5.1}). With a full storehouse it places a colonist instead of taking a good ({S7.3}); when it cannot build or buy it takes goods. If you play beside a real table, you tell the app the rolls and cards.',
      },
      figure: {
        show: 'pieces',
        ids: ['build', 'take', 'buy'],
        caption: { it: 'Le tre azioni dell’IA.', en: 'The three actions of the AI.' },
      },
    },
    {
      tells: ['R15.6'],
      title: { it: 'Che cosa non c’è', en: 'What is left out' },
      text: {
        it: 'Si gioca il gioco base: niente sale, tessere del foro, carte Venere, squadre, e nessun conteggio a metà partita.',
        en: 'This is the base game: no salt, forum tiles, Venus cards or teams, and no scoring half-way.',
      },
    },
  ],
}
