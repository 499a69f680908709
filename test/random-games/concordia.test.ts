import { testRandomGames } from '../fixtures/random-games.ts'

testRandomGames('concordia', 200)
