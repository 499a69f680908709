import type { Text, Unit } from '../../kernel/contract.ts'

export const COACH = {
  hint: { it: 'Consiglio', en: 'Hint' },
  review: { it: 'Analisi', en: 'Review' },
  thinking: { it: 'Ci penso…', en: 'Thinking…' },
  thought: { it: 'Provate {n} continuazioni.', en: '{n} continuations tried.' },
  notNow: { it: 'Un consiglio c’è quando tocca a te.', en: 'There is a hint when it is your turn.' },
  onlyOne: { it: 'C’è una sola mossa possibile.', en: 'There is only one move.' },
  chance: { it: '{n} % di vincere', en: '{n} % to win' },
  about: {
    it: 'Una stima, da partite continuate a caso migliaia di volte: vale il confronto fra le mosse più del numero.',
    en: 'An estimate from thousands of continuations: the comparison of moves is worth more than the number.',
  },
  play: { it: 'Gioca: {move}', en: 'Play: {move}' },
  failed: {
    it: 'Qualcosa si è inceppato: ricarica la pagina e riprova. La partita è salvata.',
    en: 'Something went wrong: reload the page and try again. The game is saved.',
  },
  begin: { it: 'Analizza la partita', en: 'Review the game' },
  beginAbout: {
    it: 'Riguarda ogni tua scelta: quanto è costata, che cosa era meglio, che cosa ha fatto la fortuna.',
    en: 'Looks at each of your choices again: what it cost, what was better, what luck did.',
  },
  looking: { it: 'Scelta {done} di {of}', en: 'Choice {done} of {of}' },
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
  better: { it: 'Meglio: {move}', en: 'Better: {move}' },
  moment: { it: 'Mossa {n}: {move}', en: 'Move {n}: {move}' },
  lost: { it: 'costo {n}', en: 'cost {n}' },
  see: { it: 'Guarda la mossa {n}', en: 'See move {n}' },
} as const satisfies Record<string, Text>

export const END_POINTS: Unit = {
  one: { it: 'circa # punto alla fine', en: 'about # point at the end' },
  other: { it: 'circa # punti alla fine', en: 'about # points at the end' },
}
