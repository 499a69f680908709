import { randomBytes } from 'node:crypto'
import { SEED_BYTES, seedFrom } from '../kernel/seed.ts'

export const randomSeed = (): string => seedFrom(randomBytes(SEED_BYTES))
