// Why SOLO had only one move, where no scale had anything to choose from.
import type { Text } from '../../../kernel/text.ts'
import { type Ask, type Decision, isDecision } from '../asks.ts'
import { optionsFor } from '../options/index.ts'
import { isForced } from '../options/setup.ts'
import { accessible, type State, topAsk } from '../state.ts'

const FIRST: Text = {
  it: 'la prima meraviglia rivelata va a SOLO senza scelta (S2.2)',
  en: 'the first wonder revealed goes to SOLO without a choice (S2.2)',
}
const LAST_WONDER: Text = { it: 'restava solo questa meraviglia', en: 'only this wonder was left' }
const ONE_TOKEN: Text = { it: 'c’era un solo gettone progresso', en: 'there was only one progress token' }

const WHY: Readonly<Record<Decision, Text | undefined>> = {
  turn: { it: 'c’era una sola carta accessibile', en: 'there was only one accessible card' },
  'draft-1': LAST_WONDER,
  'draft-2': LAST_WONDER,
  address: undefined, // the player's
  starter: undefined, // a rung says it
  'age-start': {
    it: 'all’inizio di un’Epoca SOLO non sceglie: succede ciò che dice il livello di sfida (S14.2)',
    en: 'at the start of an Age SOLO chooses nothing: what the level of challenge says happens (S14.2)',
  },
  'token-board': ONE_TOKEN,
  'token-box': ONE_TOKEN,
  mausoleum: { it: 'negli scarti c’era una sola carta', en: 'there was only one card in the discard pile' },
  messe: { it: 'in cima allo schema c’era una sola carta', en: 'there was only one card in the top row' },
  liberty: { it: 'nella scatola restava una sola carta', en: 'only one card was left in the box' },
  'destroy-brown': { it: 'avevi una sola carta marrone', en: 'you had only one brown card' },
  'destroy-grey': { it: 'avevi una sola carta grigia', en: 'you had only one grey card' },
}

export function onlyMove(s: State): Text | undefined {
  const ask = topAsk(s)
  if (ask === undefined || !isDecision(ask.ask) || choices(s, ask) > 1) return undefined
  return isForced(s, ask) ? FIRST : WHY[ask.ask]
}

/** A turn has several moves even with one card: which of them it is, the tactical scale says. */
const choices = (s: State, ask: Ask): number => (ask.ask === 'turn' ? accessible(s).length : optionsFor(s, ask).length)
