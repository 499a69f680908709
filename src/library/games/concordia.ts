// The rules of the game with their types: `import { concordia } from 'solotavolo/games/concordia'`.
export { concordiaModule as concordia } from '../../games/concordia/module.ts'
export type { Consequence } from '../../games/concordia/consequences/records.ts'
export type { Move } from '../../games/concordia/moves.ts'
export type { Options, State } from '../../games/concordia/state.ts'
