import { any, all } from '../../../kernel/lesson.ts'
import { BRICK } from '../catalogue/index.ts'
import { mayTrade } from '../options/bargains.ts'
import { at, type ConcordiaLesson, does, plays } from './goals.ts'

export const trading: ConcordiaLesson = {
  id: 'trading',
  title: { it: 'Vendere prima di comprare', en: 'Sell before you buy' },
  about: {
    it: 'Il Mercante commercia due tipi di merce, il Diplomatico ripete la tua ultima carta.',
    en: 'The Mercator trades two types of goods, the Diplomat repeats your last card.',
  },
  cites: ['R8.1', 'R8.2', 'R8.3', 'R9.1', 'S4.2'],
  start: {
    seed: 'lesson-trading',
    position: at({
      player: { coins: 0, goods: { cloth: 4, food: 2 }, discard: ['start-prefect-1'] },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Ti servono tre mattoni, ma hai due spazi liberi e il Mercante porta solo 3 sesterzi. Con lui tratti due tipi di merce: vendi e compra fino ad avere tre mattoni.',
        en: 'You need three bricks, but you have two free spaces and the Mercator brings only 3 sestertii. It trades two types of goods: sell and buy until you have three bricks.',
      },
      done: ({ after }) => (after.player.goods[BRICK] as number) >= 3,
      onTheWay: any(
        plays('start-mercator'),
        all(any(does('sell'), does('buy')), ({ after }) => mayTrade(after, BRICK, 1)),
      ),
      wrong: [
        {
          when: any(does('sell'), does('buy')),
          say: {
            it: 'Adesso hai già trattato due tipi di merce, e il mattone non è fra questi.',
            en: 'Now you have traded two types of goods already, and brick is not among them.',
          },
        },
        {
          when: does('done'),
          say: {
            it: 'Il Mercante se ne va, e i mattoni non ci sono.',
            en: 'The Mercator leaves, and the bricks are not there.',
          },
        },
      ],
      otherwise: { it: 'Per commerciare serve il Mercante.', en: 'Trading takes the Mercator.' },
      hint: {
        it: 'Vendi una stoffa: fa 7 sesterzi e uno spazio. Poi compra tre mattoni.',
        en: 'Sell one cloth: that is 7 sestertii and a space. Then buy three bricks.',
      },
      marks: ['start-mercator'],
      praise: {
        it: 'Prima il posto e le monete, poi l’acquisto: in ogni momento tutto deve tornare ({R8.3}).',
        en: 'First room and coins, then the purchase: at every moment everything must add up ({R8.3}).',
      },
      solution: ['play start-mercator', 'sell cloth 1', 'buy brick 3'],
      mistake: ['play start-mercator', 'done'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-trading',
        position: at({
          houses: { player: ['neapolis'], ai: [] },
          player: {
            coins: 7,
            goods: { brick: 2, food: 2, cloth: 1 },
            colonists: [
              { type: 'land', at: 'land-casinum-roma' },
              { type: 'sea', at: 'sea-neapolis-roma' },
            ],
            hand: ['start-tribune', 'start-prefect-2', 'start-mercator', 'start-diplomat', 'start-senator'],
            discard: ['start-prefect-1', 'start-architect'],
          },
        }),
      },
      say: {
        it: 'L’ultima carta che hai giocato è l’Architetto, e il Diplomatico ripete proprio quella. Usalo per costruire a Casinum.',
        en: 'The last card you played is the Architect, and that is what the Diplomat repeats. Use it to build in Casinum.',
      },
      done: ({ move }) => move.do === 'build' && move.city === 'casinum',
      onTheWay: any(
        plays('start-diplomat'),
        does('pick'),
        does('to'),
        ({ before, move }) => move.do === 'done' && before.steps > 0,
      ),
      wrong: [
        {
          when: does('play'),
          say: {
            it: 'Ora in cima c’è quest’altra carta: il Diplomatico ripeterebbe lei, non l’Architetto.',
            en: 'Now this other card lies on top: the Diplomat would repeat it, not the Architect.',
          },
        },
      ],
      otherwise: { it: 'Casinum è ancora senza abitazione.', en: 'Casinum still has no house.' },
      hint: {
        it: 'Gioca il Diplomatico, smetti di muovere, costruisci a Casinum.',
        en: 'Play the Diplomat, stop moving, build in Casinum.',
      },
      marks: ['start-diplomat', 'casinum'],
      praise: {
        it: 'L’azione dell’Architetto per intero, due turni di fila ({S4.2}). Dopo il Tribuno il Diplomatico non ha nulla da copiare.',
        en: 'The Architect’s whole action, two turns in a row ({S4.2}). After the Tribune the Diplomat has nothing to copy.',
      },
      solution: ['play start-diplomat', 'done', 'build casinum'],
      mistake: ['play start-mercator'],
    },
  ],
}
