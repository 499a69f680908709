// Damaged questions: every one gets one line, an answer or a refusal, quickly.
import { damage } from '../test/fixtures/damage.ts'
import { solotavolo } from '../test/fixtures/cli.ts'
import { dice } from '../src/kernel/chance.ts'
import { attempt, noCounts, type Part } from './part.ts'
import { oneOf, samples } from './samples.ts'

const COUNT = 100_000
const AT_ONCE = 25
/** Kinds of questions of all games; what a game does not know it refuses. */
const KINDS = [
  'legal',
  'score',
  'need',
  'cost',
  'after',
  'turn',
  'moves',
  'take',
  'final',
  'print',
  'income',
  'refill',
  'x',
]

export const questions: Part = {
  id: 'questions',
  about: 'damaged questions are answered or refused, one line each',
  async *run(soak) {
    const all = await samples(2)
    for (const { manifest, positions } of all) {
      const counts = noCounts()
      const stream = dice(positions.length)
      const question = (no: number): string => {
        const ask = stream.below(3) === 0 ? '' : `,"ask":{"kind":"${oneOf(KINDS, stream)}"}`
        return damage(`{"id":${no},"position":${oneOf(positions, stream)}${ask}}`, stream).replaceAll('\n', ' ')
      }
      for (let n = soak.share(COUNT / all.length / AT_ONCE); n > 0; n--) {
        const lines = Array.from({ length: AT_ONCE }, (_, no) => question(no)).filter((line) => line.trim() !== '')
        counts.tries += AT_ONCE - 1
        await attempt(
          counts,
          soak,
          () => lines.join('\n').slice(0, 4000),
          async () => {
            const { out, err, status } = await solotavolo(['ask', manifest.id], `${lines.join('\n')}\n`)
            const answers = out.trimEnd().split('\n')
            if (status !== 0 || err !== '' || answers.length !== lines.length)
              throw new Error(`${answers.length} answers to ${lines.length} questions, status ${status}: ${err}`)
            for (const [at, answer] of answers.entries())
              if (String((JSON.parse(answer) as { error?: string }).error).includes('could not be answered'))
                throw new Error(`${answer} to ${lines[at]}`)
          },
        )
      }
      yield [manifest.id, counts]
    }
  },
}
