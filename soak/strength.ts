// Stronger players do better: search before greedy before random, on the same seeds.
import { manifestOf } from '../src/games/index.ts'
import { fullOptions } from '../src/kernel/options.ts'
import { playGame, type Played } from '../src/lab/run.ts'
import { type Player, playerOf, searching, sharpen } from '../src/players/index.ts'
import { marginOf } from '../src/players/margin.ts'
import { noCounts, type Part } from './part.ts'

/** Points ahead where a few games show the difference; won games in Concordia, whose points scatter. */
const points = ({ sheet }: Played): number => marginOf(sheet)
const wins = ({ sheet }: Played): number => (sheet.outcome.winner === 'you' ? 1 : 0)
const GAMES = [
  { id: 'duel', chosen: {}, games: 40, playouts: 60, by: points },
  { id: 'architects', chosen: {}, games: 40, playouts: 60, by: points },
  { id: 'terra-mystica', chosen: {}, games: 16, playouts: 60, by: points },
  { id: 'age-of-comics', chosen: { level: 'expert' }, games: 12, playouts: 40, by: points },
  { id: 'concordia', chosen: { map: 'imperium' }, games: 40, playouts: 100, by: wins },
] as const

export const strength: Part = {
  id: 'strength',
  about: 'search plays better than greedy, greedy better than random',
  async *run({ share, fault }) {
    for (const { id, chosen, games, playouts, by } of GAMES) {
      const manifest = manifestOf(id)
      const module = await sharpen(await manifest.load())
      const options = fullOptions(manifest.options, chosen)
      const count = share(games)
      const worth = (player: Player): number =>
        Array.from({ length: count }, (_, index) =>
          by(playGame({ module, options, player, seed: 'strength' }, index)),
        ).reduce((sum, one) => sum + one, 0) / count
      const [search, greedy, random] = [
        worth(searching({ playouts })),
        worth(playerOf('greedy')),
        worth(playerOf('random')),
      ]
      const ordered = search > greedy && greedy > random
      const told = [search, greedy, random].map((one) => one.toFixed(2)).join(' > ')
      if (!ordered) fault(`${id}: not ${told}`)
      yield [`${id}: ${told}`, { ...noCounts(), tries: count * 3, wrong: ordered ? 0 : 1 }]
    }
  },
}
