// Which moves may answer which ask: `options/` offers these and no others, `apply/` does them.
import type { AskName } from './asks.ts'
import type { Move, MoveOf, Option } from './moves.ts'

/** Every ask is listed, or this does not compile. */
type Complete<Verbs extends Record<AskName, Move['do']>> = Verbs

type Verbs = Complete<{
  // you
  'start-genre': 'genre'
  'start-ideas': 'idea'
  increase: 'increase' | 'done'
  place: 'place'
  hire: 'take' | 'deck'
  develop: 'take' | 'deck' | 'search'
  'board-ideas': 'board' | 'done'
  'supply-ideas': 'idea' | 'done'
  print: 'print' | 'done'
  'print-writer': 'use'
  'print-artist': 'use'
  'bonus-ideas': 'idea'
  cube: 'cube'
  'move-cube': 'move-cube' | 'done'
  fulfil: 'fulfil'
  sales: 'walk' | 'ticket' | 'flip' | 'collect' | 'done'
  reassign: 'swap' | 'done'
  hype: 'hype' | 'done'
  convert: 'convert' | 'done'
  marketing: 'campaign' | 'done'
  'marketing-fan': 'fan'
  'extra-editor': 'extra-editor' | 'done'
  discard: 'discard'
  // the Automa
  automa: 'act'
  'automa-hire': 'hire'
  'automa-develop': 'take' | 'deck'
  'automa-remove': 'remove'
  'automa-fan': 'fan'
  'automa-print': 'print'
  'automa-flip': 'turn'
  'automa-collect': 'collect'
  'automa-reward': 'fan'
  // chance
  order: 'order'
  value: 'value'
  calendar: 'calendar'
  'start-card': 'card'
  deal: 'card'
  draw: 'card'
  search: 'card'
  back: 'back'
  reveal: 'reveal'
}>

/** A move that answers an ask of that name. */
export type AnswerTo<Name extends AskName> = MoveOf<Verbs[Name]>
export type Offer<Name extends AskName> = Option<AnswerTo<Name>>
/** One that does something about it: any but `done`. */
export type Deed<Name extends AskName> = MoveOf<Exclude<Verbs[Name], 'done'>>
/** The asks that can be left with `done`. */
export type Optional = { [Name in AskName]: 'done' extends Verbs[Name] ? Name : never }[AskName]
