import { testRandomGames } from '../fixtures/random-games.ts'

testRandomGames('architects', 10_000)
