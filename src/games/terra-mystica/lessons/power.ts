import { any } from '../../../kernel/lesson.ts'
import { at, does, plays, type TerraLesson } from './goals.ts'

export const power: TerraLesson = {
  id: 'power',
  title: { it: 'Il potere', en: 'Power' },
  about: {
    it: 'Tre ciotole, il sacrificio, le conversioni e le azioni potere.',
    en: 'Three bowls, burning, conversions and power actions.',
  },
  cites: ['R4.3', 'R4.4', 'R4.5', 'R4.6', 'R15.1', 'R15.3', 'R15.4'],
  start: { seed: 'lesson-power', position: at({ player: { bowls: [2, 6, 2] } }) },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Solo il potere della ciotola III si spende, e sacrificare un gettone della II ne porta un altro nella III. Riscuoti 7 monete con l’azione potere da 4.',
        en: 'Only power of bowl III is spent, and burning a token of bowl II moves another into III. Gain 7 coins by the power action that costs 4.',
      },
      done: plays('power power-coins'),
      onTheWay: does('burn'),
      otherwise: { it: 'Così spendi il potere che ti serviva.', en: 'That spends the power you needed.' },
      hint: { it: 'Sacrifica due volte, poi le 7 monete.', en: 'Burn twice, then the 7 coins.' },
      marks: ['power-coins'],
      praise: {
        it: 'Due gettoni persi per sempre, 7 monete subito ({R4.5}).',
        en: 'Two tokens gone for good, 7 coins at once ({R4.5}).',
      },
      solution: ['burn', 'burn', 'power power-coins'],
      mistake: ['convert power-to-coin'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-power',
        position: at({ terrain: { B5: 'green' }, player: { workers: 0, coins: 2, bowls: [5, 4, 3] } }),
      },
      say: {
        it: 'B5 è pronto, ma ti manca il lavoratore per l’abitazione. Converti 3 potere e costruisci.',
        en: 'B5 is ready, but you lack the worker for the dwelling. Convert 3 power and build.',
      },
      done: plays('build B5'),
      onTheWay: plays('convert power-to-worker'),
      otherwise: { it: 'In monete il potere non ti porta il lavoratore.', en: 'Coins will not bring you the worker.' },
      hint: { it: '3 potere in 1 lavoratore, poi B5.', en: '3 power to 1 worker, then B5.' },
      marks: ['B5'],
      praise: {
        it: 'Le conversioni non sono azioni: falle quando servono ({R4.6}).',
        en: 'Conversions are no actions: make them when needed ({R4.6}).',
      },
      solution: ['convert power-to-worker', 'build B5'],
      mistake: ['convert power-to-coin'],
    },
    {
      kind: 'do',
      start: { seed: 'lesson-power', position: at({ player: { workers: 1, coins: 2, bowls: [0, 5, 6] } }) },
      say: {
        it: 'Con 6 potere hai due vanghe gratis, e B5 ne chiede proprio due. Rendilo foresta e costruisci, senza pagare vanghe.',
        en: '6 power give two free spades, and B5 needs just two. Make it forest and build, without paying for spades.',
      },
      done: plays('build B5', 'build H5'),
      onTheWay: any(plays('power power-spades', 'colour green'), does('dig')),
      wrong: [
        {
          when: plays('power power-spade'),
          say: {
            it: 'Una vanga non basta: dal nero al verde sono due.',
            en: 'One spade is not enough: black to green is two.',
          },
        },
        {
          when: does('colour'),
          say: { it: 'Di un altro colore: lì non si costruisce.', en: 'Another colour: you cannot build there.' },
        },
        {
          when: does('leave'),
          say: { it: 'L’abitazione la potevi pagare.', en: 'You could have paid for the dwelling.' },
        },
      ],
      otherwise: { it: 'Così non arrivi all’abitazione.', en: 'That does not lead to the dwelling.' },
      hint: { it: 'Due vanghe gratis, B5, foresta, costruisci.', en: 'Two free spades, B5, forest, build.' },
      marks: ['power-spades', 'B5'],
      praise: {
        it: 'Due vanghe senza un lavoratore: 6 in meno ({R15.3}).',
        en: 'Two spades without a worker: 6 saved ({R15.3}).',
      },
      solution: ['power power-spades', 'dig B5', 'colour green', 'build B5'],
      mistake: ['power power-spade'],
    },
  ],
}
