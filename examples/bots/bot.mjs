// A bot for any game of Solotavolo. It plays whatever is legal, at random.
//
//   node bot.mjs duel                                        plays a game through the engine
//   solotavolo sim duel --player ./bot.mjs --games 100       plays in the lab, which calls `choose`
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** One of `legal`. In the lab, `state` is the whole table. */
export function choose({ legal }) {
  return legal[Math.floor(Math.random() * legal.length)]
}

async function play(game) {
  const [command, ...args] = (process.env.SOLOTAVOLO ?? 'npx solotavolo').split(' ')
  const engine = spawn(command, [...args, 'engine', game], { stdio: ['pipe', 'pipe', 'inherit'] })
  const answers = createInterface({ input: engine.stdout })[Symbol.asyncIterator]()
  const ask = async (request) => {
    engine.stdin.write(`${JSON.stringify(request)}\n`)
    return JSON.parse((await answers.next()).value)
  }
  let now = await ask({ do: 'new', seed: String(Math.floor(Math.random() * 1e9)) })
  while (now.turn) now = await ask({ do: 'play', move: choose(now) })
  console.log((await ask({ do: 'result' })).says)
  engine.stdin.end()
}

if (process.argv[1] === import.meta.filename && process.argv[2]) await play(process.argv[2])
