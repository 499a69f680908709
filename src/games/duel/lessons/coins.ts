import { all } from '../../../kernel/lesson.ts'
import { at, builds, type DuelLesson, does, takes } from './goals.ts'

export const coins: DuelLesson = {
  id: 'coins',
  title: { it: 'Scartare per monete', en: 'Discarding for coins' },
  about: {
    it: 'Come fare cassa, e che cosa togliere intanto a SOLO.',
    en: 'How to raise coins, and what to keep from SOLO meanwhile.',
  },
  cites: ['R9.1', 'R9.2', 'S6.2'],
  start: {
    seed: 'lesson-coins',
    position: at({
      age: 2,
      structure: { '1.1': 'courthouse', '1.3': 'dispensary', '1.5': 'parade-ground' },
      solo: { coins: 9, unbuilt: ['pyramids', 'colossus', 'piraeus', 'mausoleum'], cards: ['pharmacist'] },
      player: {
        coins: 0,
        unbuilt: ['sphinx', 'great-library', 'appian-way', 'statue-of-zeus'],
        cards: ['tavern', 'wood-reserve'],
      },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Sei senza monete: scartando ne prendi 2, più una per ogni tua carta gialla. Scarta proprio la carta che farebbe più comodo a SOLO, cui manca un mortaio per fare coppia.',
        en: 'You are out of coins: a discard brings 2, plus one for each yellow card of yours. Discard the very card that SOLO could use best, which needs a mortar for a pair.',
      },
      done: all(does('discard'), takes('dispensary')),
      otherwise: {
        it: 'Le 4 monete le hai prese, ma l’Ambulatorio resta lì, e con lui la coppia e un gettone per SOLO.',
        en: 'You got your 4 coins, but the Dispensary stays, and with it a pair and a token for SOLO.',
      },
      hint: {
        it: 'Farmacista e Ambulatorio hanno lo stesso simbolo.',
        en: 'Pharmacist and Dispensary have the same symbol.',
      },
      marks: ['dispensary'],
      praise: {
        it: '4 monete, e SOLO resta senza coppia. Scartare è anche un modo di difendersi.',
        en: '4 coins, and no pair for SOLO. Discarding is a way to defend yourself, too.',
      },
      solution: ['discard dispensary'],
      mistake: ['discard courthouse'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-coins',
        position: at({
          age: 2,
          structure: { '1.1': 'forum', '1.3': 'brewery', '1.5': 'customs-house' },
          player: { coins: 1, unbuilt: ['sphinx', 'great-library', 'appian-way', 'statue-of-zeus'], cards: ['tavern'] },
        }),
      },
      say: {
        it: 'A volte una carta rende più se la costruisci. Trova il modo di avere almeno 6 monete dopo questo turno.',
        en: 'Sometimes a card pays more if you construct it. Find the way to have at least 6 coins after this turn.',
      },
      done: builds('brewery'),
      otherwise: {
        it: 'Uno scarto ti porta 3 monete: arrivi solo a 4.',
        en: 'A discard brings you 3 coins: that makes only 4.',
      },
      hint: {
        it: 'Il Birrificio non costa nulla e dà 6 monete.',
        en: 'The Brewery costs nothing and gives 6 coins.',
      },
      marks: ['brewery'],
      praise: {
        it: '7 monete, e una carta gialla in più: il prossimo scarto ne renderà 4.',
        en: '7 coins, and one more yellow card: your next discard will bring 4.',
      },
      solution: ['build brewery'],
      mistake: ['discard forum'],
    },
  ],
}
