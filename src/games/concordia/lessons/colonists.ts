import { any } from '../../../kernel/lesson.ts'
import { mapOf } from '../state.ts'
import { at, type ConcordiaLesson, does, plays } from './goals.ts'

export const colonists: ConcordiaLesson = {
  id: 'colonists',
  title: { it: 'Carte di ritorno, coloni nuovi', en: 'Cards back, new colonists' },
  about: {
    it: 'Il Tribuno riprende le carte; lui e il Colono mettono in gioco altri coloni.',
    en: 'The Tribune takes cards back; it and the Colonist bring more colonists into play.',
  },
  cites: ['R5.1', 'R5.2', 'R5.3', 'R11.1', 'R11.2'],
  start: {
    seed: 'lesson-colonists',
    position: at({
      houses: { player: ['neapolis', 'casinum'], ai: [] },
      player: {
        coins: 2,
        goods: { food: 1, tool: 1, wine: 1 },
        colonists: [
          { type: 'land', at: 'land-casinum-roma' },
          { type: 'sea', at: 'sea-neapolis-roma' },
        ],
        hand: ['start-tribune', 'start-senator'],
        discard: ['start-prefect-1', 'start-architect', 'start-mercator', 'start-prefect-2', 'start-diplomat'],
      },
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Cinque carte giocate: con il Tribuno ne riprendi sei, e dalla quarta in poi ognuna dà 1 sesterzio. Giocalo, e colloca a Roma un colono di mare.',
        en: 'Five played cards: with the Tribune you take back six, and from the fourth on each pays 1 sestertius. Play it, and place a sea colonist in Roma.',
      },
      done: ({ move }) => move.do === 'place' && move.type === 'sea',
      onTheWay: plays('start-tribune'),
      wrong: [
        {
          when: does('place'),
          say: {
            it: 'Questo è di terra: verso Olbia e Panormus servono coloni di mare.',
            en: 'That is a land colonist: towards Olbia and Panormus you need sea colonists.',
          },
        },
        {
          when: does('done'),
          say: {
            it: 'Le carte sono tornate, ma il colono è rimasto in magazzino.',
            en: 'The cards are back, but the colonist stayed in the storehouse.',
          },
        },
      ],
      otherwise: { it: 'Le carte le riprende il Tribuno.', en: 'It is the Tribune that takes cards back.' },
      hint: {
        it: 'Gioca il Tribuno, poi tocca Roma e scegli il colono di mare.',
        en: 'Play the Tribune, then touch Roma and choose the sea colonist.',
      },
      marks: ['start-tribune', 'roma'],
      praise: {
        it: 'Tre sesterzi, tutte le carte in mano, uno spazio libero in più e un passo in più per l’Architetto ({R5.3}).',
        en: 'Three sestertii, all cards in hand, one more free space and one more step for the Architect ({R5.3}).',
      },
      solution: ['play start-tribune', 'place sea roma'],
      mistake: ['play start-tribune', 'done'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-colonists',
        position: at({
          houses: { player: ['neapolis', 'casinum'], ai: [] },
          player: {
            coins: 2,
            goods: { food: 2, tool: 2 },
            colonists: [
              { type: 'land', at: 'land-casinum-roma' },
              { type: 'sea', at: 'sea-neapolis-roma' },
            ],
            hand: ['start-tribune', 'start-senator', 'i-colonist'],
            discard: ['start-prefect-1', 'start-architect', 'start-mercator', 'start-prefect-2', 'start-diplomat'],
          },
        }),
      },
      say: {
        it: 'La carta Colono ne colloca quanti ne puoi pagare, a Roma o dove hai un’abitazione. Collocane due, almeno uno a Neapolis.',
        en: 'The Colonist card places as many as you can pay, in Roma or where you have a house. Place two, at least one of them in Neapolis.',
      },
      done: ({ start, after }) => {
        const neapolis = mapOf(after).cityNo('neapolis')
        const there = after.player.colonists
        return there.length === start.player.colonists.length + 2 && there.some((each) => each.at === neapolis)
      },
      onTheWay: any(
        plays('i-colonist'),
        ({ start, after, move }) =>
          move.do === 'place' && after.player.colonists.length === start.player.colonists.length + 1,
      ),
      wrong: [
        {
          when: does('coins'),
          say: {
            it: 'Sette sesterzi fanno comodo, ma qui volevamo coloni. La carta fa una cosa o l’altra.',
            en: 'Seven sestertii are handy, but here we wanted colonists. The card does one or the other.',
          },
        },
        {
          when: does('place'),
          say: {
            it: 'Due coloni, ma nessuno è partito da Neapolis: più lontano nascono, meno passi servono.',
            en: 'Two colonists, but none begins in Neapolis: the further out they appear, the fewer steps you need.',
          },
        },
      ],
      otherwise: {
        it: 'Servono due coloni, con la carta Colono.',
        en: 'It takes two colonists, by the Colonist card.',
      },
      hint: {
        it: 'Gioca il Colono, tocca Neapolis, poi Neapolis o Roma.',
        en: 'Play the Colonist, touch Neapolis, then Neapolis or Roma.',
      },
      marks: ['i-colonist', 'neapolis'],
      praise: {
        it: 'Quattro coloni in gioco: quattro passi con l’Architetto, e 8 punti per ogni carta di Marte ({R14.5}).',
        en: 'Four colonists in play: four steps by the Architect, and 8 points for each card of Mars ({R14.5}).',
      },
      solution: ['play i-colonist', 'place sea neapolis', 'place land roma'],
      mistake: ['play i-colonist', 'coins'],
    },
  ],
}
