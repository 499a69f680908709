// Plays Terra Mystica by clicking on what is lit, and makes games of it by the kernel alone.
import type { Locator, Page } from 'playwright-core'
import type { AnyTable } from '../scripts/moment.ts'
import type { Move } from '../src/games/terra-mystica/moves.ts'
import { terraMystica } from '../src/games/terra-mystica/manifest.ts'
import type { State } from '../src/games/terra-mystica/state.ts'
import { dice } from '../src/kernel/chance.ts'
import type { Lang } from '../src/kernel/contract.ts'
import { readSave } from '../src/kernel/save.ts'
import { Table } from '../src/kernel/table.ts'
import { playerOf } from '../src/players/index.ts'
import { NEW } from '../src/web/words/new.ts'
import { address } from './stage.ts'
import { choice, press } from './table.ts'

export const module = await terraMystica.load()

export const key = (move: unknown): string => module.game.key(move)
const kindOf = (move: unknown): string => (move as Move).do

/** What a new game is asked, besides where it is played. */
export interface Options {
  readonly level?: string
  readonly style?: string
  readonly faction?: string
  readonly power?: string
  readonly bonus?: string
  readonly ties?: string
  readonly limit?: string
  readonly cultists?: string
}

const optionsOf = (chosen: Options): Record<string, string> =>
  Object.fromEntries(
    terraMystica.options.map(({ id, initial, choices }) => [
      id,
      chosen[id as keyof Options] ?? initial ?? choices[0]?.id ?? '',
    ]),
  )

/** A new game through its page, up to the table. */
export async function sitDown(
  page: Page,
  lang: Lang,
  mode: 'screen' | 'beside',
  chosen: Options,
  seed?: string,
): Promise<void> {
  await page.goto(address('/new/terra-mystica'))
  for (const { id, title } of terraMystica.options) {
    const value = chosen[id as keyof Options]
    if (value === undefined) continue
    const group = page.getByRole('group', { name: title[lang], exact: true })
    await press(group.locator(`label:has(input[value="${value}"])`))
  }
  await press(choice(page, mode))
  if (seed !== undefined) await page.getByLabel(NEW.seed[lang], { exact: true }).fill(seed)
  await press(page.getByRole('button', { name: NEW.start[lang] }))
  await page.locator('.tm-root').waitFor()
}

/** The pieces a move is about, by the names the board gives them; the first is on the table, the last in the tray. */
function piecesOf(move: Move): readonly string[] {
  switch (move.do) {
    case 'river-town':
      return [`river:${move.river}`]
    case 'bridge':
      return [`site:${move.site}`]
    case 'send':
      return [`cult:${move.cult}`, 'priests']
    case 'step':
    case 'tenth':
      return [`cult:${move.cult}`]
    case 'power':
      return [`power:${move.action}`, 'powers']
    case 'special':
      return [`special:${move.action}`]
    case 'town':
    case 'scoring':
      return [`${move.do}:${move.tile}`]
    case 'favour':
      return [`favour:${move.favour}`]
    case 'faction':
      return [`faction:${move.faction}`]
    case 'tile':
    case 'bonus':
      return [`bonus:${move.tile}`]
    case 'pass':
      return move.tile < 0 ? ['pass'] : [`bonus:${move.tile}`, 'pass']
    case 'convert':
      return ['convert']
    case 'burn':
      return ['bowls']
    case 'advance-shipping':
      return ['shipping']
    case 'advance-dig':
      return ['dig']
    case 'settle':
      return []
    default:
      return 'hex' in move ? [`hex:${move.hex}`] : []
  }
}

/** Moves that are looked at before they are made, and names that stand for several. */
const LOOKED_AT = new Set(['pass', 'faction', 'add', 'evolve'])
const SUMMED = new Set(['convert', 'priests', 'powers'])

/** One of your moves by clicking on its piece, and in the leaf of the piece where it offers several. */
export async function clickMove(page: Page, table: AnyTable, chosen: string, where: 'table' | 'tray'): Promise<void> {
  const moves = table.options.map(({ move }) => move as Move)
  const move = moves.find((each) => key(each) === chosen)
  if (move === undefined) throw new Error(`${chosen} is not possible`)
  const pieces = piecesOf(move)
  const piece = where === 'table' ? pieces[0] : pieces.at(-1)
  if (piece === undefined) {
    const loose = moves.filter((each) => piecesOf(each).length === 0)
    return press(page.locator('.tm-buttons .tm-button').nth(loose.indexOf(move)))
  }
  const spot = page.locator(`.tm-root [data-at="${piece}"][data-lit]`).first()
  await spot.waitFor()
  if ((await page.locator(`.tm-window [data-at="${piece}"]`).count()) > 0) await showOnMap(page, spot)
  await press(spot)
  const alike = moves.filter((each) => piecesOf(each).includes(piece))
  if (alike.length > 1 || LOOKED_AT.has(move.do) || SUMMED.has(piece))
    await press(page.locator('.tm-leaf .tm-action').nth(alike.indexOf(move)))
}

/** On a narrow screen a hex may lie beside the part of the map that is shown: then the whole of it is asked for. */
async function showOnMap(page: Page, spot: Locator): Promise<void> {
  const [at, window] = [await spot.boundingBox(), await page.locator('.tm-window').boundingBox()]
  if (at === null || window === null) throw new Error('the map is not there')
  const middle = at.x + at.width / 2
  if (middle > window.x && middle < window.x + window.width) return
  await press(page.locator('.tm-zoom button').last())
}

/** A seeded game of the kernel's that nobody has played yet. */
export const dealt = (seed: string, chosen: Options): AnyTable =>
  new Table(module, { options: optionsOf(chosen), chance: { kind: 'seeded', seed } })

/** The kinds of moves made so far, and how often. */
export type Seen = Map<string, number>

/** Moves that are tried once, after the others. */
const SMALL = new Set(['convert', 'burn', 'add', 'evolve', 'advance-shipping', 'advance-dig'])
const TIMES = 2

const sortOf = (move: unknown): string =>
  kindOf(move) === 'upgrade' ? `upgrade ${key(move).split(' ')[2]}` : kindOf(move)

/** Plays every kind of move once or twice, what builds first, then passes: a short game that shows a lot. */
export function curious(seen: Seen, table: AnyTable): string {
  const worth = (move: unknown): number => {
    const [kind, times] = [kindOf(move), seen.get(sortOf(move)) ?? 0]
    if (kind === 'pass') return 1
    if (times >= (SMALL.has(kind) ? 1 : TIMES)) return 0
    return (SMALL.has(kind) ? 2 : 4) - times + (kind === 'upgrade' || kind === 'build' ? 0.5 : 0)
  }
  let chosen = table.options[0]?.move
  for (const { move } of table.options) if (worth(move) > worth(chosen)) chosen = move
  seen.set(sortOf(chosen), (seen.get(sortOf(chosen)) ?? 0) + 1)
  return key(chosen)
}

/** A game some way in where one of your moves is of this kind, from the first seed that gets there. */
export function waitingFor(verb: string, chosen: Options = {}, round = 0, player = 'random'): AnyTable {
  for (let seed = 1; seed < 60; seed++) {
    const table = dealt(String(seed), chosen)
    const stream = dice(seed)
    for (table.advance(); table.seat !== undefined; table.advance()) {
      const { options } = table
      if ((table.state as State).round >= round && options.some(({ move }) => kindOf(move) === verb)) return table
      table.play(key(playerOf(player)(module, table.state, options, stream)))
    }
  }
  throw new Error(`no game comes to ${verb}`)
}

/** A save folded here, by the kernel alone. */
export const fold = (save: string): AnyTable => Table.open(module, readSave(save))

export const keysOf = (table: AnyTable): string[] => table.log.map(({ seat, move }) => `${seat} ${key(move)}`)
