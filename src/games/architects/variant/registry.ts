// Everything an author of a variant may change or use.
import type { LadderInfo } from '../../../kernel/contract.ts'
import type { LadderPart, Registry, TablePart } from '../../../kernel/variant.ts'
import type { DieTable } from '../../../ladder/climb.ts'
import { shortName } from '../../../variant/names.ts'
import { moreCards } from '../automa/ladders/cards.ts'
import type { Ladders } from '../automa/ladders/index.ts'
import { LEVELS_PART } from '../automa/levels.ts'
import { architects } from '../manifest.ts'
import { FACES } from '../moves.ts'
import { conditions } from './conditions.ts'
import { SETTINGS } from './settings.ts'

const CARDS = 'cards'

/** The document's lists in the order of its pages, each with what an author may do with it. */
export const partsOf = (turn: LadderInfo, tokens: LadderInfo, ladders: Ladders): readonly LadderPart[] => [
  // R13.2: Green sets and Stages are never declined, and step 3 comes last. Only an extra card may be left out.
  {
    id: 'turn',
    ladder: turn,
    over: 'plans',
    isPlans: true,
    keeps: ['reveal', 'first', 'science', 'construct', 'discard'],
  },
  { id: 'priority', ladder: ladders.priority, over: CARDS, isList: true },
  { id: 'several-decks', ladder: ladders.severalDecks, over: CARDS },
  { id: 'science', ladder: ladders.science, over: 'sets' },
  { id: 'stage', ladder: ladders.stages, over: 'stages' },
  { id: 'payment', ladder: ladders.payment, over: 'payments' },
  { id: 'resource', ladder: ladders.resource, over: 'resources' },
  // Q21: the last resort.
  { id: 'token', ladder: tokens, over: 'token-plans', isPlans: true, keeps: ['stack', 'any'] },
  { id: 'token-value', ladder: ladders.printedValue, over: 'tokens' },
  { id: 'more-cards', ladder: moreCards, over: CARDS, isStore: true },
]

const tablePart = <V, M>(id: string, table: DieTable<V, M>): TablePart => ({
  id,
  table,
  dice: [FACES.length],
  initial: table.rungs.map((row) => ({ faces: row.faces, row: shortName(table, row) })),
})

export const registryOf = (turn: LadderInfo, tokens: LadderInfo, ladders: Ladders): Registry => ({
  game: architects.id,
  edition: architects.edition,
  ladders: partsOf(turn, tokens, ladders),
  tables: [tablePart('several-die', ladders.severalDie), tablePart('no-priority', ladders.noPriority)],
  settings: SETTINGS,
  levels: LEVELS_PART,
  conditions,
  readings: [],
})
