import { phrase, type Values, type Words } from '../../kernel/text.ts'
import type { Unit } from '../../kernel/contract.ts'

export const COACH = {
  thinking: { it: 'Ci penso…', en: 'Thinking…' },
  stillThinking: phrase<Values<'n'>>({
    it: ({ n }) => `Ci penso: provate finora ${n} continuazioni.`,
    en: ({ n }) => `Thinking: ${n} continuations tried so far.`,
  }),
  thought: phrase<Values<'n'>>({
    it: ({ n }) => `Provate ${n} continuazioni.`,
    en: ({ n }) => `${n} continuations tried.`,
  }),
  why: { it: 'Perché', en: 'Why' },
  asGood: { it: 'vale quanto la prima', en: 'as good as the first' },
  sure: phrase<Values<'n'>>({
    it: ({ n }) => `Che la prima sia la migliore è quasi certo (${n} %).`,
    en: ({ n }) => `The first is almost certainly the best (${n} %).`,
  }),
  likely: phrase<Values<'n'>>({
    it: ({ n }) => `Probabilmente la prima è la migliore (${n} %).`,
    en: ({ n }) => `The first is probably the best (${n} %).`,
  }),
  open: {
    it: 'Quale sia la migliore, finora non si distingue.',
    en: 'Which one is best cannot be told so far.',
  },
  between: phrase<Values<'low' | 'high'>>({
    it: ({ low, high }) => `Da qui otto partite su dieci finiscono fra ${low} e ${high} punti.`,
    en: ({ low, high }) => `From here eight games in ten end between ${low} and ${high} points.`,
  }),
  settled: phrase<Values<'move' | 'worth' | 'why'>>({
    it: ({ move, worth, why }) => `Consiglio: ${move}, ${worth}. ${why}`,
    en: ({ move, worth, why }) => `Hint: ${move}, ${worth}. ${why}`,
  }),
  notNow: { it: 'Un consiglio c’è quando tocca a te.', en: 'There is a hint when it is your turn.' },
  onlyOne: { it: 'C’è una sola mossa possibile.', en: 'There is only one move.' },
  chance: phrase<Values<'n'>>({ it: ({ n }) => `${n} % di vincere`, en: ({ n }) => `${n} % to win` }),
  pointsWithin: phrase<Values<'n' | 'within'>>({
    it: ({ n, within }) => `${n} ${within} punti alla fine`,
    en: ({ n, within }) => `${n} ${within} points at the end`,
  }),
  about: {
    it: 'Una stima, dalle continuazioni provate, con il suo errore: vale il confronto fra le mosse più del numero.',
    en: 'An estimate from the continuations tried, with its error: the comparison of moves is worth more than the number.',
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
  sum: { it: 'Dalla partenza al risultato', en: 'From start to result' },
  start: { it: 'Partenza', en: 'Start' },
  luck: { it: 'Fortuna', en: 'Luck' },
  cost: { it: 'Costo delle scelte', en: 'Cost of your choices' },
  error: { it: 'Errore delle stime', en: 'Error of the estimates' },
  end: { it: 'Risultato', en: 'Result' },
  startAbout: { it: 'la stima prima della prima carta', en: 'the estimate before the first card' },
  luckAbout: {
    it: 'ciò che il caso ha portato, rispetto a tutto ciò che poteva portare',
    en: 'what chance brought, compared with all it could have brought',
  },
  costAbout: {
    it: 'ciò che scelte migliori avrebbero tenuto, dove la differenza è più che rumore',
    en: 'what better choices would have kept, where the difference is more than noise',
  },
  errorAbout: phrase<Values<'n'>>({
    it: ({ n }) => `ciò che le stime non spiegano; fino a ${n} può essere rumore`,
    en: ({ n }) => `what the estimates do not explain; up to ${n} may be noise`,
  }),
  turning: { it: 'La svolta', en: 'The turning point' },
  noTurning: {
    it: 'Nessuna singola mossa o carta ha deciso la partita.',
    en: 'No single move or card decided the game.',
  },
  turningDraw: phrase<Values<'n' | 'what'>>({
    it: ({ n, what }) => `Dopo la mossa ${n}: ${what}`,
    en: ({ n, what }) => `After move ${n}: ${what}`,
  }),
  andMore: { it: 'e altro', en: 'and more' },
  worst: { it: 'Le scelte che sono costate di più', en: 'The choices that cost most' },
  flawless: {
    it: 'Nessuna scelta è costata qualcosa che si distingua dal rumore.',
    en: 'No choice cost anything that can be told from noise.',
  },
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
