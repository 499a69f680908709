import { phrase, type Values, type Words } from '../../kernel/text.ts'
import type { Unit } from '../../kernel/contract.ts'

export const COACH = {
  hint: { it: 'Consiglio', en: 'Hint' },
  review: { it: 'Analisi', en: 'Review' },
  thinking: { it: 'Ci penso…', en: 'Thinking…' },
  thought: phrase<Values<'n'>>({
    it: ({ n }) => `Provate ${n} continuazioni.`,
    en: ({ n }) => `${n} continuations tried.`,
  }),
  notNow: { it: 'Un consiglio c’è quando tocca a te.', en: 'There is a hint when it is your turn.' },
  onlyOne: { it: 'C’è una sola mossa possibile.', en: 'There is only one move.' },
  chance: phrase<Values<'n'>>({ it: ({ n }) => `${n} % di vincere`, en: ({ n }) => `${n} % to win` }),
  about: {
    it: 'Una stima, dalle continuazioni provate: vale il confronto fra le mosse più del numero.',
    en: 'An estimate from the continuations tried: the comparison of moves is worth more than the number.',
  },
  remembered: {
    it: 'La partita ricorda che hai chiesto un consiglio.',
    en: 'The game remembers that you asked for a hint.',
  },
  play: phrase<Values<'move'>>({ it: ({ move }) => `Gioca: ${move}`, en: ({ move }) => `Play: ${move}` }),
  failed: {
    it: 'Qualcosa si è inceppato: ricarica la pagina e riprova. La partita è salvata.',
    en: 'Something went wrong: reload the page and try again. The game is saved.',
  },
  begin: { it: 'Analizza la partita', en: 'Review the game' },
  beginAbout: {
    it: 'Riguarda ogni tua scelta: quanto è costata, che cosa era meglio, che cosa ha fatto la fortuna.',
    en: 'Looks at each of your choices again: what it cost, what was better, what luck did.',
  },
  looking: phrase<Values<'done' | 'of'>>({
    it: ({ done, of }) => `Scelta ${done} di ${of}`,
    en: ({ done, of }) => `Choice ${done} of ${of}`,
  }),
  stop: { it: 'Ferma', en: 'Stop' },
  graph: { it: 'Le tue possibilità lungo la partita', en: 'Your chances along the game' },
  graphPoints: { it: 'I punti attesi lungo la partita', en: 'Expected points along the game' },
  luck: { it: 'Fortuna', en: 'Luck' },
  cost: { it: 'Costo delle scelte', en: 'Cost of your choices' },
  luckAbout: {
    it: 'ciò che il caso e l’automa ti hanno dato o tolto',
    en: 'what chance and the automa gave you or took',
  },
  costAbout: { it: 'ciò che scelte migliori avrebbero tenuto', en: 'what better choices would have kept' },
  worst: { it: 'Le scelte che sono costate di più', en: 'The choices that cost most' },
  flawless: { it: 'Nessuna scelta è costata qualcosa.', en: 'No choice cost anything.' },
  better: phrase<Values<'move'>>({ it: ({ move }) => `Meglio: ${move}`, en: ({ move }) => `Better: ${move}` }),
  moment: phrase<Values<'n' | 'move'>>({
    it: ({ n, move }) => `Mossa ${n}: ${move}`,
    en: ({ n, move }) => `Move ${n}: ${move}`,
  }),
  lost: phrase<Values<'n'>>({ it: ({ n }) => `costo ${n}`, en: ({ n }) => `cost ${n}` }),
  see: phrase<Values<'n'>>({ it: ({ n }) => `Guarda la mossa ${n}`, en: ({ n }) => `See move ${n}` }),
} as const satisfies Words

export const END_POINTS: Unit = {
  one: { it: 'circa # punto alla fine', en: 'about # point at the end' },
  other: { it: 'circa # punti alla fine', en: 'about # points at the end' },
}
