import { all, any } from '../../../kernel/lesson.ts'
import { PLAYER } from '../asks.ts'
import { token } from '../catalogue/index.ts'
import type { State } from '../state.ts'
import { at, type ArchitectsLesson, does, ends, takes, takesToken } from './goals.ts'

const FOUR_OF_GIZA = ['giza-2d', 'giza-2i', 'giza-3d', 'giza-3i']
const FOUR_OF_RHODES = ['rhodes-2d', 'rhodes-2i', 'rhodes-3d', 'rhodes-3i']

const hasCulture = ({ after }: { readonly after: State }): boolean =>
  after.boards[PLAYER].tokens.some((no) => token(no).id === 'culture')

export const ending: ArchitectsLesson = {
  id: 'ending',
  title: { it: 'Chiudere la partita', en: 'Ending the game' },
  about: {
    it: 'La quinta costruzione, la parità, i mazzi vuoti.',
    en: 'The fifth construction, ties, empty decks.',
  },
  cites: ['R11.1', 'R11.2', 'R11.3', 'R10.2', 'R10.1'],
  start: {
    seed: 'lesson-ending',
    position: at({
      taken: true,
      player: {
        wonder: 'giza',
        stages: FOUR_OF_GIZA,
        cards: { wood: 1, stone: 1, brick: 1, glass: 1, compass: 2 },
      },
      opponent: { wonder: 'rhodes', stages: FOUR_OF_RHODES, cards: { 'blue-3': 3 }, tokens: ['crafts'] },
      progress: { faceUp: ['culture', 'tactics', 'science'] },
      decks: {
        player: { top: 'coin', count: 9 },
        opponent: { top: 'gear', count: 10 },
        central: { top: null, count: 40 },
      },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Puoi completare Gizah, e hai anche una coppia di compassi: tutte e due le cose sono obblighi, e prima che il turno finisca contano entrambe. Prendi i punti di Cultura e chiudi.',
        en: 'You can complete Giza, and you have a pair of compasses, too: both are duties, and both count before the turn ends. Take the points of Culture and finish.',
      },
      done: all(ends('points'), hasCulture),
      onTheWay: any(does('construct'), does('science'), takesToken('culture')),
      otherwise: {
        it: 'Questo segnalino può non valere nulla: Cultura, scoperta, vale 4 punti.',
        en: 'This token may be worth nothing: Culture, face up, is worth 4 points.',
      },
      hint: {
        it: 'In quale ordine non importa: costruisci, scarta la coppia, prendi Cultura.',
        en: 'The order does not matter: construct, discard the pair, take Culture.',
      },
      marks: ['giza-4d', 'culture'],
      praise: {
        it: 'Gizah è completa e il turno è finito: la partita anche. 30 punti di Stadi e 4 di Cultura contro 28.',
        en: 'Giza is complete and the turn is over: so is the game. 30 points of Stages and 4 of Culture against 28.',
      },
      solution: ['science compass compass', 'token culture'],
      mistake: ['science compass compass', 'token stack'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-ending',
        position: at({
          taken: true,
          pending: 1,
          used: ['urbanism'],
          player: {
            wonder: 'alexandria',
            stages: ['alexandria-2d', 'alexandria-2i', 'alexandria-3d'],
            cards: { 'blue-3': 1 },
            tokens: ['urbanism'],
          },
          opponent: { wonder: 'giza', stages: ['giza-2d', 'giza-2i', 'giza-3d'], tokens: ['culture'] },
          decks: { player: { top: 'blue-3', count: 1 }, opponent: 'empty', central: 'empty' },
        }),
      },
      say: {
        it: 'È rimasta una carta sola, e ti spetta una carta aggiuntiva; l’Avversario ha 19 punti, tu 16. Non lasciargli l’ultima parola.',
        en: 'A single card is left, and you are entitled to an extra card; the Opponent has 19 points, you have 16. Do not leave it the last word.',
      },
      done: ends('shared'),
      wrong: [
        {
          when: does('end'),
          say: {
            it: 'Così l’ultima carta la prende l’Avversario.',
            en: 'Then the Opponent takes the last card.',
          },
        },
      ],
      otherwise: { it: 'La partita non è finita così.', en: 'That does not end the game.' },
      hint: {
        it: 'Con i tre mazzi vuoti il prossimo turno non comincia nemmeno.',
        en: 'With all three decks empty the next turn does not even begin.',
      },
      marks: ['player'],
      praise: {
        it: '19 a 19, tre Stadi a testa: vittoria condivisa. Con i mazzi vuoti si conta subito ({R10.2}).',
        en: '19 to 19, three Stages each: a shared victory. With empty decks points are counted at once ({R10.2}).',
      },
      solution: ['take player'],
      mistake: ['end'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-ending',
        position: at({
          taken: true,
          pending: 1,
          used: ['urbanism'],
          player: {
            wonder: 'alexandria',
            stages: ['alexandria-2d', 'alexandria-2i', 'alexandria-3d'],
            cards: { 'blue-3': 1 },
            tokens: ['urbanism'],
          },
          opponent: { wonder: 'giza', stages: ['giza-2d', 'giza-2i'], cards: { 'blue-3': 2 }, tokens: ['culture'] },
          decks: { player: { top: 'blue-3', count: 1 }, opponent: 'empty', central: 'empty' },
        }),
      },
      say: {
        it: 'La stessa carta, ma l’Avversario ha 19 punti con due Stadi soli e tu ne hai tre. Vinci.',
        en: 'The same card, but the Opponent has its 19 points with only two Stages and you have three. Win.',
      },
      done: ends('stages'),
      otherwise: {
        it: 'Così resti a 16, e l’ultima carta va all’Avversario.',
        en: 'You stay at 16, and the last card goes to the Opponent.',
      },
      hint: { it: 'Pareggia: a parità contano gli Stadi.', en: 'Draw level: on a tie Stages count.' },
      marks: ['player'],
      praise: {
        it: '19 a 19, tre Stadi contro due: hai vinto ({R11.3}).',
        en: '19 to 19, three Stages against two: you have won ({R11.3}).',
      },
      solution: ['take player'],
      mistake: ['end'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-ending',
        position: at({
          player: { wonder: 'giza', stages: FOUR_OF_GIZA, cards: { wood: 1, stone: 1, brick: 1 } },
          opponent: {
            wonder: 'rhodes',
            stages: FOUR_OF_RHODES,
            cards: { 'blue-3': 3 },
            tokens: ['culture'],
            military: 1,
          },
          decks: {
            player: { top: 'blue-3', count: 9 },
            opponent: { top: 'glass', count: 10 },
            central: { top: null, count: 40 },
          },
        }),
      },
      say: {
        it: 'Con il vetro completeresti Gizah, ma saresti a 30 punti contro 35: chi chiude non vince per forza. Prendi una carta che ti faccia salire senza chiudere.',
        en: 'The glass would complete Giza, but you would have 30 points against 35: finishing is not winning. Take a card that brings you points without ending the game.',
      },
      done: takes('blue-3'),
      wrong: [
        {
          when: takes('glass'),
          say: {
            it: 'Lo Stadio va costruito per forza: la partita finisce 30 a 35.',
            en: 'The Stage has to be constructed: the game ends 30 to 35.',
          },
        },
      ],
      otherwise: {
        it: 'Alla cieca: se è una Moneta o una quarta Risorsa, perdi.',
        en: 'Blind: a Coin or a fourth Resource, and you lose.',
      },
      hint: {
        it: 'Una carta Blu non paga nulla, ma vale 3 punti.',
        en: 'A Blue card pays for nothing, but is worth 3 points.',
      },
      marks: ['player'],
      praise: {
        it: '25 a 35, e la partita continua: costruire è un obbligo, quindi sta’ attento alle carte che prendi.',
        en: '25 to 35, and the game goes on: constructing is compulsory, so mind which cards you take.',
      },
      solution: ['take player'],
      mistake: ['take opponent'],
    },
  ],
}
