// Everything an author of a variant may change or use.
import type { LadderInfo } from '../../../kernel/contract.ts'
import type { LadderPart, Registry } from '../../../kernel/variant.ts'
import { moreCards } from '../automa/ladders/cards.ts'
import type { Ladders } from '../automa/ladders/index.ts'
import { LEVELS_PART } from '../automa/levels.ts'
import { duel } from '../manifest.ts'
import { conditionsOf } from './conditions.ts'
import type { Ground } from './ground.ts'
import { READINGS, SETTINGS } from './settings.ts'

const CARDS = 'cards'
const WONDERS = 'wonders'

/** The document's scales in the order of its pages, each with what an author may do with it. */
export function partsOf(tactical: LadderInfo, ladders: Ladders): readonly LadderPart[] {
  return [
    // S7.1: the last resort that is always possible.
    { id: 'tactical', ladder: tactical, over: 'plans', isPlans: true, keeps: ['discard'] },
    // S2.2: the first wonder revealed is forced.
    { id: 'strategic', ladder: ladders.strategic, over: WONDERS, keeps: ['first'] },
    { id: 'affordable-wonders', ladder: ladders.affordableWonders, over: WONDERS, isFixed: true },
    { id: 'cheapest-wonder', ladder: ladders.cheapestWonder, over: WONDERS },
    { id: 'affordable', ladder: ladders.affordable, over: CARDS, isFixed: true },
    { id: 'bypass', ladder: ladders.bypass, over: CARDS },
    { id: 'operative', ladder: ladders.operative, over: CARDS },
    { id: 'missing-symbol', ladder: ladders.missingSymbol, over: CARDS },
    { id: 'flexibility', ladder: ladders.flexibility, over: CARDS },
    { id: 'choice', ladder: ladders.choice, over: CARDS },
    { id: 'reverse-operative', ladder: ladders.reverseOperative, over: CARDS, follows: 'operative' },
    { id: 'discard', ladder: ladders.discardScale, over: CARDS },
    { id: 'starter', ladder: ladders.starter, over: 'sides' },
    { id: 'progress', ladder: ladders.progress, over: 'tokens' },
    { id: 'free-choice', ladder: ladders.freeChoice, over: CARDS },
    { id: 'scarcest', ladder: ladders.scarcest, over: CARDS },
    { id: 'more-cards', ladder: moreCards, over: CARDS, isStore: true },
  ]
}

export const registryOf = (tactical: LadderInfo, ladders: Ladders, ground: Ground): Registry => ({
  game: duel.id,
  edition: duel.edition,
  ladders: partsOf(tactical, ladders),
  tables: [],
  settings: SETTINGS,
  levels: LEVELS_PART,
  conditions: conditionsOf(ground),
  readings: READINGS,
})
