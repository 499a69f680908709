// Results of chance in a position, used from the front as they are needed.
import { quote } from '../../../kernel/clean.ts'
import { type BadInput, refusal } from '../../../kernel/refusal.ts'
import type { Text } from '../../../kernel/text.ts'
import { apply } from '../apply/index.ts'
import type { Ask, DeckNo } from '../asks.ts'
import { key } from '../moves.ts'
import { options } from '../options/index.ts'
import type { State } from '../state.ts'
import type { Chance } from './format.ts'

/** The result of an event of chance. */
type Happening = 'die' | 'lay' | 'prize' | DeckNo

const HAPPENS: Readonly<Record<Happening, Text>> = {
  die: { it: 'qui si tira un dado', en: 'a die is rolled here' },
  lay: { it: 'qui si scopre un segnalino Progresso', en: 'a Progress token is turned up here' },
  prize: { it: 'qui si pesca un segnalino Progresso dalla pila', en: 'a Progress token is drawn from the stack here' },
  0: { it: 'qui si scopre una carta del tuo mazzo', en: 'a card of the player deck is turned up here' },
  1: { it: 'qui si scopre una carta del mazzo dell’Avversario', en: 'a card of the opponent deck is turned up here' },
  2: { it: 'qui si scopre una carta del mazzo centrale', en: 'a card of the central deck is turned up here' },
}

const exhausted = refusal<{ event: Happening }>('architects.chance-exhausted', {
  it: ({ event }) => `${HAPPENS[event].it}, e non ci sono più valori per il caso`,
  en: ({ event }) => `${HAPPENS[event].en}, and there is no value left for it`,
})
const impossible = refusal<{ event: Happening; value: unknown }>('architects.chance-impossible', {
  it: ({ event, value }) => `${HAPPENS[event].it}: non può essere ${quote(value)}`,
  en: ({ event, value }) => `${HAPPENS[event].en}, it cannot be ${quote(value)}`,
})

function happening({ ask, deck }: Ask): Happening {
  return ask === 'die' || ask === 'lay' || ask === 'prize' ? ask : deck
}

/** Refuses the next entry of the list, or that there is none. */
const wrongResult = (event: Happening, value: string | number | undefined): BadInput =>
  value === undefined ? exhausted({ event }, ['chance']) : impossible({ event, value }, ['chance'])

/** One result for the event the game waits for. */
export function takeResult(s: State, ask: Ask, chance: Chance): string | number {
  const result = chance.shift()
  const option = options(s).find(({ move }) => key(move).split(' ')[1] === String(result))
  if (result === undefined || option === undefined || (typeof result === 'number') !== (option.move.do === 'die'))
    throw wrongResult(happening(ask), result)
  apply(s, option.move)
  return result
}

/** The dice at the front, for a single decision. */
export function leadingDice(chance: Chance): number[] {
  const end = chance.findIndex((value) => typeof value !== 'number')
  return chance.slice(0, end < 0 ? chance.length : end) as number[]
}

/** A decision needs a die and there is none. */
export const missingDie = (chance: Chance, used: number): BadInput => wrongResult('die', chance[used])
