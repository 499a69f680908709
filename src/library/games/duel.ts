// The rules of the game with their types: `import { duel } from 'solotavolo/games/duel'`.
export { duelModule as duel } from '../../games/duel/module.ts'
export type { Consequence } from '../../games/duel/consequences/records.ts'
export type { Move } from '../../games/duel/moves.ts'
export type { Options, State } from '../../games/duel/state.ts'
