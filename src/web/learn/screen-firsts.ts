// How the screen works, in the order people meet its parts: marks of every first game.
import type { AnyModule } from '../../kernel/contract.ts'
import { type AnyFirst, SCREEN } from './coach-run.ts'

const isYours: AnyFirst['when'] = ({ step }) => step.kind === 'choice' && step.seat === 'you'

export const screenFirsts = (module: AnyModule): readonly AnyFirst[] => [
  {
    id: `${SCREEN}board`,
    when: isYours,
    say: {
      it: 'Tocca a te: ciò che è illuminato si può giocare, e toccandolo vedi che cosa puoi farne e quanto costa. Tocca il resto per sapere che cos’è e perché adesso no.',
      en: 'Over to you: what is lit can be played, and touching it shows what you can do and what it costs. Touch the rest to learn what it is, and why not now.',
    },
    part: 'board',
  },
  {
    id: `${SCREEN}prompt`,
    when: isYours,
    say: {
      it: 'In alto leggi sempre che cosa si aspetta il gioco: una tua mossa, una dell’avversario, una carta da scoprire. Il punto interrogativo lì accanto apre la regola.',
      en: 'The line at the top always tells what the game waits for: a move of yours, one of the opponent’s, a card to turn up. The question mark beside it opens the rule.',
    },
    part: 'prompt',
  },
  {
    id: `${SCREEN}undo`,
    when: ({ last }) => last?.seat === 'you' && module.isSetUp?.(last.before) !== true,
    say: {
      it: 'Hai fatto la tua prima mossa. Con questa freccia puoi tornare indietro quanto vuoi: le carte coperte restano le stesse.',
      en: 'You have made your first move. This arrow takes back as much as you like: hidden cards stay the same.',
    },
    part: 'undo',
  },
  {
    id: `${SCREEN}why`,
    when: ({ last, step }) =>
      last?.seat === 'automa' &&
      step.kind === 'choice' &&
      step.seat === 'you' &&
      module.isSetUp?.(last.before) !== true,
    say: {
      it: 'L’avversario ha mosso seguendo le sue regole. «Perché?» ti mostra quali, una dopo l’altra.',
      en: 'The opponent has moved by its rules. “Why?” shows you which, one after the other.',
    },
    part: 'news',
  },
  {
    id: `${SCREEN}panels`,
    when: ({ last }) => last?.seat === 'automa' && module.isSetUp?.(last.before) !== true,
    say: {
      it: 'Qui trovi tutte le mosse possibili in parole, la cronaca, i perché e i punti. Tocca una riga della cronaca per rivedere quel momento.',
      en: 'Here are all possible moves in words, the log, the reasons and the score. Touch a line of the log to see that moment again.',
    },
    part: 'panels',
  },
]
