// What the tests of the panels play with.
import { ageOfComicsModule } from '../../games/age-of-comics/module.ts'
import { architectsModule } from '../../games/architects/module.ts'
import { concordiaModule } from '../../games/concordia/module.ts'
import { duelModule } from '../../games/duel/module.ts'
import { terraMysticaModule } from '../../games/terra-mystica/module.ts'
import type { AnyGameModule } from '../../kernel/contract.ts'
import type { ChanceMode } from '../../kernel/mode.ts'
import { Table } from '../../kernel/table.ts'
import type { GameUi } from '../contract.ts'
import type { AnyTable } from './types.ts'

export const duel = duelModule as AnyGameModule
export const architects = architectsModule as AnyGameModule
export const ageOfComics = ageOfComicsModule as AnyGameModule
export const terraMystica = terraMysticaModule as AnyGameModule
export const concordia = concordiaModule as AnyGameModule

/** A screen that draws three components. */
export const fakeUi: GameUi = {
  Board: () => null,
  Piece: ({ id }) => `[${id}]`,
  pieces: [{ title: { it: 'Civili', en: 'Civilian' }, ids: ['altar', 'theater', 'baths'] }],
}

/** A table on which the person has always taken the first option, `moves` times. */
export function played(moves: number, chance: ChanceMode = { kind: 'seeded', seed: '7' }): AnyTable {
  const table: AnyTable = new Table(duel, { options: { level: 'base', promos: 'none' }, chance })
  table.advance()
  for (let n = 0; n < moves && table.seat !== undefined; n++) {
    const first = table.options[0]
    if (first !== undefined) table.play(duel.game.key(first.move))
    table.advance()
  }
  return table
}

export function lastAutomaEntry(table: AnyTable): number {
  for (let n = table.length; n > 0; n--) if (table.entry(n).seat === 'automa') return n
  throw new Error('the automa has not moved')
}
