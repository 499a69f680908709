import { any } from '../../../kernel/lesson.ts'
import { topAsk } from '../state.ts'
import { acquires, at, type ConcordiaLesson, does, plays } from './goals.ts'

export const buying: ConcordiaLesson = {
  id: 'buying',
  title: { it: 'Comprare carte', en: 'Buying cards' },
  about: {
    it: 'Il Senatore paga carta e spazio, il Console solo la carta.',
    en: 'The Senator pays card and space, the Consul the card only.',
  },
  cites: ['R10.1', 'R10.2', 'R10.3', 'R10.4'],
  start: {
    seed: 'lesson-buying',
    position: at({ player: { coins: 4, goods: { brick: 1, food: 1, tool: 1, wine: 1 } } }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Il Senatore compra fino a due carte: paghi le merci della carta più quelle scritte sotto il suo spazio. Comprane due.',
        en: 'The Senator buys up to two cards: you pay the goods on the card plus those below its space. Buy two.',
      },
      done: ({ start, after, move }) =>
        move.do === 'acquire' && after.player.hand.length === start.player.hand.length + 1,
      onTheWay: any(plays('start-senator'), ({ move, after }) => move.do === 'acquire' && topAsk(after)?.ask === 'buy'),
      wrong: [
        {
          when: does('acquire'),
          say: {
            it: 'Comprata, ma con le merci rimaste non ne puoi pagare una seconda. Attento a che cosa dai come merce a scelta.',
            en: 'Bought, but the goods left do not pay for a second one. Mind what you give as any good.',
          },
        },
        {
          when: does('done'),
          say: {
            it: 'Hai smesso prima di averne due, e il Senatore è già speso.',
            en: 'You stopped before you had two, and the Senator is spent.',
          },
        },
      ],
      otherwise: { it: 'Le carte le compra il Senatore.', en: 'It is the Senator who buys cards.' },
      hint: {
        it: 'L’Architetto sullo spazio 1 costa un utensile; il Prefetto sullo spazio 2 costa un vino e una merce a scelta, per esempio il mattone.',
        en: 'The Architect on space 1 costs a tool; the Prefect on space 2 costs a wine and any good, say the brick.',
      },
      marks: ['i-architect', 'i-prefect'],
      praise: {
        it: 'Due carte nuove in mano, e le altre scorrono a sinistra: domani costeranno meno ({R10.6}).',
        en: 'Two new cards in hand, and the others slide left: soon they will cost less ({R10.6}).',
      },
      solution: ['play start-senator', 'acquire i-architect', 'acquire i-prefect brick'],
      mistake: ['play start-senator', 'done'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-buying',
        position: at({
          market: ['i-architect', 'i-prefect', 'i-mercator', 'i-colonist', 'i-diplomat', 'i-mason', 'ii-weaver'],
          houses: { player: ['cosa', 'spoletum'], ai: ['neapolis'] },
          player: {
            coins: 4,
            goods: { brick: 1, food: 1, cloth: 1 },
            hand: ['start-tribune', 'start-senator', 'ii-consul'],
            discard: ['start-prefect-1', 'start-prefect-2', 'start-mercator', 'start-diplomat', 'start-architect'],
          },
          ai: { bought: ['i-farmer', 'i-smith'] },
        }),
      },
      say: {
        it: 'Il Tessitore è sullo spazio più caro, ma il Console paga soltanto la carta: un mattone e una stoffa. Compralo: hai due città della stoffa.',
        en: 'The Weaver lies on the dearest space, but the Consul pays for the card only: a brick and a cloth. Buy it: you have two cloth cities.',
      },
      done: acquires('ii-weaver'),
      onTheWay: plays('ii-consul'),
      wrong: [
        {
          when: plays('start-senator'),
          say: {
            it: 'Con il Senatore lo spazio 7 chiede due stoffe in più, e non le hai.',
            en: 'With the Senator space 7 asks for two more cloth, which you do not have.',
          },
        },
        {
          when: does('acquire'),
          say: {
            it: 'Una buona carta, ma per quella bastava il Senatore. Il Console serve per gli spazi cari.',
            en: 'A good card, but a Senator would have done. The Consul is for the dear spaces.',
          },
        },
      ],
      otherwise: { it: 'Il Tessitore è ancora in vendita.', en: 'The Weaver is still for sale.' },
      hint: { it: 'Gioca il Console e prendi il Tessitore.', en: 'Play the Consul and take the Weaver.' },
      marks: ['ii-consul', 'ii-weaver'],
      praise: {
        it: 'Con il Senatore sarebbero stati un mattone e tre stoffe ({R10.2}). Alla fine vale già 10 punti.',
        en: 'With the Senator it would have been a brick and three cloth ({R10.2}). It is already worth 10 points at the end.',
      },
      solution: ['play ii-consul', 'acquire ii-weaver'],
      mistake: ['play ii-consul', 'acquire i-colonist'],
    },
  ],
}
