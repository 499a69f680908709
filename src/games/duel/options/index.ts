// What may be done now: every legal move, or every outcome of chance. One file per family of asks; `apply/` mirrors them.
import { type Dice, pickWeighted } from '../../../kernel/chance.ts'
import type { Step } from '../../../kernel/contract.ts'
import type { Move, Option } from '../moves.ts'
import { type Ask, DECISIONS, PLAYER, SOLO } from '../asks.ts'
import { GUILD_BACK, type State, topAsk } from '../state.ts'
import { ageStartOptions, giftOptions, starterOptions } from './ages.ts'
import { destroyOptions, drawOptions, freeOptions, libertyOptions, showOptions, tokenOptions } from './follow-ups.ts'
import { addressOptions, draftOptions, drawDraft, drawPlace, drawReveal, placeOptions, revealOptions } from './setup.ts'
import { drawLay, drawTurnUp, guildMayLieHidden, layOptions, turnUpOptions } from './structure.ts'
import { drawTurn, turnOptions } from './turn.ts'

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

/** One of the options; the frequent asks need no list of them. */
export function draw(s: State, dice: Dice): Move {
  const ask = topAsk(s) as Ask
  switch (ask.ask) {
    case 'turn':
      return drawTurn(s, ask.side, dice)
    case 'lay':
      return drawLay(s, ask.slot, dice)
    case 'turn-up':
      return drawTurnUp(s, ask.slot, dice)
    case 'place':
      return drawPlace(s, dice)
    case 'reveal':
      return drawReveal(s, dice)
    case 'draft-1':
    case 'draft-2':
      return drawDraft(s, ask, dice)
    default:
      return pickWeighted(optionsFor(s, ask), dice).move
  }
}

const OVER: Step = { kind: 'over' }
// Steps are told again and again: each is made once.
type Chance = Step & { readonly kind: 'chance' }
const chance = (bag: string): Chance => ({ kind: 'chance', bag })
const choice = (seat: 'you' | 'automa', ask: string): Step => ({ kind: 'choice', seat, ask })
const CHOICES = Object.fromEntries(
  DECISIONS.map((ask) => [ask, { [PLAYER]: choice('you', ask), [SOLO]: choice('automa', ask) }]),
)
const TURNS = [choice('you', 'turn'), choice('automa', 'turn')] as const
const SLOTS = Array.from({ length: 20 }, (_, slot) => slot)
const LAY = SLOTS.map((slot) => chance(`lay/3/${slot}`))
const TURN = SLOTS.map((slot) => chance(`turn/3/${slot}`))
const AGES = { 1: chance('age-1'), 2: chance('age-2'), 3: chance('age-3') } as const
const GUILDS = chance('guilds')
/** The same shuffles, where a card that lies in a slot is turned up. */
const inSlots = ({ bag }: Chance): readonly Chance[] => SLOTS.map((slot) => ({ kind: 'chance', bag, at: String(slot) }))
const AGES_UP = { 1: inSlots(AGES[1]), 2: inSlots(AGES[2]), 3: inSlots(AGES[3]) } as const
const GUILDS_UP = inSlots(GUILDS)
const PROGRESS = chance('progress')
const WONDERS = chance('wonders')

export function step(s: State): Step {
  const top = topAsk(s)
  if (top === undefined) return OVER
  if (top.ask === 'turn') return TURNS[top.side]
  return eventOf(s, top) ?? (CHOICES[top.ask]?.[top.side] as Step)
}

/** The bag of a chance event (R21), nothing for a decision. */
export const bagOf = (s: State, ask: Ask): string | undefined => eventOf(s, ask)?.bag

/** Draws whose outcomes weigh differently have a bag of their own. */
function eventOf(s: State, ask: Ask): Chance | undefined {
  switch (ask.ask) {
    case 'turn':
      return undefined
    case 'lay':
      return s.age === 3 ? LAY[ask.slot] : AGES[s.age]
    case 'turn-up':
      if (s.slots[ask.slot] === GUILD_BACK) return GUILDS_UP[ask.slot]
      return guildMayLieHidden(s) ? TURN[ask.slot] : AGES_UP[s.age][ask.slot]
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
