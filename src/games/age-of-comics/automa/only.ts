// Why the Automa had only one move, where no ladder had anything to choose from.
import type { Text } from '../../../kernel/text.ts'
import { isIts, type ItsAsk } from '../asks.ts'
import { optionsFor } from '../options/index.ts'
import { type State, topAsk } from '../state.ts'

const WHY: Readonly<Record<ItsAsk['ask'], Text | undefined>> = {
  automa: undefined, // the passes over its card say it
  'automa-hire': {
    it: 'erano scoperti un solo scrittore e un solo artista',
    en: 'only one writer and one artist lay face up',
  },
  'automa-develop': { it: 'c’era un solo fumetto da prendere', en: 'there was only one comic to take' },
  'automa-remove': { it: 'sul tabellone restava una sola idea', en: 'only one idea was left on the board' },
  'automa-fan': {
    it: 'in classifica non aveva altri fumetti senza il fan delle Idee',
    en: 'it had no other comic on the chart without its fan of Ideas',
  },
  'automa-print': { it: 'aveva sviluppato solo questo fumetto', en: 'it had developed only this comic' },
  'automa-flip': { it: 'erano coperti solo ordini di questo genere', en: 'only orders of this genre lay face down' },
  'automa-collect': { it: 'era scoperto solo questo ordine', en: 'only this order lay face up' },
  'automa-reward': { it: 'aveva stampato solo questo fumetto', en: 'it had printed only this comic' },
}
const ONE_RIP_OFF: Text = {
  it: 'solo uno dei tuoi originali non era ancora plagiato',
  en: 'only one of your originals had not been ripped off yet',
}

export function onlyMove(s: State): Text | undefined {
  const ask = topAsk(s)
  if (ask === undefined || !isIts(ask) || optionsFor(s, ask).length > 1) return undefined
  return ask.ask === 'automa-print' && s.automa.developed.length === 0 ? ONE_RIP_OFF : WHY[ask.ask]
}
