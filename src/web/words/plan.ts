import { phrase, type Values, type Words } from '../../kernel/text.ts'
import type { Unit } from '../../kernel/contract.ts'

export const PLAN = {
  begin: { it: 'Pianifica', en: 'Plan' },
  beginAbout: {
    it: 'Prova le mosse, guarda che cosa cambia, poi tieni o scarta il piano.',
    en: 'Try moves, see what changes, then keep or drop the plan.',
  },
  title: { it: 'Il tuo piano', en: 'Your plan' },
  empty: { it: 'Gioca: ogni mossa si aggiunge al piano.', en: 'Play: every move joins the plan.' },
  keep: { it: 'Tieni', en: 'Keep' },
  drop: { it: 'Scarta', en: 'Drop' },
  sum: { it: 'In tutto', en: 'In all' },
  nothing: { it: 'niente cambia', en: 'nothing changes' },
  best: { it: 'Il tuo record', en: 'Your best' },
  firstResult: { it: 'Primo risultato: è il punteggio da battere.', en: 'First result: it is the score to beat.' },
  firstOnly: { it: 'primo risultato', en: 'first result' },
  newBest: { it: 'Nuovo record!', en: 'A new best!' },
  bestBefore: phrase<Values<'n'>>({ it: ({ n }) => `Prima era ${n}.`, en: ({ n }) => `It was ${n} before.` }),
  notCounted: {
    it: 'Partita importata: il punteggio non entra nei tuoi record.',
    en: 'An imported game: its score is not among your best.',
  },
  bests: { it: 'I tuoi record', en: 'Your best scores' },
} as const satisfies Words

export const POINTS: Unit = {
  one: { it: '# punto', en: '# point' },
  other: { it: '# punti', en: '# points' },
}
