import { all } from '../../../kernel/lesson.ts'
import { at, type ArchitectsLesson, canConstruct, does, takes } from './goals.ts'

export const extra: ArchitectsLesson = {
  id: 'extra',
  title: { it: 'Carte aggiuntive', en: 'Extra cards' },
  about: {
    it: 'I segnalini che danno un’altra carta, quando prenderla e quando no.',
    en: 'Tokens that give another card, when to take it and when not to.',
  },
  cites: ['R8.1', 'R8.2', 'R8.3', 'R13.2', 'R13.4'],
  start: {
    seed: 'lesson-extra',
    draws: { player: ['card glass'] },
    position: at({
      player: { wonder: 'giza', cards: { stone: 1 }, stages: ['giza-2d'], tokens: ['urbanism'] },
      decks: {
        player: { top: 'wood', count: 21 },
        opponent: { top: 'coin', count: 23 },
        central: { top: null, count: 58 },
      },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Urbanismo ti dà una carta aggiuntiva quando prendi legno o mattone. Fallo scattare.',
        en: 'Urbanism gives you an extra card when you take wood or brick. Trigger it.',
      },
      done: takes('wood'),
      otherwise: {
        it: 'Una buona carta, ma non fa scattare Urbanismo.',
        en: 'A good card, but it does not trigger Urbanism.',
      },
      hint: { it: 'In cima al tuo mazzo c’è un legno.', en: 'There is wood on top of your deck.' },
      marks: ['player', 'urbanism'],
      praise: {
        it: 'Hai il legno, e ti spetta un’altra carta: da qualunque mazzo, in qualunque momento del turno.',
        en: 'You have the wood, and are entitled to another card: from any deck, at any point of the turn.',
      },
      solution: ['take player'],
      mistake: ['take opponent'],
    },
    {
      kind: 'do',
      say: {
        it: 'Il prossimo Stadio vuole 2 identiche: tu hai pietra e legno. Prendi la carta aggiuntiva che ti fa costruire di sicuro.',
        en: 'The next Stage wants 2 identical: you have stone and wood. Take the extra card that is sure to let you construct.',
      },
      done: all(takes('coin'), canConstruct),
      wrong: [
        {
          when: does('end'),
          say: { it: 'Così rinunci alla carta aggiuntiva.', en: 'That declines the extra card.' },
        },
      ],
      otherwise: {
        it: 'Non basta per costruire: con pietra e legno serve una copia, o una Moneta.',
        en: 'That is not enough to construct: with stone and wood you need a copy, or a Coin.',
      },
      hint: {
        it: 'Una Moneta accanto a una Risorsa fa due identiche.',
        en: 'A Coin beside one Resource makes two identical.',
      },
      marks: ['opponent'],
      praise: {
        it: 'Due carte in un turno, e uno Stadio. Fino al prossimo turno Urbanismo è usato ({R8.1}).',
        en: 'Two cards in one turn, and a Stage. Urbanism is used until your next turn ({R8.1}).',
      },
      solution: ['take opponent'],
      mistake: ['end'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-extra',
        position: at({
          taken: true,
          pending: 1,
          used: ['urbanism'],
          player: { wonder: 'olympia', cards: { wood: 1 }, tokens: ['urbanism'] },
          opponent: { wonder: 'rhodes', cards: { 'red-0': 2, 'red-2': 1 } },
          decks: { player: { top: 'red-1', count: 3 }, opponent: { top: 'red-1', count: 4 }, central: 'empty' },
        }),
      },
      say: {
        it: 'Ti spetta una carta aggiuntiva, ma in cima ci sono solo Corni: il terzo farebbe scoppiare una battaglia, 1 Scudo contro 3. Evitala.',
        en: 'You are entitled to an extra card, but only Horns lie on top: the third would start a Battle, 1 Shield against 3. Avoid it.',
      },
      done: does('end'),
      otherwise: {
        it: 'Battaglia: 3 Scudi a 1, e l’Avversario prende due segnalini da 3 punti.',
        en: 'Battle: 3 Shields to 1, and the Opponent takes two tokens worth 3 points.',
      },
      hint: {
        it: 'Le carte aggiuntive non sono un obbligo: puoi terminare il turno.',
        en: 'Extra cards are not compulsory: you may end your turn.',
      },
      praise: {
        it: 'Giusto: a una carta aggiuntiva si può rinunciare, agli obblighi no ({R13.2}).',
        en: 'Right: an extra card may be declined, duties may not ({R13.2}).',
      },
      solution: ['end'],
      mistake: ['take player'],
    },
  ],
}
