import { all, not } from '../../../kernel/lesson.ts'
import { at, builds, type DuelLesson, does, takes } from './goals.ts'

export const prices: DuelLesson = {
  id: 'prices',
  title: { it: 'Prezzi e commercio', en: 'Prices and trade' },
  about: {
    it: 'Perché una risorsa è cara, e come farla costare 1.',
    en: 'Why a resource is dear, and how to make it cost 1.',
  },
  cites: ['R7.1', 'R7.2', 'R16'],
  start: {
    seed: 'lesson-prices',
    position: at({
      age: 2,
      structure: { '1.1': 'rostrum', '1.3': 'horse-breeders', '1.5': 'dispensary' },
      solo: { unbuilt: ['pyramids', 'colossus', 'piraeus', 'mausoleum'], cards: ['quarry', 'shelf-quarry'] },
      player: { coins: 8, unbuilt: ['sphinx', 'great-library', 'appian-way', 'statue-of-zeus'] },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'SOLO produce tre pietre, quindi una pietra a te costa 5 monete. Costruisci una carta che non ne chieda.',
        en: 'SOLO produces three stone, so one stone costs you 5 coins. Construct a card that asks for none.',
      },
      done: all(does('build'), not(takes('rostrum'))),
      wrong: [
        {
          when: builds('rostrum'),
          say: {
            it: 'Ben 7 monete per 4 punti: 5 sono andate per una sola pietra.',
            en: 'All of 7 coins for 4 points: 5 of them went for a single stone.',
          },
        },
      ],
      otherwise: {
        it: 'Si può, ma qui si tratta di costruire a buon prezzo.',
        en: 'That is allowed, but this is about constructing at a good price.',
      },
      hint: {
        it: 'Gli Allevatori di Cavalli chiedono argilla e legno: 2 monete l’una.',
        en: 'The Horse Breeders ask for clay and wood: 2 coins each.',
      },
      marks: ['horse-breeders'],
      praise: {
        it: 'Argilla e legno a 2: 4 monete e uno scudo. I prezzi li fa la città dell’altro.',
        en: 'Clay and wood at 2: 4 coins and a shield. The other city makes the prices.',
      },
      solution: ['build horse-breeders'],
      mistake: ['build rostrum'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-prices',
        position: at({
          age: 1,
          structure: {
            '3.1': 'stone-reserve',
            '3.2': 'garrison',
            '3.3': 'wood-reserve',
            '2.1': '?',
            '2.2': '?',
            '2.3': '?',
          },
          solo: { unbuilt: ['sphinx', 'colossus', 'piraeus', 'mausoleum'], cards: ['quarry', 'stone-pit'] },
          player: { unbuilt: ['pyramids', 'great-library', 'appian-way', 'statue-of-zeus'] },
        }),
      },
      say: {
        it: 'Le tue Piramidi vogliono tre pietre, e SOLO le ha prese tutte. Costruisci la carta che ti fissa il prezzo della pietra a 1 moneta.',
        en: 'Your Pyramids want three stone, and SOLO has taken all of it. Construct the card that fixes your price of stone at 1 coin.',
      },
      done: builds('stone-reserve'),
      wrong: [
        {
          when: builds('wood-reserve'),
          say: {
            it: 'Questa fissa il prezzo del legno: alle Piramidi non serve.',
            en: 'This one fixes the price of wood: the Pyramids do not need it.',
          },
        },
      ],
      otherwise: {
        it: 'Così la pietra resta a 4 monete l’una.',
        en: 'Stone still costs you 4 coins each.',
      },
      hint: { it: 'È una carta gialla: la Riserva di Pietra.', en: 'It is a yellow card: the Stone Reserve.' },
      marks: ['stone-reserve'],
      praise: {
        it: 'Dalla prossima costruzione paghi ogni pietra 1 moneta, qualunque cosa produca SOLO ({R7.2}). E una carta gialla rende di più ogni scarto.',
        en: 'From your next construction on each stone costs you 1 coin, whatever SOLO produces ({R7.2}). And a yellow card makes every discard pay more.',
      },
      solution: ['build stone-reserve'],
      mistake: ['build wood-reserve'],
    },
  ],
}
