import { at, builds, type DuelLesson, does, wins } from './goals.ts'

export const science: DuelLesson = {
  id: 'science',
  title: { it: 'Scienza', en: 'Science' },
  about: {
    it: 'Coppie di simboli, gettoni progresso, e sei simboli diversi.',
    en: 'Pairs of symbols, progress tokens, and six different symbols.',
  },
  cites: ['R13.2', 'R13.5', 'R14.4'],
  start: {
    seed: 'lesson-science',
    position: at({
      age: 2,
      structure: { '1.1': 'library', '1.3': 'laboratory', '1.5': 'walls' },
      player: {
        coins: 8,
        unbuilt: ['sphinx', 'great-library', 'appian-way', 'statue-of-zeus'],
        cards: ['scriptorium', 'lumber-yard'],
      },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Due simboli uguali fanno una coppia e ti danno un gettone progresso a scelta. Chiudi una coppia e prendi un gettone.',
        en: 'Two equal symbols make a pair and bring you a progress token of your choice. Close a pair and take a token.',
      },
      done: does('token'),
      onTheWay: builds('library'),
      wrong: [
        {
          when: builds('laboratory'),
          say: {
            it: 'È un simbolo nuovo, il filo a piombo: bene per i sei diversi, ma non fa coppia.',
            en: 'That is a new symbol, the plumb line: good for six different ones, but no pair.',
          },
        },
      ],
      otherwise: { it: 'Così non chiudi nessuna coppia.', en: 'That closes no pair.' },
      hint: {
        it: 'Il tuo Scrittorio ha la penna. Anche la Biblioteca, e per te è gratis.',
        en: 'Your Scriptorium has the quill. So has the Library, and it is free for you.',
      },
      marks: ['library', 'law', 'economy', 'strategy', 'masonry', 'urbanism'],
      praise: {
        it: 'Un gettone è tuo per tutta la partita. Quelli presi non si rimpiazzano: chi arriva prima sceglie meglio.',
        en: 'The token is yours for the whole game. Tokens are not replaced: who comes first chooses better.',
      },
      solution: ['build library', 'token law'],
      mistake: ['build laboratory'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-science',
        position: at({
          age: 3,
          structure: { '1.1': 'university', '1.2': 'palace' },
          board: [null, 'economy', 'strategy', 'masonry', 'urbanism'],
          player: {
            coins: 9,
            unbuilt: ['sphinx', 'great-library', 'appian-way', 'statue-of-zeus'],
            cards: ['scriptorium', 'library', 'pharmacist', 'apothecary', 'workshop'],
            tokens: ['law'],
          },
        }),
      },
      say: {
        it: 'Conta i tuoi simboli diversi: penna, mortaio, ruota, filo a piombo e la bilancia di Legge. Ne manca uno per vincere subito.',
        en: 'Count your different symbols: quill, mortar, wheel, plumb line and the scales of Law. You lack one to win at once.',
      },
      done: wins('science'),
      otherwise: {
        it: 'La vittoria era lì, a portata di mano.',
        en: 'Victory was there, within reach.',
      },
      hint: { it: 'L’Università ha il globo.', en: 'The University has the globe.' },
      marks: ['university'],
      praise: {
        it: 'Sei simboli diversi: supremazia scientifica, e la partita è finita ({R13.5}).',
        en: 'Six different symbols: scientific supremacy, and the game is over ({R13.5}).',
      },
      solution: ['build university'],
      mistake: ['discard palace'],
    },
  ],
}
