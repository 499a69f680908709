// All ladders of the document but that of the actions.
import { artist, develop, pair, pairGenre, writer } from './cards.ts'
import { best, collect, flip, print, remove, reward, ripOff } from './others.ts'

export const LADDERS = {
  pair,
  pairGenre,
  writer,
  artist,
  develop,
  remove,
  best,
  print,
  ripOff,
  flip,
  collect,
  reward,
} as const

export type Ladders = { readonly [Id in keyof typeof LADDERS]: (typeof LADDERS)[Id] }
