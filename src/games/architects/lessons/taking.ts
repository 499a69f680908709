import { all, any, not } from '../../../kernel/lesson.ts'
import { at, type ArchitectsLesson, canConstruct, constructs, does, keeps, takes, takesFrom } from './goals.ts'

export const taking: ArchitectsLesson = {
  id: 'taking',
  title: { it: 'Una carta, uno Stadio', en: 'A card, a Stage' },
  about: {
    it: 'Prendere la carta giusta, e pagare con essa uno Stadio.',
    en: 'Taking the right card, and paying for a Stage with it.',
  },
  cites: ['R3.2', 'R4.1', 'R4.2', 'R5.2', 'R5.3', 'R5.6'],
  start: {
    seed: 'lesson-taking',
    position: at({
      player: { wonder: 'giza', cards: { wood: 1 } },
      decks: {
        player: { top: 'wood', count: 23 },
        opponent: { top: 'coin', count: 24 },
        central: { top: null, count: 60 },
      },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Il primo Stadio di Gizah costa 2 Risorse diverse, e tu hai un legno. Prendi la carta che ti permette di costruirlo di sicuro.',
        en: 'Giza’s first Stage costs 2 different Resources, and you have one wood. Take the card that is sure to let you construct it.',
      },
      done: all(does('take'), canConstruct, not(takesFrom('central'))),
      wrong: [
        {
          when: takes('wood'),
          say: {
            it: 'Due legni sono identici: questo Stadio li vuole diversi.',
            en: 'Two wood are identical: this Stage wants them different.',
          },
        },
      ],
      otherwise: {
        it: 'La carta centrale è coperta: potrebbe servire, ma non è sicuro.',
        en: 'The central card is face down: it might help, but that is not sure.',
      },
      hint: {
        it: 'Una Moneta sta per qualunque Risorsa. Puoi prendere anche dal mazzo dell’Avversario.',
        en: 'A Coin stands for any Resource. You may also take from the Opponent’s deck.',
      },
      marks: ['opponent'],
      praise: {
        it: 'Legno e Moneta: lo Stadio si può pagare, quindi si costruisce ({R5.6}). Vale 4 punti.',
        en: 'Wood and a Coin: the Stage can be paid, so it is constructed ({R5.6}). It is worth 4 points.',
      },
      solution: ['take opponent'],
      mistake: ['take player'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-taking',
        position: at({
          taken: true,
          player: { wonder: 'giza', cards: { wood: 1, stone: 1, coin: 1 } },
          decks: {
            player: { top: 'brick', count: 22 },
            opponent: { top: 'gear', count: 23 },
            central: { top: null, count: 60 },
          },
        }),
      },
      say: {
        it: 'Le carte con cui paghi si scartano, e scegli tu quali. Costruisci lo Stadio e conserva la Moneta.',
        en: 'The cards you pay with are discarded, and you choose which. Construct the Stage and keep the Coin.',
      },
      done: all(constructs('giza-2d'), keeps('coin', 1)),
      otherwise: {
        it: 'Lo Stadio c’è, ma la Moneta è spesa: bastavano le due Risorse.',
        en: 'The Stage stands, but the Coin is spent: the two Resources were enough.',
      },
      hint: {
        it: 'Legno e pietra sono già due Risorse diverse.',
        en: 'Wood and stone are two different Resources already.',
      },
      marks: ['giza-2d'],
      praise: {
        it: 'Bene: la Moneta va bene con tutto, e adesso è ancora tua.',
        en: 'Good: a Coin fits everything, and now you still have it.',
      },
      solution: ['construct giza-2d wood stone'],
      mistake: ['construct giza-2d wood coin'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-taking',
        position: at({
          player: { wonder: 'giza', stages: ['giza-2d'], cards: { papyrus: 1, glass: 1 } },
          decks: {
            player: { top: 'glass', count: 21 },
            opponent: { top: 'brick', count: 22 },
            central: { top: null, count: 58 },
          },
        }),
      },
      say: {
        it: 'Il secondo Stadio chiede 2 Risorse identiche. Prendi quella che ti manca.',
        en: 'The second Stage asks for 2 identical Resources. Take the one you lack.',
      },
      done: any(takes('glass'), constructs('giza-2i')),
      otherwise: {
        it: 'Così hai ancora Risorse tutte diverse: per «identiche» serve una seconda copia.',
        en: 'Your Resources are still all different: “identical” needs a second copy.',
      },
      hint: {
        it: 'Hai un vetro, e in cima al tuo mazzo ce n’è un altro.',
        en: 'You have one glass, and another lies on top of your deck.',
      },
      marks: ['player'],
      praise: {
        it: 'Due vetri: 2 identiche, e 5 punti. Il papiro resta per lo Stadio dopo.',
        en: 'Two glass: 2 identical, and 5 points. The papyrus stays for the next Stage.',
      },
      solution: ['take player'],
      mistake: ['take opponent'],
    },
  ],
}
