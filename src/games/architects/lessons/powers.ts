import { card, wonder } from '../catalogue/index.ts'
import { at, type ArchitectsLesson, constructs, does, takes, takesToken } from './goals.ts'

export const powers: ArchitectsLesson = {
  id: 'powers',
  title: { it: 'Le Meraviglie', en: 'The Wonders' },
  about: {
    it: 'Scegliere una Meraviglia, e usare gli effetti dei suoi Stadi.',
    en: 'Choosing a Wonder, and using the effects of its Stages.',
  },
  cites: ['R2.1', 'R5.7', 'R5.8', 'R5.9', 'R13.3'],
  start: { seed: 'lesson-powers', options: { level: 'easy', opponent: 'rhodes' } },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'All’inizio scegli la tua Meraviglia. Prendi quella che fa guardare cinque carte e tenerne una.',
        en: 'At the start you choose your Wonder. Take the one that looks at five cards and keeps one.',
      },
      done: ({ move }) => move.do === 'wonder' && wonder(move.wonder).power === 'look-and-keep',
      wrong: [
        {
          when: ({ move }) => move.do === 'wonder' && wonder(move.wonder).power === 'none',
          say: {
            it: 'Gizah vale 30 punti, ma i suoi Stadi non hanno effetti.',
            en: 'Giza is worth 30 points, but its Stages have no effects.',
          },
        },
      ],
      otherwise: {
        it: 'Questa fa altro: tocca una Meraviglia per leggere il suo effetto.',
        en: 'This one does something else: touch a Wonder to read its effect.',
      },
      hint: { it: 'È Halikarnassos.', en: 'It is Halicarnassus.' },
      marks: ['halicarnassus'],
      praise: {
        it: 'Halikarnassos: due dei suoi Stadi fanno scegliere fra cinque carte.',
        en: 'Halicarnassus: two of its Stages let you choose among five cards.',
      },
      solution: ['wonder halicarnassus'],
      mistake: ['wonder giza'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-powers',
        draws: { player: ['card tablet', 'card coin', 'card blue-3', 'card red-0'] },
        position: at({
          taken: true,
          player: {
            wonder: 'halicarnassus',
            stages: ['halicarnassus-2d'],
            cards: { wood: 2, stone: 1, coin: 1, tablet: 1 },
          },
          decks: {
            player: {
              top: 'wood',
              count: 9,
              left: { tablet: 1, coin: 2, 'blue-3': 1, 'red-0': 1, stone: 1, brick: 1, papyrus: 1 },
            },
            opponent: { top: 'gear', count: 20 },
            central: { top: null, count: 57 },
          },
        }),
      },
      say: {
        it: 'Lo Stadio da 2 identiche di Halikarnassos ha l’effetto. Costruiscilo, guarda cinque carte del tuo mazzo e tieni quella che ti porta un segnalino Progresso.',
        en: 'Halicarnassus’ Stage for 2 identical has the effect. Construct it, look at five cards of your deck and keep the one that brings you a Progress token.',
      },
      done: ({ move }) => move.do === 'hali-card' && card(move.card).id === 'tablet',
      onTheWay: ({ move }) => move.do === 'construct' || (move.do === 'hali-deck' && move.deck === 0),
      wrong: [
        {
          when: does('hali-deck'),
          say: {
            it: 'Quello è il mazzo dell’Avversario: qui serve il tuo.',
            en: 'That is the Opponent’s deck: yours is the one you need here.',
          },
        },
      ],
      otherwise: {
        it: 'Una carta utile, ma niente segnalino: hai già una tavoletta.',
        en: 'A useful card, but no token: you already have a tablet.',
      },
      hint: { it: 'Due tavolette sono una coppia.', en: 'Two tablets are a pair.' },
      marks: ['halicarnassus-2i', 'tablet'],
      praise: {
        it: 'Coppia: un segnalino è tuo. Le altre quattro carte sono tornate nel mazzo, rimescolate.',
        en: 'A pair: a token is yours. The other four cards went back into the deck, shuffled.',
      },
      solution: ['construct halicarnassus-2i wood wood', 'hali-deck player', 'hali-card tablet'],
      mistake: ['construct halicarnassus-2i wood wood', 'hali-deck player', 'hali-card coin'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-powers',
        position: at({
          taken: true,
          player: { wonder: 'babylon', stages: ['babylon-2d'], cards: { glass: 2, coin: 1 } },
          progress: { faceUp: ['culture', 'crafts', 'tactics'] },
          decks: {
            player: { top: 'wood', count: 19 },
            opponent: { top: 'gear', count: 20 },
            central: { top: null, count: 57 },
          },
        }),
      },
      say: {
        it: 'A Babylon uno Stadio con effetto dà un segnalino Progresso, senza carte Verdi. Costruiscilo e prendi i punti di Cultura.',
        en: 'At Babylon a Stage with an effect gives a Progress token, without Green cards. Construct it and take the points of Culture.',
      },
      done: takesToken('culture'),
      onTheWay: constructs('babylon-2i'),
      otherwise: {
        it: 'Questo non è Cultura: 4 punti con una copia, 12 con due.',
        en: 'That is not Culture: 4 points with one copy, 12 with two.',
      },
      hint: {
        it: 'Prima lo Stadio da 2 identiche, poi il segnalino.',
        en: 'First the Stage for 2 identical, then the token.',
      },
      marks: ['babylon-2i', 'culture'],
      praise: {
        it: 'Lo Stadio da sé vale 0 punti, ma il segnalino dura tutta la partita.',
        en: 'The Stage itself is worth 0 points, but the token lasts all game.',
      },
      solution: ['construct babylon-2i glass glass', 'token culture'],
      mistake: ['construct babylon-2i glass glass', 'token stack'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-powers',
        position: at({
          taken: true,
          player: { wonder: 'alexandria', stages: ['alexandria-2d'], cards: { brick: 2, coin: 1, stone: 1, wood: 1 } },
          decks: {
            player: { top: 'red-1', count: 19 },
            opponent: { top: 'papyrus', count: 20 },
            central: { top: null, count: 57 },
          },
        }),
      },
      say: {
        it: 'L’effetto di Alexandria prende una carta da un mazzo a scelta. Costruisci lo Stadio scartando i due mattoni, poi prendi il papiro.',
        en: 'Alexandria’s effect takes a card from any deck. Construct the Stage with the two bricks, then take the papyrus.',
      },
      done: takes('papyrus'),
      onTheWay: ({ move, after }) =>
        move.do === 'construct' && after.boards[0].cards.every((held, no) => card(no).id !== 'brick' || held === 0),
      wrong: [
        {
          when: does('construct'),
          say: {
            it: 'Costruito, ma con una Moneta: così ti manca per lo Stadio dopo.',
            en: 'Constructed, but with a Coin: you will miss it for the next Stage.',
          },
        },
      ],
      otherwise: {
        it: 'Non è il papiro: guarda il mazzo dell’Avversario.',
        en: 'That is not the papyrus: look at the Opponent’s deck.',
      },
      hint: {
        it: 'Due mattoni sono 2 identiche; il papiro è in cima al mazzo dell’Avversario.',
        en: 'Two bricks are 2 identical; the papyrus lies on the Opponent’s deck.',
      },
      marks: ['alexandria-2i', 'opponent'],
      praise: {
        it: 'E ora legno, pietra e papiro pagano lo Stadio da 3 diverse, nello stesso turno: è un obbligo ({R12.2}).',
        en: 'And now wood, stone and papyrus pay for the Stage of 3 different, in the same turn: it is compulsory ({R12.2}).',
      },
      solution: ['construct alexandria-2i brick brick', 'take opponent'],
      mistake: ['construct alexandria-2i brick coin'],
    },
  ],
}
