// Fewer than the shorter games play: a game of this one is among the longest.
import { testRandomGames } from '../fixtures/random-games.ts'

testRandomGames('terra-mystica', 200)
