// When a side triggers the end of the game.
import { AI, type Side } from './asks.ts'
import { housesOf } from './measures.ts'
import { displayEmpty, HOUSES, ones, type State } from './state.ts'
import { docOf } from './variant/index.ts'

/** The player has fifteen houses to build; with which of its houses the AI is done, its document says. */
export const allHousesBuilt = (s: State, side: Side): boolean =>
  ones(housesOf(s, side)) >= (side === AI ? docOf(s.variant).lastHouse : HOUSES)

/** Whether a side that has just had its turn triggers the end: its last house, or nothing left to buy (S9.1, R13.1, Q29). */
export const triggersEnd = (s: State, side: Side): boolean => allHousesBuilt(s, side) || displayEmpty(s)
