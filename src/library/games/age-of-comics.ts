// The rules of the game with their types: `import { ageOfComics } from 'solotavolo/games/age-of-comics'`.
export { ageOfComicsModule as ageOfComics } from '../../games/age-of-comics/module.ts'
export type { Consequence } from '../../games/age-of-comics/consequences/records.ts'
export type { Move } from '../../games/age-of-comics/moves.ts'
export type { Options, State } from '../../games/age-of-comics/state.ts'
