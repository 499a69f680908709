// The rules of the game with their types: `import { architects } from 'solotavolo/games/architects'`.
export { architectsModule as architects } from '../../games/architects/module.ts'
export type { Consequence } from '../../games/architects/consequences/records.ts'
export type { Move } from '../../games/architects/moves.ts'
export type { Options, State } from '../../games/architects/state.ts'
