// The words of the game.
import type { Term } from '../../../kernel/handbook.ts'

export const glossary: readonly Term[] = [
  {
    id: 'action-space',
    name: { it: 'Casella azione', en: 'Action space' },
    forms: { it: ['casella azione', 'caselle azione'], en: ['action space', 'action spaces'] },
    text: {
      it: 'Uno dei tre posti di un’azione. Si occupa sempre il primo libero dall’alto; il primo spesso rende di più.',
      en: 'One of the three places of an action. The first free one from the top is taken; the first often gives more.',
    },
    cite: 'R6.1',
  },
  {
    id: 'agent',
    name: { it: 'Agente di vendita', en: 'Sales agent' },
    forms: { it: ['agente di vendita', 'agente'], en: ['sales agent', 'agent'] },
    text: {
      it: 'La tua pedina sulla mappa: giri e raccogli ordini attorno allo snodo dove sta.',
      en: 'Your piece on the map: you turn and collect orders around the node where it stands.',
    },
    cite: 'R13.1',
  },
  {
    id: 'automa-card',
    name: { it: 'Carta Automa', en: 'Automa card' },
    forms: { it: ['carta automa', 'carte automa'], en: ['automa card', 'automa cards'] },
    text: {
      it: 'Dice che cosa fa l’Automa in un turno: tre azioni dall’alto e sei generi da sinistra.',
      en: 'Says what the Automa does in a turn: three actions from the top and six genres from the left.',
    },
    cite: 'S5.1',
  },
  {
    id: 'better-color',
    name: { it: 'Miglioria del colore', en: 'Better Colors' },
    forms: {
      it: ['miglioria del colore', 'migliorie del colore'],
      en: ['better colors', 'better color token', 'better color tokens'],
    },
    text: {
      it: 'Azione speciale di Stampa: ogni fumetto stampato mentre il cubo è lì riceve un gettone da 2 PV.',
      en: 'The special action of Print: each comic printed while the cube lies there gets a token worth 2 VP.',
    },
    cite: 'R14.4',
  },
  {
    id: 'bonus',
    name: { it: 'Bonus', en: 'Bonus' },
    forms: { it: ['bonus'], en: ['bonus', 'bonuses'] },
    text: {
      it: 'Ciò che un originale dà quando lo stampi: 1 fan, 2 idee, un biglietto o $4.',
      en: 'What an original gives when you print it: 1 fan, 2 ideas, a ticket or $4.',
    },
    cite: 'R10.4',
  },
  {
    id: 'calendar',
    name: { it: 'Calendario', en: 'Calendar' },
    forms: {
      it: ['calendario', 'tessera calendario', 'tessere calendario'],
      en: ['calendar', 'calendar tile', 'calendar tiles'],
    },
    text: {
      it: 'La tessera di ogni round mostra un genere: tutti i suoi ordini sulla mappa si scoprono.',
      en: 'The tile of each round shows a genre: all its orders on the map are turned face up.',
    },
    cite: 'R4.1',
  },
  {
    id: 'chart',
    name: { it: 'Classifica', en: 'Chart' },
    forms: { it: ['classifica'], en: ['chart'] },
    text: {
      it: 'Dove si contano i fan di ogni fumetto stampato, da 1 in su.',
      en: 'Where the fans of each printed comic are counted, from 1 up.',
    },
    cite: 'R1.7',
  },
  {
    id: 'creative',
    name: { it: 'Creativo', en: 'Creative' },
    forms: { it: ['creativo', 'creativi'], en: ['creative', 'creatives'] },
    text: {
      it: 'Uno scrittore o un artista, con un genere e un valore da 1 a 3.',
      en: 'A writer or an artist, with a genre and a value from 1 to 3.',
    },
    cite: 'R1.3',
  },
  {
    id: 'cube',
    name: { it: 'Cubo azione speciale', en: 'Special cube' },
    forms: {
      it: ['cubo', 'cubi', 'cubo azione speciale', 'cubi azione speciale'],
      en: ['cube', 'cubes', 'special cube', 'special cubes'],
    },
    text: {
      it: 'Ne hai tre, e arrivano con il secondo, il terzo e il quarto fumetto. Dove sta un cubo puoi fare l’azione speciale.',
      en: 'You have three; they come with the second, third and fourth comic. Where a cube lies you may do the special action.',
    },
    cite: 'R12.1',
  },
  {
    id: 'decay',
    name: { it: 'Calo', en: 'Decay' },
    forms: { it: ['calo'], en: ['decay'] },
    text: {
      it: 'A fine round ogni fumetto in classifica perde 1 fan, mai sotto 1.',
      en: 'At the end of a round each comic on the chart loses 1 fan, never below 1.',
    },
    cite: 'R15.3',
  },
  {
    id: 'display',
    name: { it: 'Carte esposte', en: 'Display' },
    forms: { it: ['carte esposte', 'esposte'], en: ['display', 'displays'] },
    text: { it: 'Le tre carte scoperte accanto a ogni mazzo.', en: 'The three face-up cards beside each deck.' },
    cite: 'R2.6',
  },
  {
    id: 'editor',
    name: { it: 'Redattore', en: 'Editor' },
    forms: { it: ['redattore', 'redattori'], en: ['editor', 'editors'] },
    text: {
      it: 'La pedina che si mette su un’azione. Ne hai quattro per round.',
      en: 'The piece placed on an action. You have four each round.',
    },
    cite: 'R6.1',
  },
  {
    id: 'extra-editor',
    name: { it: 'Redattore extra', en: 'Extra editor' },
    forms: { it: ['redattore extra'], en: ['extra editor'] },
    text: {
      it: 'Il tuo quinto redattore: con il cubo presso Vendite lo prendi per un round.',
      en: 'Your fifth editor: with a cube at Sales you take it for a round.',
    },
    cite: 'R14.6',
  },
  {
    id: 'fan',
    name: { it: 'Fan', en: 'Fan' },
    forms: { it: ['fan'], en: ['fan', 'fans'] },
    text: {
      it: 'Si contano per fumetto. Ogni fan vale 1 PV alla fine, e a fine round porta denaro.',
      en: 'They are counted for each comic. Each is worth 1 VP at the end, and brings money at the end of rounds.',
    },
    cite: 'R1.7',
  },
  {
    id: 'genre',
    name: { it: 'Genere', en: 'Genre' },
    forms: { it: ['genere', 'generi'], en: ['genre', 'genres'] },
    text: {
      it: 'Poliziesco, horror, romantico, fantascienza, supereroi o western.',
      en: 'Crime, horror, romance, sci-fi, superheroes or western.',
    },
    cite: 'R1.2',
  },
  {
    id: 'hand-limit',
    name: { it: 'Limite di mano', en: 'Hand limit' },
    forms: { it: ['limite di mano'], en: ['hand limit'] },
    text: { it: 'Sei carte, compresi i fumetti con l’Hype.', en: 'Six cards, hyped comics included.' },
    cite: 'R7.4',
  },
  {
    id: 'hype',
    name: { it: 'Hype', en: 'Hype' },
    forms: { it: ['hype', 'gettone hype', 'gettoni hype'], en: ['hype', 'hype token', 'hype tokens', 'hyped'] },
    text: {
      it: 'Azione speciale di Sviluppa: un fumetto messo da parte prende un gettone a ogni round, che alla stampa vale 2 fan.',
      en: 'The special action of Develop: a comic set aside gets a token each round, worth 2 fans when it is printed.',
    },
    cite: 'R14.2',
  },
  {
    id: 'idea',
    name: { it: 'Gettone Idea', en: 'Idea token' },
    forms: { it: ['gettone idea', 'gettoni idea', 'idea', 'idee'], en: ['idea token', 'idea tokens', 'idea', 'ideas'] },
    text: {
      it: 'Stampare un originale ne costa due del suo genere. Alla fine ogni quattro valgono 1 PV.',
      en: 'Printing an original costs two of its genre. At the end every four are worth 1 VP.',
    },
    cite: 'R10.2',
  },
  {
    id: 'ideas-board',
    name: { it: 'Tabellone delle idee', en: 'Ideas board' },
    forms: { it: ['tabellone delle idee'], en: ['ideas board'] },
    text: {
      it: 'Un gettone Idea per genere, rinnovato a ogni round.',
      en: 'One idea token of each genre, refilled every round.',
    },
    cite: 'R4.2',
  },
  {
    id: 'income',
    name: { it: 'Incasso', en: 'Income' },
    forms: { it: ['incasso'], en: ['income'] },
    text: {
      it: 'Il denaro che ogni tuo fumetto in classifica rende a fine round.',
      en: 'The money that each comic of yours on the chart pays at the end of a round.',
    },
    cite: 'R15.2',
  },
  {
    id: 'learn',
    name: { it: 'Imparare', en: 'Learning' },
    forms: { it: ['imparare', 'impara'], en: ['learn', 'learns', 'learning'] },
    text: {
      it: 'Un creativo cresce di 1 per $1, se il compagno è più bravo ed entrambi sono del genere giusto.',
      en: 'A creative grows by 1 for $1, if the partner is better and both match.',
    },
    cite: 'R5.2',
  },
  {
    id: 'marketing',
    name: { it: 'Marketing', en: 'Marketing' },
    forms: { it: ['marketing', 'campagna'], en: ['marketing', 'campaign'] },
    text: {
      it: 'Azione speciale di Royalties: $2, $5 o $9 per 1, 2 o 4 fan.',
      en: 'The special action of Royalties: $2, $5 or $9 for 1, 2 or 4 fans.',
    },
    cite: 'R14.5',
  },
  {
    id: 'mastery',
    name: { it: 'Gettone Maestria', en: 'Mastery token' },
    forms: {
      it: ['gettone maestria', 'gettoni maestria', 'maestria'],
      en: ['mastery token', 'mastery tokens', 'mastery'],
    },
    text: {
      it: 'Uno per genere, di chi ne ha stampato di più e almeno un originale. Vale 2 PV e un fan per fumetto del genere.',
      en: 'One for each genre, for whoever has printed most of it and at least one original. Worth 2 VP and a fan on each comic of the genre.',
    },
    cite: 'R11.1',
  },
  {
    id: 'match',
    name: { it: 'Del genere giusto', en: 'Matching' },
    forms: { it: ['del genere giusto', 'genere giusto'], en: ['matching', 'matches', 'match'] },
    text: {
      it: 'Un creativo lo è se ha il genere del fumetto su cui lavora: porta 1 fan e 2 PV su un originale.',
      en: 'A creative matches if they have the genre of the comic they work on: it brings 1 fan, and 2 VP on an original.',
    },
    cite: 'R1.6',
  },
  {
    id: 'node',
    name: { it: 'Snodo', en: 'Node' },
    forms: { it: ['snodo', 'snodi'], en: ['node', 'nodes'] },
    text: {
      it: 'Un punto della mappa dove si ferma l’agente; gli ordini stanno fra due snodi.',
      en: 'A point of the map where the agent stops; orders lie between two nodes.',
    },
    cite: 'R13.1',
  },
  {
    id: 'order',
    name: { it: 'Ordine di acquisto', en: 'Sales order' },
    forms: {
      it: ['ordine di acquisto', 'ordini di acquisto', 'un ordine', 'ordini'],
      en: ['sales order', 'sales orders', 'an order', 'orders'],
    },
    text: {
      it: 'Una tessera della mappa con genere, valore da 3 a 6 e fan. La soddisfa un fumetto del suo genere che vale almeno tanto.',
      en: 'A tile of the map with genre, value from 3 to 6 and fans. A comic of its genre that is worth as much fulfils it.',
    },
    cite: 'R1.8',
  },
  {
    id: 'original',
    name: { it: 'Originale', en: 'Original' },
    forms: { it: ['originale', 'originali', 'fumetto originale', 'fumetti originali'], en: ['original', 'originals'] },
    text: {
      it: 'Un fumetto dei mazzi, con un bonus. Costa due idee del suo genere e dà PV alla fine.',
      en: 'A comic of the deck, with a bonus. It costs two ideas of its genre and gives VP at the end.',
    },
    cite: 'R1.4',
  },
  {
    id: 'play-area',
    name: { it: 'Area di gioco', en: 'Play area' },
    forms: { it: ['area di gioco'], en: ['play area'] },
    text: {
      it: 'Dove l’Automa tiene creativi e fumetti non ancora stampati.',
      en: 'Where the Automa keeps creatives and comics that are not printed yet.',
    },
    cite: 'S1.3',
  },
  {
    id: 'priority',
    name: { it: 'Priorità di genere', en: 'Genre priority' },
    forms: { it: ['priorità di genere'], en: ['genre priority'] },
    text: {
      it: 'I sei generi sulla carta Automa: quello più a sinistra viene prima.',
      en: 'The six genres on the automa card: the leftmost comes first.',
    },
    cite: 'S6.1',
  },
  {
    id: 'ranking',
    name: { it: 'Classifica di fine round', en: 'Ranking' },
    forms: { it: ['classifica di fine round', 'classifiche di fine round'], en: ['ranking', 'rankings'] },
    text: {
      it: 'A fine round 3 PV a chi ha il fumetto con più fan, 2 all’altro.',
      en: 'At the end of a round 3 VP for the comic with most fans, 2 for the other side.',
    },
    cite: 'R15.1',
  },
  {
    id: 'reassign',
    name: { it: 'Riassegna', en: 'Re-assign' },
    forms: { it: ['riassegna', 'riassegnare'], en: ['re-assign', 're-assigned'] },
    text: {
      it: 'Azione speciale di Assumi: scambia un creativo di un fumetto stampato con uno della mano.',
      en: 'The special action of Hire: swap a creative of a printed comic with one from your hand.',
    },
    cite: 'R14.1',
  },
  {
    id: 'rip-off',
    name: { it: 'Plagio', en: 'Rip-off' },
    forms: { it: ['plagio', 'plagi'], en: ['rip-off', 'rip-offs'] },
    text: {
      it: 'La copia di un originale dell’altro: non costa idee, non ha bonus, uno solo per originale.',
      en: 'The copy of an original of the other side: it costs no ideas, has no bonus, only one for each original.',
    },
    cite: 'R10.3',
  },
  {
    id: 'round',
    name: { it: 'Round', en: 'Round' },
    forms: { it: ['round'], en: ['round', 'rounds'] },
    text: {
      it: 'Una delle cinque parti della partita: inizio, azioni, fine.',
      en: 'One of the five parts of the game: start, actions, end.',
    },
    cite: 'R3.1',
  },
  {
    id: 'royalties',
    name: { it: 'Royalties', en: 'Royalties' },
    forms: { it: ['royalties'], en: ['royalties'] },
    text: {
      it: 'L’azione che dà denaro: $4 sulla prima casella, $3 sulle altre.',
      en: 'The action that gives money: $4 on the first space, $3 on the others.',
    },
    cite: 'R17.1',
  },
  {
    id: 'special',
    name: { it: 'Azione speciale', en: 'Special action' },
    forms: { it: ['azione speciale', 'azioni speciali'], en: ['special action', 'special actions'] },
    text: {
      it: 'Un di più, facoltativo, dopo l’azione dove hai un cubo.',
      en: 'Something more, optional, after the action where your cube lies.',
    },
    cite: 'R14.7',
  },
  {
    id: 'team',
    name: { it: 'Squadra', en: 'Team' },
    forms: { it: ['squadra', 'squadre'], en: ['team', 'teams'] },
    text: {
      it: 'Uno scrittore e un artista che stampano insieme un fumetto.',
      en: 'A writer and an artist who print a comic together.',
    },
    cite: 'R1.5',
  },
  {
    id: 'ticket',
    name: { it: 'Biglietto', en: 'Ticket' },
    forms: {
      it: ['biglietto', 'biglietti', 'biglietto super-trasporto'],
      en: ['ticket', 'tickets', 'super-transport ticket'],
    },
    text: {
      it: 'Si scarta per portare l’agente a uno snodo qualunque senza pagare.',
      en: 'Discard it to take the agent to any node without paying.',
    },
    cite: 'R13.1',
  },
  {
    id: 'train',
    name: { it: 'Allenarsi', en: 'Training' },
    forms: { it: ['allenarsi', 'allenare'], en: ['train', 'trains', 'training'] },
    text: {
      it: 'Un creativo del genere giusto cresce di 1 pagando il suo nuovo valore.',
      en: 'A matching creative grows by 1 for the price of the new value.',
    },
    cite: 'R5.2',
  },
  {
    id: 'vp',
    name: { it: 'Punti vittoria', en: 'Victory points' },
    forms: { it: ['pv', 'punti vittoria'], en: ['vp', 'victory points'] },
    text: { it: 'Ciò che si conta dopo il quinto round.', en: 'What is counted after the fifth round.' },
    cite: 'R16',
  },
]
