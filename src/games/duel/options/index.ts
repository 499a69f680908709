// What may be done now: every legal move, or every outcome of chance. One file per family of asks; `apply/` mirrors them.
import type { Step } from '../../../kernel/contract.ts'
import type { Option } from '../moves.ts'
import { GUILD_BACK, SOLO, type Ask, type Side, type State, topAsk } from '../state.ts'
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
    case 'draft':
      return draftOptions(s, ask.side, ask.group)
    case 'address':
      return addressOptions()
    case 'starter':
      return starterOptions()
    case 'age-start':
      return ageStartOptions()
    case 'gift':
      return giftOptions(s, ask.from)
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

export function step(s: State): Step {
  const top = topAsk(s)
  if (top === undefined) return OVER
  const bag = bagOf(s, top)
  if (bag !== undefined) return { kind: 'chance', bag }
  return { kind: 'choice', seat: deciderOf(top) === SOLO ? 'automa' : 'you', ask: top.ask }
}

/** Whose decision an ask is; the address is the player's to choose (S2.3), the start of an Age is SOLO's business (S14.2). */
export function deciderOf(ask: Ask): Side {
  return 'side' in ask ? ask.side : ask.ask === 'address' ? 1 : SOLO
}

/** The bag of a chance event (R21), nothing for a decision. Draws whose outcomes weigh differently have a bag of their own. */
export function bagOf(s: State, ask: Ask): string | undefined {
  switch (ask.ask) {
    case 'place':
    case 'draw':
      return 'progress'
    case 'reveal':
      return 'wonders'
    case 'lay':
      return s.age === 3 ? `lay/3/${ask.slot}` : `age-${s.age}`
    case 'turn-up':
      if (s.slots[ask.slot] === GUILD_BACK) return 'guilds'
      return guildMayLieHidden(s) ? `turn/3/${ask.slot}` : `age-${s.age}`
    case 'gift':
      return ask.from === 'guilds' ? 'guilds' : `age-${s.age}`
    case 'show':
      return `age-${s.age}`
    default:
      return undefined
  }
}
