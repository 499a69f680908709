// What may be done now: every legal move, or every outcome of chance. One file per family of asks; `apply/` mirrors them.
import type { Step } from '../../../kernel/contract.ts'
import type { Option } from '../moves.ts'
import { type Ask, DECISIONS, PLAYER, SOLO } from '../asks.ts'
import { GUILD_BACK, type State, topAsk } from '../state.ts'
import { ageStartOptions, giftOptions, starterOptions } from './ages.ts'
import { destroyOptions, drawOptions, freeOptions, libertyOptions, showOptions, tokenOptions } from './follow-ups.ts'
import { addressOptions, draftOptions, placeOptions, revealOptions } from './setup.ts'
import { guildMayLieHidden, layOptions, turnUpOptions } from './structure.ts'
import { turnOptions } from './turn.ts'

export function options(s: State): readonly Option[] {
  const top = topAsk(s)
  return top === undefined ? [] : optionsFor(s, top)
}

export function optionsFor(s: State, ask: Ask): readonly Option[] {
  switch (ask.ask) {
    case 'turn':
      return turnOptions(s, ask.side)
    case 'lay':
      return layOptions(s, ask.slot)
    case 'turn-up':
      return turnUpOptions(s, ask.slot)
    case 'place':
      return placeOptions(s)
    case 'reveal':
      return revealOptions(s)
    case 'draft-1':
    case 'draft-2':
      return draftOptions(s, ask)
    case 'address':
      return addressOptions()
    case 'starter':
      return starterOptions()
    case 'age-start':
      return ageStartOptions()
    case 'gift-card':
    case 'gift-guild':
      return giftOptions(s, ask.ask)
    case 'draw':
      return drawOptions(s)
    case 'show':
      return showOptions(s)
    case 'token-board':
    case 'token-box':
      return tokenOptions(s, ask.ask)
    case 'mausoleum':
    case 'messe':
      return freeOptions(s, ask.ask)
    case 'liberty':
      return libertyOptions(s)
    case 'destroy-brown':
      return destroyOptions(s, ask.side, 'brown')
    case 'destroy-grey':
      return destroyOptions(s, ask.side, 'grey')
  }
}

const OVER: Step = { kind: 'over' }
// Steps are told again and again: each is made once.
const chance = (bag: string): Step & { readonly kind: 'chance' } => ({ kind: 'chance', bag })
const choice = (seat: 'you' | 'automa', ask: string): Step => ({ kind: 'choice', seat, ask })
const CHOICES = Object.fromEntries(
  DECISIONS.map((ask) => [ask, { [PLAYER]: choice('you', ask), [SOLO]: choice('automa', ask) }]),
)
const SLOTS = Array.from({ length: 20 }, (_, slot) => slot)
const LAY = SLOTS.map((slot) => chance(`lay/3/${slot}`))
const TURN = SLOTS.map((slot) => chance(`turn/3/${slot}`))
const AGES = { 1: chance('age-1'), 2: chance('age-2'), 3: chance('age-3') } as const
const GUILDS = chance('guilds')
const PROGRESS = chance('progress')
const WONDERS = chance('wonders')

export function step(s: State): Step {
  const top = topAsk(s)
  if (top === undefined) return OVER
  return eventOf(s, top) ?? (CHOICES[top.ask]?.[top.side] as Step)
}

/** The bag of a chance event (R21), nothing for a decision. */
export const bagOf = (s: State, ask: Ask): string | undefined => eventOf(s, ask)?.bag

/** Draws whose outcomes weigh differently have a bag of their own. */
function eventOf(s: State, ask: Ask): (Step & { readonly kind: 'chance' }) | undefined {
  switch (ask.ask) {
    case 'turn':
      return undefined
    case 'lay':
      return s.age === 3 ? LAY[ask.slot] : AGES[s.age]
    case 'turn-up':
      if (s.slots[ask.slot] === GUILD_BACK) return GUILDS
      return guildMayLieHidden(s) ? TURN[ask.slot] : AGES[s.age]
    case 'place':
    case 'draw':
      return PROGRESS
    case 'reveal':
      return WONDERS
    case 'gift-guild':
      return GUILDS
    case 'gift-card':
    case 'show':
      return AGES[s.age]
    default:
      return undefined
  }
}
