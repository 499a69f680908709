// Positions whose fields were mixed up: refused with a sentence, or played on from without a dead end.
import { expect, test } from 'vitest'
import { dice, pickWeighted } from '../../../src/kernel/chance.ts'
import { BadInput } from '../../../src/kernel/contract.ts'
import { FACTIONS } from '../../../src/games/terra-mystica/catalogue/index.ts'
import { terraMysticaModule } from '../../../src/games/terra-mystica/module.ts'
import type { State } from '../../../src/games/terra-mystica/state.ts'

const { game, automa, answer, position } = terraMysticaModule
type Fields = Record<string, unknown>

function advance(s: State, stream: ReturnType<typeof dice>): boolean {
  const step = game.step(s)
  if (step.kind === 'over') return false
  const options = game.options(s)
  expect(options.length).toBeGreaterThan(0)
  game.apply(
    s,
    step.kind === 'choice' && step.seat === 'automa' ? automa.decide(s) : pickWeighted(options, stream).move,
  )
  return true
}

/** The positions of a game of every faction. */
const written = FACTIONS.flatMap(({ id }, seed) => {
  const s = game.start({
    level: 'hard',
    style: seed % 2 === 0 ? 'random' : 'deliberate',
    faction: id,
    power: seed % 3 === 0 ? 'blocked-predetermined' : 'blocked-each-round',
    bonus: 'chosen',
    ties: seed % 2 === 0 ? 'choice' : 'random',
    limit: 'round',
    cultists: 'cult-step',
  })
  const stream = dice(seed)
  const found: string[] = []
  do found.push(JSON.stringify(position.write(s)))
  while (advance(s, stream))
  return found
})

const QUESTIONS = [
  'income',
  'cult-bonus',
  'pass-vp',
  'network',
  'final-score',
  'reachable',
  'legal-solo-actions',
  'block-power-actions',
]

test('a position with fields of another is refused in a sentence or played on from', () => {
  const stream = dice(1)
  const pick = <T>(list: readonly T[]): T => list[stream.below(list.length)] as T
  let played = 0
  for (let n = 0; n < 1500; n++) {
    const json = JSON.parse(pick(written)) as Fields
    const other = JSON.parse(pick(written)) as Fields
    const inside = stream.below(2) === 0
    const into = (inside ? json['player'] : json) as Fields
    const from = (inside ? other['player'] : other) as Fields
    const field = pick(Object.keys(into))
    if (field in from && stream.below(3) > 0) into[field] = from[field]
    else delete into[field]
    try {
      const s = position.read(json)
      for (let moves = 0; moves < 12 && advance(s, stream); moves++);
      answer(json, { kind: pick(QUESTIONS) })
      played++
    } catch (error) {
      expect(error, JSON.stringify(json)).toBeInstanceOf(BadInput)
    }
  }
  expect(played).toBeGreaterThan(300)
})
