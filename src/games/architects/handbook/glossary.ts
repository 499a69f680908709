// The words of the game.
import type { Term } from '../../../kernel/handbook.ts'

export const glossary: readonly Term[] = [
  {
    id: 'available',
    name: { it: 'Stadio disponibile', en: 'Available Stage' },
    forms: {
      it: ['stadio disponibile', 'stadi disponibili', 'disponibile', 'disponibili'],
      en: ['available stage', 'available stages', 'available'],
    },
    text: {
      it: 'Uno Stadio non ancora costruito che poggia solo su Stadi costruiti: si può pagare adesso.',
      en: 'A Stage not yet constructed that rests only on constructed ones: it can be paid for now.',
    },
    cite: 'R5.1',
  },
  {
    id: 'battle',
    name: { it: 'Battaglia', en: 'Battle' },
    forms: { it: ['battaglia', 'battaglie'], en: ['battle', 'battles'] },
    text: {
      it: 'Il confronto degli Scudi a fine turno, quando i tre segnalini Conflitto sono girati.',
      en: 'The comparison of Shields at the end of a turn in which the third Conflict token was turned.',
    },
    cite: 'R7.4',
  },
  {
    id: 'cat',
    name: { it: 'Gatto', en: 'Cat' },
    forms: { it: ['gatto', 'pedina gatto', 'gatti'], en: ['cat', 'cat pawn', 'cats'] },
    text: {
      it: 'La pedina di chi ha preso per ultimo una carta con il Gatto: fa guardare in cima al mazzo centrale e alla fine vale 2 punti.',
      en: 'The pawn of whoever took a Cat card last: it lets its owner look at the top of the central deck and is worth 2 points at the end.',
    },
    cite: 'R9.3',
  },
  {
    id: 'central',
    name: { it: 'Mazzo centrale', en: 'Central deck' },
    forms: { it: ['mazzo centrale'], en: ['central deck'] },
    text: {
      it: 'Le 60 carte coperte in mezzo al tavolo: di solito si prende senza vedere.',
      en: 'The 60 face-down cards in the middle of the table: usually you take them unseen.',
    },
    cite: 'R3.2',
  },
  {
    id: 'coin',
    name: { it: 'Moneta', en: 'Coin' },
    forms: {
      it: ['moneta', 'monete', 'carta gialla', 'carte gialle'],
      en: ['coin', 'coins', 'yellow card', 'yellow cards'],
    },
    text: {
      it: 'La carta Gialla: in un pagamento sta per una Risorsa qualsiasi, poi si scarta.',
      en: 'The Yellow card: in a payment it stands for any Resource, then it is discarded.',
    },
    cite: 'R4.2',
  },
  {
    id: 'conflict',
    name: { it: 'Segnalino Conflitto', en: 'Conflict token' },
    forms: { it: ['segnalino conflitto', 'segnalini conflitto'], en: ['conflict token', 'conflict tokens'] },
    text: {
      it: 'Tre segnalini con un lato Pace e un lato Battaglia: li girano i Corni.',
      en: 'Three tokens with a Peace side and a Battle side: Horns turn them.',
    },
    cite: 'R7.2',
  },
  {
    id: 'deck',
    name: { it: 'Mazzo Meraviglia', en: 'Wonder deck' },
    forms: { it: ['mazzo meraviglia', 'mazzi meraviglia'], en: ['wonder deck', 'wonder decks'] },
    text: {
      it: 'Il mazzo scoperto di 25 carte di una Meraviglia. La prima carta la può prendere chiunque dei due.',
      en: 'The face-up deck of 25 cards of a Wonder. Either side may take its top card.',
    },
    cite: 'R2.2',
  },
  {
    id: 'die',
    name: { it: 'Dado', en: 'Die' },
    forms: { it: ['dado'], en: ['die'] },
    text: {
      it: 'Decide per l’Avversario quando le sue priorità non bastano.',
      en: 'Decides for the Opponent where its priorities do not.',
    },
    cite: 'S10',
  },
  {
    id: 'effect',
    name: { it: 'Effetto', en: 'Effect' },
    forms: { it: ['effetto', 'effetti', 'effetto speciale'], en: ['effect', 'effects', 'special effect'] },
    text: {
      it: 'Ciò che alcuni Stadi danno appena costruiti, oltre ai punti.',
      en: 'What some Stages give as soon as they are constructed, besides points.',
    },
    cite: 'R5.8',
  },
  {
    id: 'extra',
    name: { it: 'Carta aggiuntiva', en: 'Extra card' },
    forms: { it: ['carta aggiuntiva', 'carte aggiuntive'], en: ['extra card', 'extra cards'] },
    text: {
      it: 'Una carta in più nello stesso turno, per un segnalino Progresso. La prendi da un mazzo a scelta, o vi rinunci.',
      en: 'One more card in the same turn, by a Progress token. You take it from any deck, or decline it.',
    },
    cite: 'R8.2',
  },
  {
    id: 'horn',
    name: { it: 'Corno', en: 'Horn' },
    forms: { it: ['corno', 'corni'], en: ['horn', 'horns'] },
    text: {
      it: 'Il segno su molte carte Rosse che gira un segnalino Conflitto.',
      en: 'The sign on many Red cards that turns a Conflict token.',
    },
    cite: 'R7.2',
  },
  {
    id: 'opponent',
    name: { it: 'Avversario', en: 'Opponent' },
    forms: { it: ['avversario'], en: ['opponent'] },
    text: {
      it: 'Chi gioca contro di te, guidato da una lista di priorità e da un dado. Segue le tue stesse regole.',
      en: 'Who plays against you, guided by a list of priorities and a die. It follows the same rules as you.',
    },
    cite: 'S7',
  },
  {
    id: 'payment',
    name: { it: 'Pagamento', en: 'Payment' },
    forms: { it: ['pagamento', 'pagamenti'], en: ['payment', 'payments'] },
    text: {
      it: 'Le carte Grigie e Gialle che scarti per uno Stadio: tante quante ne chiede il costo.',
      en: 'The Grey and Yellow cards you discard for a Stage: exactly as many as its cost asks for.',
    },
    cite: 'R5.3',
  },
  {
    id: 'pile',
    name: { it: 'Pila degli scarti', en: 'Discard pile' },
    forms: { it: ['pila degli scarti', 'scarti'], en: ['discard pile'] },
    text: {
      it: 'Le carte spese o scartate. Non tornano più in gioco.',
      en: 'Cards that were spent or discarded. They never come back.',
    },
    cite: 'R2.7',
  },
  {
    id: 'priority',
    name: { it: 'Priorità', en: 'Priority' },
    forms: {
      it: ['priorità', 'lista di priorità'],
      en: ['priority', 'priorities', 'list of priorities', 'priority list'],
    },
    text: {
      it: 'Uno dei gradini con cui l’Avversario sceglie le carte: dal primo, carta aggiuntiva, al settimo, Gatto.',
      en: 'One of the rungs by which the Opponent chooses cards: from the first, an extra card, to the seventh, the Cat.',
    },
    cite: 'S7',
  },
  {
    id: 'resource',
    name: { it: 'Risorsa', en: 'Resource' },
    forms: {
      it: ['risorsa', 'risorse', 'carta grigia', 'carte grigie'],
      en: ['resource', 'resources', 'grey card', 'grey cards'],
    },
    text: {
      it: 'Legno, pietra, mattone, papiro o vetro, su una carta Grigia. Si spende una volta sola.',
      en: 'Wood, stone, brick, papyrus or glass, on a Grey card. It is spent once.',
    },
    cite: 'R4.1',
  },
  {
    id: 'set',
    name: { it: 'Combinazione scientifica', en: 'Science set' },
    forms: {
      it: ['combinazione scientifica', 'combinazioni scientifiche', 'combinazione', 'combinazioni'],
      en: ['science set', 'science sets'],
    },
    text: {
      it: 'Due carte Verdi uguali o tre diverse: si scartano per un segnalino Progresso.',
      en: 'Two equal Green cards or three different ones: discarded for a Progress token.',
    },
    cite: 'R6.1',
  },
  {
    id: 'shield',
    name: { it: 'Scudo', en: 'Shield' },
    forms: { it: ['scudo', 'scudi'], en: ['shield', 'shields'] },
    text: {
      it: 'La forza in battaglia: 1 per carta Rossa, più Rhódos e Tattica.',
      en: 'Strength in a Battle: 1 for each Red card, plus Rhodes and Tactics.',
    },
    cite: 'R7.1',
  },
  {
    id: 'stack',
    name: { it: 'Pila dei segnalini', en: 'Stack of tokens' },
    forms: { it: ['pila dei segnalini', 'pila coperta'], en: ['stack', 'stack of tokens', 'face-down stack'] },
    text: {
      it: 'I segnalini Progresso coperti. Il primo si può prendere senza vederlo.',
      en: 'The face-down Progress tokens. The top one may be taken unseen.',
    },
    cite: 'R6.3',
  },
  {
    id: 'stage',
    name: { it: 'Stadio', en: 'Stage' },
    forms: { it: ['stadio', 'stadi'], en: ['stage', 'stages'] },
    text: {
      it: 'Una delle cinque parti di una Meraviglia, con il suo costo, i suoi punti e a volte un effetto.',
      en: 'One of the five parts of a Wonder, with its cost, its points and sometimes an effect.',
    },
    cite: 'R1.1',
  },
  {
    id: 'symbol',
    name: { it: 'Simbolo scientifico', en: 'Science symbol' },
    forms: {
      it: ['simbolo scientifico', 'simboli scientifici', 'carta verde', 'carte verdi'],
      en: ['science symbol', 'science symbols', 'green card', 'green cards'],
    },
    text: {
      it: 'Compasso, ingranaggio o tavoletta: quello che mostra una carta Verde.',
      en: 'Compass, gear or tablet: what a Green card shows.',
    },
    cite: 'R4.4',
  },
  {
    id: 'token',
    name: { it: 'Segnalino Progresso', en: 'Progress token' },
    forms: { it: ['segnalino progresso', 'segnalini progresso'], en: ['progress token', 'progress tokens'] },
    text: {
      it: 'Un vantaggio che si vince con le carte Verdi: carte aggiuntive, pagamenti più facili, Scudi o punti.',
      en: 'An advantage won with Green cards: extra cards, easier payments, Shields or points.',
    },
    cite: 'R6.3',
  },
  {
    id: 'victory',
    name: { it: 'Vittoria Militare', en: 'Military Victory' },
    forms: {
      it: ['vittoria militare', 'segnalino vittoria militare', 'segnalini vittoria militare'],
      en: ['military victory', 'military victory token', 'military victory tokens'],
    },
    text: {
      it: 'Il segnalino da 3 punti di chi vince una battaglia.',
      en: 'The token worth 3 points for winning a Battle.',
    },
    cite: 'R7.4',
  },
  {
    id: 'wonder',
    name: { it: 'Meraviglia', en: 'Wonder' },
    forms: { it: ['meraviglia', 'meraviglie'], en: ['wonder', 'wonders'] },
    text: {
      it: 'Ciò che costruisci: cinque Stadi. Quando una è completa la partita finisce.',
      en: 'What you build: five Stages. When one is complete the game ends.',
    },
    cite: 'R1.1',
  },
]
