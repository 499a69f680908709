// Before the first round: the board, the map, the starting cards.
import type { Chapter } from '../../../kernel/handbook.ts'

export const setup: Chapter = {
  id: 'setup',
  title: { it: 'Preparazione', en: 'Set-up' },
  inShort: {
    it: 'Ricevi $5, quattro redattori, uno scrittore e un artista da 2; scegli il genere del tuo primo fumetto e tre gettoni [[idea|Idea]]. Sulla mappa stanno trenta [[order|ordini]] coperti. L’app prepara tutto il resto.',
    en: 'You get $5, four editors, a writer and an artist of value 2; you choose the genre of your first comic and three [[idea|idea]] tokens. Thirty face-down [[order|orders]] lie on the map. The app sets up all the rest.',
  },
  rules: [
    {
      tells: ['R2.1'],
      title: { it: 'Tre caselle per azione', en: 'Three spaces for each action' },
      text: {
        it: 'Sul tabellone ogni azione ha cinque caselle, dall’alto in basso; in due, e quindi qui, si usano solo le prime tre.',
        en: 'On the board each action has five spaces, top to bottom; with two players, and so here, only the first three are used.',
      },
      figure: {
        show: 'board',
        part: 'office',
        position: {
          phase: 'player-turn',
          round: 1,
          card: 'automa-02',
          spaces: { hire: ['automa', 'player'], print: ['player'], develop: ['automa'], sales: ['automa'] },
          decks: { writerTop: 2, artistTop: 1, comicTop: 'sci-fi' },
          player: { money: 5, agent: 'n-3-2', hand: ['comic-gang-wars', 'writer-crime-2a', 'artist-horror-2a'] },
        },
        mark: ['hire'],
        caption: {
          it: 'Le sei azioni con le loro tre caselle. Su Assumi sono già venuti l’Automa e poi tu: resta la terza.',
          en: 'The six actions with their three spaces. On Hire the Automa has come, then you: the third is left.',
        },
      },
    },
    {
      tells: ['R2.2'],
      title: { it: 'Gli ordini sulla mappa', en: 'Orders on the map' },
      text: {
        it: 'Si usano 30 ordini, cinque per genere: valori 3, 3, 4, 5 e 6. Si mescolano e se ne mette uno coperto su ogni casella della mappa. Se attorno a uno snodo ce ne sono tre dello stesso genere, si rifà da capo.',
        en: '30 orders are used, five of each genre: values 3, 3, 4, 5 and 6. Shuffle them and lay one face down on each space of the map. If three of a genre lie around one node, lay them all out again.',
      },
    },
    {
      tells: ['R2.3', 'R2.4'],
      title: { it: 'Calendario e idee', en: 'Calendar and ideas' },
      text: {
        it: 'Le sei tessere calendario, una per genere, vanno coperte sui round: una per round, due sul terzo. Sul tabellone delle idee sta un gettone per genere.',
        en: 'The six calendar tiles, one of each genre, go face down on the rounds: one each, two on the third. On the ideas board lies one token of each genre.',
      },
    },
    {
      tells: ['R2.5'],
      title: { it: 'Le carte iniziali', en: 'Starting cards' },
      text: {
        it: 'In quest’ordine:\n- ricevi a caso uno scrittore e un artista di valore 2, di generi diversi;\n- scegli un genere e ricevi un originale a caso di quel genere;\n- scegli tre gettoni Idea, anche uguali;\n- l’Automa riceve a caso uno scrittore e un artista di valore 2 e un originale, scoperti.\n\nPer stampare quel fumetto ti servono due idee del suo genere ({R10.2}).',
        en: 'In this order:\n- you get a random writer and a random artist of value 2, of different genres;\n- you choose a genre and get a random original of it;\n- you choose three idea tokens, the same ones if you like;\n- the Automa gets a random writer and artist of value 2 and a random original, face up.\n\nTo print that comic you need two ideas of its genre ({R10.2}).',
      },
    },
    {
      tells: ['R2.6'],
      title: { it: 'I mazzi', en: 'The decks' },
      text: {
        it: 'Con le carte rimaste si fanno i tre mazzi. Di ciascuno si scoprono tre carte, da sinistra a destra.',
        en: 'The cards that are left make up the three decks. Three cards of each are revealed, left to right.',
      },
    },
    {
      tells: ['R2.7'],
      title: { it: 'Il tuo materiale', en: 'What is yours' },
      text: {
        it: 'Hai $5, 4 redattori, 3 cubi azione speciale e l’agente di vendita sulla X al centro della mappa; nessun biglietto. Il quinto redattore aspetta sull’azione speciale di Vendite ({R14.6}).',
        en: 'You have $5, 4 editors, 3 special cubes and the sales agent on the X in the middle of the map; no tickets. Your fifth editor waits on the special action of Sales ({R14.6}).',
      },
    },
    {
      tells: ['R2.9'],
      title: { it: 'I plagi', en: 'The rip-offs' },
      text: {
        it: 'I plagi non stanno in un mazzo: sono tutti a disposizione, ma ciascuno si può stampare solo quando c’è l’originale dell’altro ({R10.3}).',
        en: 'Rip-offs are in no deck: all of them lie ready, but each can be printed only when the other side has the original ({R10.3}).',
      },
    },
  ],
}
