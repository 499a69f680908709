import { all } from '../../../kernel/lesson.ts'
import { at, buildsColour, type DuelLesson, does, isFree } from './goals.ts'

export const building: DuelLesson = {
  id: 'building',
  title: { it: 'Costruire', en: 'Constructing' },
  about: {
    it: 'Che cosa costa una carta, e come si paga.',
    en: 'What a card costs, and how you pay for it.',
  },
  cites: ['R5.1', 'R6.1', 'R6.3', 'R6.5'],
  start: {
    seed: 'lesson-building',
    position: at({
      age: 1,
      structure: {
        '3.1': 'scriptorium',
        '3.2': 'baths',
        '3.3': 'press',
        '2.1': '?',
        '2.2': '?',
        '2.3': '?',
        '1.1': 'stable',
      },
      player: { unbuilt: ['sphinx', 'great-library', 'appian-way', 'statue-of-zeus'], cards: ['quarry'] },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'La Cava ti dà una pietra per ogni costruzione, e non si consuma mai. Costruisci una carta che non ti costi neppure una moneta.',
        en: 'Your Quarry gives one stone for every construction and is never used up. Construct a card that costs you not a single coin.',
      },
      done: all(does('build'), isFree),
      wrong: [
        {
          when: does('build'),
          say: {
            it: 'Costruita, ma l’hai pagata: sullo schema c’è una carta per cui basta la tua Cava.',
            en: 'Constructed, but you paid for it: there is a card in the structure that your Quarry alone pays for.',
          },
        },
        {
          when: does('discard'),
          say: {
            it: 'Scartare porta monete, ma nella città non resta nulla. Qui si tratta di costruire.',
            en: 'Discarding brings coins, but nothing stays in your city. This is about constructing.',
          },
        },
      ],
      otherwise: {
        it: 'Si può fare, ma così costruisci una meraviglia, e paghi.',
        en: 'That is allowed, but it builds a wonder, and you pay for it.',
      },
      hint: { it: 'I Bagni chiedono una pietra: ce l’hai.', en: 'The Baths ask for one stone: you have it.' },
      marks: ['baths'],
      praise: {
        it: 'Esatto: una pietra chiesta, una pietra prodotta, zero monete. I Bagni valgono 3 punti ({R6.3}).',
        en: 'Exactly: one stone asked, one stone produced, no coins. The Baths are worth 3 points ({R6.3}).',
      },
      solution: ['build baths'],
      mistake: ['build press'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-building',
        position: at({
          age: 2,
          structure: { '1.1': 'walls', '1.2': 'temple', '1.4': 'statue', '1.6': 'courthouse' },
          solo: { unbuilt: ['pyramids', 'colossus', 'piraeus', 'mausoleum'], cards: ['brickyard'] },
          player: { coins: 5, unbuilt: ['sphinx', 'great-library', 'appian-way', 'statue-of-zeus'], cards: ['quarry'] },
        }),
      },
      say: {
        it: 'Ciò che non produci si compra: 2 monete, più una per ogni simbolo uguale nella città di SOLO. Hai 5 monete: costruisci una carta blu.',
        en: 'What you do not produce you buy: 2 coins, plus one for each such symbol in SOLO’s city. You have 5 coins: construct a blue card.',
      },
      done: buildsColour('blue'),
      wrong: [
        {
          when: buildsColour('red'),
          say: {
            it: 'Le Mura sono rosse: scudi, non punti. Cerca una carta blu.',
            en: 'The Walls are red: shields, not points. Look for a blue card.',
          },
        },
      ],
      otherwise: {
        it: 'Così non costruisci una carta blu. Una te la puoi permettere.',
        en: 'That constructs no blue card. There is one you can afford.',
      },
      hint: {
        it: 'Legno e papiro costano 2 l’uno, l’argilla 4: SOLO ne produce due. Guarda il Tempio.',
        en: 'Wood and papyrus cost 2 each, clay 4, because SOLO produces two. Look at the Temple.',
      },
      marks: ['temple'],
      praise: {
        it: 'Un legno e un papiro, 4 monete in tutto. La Statua te ne sarebbe costate 8: più SOLO produce una risorsa, più la paghi ({R7.1}).',
        en: 'One wood and one papyrus, 4 coins in all. The Statue would have cost you 8: the more SOLO produces of a resource, the more you pay for it ({R7.1}).',
      },
      solution: ['build temple'],
      mistake: ['build walls'],
    },
  ],
}
