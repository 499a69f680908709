import { testRandomGames } from '../fixtures/random-games.ts'

testRandomGames('duel', 200)
