// The position editor on a phone: realistic tables are entered by hand, with few touches, and nothing moves before the person begins.
import { expect } from 'vitest'
import type { AnyTable } from '../scripts/moment.ts'
import type { Json } from '../src/kernel/contract.ts'
import { wordOf } from '../src/web/panels/editor/schema.ts'
import { isObject, type JsonObject } from '../src/web/panels/types.ts'
import { TABLE } from '../src/web/words/table.ts'
import { type Entering, enter, openEditor, type Put, put, touch } from './entry.ts'
import { isAsked, type Kernel, kernelOf } from './kernel.ts'
import { PHONE, scene, type Stage } from './stage.ts'
import { boardDrawn, exportFile, setSpeed, yourTurn } from './table.ts'

const objectOf = (json: Json | undefined): JsonObject => (isObject(json) ? json : {})
const listOf = (json: Json | undefined): readonly Json[] => (Array.isArray(json) ? (json as readonly Json[]) : [])

const toTable = (entering: Entering): Promise<void> =>
  touch(entering, entering.page.locator('.editor__actions .kit-button--main'))

/** What is entered on the drawing of each game that has one. */
const ON_DRAWING: Readonly<
  Record<string, { readonly fields: readonly string[]; puts(position: JsonObject): readonly Put[] }>
> = {
  'terra-mystica': {
    fields: ['terrain', 'player.structures', 'player.bridges', 'player.towns', 'opponents.structures'],
    puts: ({ player, opponents, terrain }) => {
      const own = Object.entries(objectOf(objectOf(player).structures))
      const built = new Set(own.map(([spot]) => spot))
      const theirs = listOf(opponents).flatMap((each) => {
        const { colour, structures } = objectOf(each)
        return Object.entries(objectOf(structures)).map(([spot, kind]) => {
          built.add(spot)
          return { brush: `their ${wordOf(colour)}`, spot, times: kind === 'dwelling' ? 1 : 2 }
        })
      })
      const bridges = listOf(objectOf(player).bridges).map((each) => ({
        brush: 'bridge',
        spot: listOf(each).map(wordOf).sort().join(' '),
      }))
      // One touch makes the whole group a town.
      const towns = listOf(objectOf(player).towns).map((each) => {
        const { tile, hexes, river } = objectOf(each)
        return { brush: `town ${wordOf(tile)}`, spot: wordOf(river ?? listOf(hexes)[0]) }
      })
      const land = Object.entries(objectOf(terrain))
        .filter(([spot]) => !built.has(spot))
        .map(([spot, colour]) => ({ brush: `land ${wordOf(colour)}`, spot }))
      return [
        ...own.map(([spot, kind]) => ({ brush: `own ${wordOf(kind)}`, spot })).toSorted(byBrush),
        ...theirs,
        ...land.toSorted(byBrush),
        ...bridges,
        ...towns,
      ]
    },
  },
  'age-of-comics': {
    fields: ['map', 'player.agent'],
    puts: ({ map, player }) => [
      ...Object.entries(objectOf(map))
        .map(([spot, order]) => {
          const { genre, value } = objectOf(order)
          return { brush: wordOf(genre), beside: value === undefined ? 'down' : wordOf(value), spot }
        })
        .toSorted((a, b) => byBrush(a, b) || a.beside.localeCompare(b.beside)),
      { brush: 'agent', spot: wordOf(objectOf(player).agent) },
    ],
  },
  concordia: {
    fields: ['cityGoods', 'houses', 'coinProvinces', 'player.colonists'],
    puts: ({ cityGoods, houses, coinProvinces, player, map }) => {
      const colonists = listOf(objectOf(player).colonists).map(objectOf)
      return [
        ...Object.entries(objectOf(cityGoods))
          .map(([spot, good]) => ({ brush: `good ${wordOf(good)}`, spot }))
          .toSorted(byBrush),
        ...['player', 'ai'].flatMap((side) =>
          listOf(objectOf(houses)[side]).map((spot) => ({ brush: `house ${side}`, spot: wordOf(spot) })),
        ),
        ...listOf(coinProvinces).map((spot) => ({ brush: 'coins', spot: wordOf(spot) })),
        ...['land', 'sea'].flatMap((type) => colonistPuts(type, colonists, CAPITALS[wordOf(map)] ?? '')),
      ]
    },
  },
}

const byBrush = (a: Put, b: Put): number => a.brush.localeCompare(b.brush)

const CAPITALS: Readonly<Record<string, string>> = { italia: 'roma', imperium: 'roma', hispania: 'valentia' }

/** At first there is one of each type in the start city. */
function colonistPuts(type: string, colonists: readonly JsonObject[], capital: string): readonly Put[] {
  const brush = `colonist ${type}`
  const here = colonists.filter((each) => each.type === type)
  const away = here.filter(({ at }) => at !== capital).map(({ at }) => ({ brush, spot: wordOf(at) }))
  const home = here.length - away.length
  if (home === 0) return [...away, ...Array.from({ length: 3 - away.length }, () => ({ brush, spot: capital }))]
  return [...away, ...Array.from({ length: home - 1 }, () => ({ brush, spot: capital }))]
}

interface Middle {
  readonly game: string
  /** Your decisions before it. */
  readonly after: number
  isThere(table: AnyTable): boolean
  /** How many touches it takes at most. */
  readonly most: number
  /** Only the soak enters it: the others show the same. */
  readonly isLong?: true
}

/** A table in the middle of a game, at the beginning of a turn of yours. */
function middleOf(kernel: Kernel, { after, isThere }: Middle): AnyTable {
  let made = 0
  return kernel.waitingFor((table) => ++made > after && isThere(table))
}

/** At the beginning of a turn: nothing of it has happened. */
const isFreshTurn = ({ module, state }: AnyTable): boolean => {
  const { taken, due } = objectOf(module.position?.write(state))
  return taken !== true && due === null
}

const MIDDLES: readonly Middle[] = [
  { game: 'duel', after: 16, isThere: (table) => isAsked(table, 'turn'), most: 130, isLong: true },
  { game: 'architects', after: 14, isThere: isFreshTurn, most: 110, isLong: true },
  { game: 'concordia', after: 40, isThere: (table) => isAsked(table, 'card'), most: 140, isLong: true },
  { game: 'age-of-comics', after: 40, isThere: (table) => isAsked(table, 'place'), most: 230, isLong: true },
  { game: 'terra-mystica', after: 40, isThere: (table) => isAsked(table, 'act'), most: 90 },
]

const UNSEEN = new Set(['doing', 'pending', 'chance', 'rolls', 'events', 'card'])

/** A position as a person tells it, without what the editor does not show: in your turn the last automa card is one of those turned up. */
function shown(position: JsonObject): JsonObject {
  const seen: JsonObject = Object.fromEntries(Object.entries(position).filter(([key]) => !UNSEEN.has(key)))
  if (typeof position.card !== 'string') return seen
  const { cards, ...automa } = objectOf(position.automa)
  const revealed = [...listOf(objectOf(cards).revealed), position.card]
  return { ...seen, automa: { ...automa, cards: { ...objectOf(cards), revealed } } }
}

/** The table that a position tells. In which order colonists were entered does not matter. */
function stateOf({ module }: Kernel, position: Json | undefined): Json {
  const table = JSON.parse(JSON.stringify(module.position.read(position))) as JsonObject
  const { player } = table
  const { colonists } = objectOf(player)
  if (colonists === undefined) return table
  const sorted = listOf(colonists).toSorted((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)))
  return { ...table, player: { ...objectOf(player), colonists: sorted } }
}

for (const middle of MIDDLES)
  scene(
    `a table in the middle of ${middle.game} is entered and begun`,
    { lang: middle.game === 'duel' ? 'en' : 'it', screen: PHONE, long: middle.isLong === true },
    async (stage) => {
      const { page, lang } = stage
      const kernel = await kernelOf(middle.game)
      const { module } = kernel
      const position = shown(module.position.write(middleOf(kernel, middle).state) as JsonObject)
      const drawing = ON_DRAWING[middle.game]
      await setSpeed(page)
      const entering = await openEditor(page, middle.game)
      await enter(entering, {
        module,
        position,
        ...(drawing === undefined ? {} : { puts: drawing.puts(position), drawn: drawing.fields }),
      })
      const status = page.locator('.editor__status p')
      await expect.poll(() => status.textContent()).toBe(module.prompt(module.position.read(position), lang))
      await toTable(entering)
      await yourTurn(page)
      const { setup } = kernel.fold(await exportFile(page, lang))
      expect(stateOf(kernel, setup.position)).toEqual(stateOf(kernel, position))
      expect(entering.touches).toBeLessThanOrEqual(middle.most)
    },
  )

/** Four kinds of structures, some on hexes of another colour, and hexes that were transformed and not built on. */
const EIGHT: readonly Put[] = [
  ...['A4', 'D2', 'E4', 'C1'].map((spot) => ({ brush: 'own dwelling', spot })),
  ...['D5', 'H2'].map((spot) => ({ brush: 'own trading-post', spot })),
  { brush: 'own temple', spot: 'B2' },
  { brush: 'own stronghold', spot: 'H4' },
  ...['A5', 'E5', 'D4'].map((spot) => ({ brush: 'land blue', spot })),
]

scene(
  'Terra Mystica: eight buildings, three transformed hexes and a faction take at most 20 touches',
  { lang: 'it', screen: PHONE },
  async ({ page }) => {
    const entering = await openEditor(page, 'terra-mystica')
    await enter(entering, {
      module: (await kernelOf('terra-mystica')).module,
      position: { player: { faction: 'mermaids' } },
      puts: EIGHT,
    })
    expect(entering.touches).toBeLessThanOrEqual(20)
    expect(entering.touches).toBeGreaterThanOrEqual(12)
    const missing = page.locator('.editor__status[data-wrong] p')
    await expect.poll(() => missing.textContent()).toContain('gli avversari sono 3, sulla mappa ce ne sono 0')
    await page.getByRole('tab').last().click()
    const { player, terrain } = JSON.parse(await page.locator('.editor-raw textarea').inputValue()) as JsonObject
    expect(Object.keys(objectOf(objectOf(player).structures))).toHaveLength(8)
    expect(terrain).toEqual({ C1: 'blue', B2: 'blue', A5: 'blue', E5: 'blue', D4: 'blue' })
    // Every change can be taken back.
    await page.getByRole('tab').first().click()
    await touch(entering, page.locator('.editor__actions button').first())
    await page.getByRole('tab').last().click()
    await expect.poll(() => page.locator('.editor-raw textarea').inputValue()).not.toContain('"D4"')
  },
)

const prompted = (page: Stage['page'], turn: string) => page.locator(`.prompt[data-turn="${turn}"]`).waitFor()

scene(
  'Concordia: nothing moves before the person begins, and the table can be changed again',
  { lang: 'it', screen: PHONE },
  async ({ page, lang }) => {
    await setSpeed(page)
    const entering = await openEditor(page, 'concordia')
    // You are to move unless told otherwise.
    await put(entering, [{ brush: 'house player', spot: 'genua' }])
    await expect.poll(() => page.locator('[data-path="turn"] input:checked + span').textContent()).toBe('Tu')
    await touch(entering, page.locator('[data-path="turn"] label').filter({ hasText: 'IA' }))
    await toTable(entering)
    await boardDrawn(page)
    await prompted(page, 'begin')
    const { id } = { id: page.url() }
    await expect
      .poll(() => page.getByRole('button', { name: TABLE.undo[lang] }).getAttribute('aria-disabled'))
      .toBe('true')
    // Nothing moves by itself, not even when the page is opened again.
    await page.reload()
    await boardDrawn(page)
    await prompted(page, 'begin')
    // Back to the editor: everything is still there.
    await touch(entering, page.getByRole('button', { name: TABLE.toEditor[lang] }))
    await page.locator('.editor__sections').waitFor()
    await expect.poll(() => page.locator('[data-spot="genua"]').textContent()).toContain('Tua abitazione')
    await put(entering, [{ brush: 'house player', spot: 'nicaea' }])
    await toTable(entering)
    await boardDrawn(page)
    await prompted(page, 'begin')
    expect(page.url()).not.toBe(id)
    // The person says so: the AI moves. Taken back, it waits again.
    await touch(entering, page.getByRole('button', { name: TABLE.begin[lang] }))
    await yourTurn(page)
    await touch(entering, page.getByRole('button', { name: TABLE.undo[lang] }))
    await prompted(page, 'begin')
    // The table that was never begun is gone.
    await page.goto(page.url().replace(/#.*/, '#/'))
    await page.locator('.home').first().waitFor()
    await expect.poll(() => page.locator('.game-row, .resume').count()).toBeLessThanOrEqual(2)
  },
)
