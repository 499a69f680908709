import { testRandomGames } from '../fixtures/random-games.ts'

testRandomGames('architects', 200)
