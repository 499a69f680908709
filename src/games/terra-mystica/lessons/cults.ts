import { at, plays, type TerraLesson } from './goals.ts'

export const cults: TerraLesson = {
  id: 'cults',
  title: { it: 'I culti', en: 'The cults' },
  about: {
    it: 'Sacerdoti, passi, potere per strada e la chiave del livello 10.',
    en: 'Priests, steps, power on the way and the key to level 10.',
  },
  cites: ['R14.1', 'R14.2', 'R16.1', 'R22.1', 'R22.2', 'R22.4'],
  start: {
    seed: 'lesson-cults',
    position: at({ player: { priests: 1, cults: { fire: 0, water: 3, earth: 0, air: 2 } } }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Un sacerdote dà 3 o 2 passi e resta sul culto, o 1 passo e torna nella riserva. Manda il tuo all’Acqua per il maggior numero di passi.',
        en: 'A priest gives 3 or 2 steps and stays on the cult, or 1 step and returns to the supply. Send yours to Water for the most steps.',
      },
      done: plays('send water 3'),
      otherwise: { it: 'Si può, ma non sono 3 passi nell’Acqua.', en: 'Allowed, but those are not 3 steps in Water.' },
      hint: { it: 'La casella da 3 dell’Acqua.', en: 'The 3-slot of Water.' },
      marks: ['water'],
      praise: {
        it: 'Da 3 a 6, con 2 potere per il 5 ({R22.1}).',
        en: 'From 3 to 6, with 2 power for the 5 ({R22.1}).',
      },
      solution: ['send water 3'],
      mistake: ['send water 1'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-cults',
        position: at({
          bonusTiles: { 'bonus-coins': 1, 'bonus-priest': 1, 'bonus-spade': 1 },
          player: { bonusTile: 'bonus-cult' },
        }),
      },
      say: {
        it: 'La tessera bonus Culto dà un passo a turno, e arrivare al 3 dà 1 potere. Fai il passo dove ti porta potere.',
        en: 'The Cult bonus tile gives one step each round, and reaching 3 gives 1 power. Take the step where it brings power.',
      },
      done: plays('step air'),
      onTheWay: plays('special bonus-cult-action'),
      otherwise: {
        it: 'Un passo senza potere: guarda quale culto è a 2.',
        en: 'A step without power: see which cult stands at 2.',
      },
      hint: { it: 'L’Aria è a 2.', en: 'Air stands at 2.' },
      marks: ['air'],
      praise: { it: 'Aria 3 e 1 potere ({R22.1}).', en: 'Air 3 and 1 power ({R22.1}).' },
      solution: ['special bonus-cult-action', 'step air'],
      mistake: ['special bonus-cult-action', 'step fire'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-cults',
        position: at({
          round: 4,
          terrain: { E10: 'green', F6: 'green', F5: 'green' },
          player: {
            structures: { E9: 'trading-post', E10: 'trading-post', F6: 'trading-post' },
            workers: 1,
            coins: 2,
            cults: { fire: 9, water: 2, earth: 1, air: 9 },
          },
        }),
      },
      say: {
        it: 'Fuoco e Aria sono a 9, e una città dà una chiave sola. Costruisci in F5, prendi la città con un passo in ogni culto e porta il Fuoco a 10.',
        en: 'Fire and Air stand at 9, and a town gives one key only. Build on F5, take the town with a step on each cult and bring Fire to 10.',
      },
      done: plays('tenth fire'),
      onTheWay: plays('build F5', 'town town-cults'),
      otherwise: { it: 'Così la chiave non porta il Fuoco a 10.', en: 'That way the key does not bring Fire to 10.' },
      hint: { it: 'F5, la tessera dei culti, poi il Fuoco.', en: 'F5, the tile of cults, then Fire.' },
      marks: ['F5', 'town-cults'],
      praise: {
        it: '10 nel Fuoco e 3 potere; l’Aria resta a 9 ({R22.4}).',
        en: '10 in Fire and 3 power; Air stays at 9 ({R22.4}).',
      },
      solution: ['build F5', 'town town-cults', 'tenth fire'],
      mistake: ['build F5', 'town town-cults', 'tenth air'],
    },
  ],
}
