// The words of the game.
import type { Term } from '../../../kernel/handbook.ts'

export const glossary: readonly Term[] = [
  {
    id: 'accessible',
    name: { it: 'Carta accessibile', en: 'Accessible card' },
    forms: {
      it: ['carta accessibile', 'carte accessibili', 'accessibile', 'accessibili'],
      en: ['accessible card', 'accessible cards', 'accessible'],
    },
    text: {
      it: 'Una carta dello schema su cui non ne poggia nessun’altra. Solo queste si possono prendere.',
      en: 'A card of the structure that no other card lies on. Only these can be taken.',
    },
    cite: 'R4.2',
  },
  {
    id: 'address',
    name: { it: 'Indirizzo strategico', en: 'Strategic address' },
    forms: { it: ['indirizzo strategico', 'indirizzo'], en: ['strategic address', 'address'] },
    text: {
      it: 'Il carattere di SOLO per tutta la partita: due lettere fra M (militare), S (scienza) e C (costruzione). Dice quali colori e quali meraviglie preferisce.',
      en: 'SOLO’s character for the whole game: two letters out of M (military), S (science) and C (construction). It says which colours and wonders SOLO prefers.',
    },
    cite: 'S2.2',
  },
  {
    id: 'age',
    name: { it: 'Epoca', en: 'Age' },
    forms: { it: ['epoca', 'epoche'], en: ['age', 'ages'] },
    text: {
      it: 'Una delle tre parti della partita, con il suo mazzo e il suo schema di venti carte.',
      en: 'One of the three parts of the game, with its own deck and its own structure of twenty cards.',
    },
    cite: 'R18.1',
  },
  {
    id: 'bank',
    name: { it: 'Banca', en: 'Bank' },
    forms: { it: ['banca'], en: ['bank'] },
    text: { it: 'La riserva delle monete. Non finisce mai.', en: 'The supply of coins. It never runs out.' },
    cite: 'R1.6',
  },
  {
    id: 'capital',
    name: { it: 'Capitale', en: 'Capital' },
    forms: { it: ['capitale', 'capitali'], en: ['capital', 'capitals'] },
    text: {
      it: 'L’ultima casella a ciascun capo del tracciato. Se la pedina entra in quella avversaria hai vinto.',
      en: 'The last space at each end of the track. If the pawn enters the other side’s, you have won.',
    },
    cite: 'R12.5',
  },
  {
    id: 'chain',
    name: { it: 'Concatenazione', en: 'Chain' },
    forms: { it: ['concatenazione', 'concatenazioni'], en: ['chain', 'chains'] },
    text: {
      it: 'Un piccolo simbolo in comune fra due carte: chi ha costruito la prima costruisce gratis la seconda.',
      en: 'A small symbol shared by two cards: whoever has constructed the first constructs the second for free.',
    },
    cite: 'R8.1',
  },
  {
    id: 'city',
    name: { it: 'Città', en: 'City' },
    forms: { it: ['città'], en: ['city', 'cities'] },
    text: {
      it: 'Tutto quello che una parte ha costruito: edifici, meraviglie, gettoni, e le sue monete.',
      en: 'All that a side has built: buildings, wonders, tokens, and its coins.',
    },
    cite: 'R6.1',
  },
  {
    id: 'discard-pile',
    name: { it: 'Scarti', en: 'Discard pile' },
    forms: { it: ['pila degli scarti', 'scarti'], en: ['discard pile'] },
    text: {
      it: 'Le carte scartate per monete o eliminate da una città. Il Mausoleo ne riporta una in gioco.',
      en: 'Cards discarded for coins or destroyed in a city. The Mausoleum brings one of them back.',
    },
    cite: 'R9.2',
  },
  {
    id: 'extra-turn',
    name: { it: 'Turno extra', en: 'Extra turn' },
    forms: { it: ['turno extra', 'turni extra'], en: ['extra turn', 'extra turns'] },
    text: {
      it: 'Giochi di nuovo subito dopo. Lo danno cinque meraviglie e il gettone Teologia; va perso se lo schema è vuoto.',
      en: 'You play again at once. Five wonders and the token Theology give it; it is lost if the structure is empty.',
    },
    cite: 'R11.5',
  },
  {
    id: 'guild',
    name: { it: 'Gilda', en: 'Guild' },
    forms: { it: ['gilda', 'gilde'], en: ['guild', 'guilds'] },
    text: {
      it: 'Una carta viola dell’Epoca III: conta qualcosa nella città che ne ha di più e paga chi la possiede.',
      en: 'A purple card of Age III: it counts something in the city that has most of it, and pays its owner.',
    },
    cite: 'R15.1',
  },
  {
    id: 'loot',
    name: { it: 'Saccheggio', en: 'Looting' },
    forms: { it: ['saccheggio', 'segnalini saccheggio'], en: ['looting', 'looting token', 'looting tokens'] },
    text: {
      it: 'Le 2 o 5 monete che perdi la prima volta che la pedina entra in una zona della tua metà.',
      en: 'The 2 or 5 coins you lose the first time the pawn enters a zone of your half.',
    },
    cite: 'R12.2',
  },
  {
    id: 'manufactured',
    name: { it: 'Manufatto', en: 'Manufactured good' },
    forms: { it: ['manufatto', 'manufatti'], en: ['manufactured good', 'manufactured goods'] },
    text: {
      it: 'Vetro o papiro: li producono le carte grigie.',
      en: 'Glass or papyrus: grey cards produce them.',
    },
    cite: 'R1.7',
  },
  {
    id: 'pair',
    name: { it: 'Coppia', en: 'Pair' },
    forms: { it: ['coppia', 'coppie'], en: ['pair', 'pairs'] },
    text: {
      it: 'Due simboli scientifici uguali nella stessa città: chi la chiude prende un gettone progresso.',
      en: 'Two equal science symbols in one city: whoever closes it takes a progress token.',
    },
    cite: 'R13.2',
  },
  {
    id: 'pawn',
    name: { it: 'Pedina conflitto', en: 'Conflict pawn' },
    forms: { it: ['pedina conflitto', 'pedina'], en: ['conflict pawn', 'pawn'] },
    text: {
      it: 'L’unica pedina del tracciato: sta nella metà di chi è in svantaggio.',
      en: 'The only pawn on the track: it stands on the half of the side that is behind.',
    },
    cite: 'R1.4',
  },
  {
    id: 'raw',
    name: { it: 'Materia prima', en: 'Raw material' },
    forms: { it: ['materia prima', 'materie prime'], en: ['raw material', 'raw materials'] },
    text: {
      it: 'Legno, argilla o pietra: le producono le carte marroni.',
      en: 'Wood, clay or stone: brown cards produce them.',
    },
    cite: 'R1.7',
  },
  {
    id: 'set-aside',
    name: { it: 'Carte messe da parte', en: 'Set-aside cards' },
    forms: { it: ['carte messe da parte'], en: ['set-aside cards', 'set-aside card'] },
    text: {
      it: 'Le tre carte tolte senza guardarle da ogni mazzo in preparazione.',
      en: 'The three cards removed unseen from each deck in the set-up.',
    },
    cite: 'R2.5',
  },
  {
    id: 'shield',
    name: { it: 'Scudo', en: 'Shield' },
    forms: { it: ['scudo', 'scudi'], en: ['shield', 'shields'] },
    text: {
      it: 'Una casella di movimento della pedina verso la capitale avversaria.',
      en: 'One space of the pawn’s way towards the other capital.',
    },
    cite: 'R12.1',
  },
  {
    id: 'structure',
    name: { it: 'Schema', en: 'Structure' },
    forms: { it: ['schema'], en: ['structure'] },
    text: {
      it: 'Le venti carte di un’Epoca, disposte in file che si coprono a vicenda.',
      en: 'The twenty cards of an Age, laid in rows that overlap.',
    },
    cite: 'R4.1',
  },
  {
    id: 'supremacy',
    name: { it: 'Supremazia', en: 'Supremacy' },
    forms: {
      it: ['supremazia', 'supremazia militare', 'supremazia scientifica'],
      en: ['supremacy', 'military supremacy', 'scientific supremacy'],
    },
    text: {
      it: 'La vittoria immediata: militare con la pedina in capitale, scientifica con sei simboli diversi.',
      en: 'The instant victory: military with the pawn in the capital, scientific with six different symbols.',
    },
    cite: 'R19.1',
  },
  {
    id: 'symbol',
    name: { it: 'Simbolo scientifico', en: 'Science symbol' },
    forms: {
      it: ['simbolo scientifico', 'simboli scientifici'],
      en: ['science symbol', 'science symbols'],
    },
    text: {
      it: 'Il segno di una carta verde o del gettone Legge. Due uguali danno un gettone, sei diversi la vittoria.',
      en: 'The sign of a green card or of the token Law. Two equal ones bring a token, six different ones the victory.',
    },
    cite: 'R13.1',
  },
  {
    id: 'token',
    name: { it: 'Gettone progresso', en: 'Progress token' },
    forms: { it: ['gettone progresso', 'gettoni progresso'], en: ['progress token', 'progress tokens'] },
    text: {
      it: 'Un vantaggio che dura tutta la partita. Lo prende chi chiude una coppia di simboli.',
      en: 'An advantage that lasts all game. Whoever closes a pair of symbols takes one.',
    },
    cite: 'R13.2',
  },
  {
    id: 'track',
    name: { it: 'Tracciato del conflitto', en: 'Conflict track' },
    forms: {
      it: ['tracciato del conflitto', 'scala del conflitto', 'tracciato'],
      en: ['conflict track', 'track'],
    },
    text: {
      it: 'Le diciannove caselle fra le due capitali, su cui si muove la pedina conflitto.',
      en: 'The nineteen spaces between the two capitals, on which the conflict pawn moves.',
    },
    cite: 'R1.4',
  },
  {
    id: 'wonder',
    name: { it: 'Meraviglia', en: 'Wonder' },
    forms: { it: ['meraviglia', 'meraviglie'], en: ['wonder', 'wonders'] },
    text: {
      it: 'Una delle tue quattro grandi opere: si costruisce pagandone il costo e mettendole sotto una carta.',
      en: 'One of your four great works: built by paying its cost and laying a card under it.',
    },
    cite: 'R10.1',
  },
]
