// What the game is about, and how it ends.
import type { Chapter } from '../../../kernel/handbook.ts'

export const aim: Chapter = {
  id: 'aim',
  title: { it: 'Scopo del gioco', en: 'Aim of the game' },
  inShort: {
    it: 'Tu e l’[[opponent|Avversario]] costruite ciascuno una [[wonder|Meraviglia]] di cinque [[stage|Stadi]]. Appena una delle due è completa la partita finisce e vince chi ha più punti: chi chiude non ha ancora vinto.',
    en: 'You and the [[opponent|Opponent]] each build a [[wonder|Wonder]] of five [[stage|Stages]]. As soon as one of the two is complete the game ends, and more points win: finishing first is not yet winning.',
  },
  rules: [
    {
      tells: ['R11.1'],
      title: { it: 'Quando finisce', en: 'When it ends' },
      text: {
        it: 'Chi costruisce il suo quinto Stadio porta a termine il turno: gli altri obblighi, le carte aggiuntive che gli spettano, la battaglia se deve esserci. Poi la partita è finita, e l’altro non gioca più: non c’è un ultimo turno per pareggiare.',
        en: 'Whoever constructs their fifth Stage finishes the turn: other duties, extra cards they are entitled to, the Battle if there is one. Then the game is over and the other side does not play again: there is no last turn to catch up.',
      },
    },
    {
      tells: ['R10.2'],
      title: { it: 'Se finiscono le carte', en: 'If the cards run out' },
      text: {
        it: 'Succede di rado: se all’inizio di un turno i tre mazzi sono tutti vuoti, la partita finisce lì e si contano i punti.',
        en: 'It is rare: if all three decks are empty when a turn begins, the game ends there and points are counted.',
      },
    },
  ],
}
