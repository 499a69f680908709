import { wonder } from '../catalogue/index.ts'
import { at, type DuelLesson, does, raises } from './goals.ts'

export const wonders: DuelLesson = {
  id: 'wonders',
  title: { it: 'Meraviglie e turni extra', en: 'Wonders and extra turns' },
  about: {
    it: 'Sceglierle, costruirle, e giocare due volte di fila.',
    en: 'Choosing them, building them, and playing twice in a row.',
  },
  cites: ['R3.2', 'R10.1', 'R11.5'],
  start: {
    seed: 'lesson-wonders',
    position: {
      phase: 'draft',
      group: 2,
      turn: 'player',
      address: 'SC',
      offer: ['pyramids', 'sphinx', 'colossus', 'great-lighthouse'],
      board: ['law', 'economy', 'strategy', 'masonry', 'urbanism'],
      solo: { unbuilt: ['mausoleum', 'great-library'] },
      player: { unbuilt: ['statue-of-zeus', 'circus-maximus'] },
    },
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Una meraviglia con la freccia circolare ti fa giocare un altro turno, subito. Prendine una così.',
        en: 'A wonder with the round arrow lets you play another turn at once. Take one of those.',
      },
      done: ({ move }) => move.do === 'draft' && wonder(move.wonder).effects.some(({ code }) => code === 'play-again'),
      otherwise: {
        it: 'Anche questa ha i suoi pregi, ma non dà un turno extra.',
        en: 'This one has its merits too, but gives no extra turn.',
      },
      hint: { it: 'La Sfinge: turno extra e 6 punti.', en: 'The Sphinx: an extra turn and 6 points.' },
      marks: ['sphinx'],
      praise: {
        it: 'La Sfinge è tua: un turno extra al momento giusto vale quanto una meraviglia.',
        en: 'The Sphinx is yours: an extra turn at the right moment is worth as much as a wonder.',
      },
      solution: ['draft sphinx'],
      mistake: ['draft pyramids'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-wonders',
        position: at({
          age: 2,
          structure: { '1.1': 'walls', '1.2': 'library', '1.4': 'temple', '1.6': 'forum' },
          player: {
            coins: 8,
            unbuilt: ['sphinx', 'great-library', 'appian-way', 'statue-of-zeus'],
            cards: ['glassworks', 'glassblower', 'clay-pool', 'quarry'],
          },
        }),
      },
      say: {
        it: 'Ora produci tutto ciò che chiede la Sfinge. Costruiscila: la carta che usi le finisce sotto e non torna più, quindi scegline una che SOLO vorrebbe.',
        en: 'Now you produce all that the Sphinx asks for. Build it: the card you use goes under it for good, so pick one that SOLO would like.',
      },
      done: raises('sphinx'),
      wrong: [
        {
          when: does('wonder'),
          say: {
            it: 'È un’altra meraviglia, e ti è costata monete. La Sfinge oggi è gratis.',
            en: 'That is another wonder, and it cost you coins. The Sphinx is free today.',
          },
        },
      ],
      otherwise: {
        it: 'La carta l’hai presa, ma la Sfinge aspetta ancora.',
        en: 'You took the card, but the Sphinx still waits.',
      },
      hint: {
        it: 'Tocca una carta illuminata: fra le sue possibilità c’è «Costruisci Sfinge».',
        en: 'Touch a lit card: “Build The Sphinx” is among what you can do with it.',
      },
      marks: ['sphinx', 'forum'],
      praise: {
        it: 'La Sfinge è in piedi, e la carta sotto non serve più a nessuno. E tocca ancora a te.',
        en: 'The Sphinx stands, and the card under it is of no use to anybody. And it is your turn again.',
      },
      solution: ['wonder sphinx forum'],
      mistake: ['build walls'],
    },
    {
      kind: 'do',
      say: {
        it: 'Il turno extra è un turno intero. Usalo per costruire un edificio.',
        en: 'An extra turn is a whole turn. Use it to construct a building.',
      },
      done: does('build'),
      otherwise: {
        it: 'Legale, ma qui volevamo un edificio: SOLO sta ancora aspettando.',
        en: 'Legal, but we wanted a building: SOLO is still waiting.',
      },
      hint: { it: 'Il Tempio ti costa 4 monete.', en: 'The Temple costs you 4 coins.' },
      marks: ['temple'],
      praise: {
        it: 'Una meraviglia e un edificio prima che SOLO potesse rispondere.',
        en: 'A wonder and a building before SOLO could answer.',
      },
      solution: ['build temple'],
      mistake: ['discard walls'],
    },
  ],
}
