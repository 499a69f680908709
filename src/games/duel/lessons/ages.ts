import { PLAYER } from '../asks.ts'
import { at, type DuelLesson, does, wins } from './goals.ts'

export const ages: DuelLesson = {
  id: 'ages',
  title: { it: 'Fine di un’Epoca, fine della partita', en: 'End of an Age, end of the game' },
  about: {
    it: 'Chi comincia la prossima Epoca, e come si contano i punti.',
    en: 'Who begins the next Age, and how points are counted.',
  },
  cites: ['R18.2', 'R19.2', 'R19.3'],
  start: {
    seed: 'lesson-ages',
    position: at({
      age: 1,
      conflict: 1,
      structure: { '1.1': 'altar' },
      setAside: ['?', '?', '?'],
    }),
  },
  tasks: [
    {
      kind: 'do',
      say: {
        it: 'Prendi l’ultima carta dell’Epoca. La pedina è nella tua metà, quindi decidi tu chi comincia la prossima: scegli te stesso.',
        en: 'Take the last card of the Age. The pawn stands on your half, so you decide who begins the next: choose yourself.',
      },
      done: ({ move }) => move.do === 'starter' && move.side === PLAYER,
      onTheWay: ({ move }) => ['build', 'discard', 'wonder'].includes(move.do),
      wrong: [
        {
          when: does('starter'),
          say: {
            it: 'A volte conviene, se le due carte aperte non ti piacciono. Qui però volevamo cominciare noi.',
            en: 'Sometimes that is wise, if you do not like the two open cards. But here we wanted to begin.',
          },
        },
      ],
      otherwise: { it: 'Non è questo.', en: 'That is not it.' },
      hint: {
        it: 'Prima l’Altare, poi «Cominci tu».',
        en: 'First the Altar, then “You begin”.',
      },
      marks: ['altar'],
      praise: {
        it: 'Prima hai visto lo schema nuovo, poi hai scelto: chi è più debole in guerra ha almeno questo ({R18.2}).',
        en: 'First you saw the new structure, then you chose: who is weaker at war has at least this ({R18.2}).',
      },
      solution: ['build altar', 'starter player'],
      mistake: ['build altar', 'starter solo'],
    },
    {
      kind: 'do',
      start: {
        seed: 'lesson-ages',
        position: at({
          age: 3,
          structure: { '1.1': 'obelisk' },
          solo: {
            coins: 4,
            unbuilt: ['piraeus', 'mausoleum'],
            built: ['pyramids'],
            cards: ['baths', 'aqueduct', 'rostrum'],
          },
          player: {
            coins: 6,
            unbuilt: ['great-library', 'statue-of-zeus'],
            built: ['sphinx'],
            cards: ['quarry', 'shelf-quarry', 'glassworks', 'altar', 'temple', 'library'],
            tokens: ['agriculture'],
          },
        }),
      },
      say: {
        it: 'È l’ultima carta della partita: tu hai 21 punti, SOLO 22. Usala in modo da vincere.',
        en: 'It is the last card of the game: you have 21 points, SOLO 22. Use it so that you win.',
      },
      done: wins('civilian'),
      otherwise: {
        it: 'Uno scarto vale 2 monete, cioè nemmeno un punto intero: vince SOLO.',
        en: 'A discard is worth 2 coins, not even a whole point: SOLO wins.',
      },
      hint: {
        it: 'L’Obelisco vale 5 punti, e produci tutto ciò che chiede.',
        en: 'The Obelisk is worth 5 points, and you produce all it asks for.',
      },
      marks: ['obelisk'],
      praise: {
        it: 'Vittoria civile: 26 a 22. Guarda il conto nel pannello dei punti.',
        en: 'A civilian victory: 26 to 22. Look at the sum in the score panel.',
      },
      solution: ['build obelisk'],
      mistake: ['discard obelisk'],
    },
  ],
}
