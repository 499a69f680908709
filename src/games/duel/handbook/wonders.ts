// Building wonders, and what each of them does.
import type { Chapter, Rule } from '../../../kernel/handbook.ts'
import { inWords, type Phrase, type Text } from '../../../kernel/text.ts'
import { theWonder, wonder } from '../catalogue/index.ts'
import type { WonderId } from '../catalogue/wonders.ts'
import { costText } from '../effects-text.ts'

const WITH_COST: Phrase<[cost: string, text: string]> = {
  it: (cost, text) => `Costo: ${cost}.\n\n${text}`,
  en: (cost, text) => `Cost: ${cost}.\n\n${text}`,
}

/** A wonder with its drawing and its cost: its name is its title. */
function about(tells: string, id: WonderId, text: Text): Rule {
  const built = wonder(theWonder(id))
  return {
    tells: [tells],
    title: built.name,
    text: inWords(WITH_COST, (lang) => [costText(built, lang), text[lang]]),
    figure: { show: 'pieces', ids: [id], caption: built.name },
  }
}

const each: readonly Rule[] = [
  about('R17.1', 'appian-way', {
    it: 'Prendi 3 monete, SOLO ne perde 3, giochi un turno extra. 3 punti.',
    en: 'Take 3 coins, SOLO loses 3, and you play an extra turn. 3 points.',
  }),
  about('R17.2', 'circus-maximus', {
    it: 'Scegli una carta grigia di SOLO e mettila negli scarti; se non ne ha, niente. 1 scudo, 3 punti.',
    en: 'Choose a grey card of SOLO and put it on the discard pile; nothing if it has none. 1 shield, 3 points.',
  }),
  about('R17.3', 'colossus', { it: '2 scudi, 3 punti.', en: '2 shields, 3 points.' }),
  about('R17.4', 'great-library', {
    it: 'Pesca tre gettoni progresso a caso fra i cinque della scatola, tienine uno e rimetti gli altri. 4 punti.',
    en: 'Draw three random progress tokens from the five in the box, keep one and return the others. 4 points.',
  }),
  about('R17.5', 'great-lighthouse', {
    it: 'Da qui in poi un legno, un’argilla o una pietra a scelta per ogni costruzione ({R6.4}). 4 punti.',
    en: 'From now on one wood, clay or stone of your choice for every construction ({R6.4}). 4 points.',
  }),
  about('R17.6', 'hanging-gardens', {
    it: '6 monete, un turno extra, 3 punti.',
    en: '6 coins, an extra turn, 3 points.',
  }),
  about('R17.7', 'mausoleum', {
    it: 'Costruisci gratis una carta qualsiasi della pila degli scarti ({R11.6}); se è vuota, niente. 2 punti.',
    en: 'Construct any one card of the discard pile for free ({R11.6}); nothing if it is empty. 2 points.',
  }),
  about('R17.8', 'piraeus', {
    it: 'Da qui in poi un vetro o un papiro a scelta per ogni costruzione, e un turno extra. 2 punti.',
    en: 'From now on one glass or papyrus of your choice for every construction, and an extra turn. 2 points.',
  }),
  about('R17.9', 'pyramids', { it: '9 punti.', en: '9 points.' }),
  about('R17.10', 'sphinx', { it: 'Un turno extra e 6 punti.', en: 'An extra turn and 6 points.' }),
  about('R17.11', 'statue-of-zeus', {
    it: 'Scegli una carta marrone di SOLO e mettila negli scarti; se non ne ha, niente. 1 scudo, 3 punti.',
    en: 'Choose a brown card of SOLO and put it on the discard pile; nothing if it has none. 1 shield, 3 points.',
  }),
  about('R17.12', 'temple-of-artemis', {
    it: '12 monete e un turno extra. Nessun punto.',
    en: '12 coins and an extra turn. No points.',
  }),
  about('R17.13', 'messe', {
    it: 'Promo. Costruisci gratis una carta ancora nella prima fila dello schema, anche se è coperta da altre; se la fila è vuota, niente. La carta usata per costruire Messe è già via. 2 punti.',
    en: 'Promo. Construct for free one card still lying in the top row of the structure, even if others cover it; nothing if the row is empty. The card used to build Messe has left already. 2 points.',
  }),
  about('R17.14', 'statue-of-liberty', {
    it: 'Promo. Guarda le carte di questa Epoca tolte in preparazione: costruiscine gratis una e consegnane un’altra a SOLO, che la costruisce subito, gratis. Prima vale la tua, poi la sua; le coppie di simboli si risolvono dopo, prima la tua. Se ne resta una sola, è tua. 5 punti.',
    en: 'Promo. Look at the cards of this Age that were removed in the set-up: construct one for free and give another to SOLO, which constructs it for free at once. Yours takes effect first, then its own; pairs of symbols are resolved afterwards, yours first. If only one is left, it is yours. 5 points.',
  }),
]

export const wonders: Chapter = {
  id: 'wonders',
  title: { it: 'Le meraviglie', en: 'Wonders' },
  inShort: {
    it: 'Per costruire una tua [[wonder|meraviglia]] ne paghi il costo e ci metti sotto, coperta, la carta presa in questo turno, una qualsiasi. In tutto se ne costruiscono al massimo sette: l’ottava resta fuori. Cominciare presto conviene.',
    en: 'To build one of your [[wonder|wonders]] you pay its cost and lay the card taken this turn under it, face down, whichever it is. Seven are built in all at most: the eighth is left out. It pays to start early.',
  },
  rules: [
    {
      tells: ['R10.1'],
      title: { it: 'Come si costruisce', en: 'How to build one' },
      text: {
        it: 'Paga il costo della meraviglia, comprando ciò che manca come per un edificio; il costo della carta non conta. Poi metti sotto la carta: da lì non esce più e non ha alcun effetto. È un buon posto per una carta che SOLO vorrebbe.',
        en: 'Pay the cost of the wonder, buying what is missing as for a building; the cost of the card does not matter. Then lay the card under it: it never comes out again and has no effect. A good place for a card that SOLO would like.',
      },
    },
    {
      tells: ['R10.2'],
      title: { it: 'Sette in tutto', en: 'Seven in all' },
      text: {
        it: 'Appena qualcuno costruisce la settima meraviglia della partita, l’ottava, di chiunque sia, è persa.',
        en: 'The moment somebody builds the seventh wonder of the game, the eighth is lost, whoever has it.',
      },
    },
    {
      tells: ['R10.3'],
      title: { it: 'In qualunque ordine', en: 'In any order' },
      text: {
        it: 'Le tue quattro meraviglie si costruiscono nell’ordine che vuoi. Nessuna costa monete, solo risorse.',
        en: 'Your four wonders may be built in any order. None costs coins, only resources.',
      },
    },
    ...each,
    {
      tells: ['R17.15'],
      title: { it: 'Una carta eliminata', en: 'A card destroyed' },
      text: {
        it: 'Esce dalla città e con lei la sua produzione: da quel momento non abbassa i costi di chi l’aveva, non alza i prezzi dell’altro e non conta per le gilde.',
        en: 'It leaves the city, and with it its production: from then on it no longer pays for its owner, raises the other side’s prices or counts for guilds.',
      },
    },
  ],
}
