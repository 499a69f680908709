import { card, token } from '../catalogue/index.ts'
import { at, type DuelLesson, does, raises } from './goals.ts'

const RICH = 14

export const powers: DuelLesson = {
  id: 'powers',
  title: { it: 'I poteri delle meraviglie', en: 'Powers of wonders' },
  about: {
    it: 'Riprendere una carta scartata, eliminarne una, pescare un gettone.',
    en: 'Bringing back a discarded card, destroying one, drawing a token.',
  },
  cites: ['R17.7', 'R17.11', 'R17.4', 'R17.14', 'R11.6'],
  start: {
    seed: 'lesson-powers',
    position: at({
      age: 2,
      structure: { '1.1': 'walls', '1.3': 'temple' },
      discard: ['guard-tower', 'aqueduct', 'wood-reserve'],
      solo: { unbuilt: ['pyramids', 'colossus', 'piraeus'] },
      player: { coins: RICH, unbuilt: ['mausoleum', 'sphinx', 'appian-way'] },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Il Mausoleo riprende dagli scarti una carta qualsiasi, gratis. Costruiscilo e porta in città i 5 punti dell’Acquedotto.',
        en: 'The Mausoleum takes any card of the discard pile, for free. Build it and bring the 5 points of the Aqueduct into your city.',
      },
      done: ({ move }) => move.do === 'free' && card(move.card).id === 'aqueduct',
      onTheWay: raises('mausoleum'),
      wrong: [
        {
          when: does('free'),
          say: {
            it: 'Costruita gratis, ma fra gli scarti c’era di meglio.',
            en: 'Constructed for free, but there was something better in the pile.',
          },
        },
      ],
      otherwise: {
        it: 'Prima serve il Mausoleo: 10 monete, e le hai.',
        en: 'You need the Mausoleum first: 10 coins, and you have them.',
      },
      hint: {
        it: 'Tocca una carta, costruisci il Mausoleo, poi scegli l’Acquedotto.',
        en: 'Touch a card, build the Mausoleum, then choose the Aqueduct.',
      },
      marks: ['mausoleum', 'aqueduct'],
      praise: {
        it: 'È una costruzione vera: l’Acquedotto vale tutto quello che c’è scritto.',
        en: 'It is a real construction: the Aqueduct counts with all that is on it.',
      },
      solution: ['wonder mausoleum walls', 'free aqueduct'],
      mistake: ['wonder mausoleum walls', 'free guard-tower'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-powers',
        position: at({
          age: 2,
          structure: { '1.1': 'walls', '1.3': 'temple' },
          solo: { unbuilt: ['pyramids', 'colossus', 'piraeus'], cards: ['lumber-yard', 'shelf-quarry'] },
          player: { coins: RICH, unbuilt: ['statue-of-zeus', 'sphinx', 'appian-way'], cards: ['quarry'] },
        }),
      },
      say: {
        it: 'La Statua di Zeus elimina una carta marrone di SOLO. Togligli la pietra, che ti costa 4 monete e gli serve per le Piramidi.',
        en: 'The Statue of Zeus destroys a brown card of SOLO. Take its stone away, which costs you 4 coins and which it needs for the Pyramids.',
      },
      done: ({ move }) => move.do === 'destroy' && card(move.card).id === 'shelf-quarry',
      onTheWay: raises('statue-of-zeus'),
      wrong: [
        {
          when: does('destroy'),
          say: {
            it: 'Il legno gli serve meno: le Piramidi vogliono tre pietre.',
            en: 'It needs wood less: the Pyramids want three stone.',
          },
        },
      ],
      otherwise: { it: 'Prima costruisci la Statua di Zeus.', en: 'Build the Statue of Zeus first.' },
      hint: {
        it: 'Poi scegli il Tagliapietre nella città di SOLO.',
        en: 'Then choose the Shelf Quarry in SOLO’s city.',
      },
      marks: ['statue-of-zeus', 'shelf-quarry'],
      praise: {
        it: 'La carta finisce negli scarti, i prezzi della pietra scendono, e c’è anche uno scudo.',
        en: 'The card goes to the discard pile, stone gets cheaper, and there is a shield, too.',
      },
      solution: ['wonder statue-of-zeus walls', 'destroy shelf-quarry'],
      mistake: ['wonder statue-of-zeus walls', 'destroy lumber-yard'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-powers',
        draws: { '': ['draw philosophy', 'draw theology', 'draw agriculture'] },
        position: at({
          age: 2,
          structure: { '1.1': 'walls', '1.3': 'temple' },
          solo: { unbuilt: ['pyramids', 'colossus', 'piraeus'] },
          player: { coins: RICH, unbuilt: ['great-library', 'sphinx', 'appian-way'] },
        }),
      },
      say: {
        it: 'La Grande Biblioteca pesca tre gettoni dalla scatola e ne tieni uno. Costruiscila e prendi quello che ti dà più punti.',
        en: 'The Great Library draws three tokens from the box, and you keep one. Build it and take the one with most points.',
      },
      done: ({ move }) => move.do === 'token' && token(move.token).id === 'philosophy',
      onTheWay: raises('great-library'),
      wrong: [
        {
          when: does('token'),
          say: { it: 'Utile, ma Filosofia vale 7 punti.', en: 'Useful, but Philosophy is worth 7 points.' },
        },
      ],
      otherwise: { it: 'Prima costruisci la Grande Biblioteca.', en: 'Build the Great Library first.' },
      hint: { it: 'Filosofia vale 7 punti.', en: 'Philosophy is worth 7 points.' },
      marks: ['great-library', 'philosophy'],
      praise: {
        it: 'Gli altri due tornano nella scatola. In tutto 4 punti della meraviglia e 7 del gettone.',
        en: 'The other two go back to the box. In all 4 points of the wonder and 7 of the token.',
      },
      solution: ['wonder great-library walls', 'token philosophy'],
      mistake: ['wonder great-library walls', 'token agriculture'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-powers',
        position: at({
          age: 2,
          promos: ['statue-of-liberty'],
          structure: { '1.1': 'walls', '1.3': 'temple' },
          setAside: ['school', 'sawmill', 'courthouse'],
          solo: { unbuilt: ['pyramids', 'colossus', 'piraeus'], cards: ['apothecary'] },
          player: { coins: RICH, unbuilt: ['statue-of-liberty', 'sphinx', 'appian-way'] },
        }),
      },
      say: {
        it: 'La Statua della Libertà, una promo, ti mostra le carte tolte in preparazione: una per te e una per SOLO. Costruiscila, e non regalargli la seconda ruota.',
        en: 'The Statue of Liberty, a promo, shows you the cards removed in the set-up: one for you and one for SOLO. Build it, and do not make it a present of its second wheel.',
      },
      done: ({ move }) => move.do === 'liberty' && (move.give < 0 || card(move.give).id !== 'school'),
      onTheWay: raises('statue-of-liberty'),
      wrong: [
        {
          when: does('liberty'),
          say: {
            it: 'La Scuola chiude a SOLO la coppia di ruote, e gli dà un gettone.',
            en: 'The School closes SOLO’s pair of wheels, and brings it a token.',
          },
        },
      ],
      otherwise: { it: 'Prima costruisci la Statua della Libertà.', en: 'Build the Statue of Liberty first.' },
      hint: {
        it: 'Prendi tu la Scuola o il Tribunale, e consegna la Segheria.',
        en: 'Take the School or the Courthouse yourself, and give away the Sawmill.',
      },
      marks: ['statue-of-liberty'],
      praise: {
        it: 'La tua carta vale per prima, poi quella di SOLO: tutte e due gratis.',
        en: 'Your card takes effect first, then SOLO’s: both for free.',
      },
      solution: ['wonder statue-of-liberty walls', 'liberty courthouse sawmill'],
      mistake: ['wonder statue-of-liberty walls', 'liberty courthouse school'],
    },
  ],
}
