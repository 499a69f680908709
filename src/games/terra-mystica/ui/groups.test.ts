import { expect, test } from 'vitest'
import { partsOf } from '../../../web/pages/table/parts.ts'
import { terraMysticaModule } from '../module.ts'
import { key } from '../moves.ts'
import { options } from '../options/index.ts'
import type { State } from '../state.ts'
import { groups } from './groups.ts'

const table = (opponents: readonly Record<string, unknown>[]): State =>
  terraMysticaModule.position.read({
    round: 2,
    opponents: [
      { colour: 'blue', structures: { A11: 'dwelling' }, ...opponents[0] },
      { colour: 'gray', structures: { F1: 'dwelling' }, ...opponents[1] },
      { colour: 'black', structures: { I2: 'dwelling' }, ...opponents[2] },
    ],
    player: {
      faction: 'witches',
      coins: 15,
      workers: 9,
      priests: 2,
      bowls: [0, 6, 6],
      structures: { A10: 'trading-post', G3: 'dwelling' },
    },
  })

const partsIn = (s: State) => partsOf(options(s), groups(s, 'en'), false)

test('your actions stand by kind, the opponents by colour, and every move under one heading', () => {
  const s = table([])
  const parts = partsIn(s)
  expect(parts.map(({ group }) => group?.title)).toEqual([
    'Transform and build',
    'Upgrade a structure',
    'Send a priest',
    'Shipping and digging',
    'Power actions',
    'Convert and burn',
    'Pass',
    'Blue opponent',
    'Gray opponent',
    'Black opponent',
  ])
  expect(parts.flatMap(({ moves }) => moves).length).toBe(options(s).length)
  const gray = parts.find(({ group }) => group?.id === 'gray')?.moves.map(({ move }) => key(move)) ?? []
  expect(gray).toContain('evolve gray F1')
  expect(gray.every((line) => /^(add|evolve) gray /.test(line))).toBe(true)
})

test('a colour tells what is left of it, also when nothing is (S22, S23)', () => {
  const parts = partsIn(table([{ placed: true }, { placed: true, upgraded: true }]))
  const aboutOf = (id: string) => parts.find(({ group }) => group?.id === id)?.group?.about
  expect(aboutOf('blue')).toMatch(/^Free and optional, once a round: dwelling placed, may upgrade a dwelling, supply: /)
  expect(aboutOf('gray')).toMatch(/^Free and optional, once a round: dwelling placed, upgrade done, supply: /)
  expect(parts.find(({ group }) => group?.id === 'gray')?.moves).toEqual([])
  const blue = groups(table([]), 'it').find(({ id }) => id === 'blue')
  expect(blue?.title).toBe('Avversario blu')
  expect(blue?.about).toMatch(
    /^Gratis e facoltativo, una volta per turno: può piazzare un’abitazione, può evolvere un’abitazione, /,
  )
})

test('a question in the middle of an action has no headings', () => {
  const s = table([])
  const dig = options(s).find(({ move }) => move.do === 'dig')
  if (dig === undefined) throw new Error('nothing to dig')
  terraMysticaModule.game.apply(s, dig.move)
  expect(groups(s, 'en')).toEqual([])
})
