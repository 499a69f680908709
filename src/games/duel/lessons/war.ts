import { at, builds, type DuelLesson, wins } from './goals.ts'

export const war: DuelLesson = {
  id: 'war',
  title: { it: 'La guerra', en: 'War' },
  about: {
    it: 'Scudi, saccheggio, e la vittoria che chiude la partita.',
    en: 'Shields, looting, and the victory that ends the game.',
  },
  cites: ['R12.1', 'R12.2', 'R12.5'],
  start: {
    seed: 'lesson-war',
    position: at({
      age: 2,
      conflict: -1,
      structure: { '1.1': 'walls', '1.3': 'barracks', '1.5': 'temple' },
      player: {
        coins: 4,
        unbuilt: ['sphinx', 'great-library', 'appian-way', 'statue-of-zeus'],
        cards: ['shelf-quarry', 'guard-tower'],
      },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Sei avanti di una casella, e il saccheggio comincia alla terza. Spingi la pedina fin lì: SOLO perderà 2 monete.',
        en: 'You are one space ahead, and looting begins at the third. Push the pawn that far: SOLO will lose 2 coins.',
      },
      done: ({ consequences }) => consequences.some((c) => c.what === 'looted'),
      wrong: [
        {
          when: builds('barracks'),
          say: {
            it: 'Uno scudo solo: la pedina arriva alla seconda casella, una prima del saccheggio.',
            en: 'Only one shield: the pawn gets to the second space, one short of looting.',
          },
        },
      ],
      otherwise: { it: 'La pedina non si è mossa.', en: 'The pawn has not moved.' },
      hint: { it: 'Ti servono due scudi in un colpo.', en: 'You need two shields at once.' },
      marks: ['walls'],
      praise: {
        it: 'Le Mura spingono di due: SOLO paga 2 monete, una volta sola ({R12.2}).',
        en: 'The Walls push by two: SOLO pays 2 coins, just once ({R12.2}).',
      },
      solution: ['build walls'],
      mistake: ['build barracks'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-war',
        position: at({
          age: 3,
          conflict: -6,
          structure: { '1.1': 'pretorium', '1.2': 'palace' },
          player: {
            coins: 12,
            unbuilt: ['sphinx', 'great-library', 'appian-way', 'statue-of-zeus'],
            cards: ['shelf-quarry', 'guard-tower', 'walls', 'stable', 'garrison', 'barracks'],
          },
        }),
      },
      say: {
        it: 'La pedina è a tre passi dalla capitale di SOLO. Vinci adesso.',
        en: 'The pawn is three steps from SOLO’s capital. Win now.',
      },
      done: wins('military'),
      otherwise: {
        it: 'I punti aspettano: qui basta una carta per chiudere la partita.',
        en: 'Points can wait: a single card ends the game here.',
      },
      hint: { it: 'Il Pretorio ha tre scudi.', en: 'The Pretorium has three shields.' },
      marks: ['pretorium'],
      praise: {
        it: 'Supremazia militare: la partita finisce all’istante, e i punti non si contano nemmeno.',
        en: 'Military supremacy: the game ends at once, and points are not even counted.',
      },
      solution: ['build pretorium'],
      mistake: ['discard palace'],
    },
  ],
}
