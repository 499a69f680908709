// The real table: what the hands do, and where everything lies.
import type { Hands } from '../../../kernel/hands.ts'
import type { Consequence } from '../consequences/records.ts'
import type { Options, State } from '../state.ts'
import { isStock } from './places.ts'
import { question } from './questions.ts'
import { setUp } from './set-up.ts'
import { steps } from './steps.ts'
import { table } from './table.ts'

export const hands: Hands<State, Options, Consequence> = { setUp, steps, question, table, isStock }
