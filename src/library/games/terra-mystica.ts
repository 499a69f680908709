// The rules of the game with their types: `import { terraMystica } from 'solotavolo/games/terra-mystica'`.
export { terraMysticaModule as terraMystica } from '../../games/terra-mystica/module.ts'
export type { Consequence } from '../../games/terra-mystica/consequences/records.ts'
export type { Move } from '../../games/terra-mystica/moves.ts'
export type { Options, State } from '../../games/terra-mystica/state.ts'
