import { beforeEach, describe, expect, it } from 'vitest'
import SAVE from '../../../test/corpus/duel-base-greedy.txt?raw'
import { memoryResults } from '../../../test/fixtures/memory.ts'
import { STANDARD, textOf } from '../../games/age-of-comics/deck.ts'
import { ageOfComics } from '../../games/age-of-comics/manifest.ts'
import { readSave, writeSave } from '../../kernel/save.ts'
import { keepOwn, keptOwn } from '../pages/new/own-values.ts'
import { readDraft, writeDraft } from '../pages/new/draft.ts'
import { bestsOf, mergeBests } from '../store/best.ts'
import { openSave } from '../store/open.ts'
import { INITIAL, prefsStore } from '../store/prefs.ts'
import type { GameRecord } from '../store/record.ts'
import { resultRecordOf } from '../store/result-record.ts'
import { createResults } from '../store/results.ts'
import { resultOf } from '../store/session.ts'
import { createShelf, type Shelf } from '../store/shelf.ts'
import { MOST_BYTES, restoreBackup, writeBackup } from './backup.ts'
import { bestsPart } from './bests.ts'
import { decksPart } from './decks.ts'
import { draftsPart } from './drafts.ts'
import { gamesPart } from './games.ts'
import { resultsPart } from './results.ts'
import type { Part } from './part.ts'
import { settingsPart } from './settings.ts'

const { table: ENDED } = await openSave(SAVE)
const FINISHED = resultOf(ENDED)

/** The first entries of a finished game; all of them by default. */
function game(id: string, rev: number, entries?: number, text = SAVE): GameRecord {
  const save = readSave(text)
  const cut = save.entries.slice(0, entries)
  return {
    id,
    game: 'duel',
    text: writeSave({ ...save, entries: cut }),
    cursor: cut.length,
    rev,
    title: '7 Wonders Duel',
    level: 'base',
    created: 1,
    updated: rev,
    ...(entries === undefined ? { finished: rev, result: FINISHED } : {}),
  }
}

/** The same game with another move at one of the person's decisions. */
async function otherWay(id: string, rev: number): Promise<GameRecord> {
  const { table } = await openSave(SAVE)
  const { key } = table.module.game
  const at = table.log.findIndex(({ seat }, n) => seat === 'you' && n > 40)
  const played = table.log[at]?.move
  table.goto(at)
  table.play(table.options.map(({ move }) => key(move)).find((move) => move !== key(played)) ?? '')
  return { ...game(id, rev, 0), text: writeSave(table.toSave()), cursor: table.cursor }
}

function shelfOf(...records: readonly GameRecord[]): Shelf {
  const map = new Map<string, unknown>(records.map((record) => [record.id, record]))
  return createShelf({
    all: async () => [...map],
    get: async (id) => map.get(id),
    put: async (id, check) => {
      const next = check(map.get(id))
      if (next !== undefined) map.set(id, next)
    },
    remove: async (id) => void map.delete(id),
    reopen: async () => undefined,
  })
}

const told = async (merging: ReturnType<typeof restoreBackup>) => {
  const { changed, stayed, refused } = await merging
  return {
    changed: changed.map((each) => each('en')),
    stayed: stayed.map((each) => each('en')),
    refused: refused.map((each) => each('en')),
  }
}

const NOTHING = { changed: [], stayed: [], refused: [] }
const MADE = new Date(0)
const backUp = (...parts: readonly Part[]): Promise<string> => writeBackup(parts, MADE)
const listed = async (shelf: Shelf) => [...(await shelf.list())].sort((a, b) => a.id.localeCompare(b.id))

beforeEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  prefsStore.setState(INITIAL)
})

describe('the games of a backup', () => {
  const restoring = async (here: Shelf, ...records: readonly GameRecord[]) =>
    told(restoreBackup(await backUp(gamesPart(shelfOf(...records))), [gamesPart(here)]))

  it('are all there in a fresh browser, and restoring them twice changes nothing', async () => {
    const records = [game('a', 9), game('b', 3, 20)]
    const here = shelfOf()
    expect(await restoring(here, ...records)).toEqual({ ...NOTHING, changed: ['2 games added.'] })
    expect(await listed(here)).toEqual(records)
    expect(await restoring(here, ...records)).toEqual(NOTHING)
    expect(await listed(here)).toEqual(records)
  })

  it('can be read in the file line by line', async () => {
    const text = await backUp(gamesPart(shelfOf(game('a', 1, 3))))
    expect(text).toContain('"solotavolo": "backup"')
    expect(text).toMatch(/^ +"chance place urbanism",$/m)
  })

  it('never replace a newer revision by an older one', async () => {
    const here = shelfOf(game('a', 9, 40))
    expect(await restoring(here, game('a', 5, 20))).toEqual(NOTHING)
    expect(await here.get('a')).toEqual(game('a', 9, 40))
  })

  it('update a game that is older here', async () => {
    const here = shelfOf(game('a', 5, 20))
    expect(await restoring(here, game('a', 9))).toEqual({ ...NOTHING, changed: ['One game brought further.'] })
    expect(await here.get('a')).toEqual(game('a', 9))
  })

  it('keep both if a game took another course, once', async () => {
    const mine = game('a', 9)
    const its = await otherWay('a', 12)
    const here = shelfOf(mine)
    const both = { ...NOTHING, changed: ['One game had gone on another way: now both are here.'] }
    expect(await restoring(here, its)).toEqual(both)
    expect(await listed(here)).toEqual([mine, { ...its, id: 'a~1' }])
    expect(await restoring(here, its)).toEqual(NOTHING)
    expect(await here.list()).toHaveLength(2)
  })

  it('keep both if the backup has more moves, but in an older revision', async () => {
    const here = shelfOf(game('a', 9, 20))
    await restoring(here, game('a', 5, 30))
    expect(await listed(here)).toEqual([game('a', 9, 20), game('a~1', 5, 30)])
  })

  it.each([
    ['cut in the middle', (item: object) => ({ ...item, text: ['solotavolo 1 · duel'] })],
    [
      'with a move nobody can make',
      (item: { text: string[] }) => ({ ...item, text: [...item.text, 'you build circus'] }),
    ],
    ['that is no longer finished', (item: object) => ({ ...item, cursor: 3 })],
    ['won by somebody else', (item: object) => ({ ...item, result: { ...FINISHED, winner: 'shared' } })],
    ['without a revision', (item: object) => ({ ...item, rev: 'x' })],
    ['that is nothing', () => null],
  ] as [string, (item: unknown) => unknown][])('are refused one by one: a game %s', async (_, spoil) => {
    const text = await backUp(gamesPart(shelfOf(game('a', 9), game('b', 3, 20))))
    const data = JSON.parse(text) as { parts: { games: { id: string }[] } }
    const at = data.parts.games.findIndex(({ id }) => id === 'a')
    data.parts.games[at] = spoil(data.parts.games[at]) as { id: string }
    const here = shelfOf()
    const { changed, refused } = await told(restoreBackup(JSON.stringify(data), [gamesPart(here)]))
    expect(changed).toEqual(['One game added.'])
    expect(refused).toEqual([
      expect.stringMatching(new RegExp(`^Game number ${at + 1} of the backup .* is damaged\\.$`)),
    ])
    expect((await here.list()).map(({ id }) => id)).toEqual(['b'])
  })

  it('of a newer edition say that an update is needed', async () => {
    const newer = { ...game('a', 3, 5), text: game('a', 3, 5).text.replace(/edition \d+/, 'edition 99') }
    const here = shelfOf()
    const { refused } = await restoring(here, newer)
    expect(refused).toEqual([expect.stringContaining('update and restore again')])
    expect(await here.list()).toEqual([])
  })
})

describe('a backup', () => {
  const here = () => [gamesPart(shelfOf()), settingsPart]

  it.each([
    ['no JSON', 'Dear diary', 'This file is not a backup of Solotavolo.'],
    ['something else', '{"solotavolo": "positions"}', 'This file is not a backup of Solotavolo.'],
    ['a list', '[]', 'This file is not a backup of Solotavolo.'],
    [
      'cut off',
      '{ "solotavolo": "backup", "format": 1, "parts": { "ga',
      'This backup is damaged or incomplete: nothing has changed.',
    ],
    [
      'without parts',
      '{ "solotavolo": "backup", "format": 1 }',
      'This backup is damaged or incomplete: nothing has changed.',
    ],
    [
      'without a format',
      '{ "solotavolo": "backup", "parts": {} }',
      'This backup is damaged or incomplete: nothing has changed.',
    ],
    [
      'of a newer version',
      '{ "solotavolo": "backup", "format": 2, "parts": {} }',
      'This backup comes from a newer Solotavolo: update and try again.',
    ],
    ['too large', ' '.repeat(MOST_BYTES + 1), 'This file is too large to be a backup.'],
  ])('that is %s is refused in one sentence', async (_, text, sentence) => {
    await expect(restoreBackup(text, here())).rejects.toThrow(sentence)
  })

  it('with a damaged part restores the others', async () => {
    const data = { solotavolo: 'backup', format: 1, parts: { games: 7, settings: { theme: 'dark' }, ledger: [] } }
    expect(await told(restoreBackup(JSON.stringify(data), here()))).toEqual({
      changed: ['The settings.'],
      stayed: [],
      refused: [
        'The games: this part of the backup is damaged.',
        'There is more that this version does not know: update and restore again.',
      ],
    })
    expect(prefsStore.getState().theme).toBe('dark')
  })
})

describe('the other parts of a backup', () => {
  const best = (category: string, points: number) => ({
    category,
    text: { it: category, en: category },
    points,
    when: 1,
  })
  const deck = ageOfComics.options.find(({ own }) => own !== undefined)
  if (deck === undefined) throw new Error('Age of Comics has a deck of one’s own')
  const CARDS = textOf(STANDARD).split(' ')
  const OWN = CARDS.toReversed().join(' ')

  it('best scores: of each category the highest stays', async () => {
    mergeBests('terra-mystica', [best('easy', 90), best('hard', 70)])
    const text = await backUp(bestsPart())
    localStorage.clear()
    mergeBests('terra-mystica', [best('easy', 99), best('medium', 50)])
    expect(await told(restoreBackup(text, [bestsPart()]))).toEqual({ ...NOTHING, changed: ['One best score.'] })
    expect(bestsOf('terra-mystica').map(({ points }) => points)).toEqual([99, 70, 50])
    expect(await told(restoreBackup(text, [bestsPart()]))).toEqual(NOTHING)
  })

  it('best scores that are damaged, or of a game that is not here, are refused', async () => {
    const parts = { 'best-scores': { 'terra-mystica': [best('easy', 90), { points: 'many' }], chess: [best('x', 1)] } }
    const text = JSON.stringify({ solotavolo: 'backup', format: 1, parts })
    const { changed, refused } = await told(restoreBackup(text, [bestsPart()]))
    expect(changed).toEqual(['One best score.'])
    expect(refused).toHaveLength(2)
    expect(Object.keys(localStorage)).toEqual(['solotavolo.best.terra-mystica'])
  })

  it('a deck is restored if there is none, and does not replace another', async () => {
    keepOwn('age-of-comics', deck, OWN)
    const text = await backUp(decksPart)
    localStorage.clear()
    expect((await told(restoreBackup(text, [decksPart]))).changed).toHaveLength(1)
    expect(keptOwn('age-of-comics', deck)).toBe(OWN)
    expect(await told(restoreBackup(text, [decksPart]))).toEqual(NOTHING)
    const other = [...CARDS.slice(6), ...CARDS.slice(0, 6)].join(' ')
    keepOwn('age-of-comics', deck, other)
    const { changed, stayed } = await told(restoreBackup(text, [decksPart]))
    expect(changed).toEqual([])
    expect(stayed).toHaveLength(1)
    expect(keptOwn('age-of-comics', deck)).toBe(other)
  })

  it('a deck that cannot be played is refused', async () => {
    const parts = { decks: { 'age-of-comics': { [deck.id]: { own: 'jokers' } }, chess: { deck: { own: 'x' } } } }
    const text = JSON.stringify({ solotavolo: 'backup', format: 1, parts })
    const { changed, refused } = await told(restoreBackup(text, [decksPart]))
    expect(changed).toEqual([])
    expect(refused).toHaveLength(2)
    expect(localStorage).toHaveLength(0)
  })

  it('settings replace defaults, and those changed here stay', async () => {
    prefsStore.setState({ theme: 'dark', textSize: 'large', speed: 'slow' })
    const text = await backUp(settingsPart)
    prefsStore.setState(INITIAL)
    prefsStore.setState({ speed: 'instant' })
    const { changed, stayed } = await told(restoreBackup(text, [settingsPart]))
    expect([changed.length, stayed.length]).toEqual([1, 1])
    expect(prefsStore.getState()).toEqual({ ...INITIAL, theme: 'dark', textSize: 'large', speed: 'instant' })
    expect((await told(restoreBackup(text, [settingsPart]))).changed).toEqual([])
  })

  it.each([7, null, [], { theme: 'purple' }])('settings that are %o are refused', async (settings) => {
    const text = JSON.stringify({ solotavolo: 'backup', format: 1, parts: { settings } })
    const { refused } = await told(restoreBackup(text, [settingsPart]))
    expect(refused).toEqual(['The settings: this part of the backup is damaged.'])
    expect(prefsStore.getState()).toEqual(INITIAL)
  })

  it('a half-entered position is restored if there is none', async () => {
    const draft = { chosen: { level: 'base' }, position: { age: 2 } }
    writeDraft('duel', draft)
    const text = await backUp(draftsPart)
    sessionStorage.clear()
    expect((await told(restoreBackup(text, [draftsPart]))).changed).toHaveLength(1)
    expect(readDraft('duel')).toEqual(draft)
    expect(await told(restoreBackup(text, [draftsPart]))).toEqual(NOTHING)
  })
})

describe('the results of a backup', () => {
  const resultsOf = async (...ids: readonly string[]) => {
    const results = createResults(memoryResults())
    for (const id of ids) await results.enter(resultRecordOf(game(id, 4), ENDED))
    return results
  }

  it('are added once, and what is here stays', async () => {
    const backup = await backUp(resultsPart(await resultsOf('a', 'b')))
    const here = await resultsOf('b', 'c')
    const restoring = () => told(restoreBackup(backup, [resultsPart(here)]))
    expect(await restoring()).toEqual({ ...NOTHING, changed: ['One result added.'] })
    expect((await here.list()).results).toHaveLength(3)
    expect(await restoring()).toEqual(NOTHING)
    expect((await here.list()).results).toHaveLength(3)
  })

  it('of a game restored beside another course of it are not counted twice', async () => {
    const results = await resultsOf('a')
    expect(await results.enter(resultRecordOf(game('a~1', 4), ENDED))).toBe(false)
  })

  it('that are damaged or newer are refused by number, the others restored', async () => {
    const { results } = await (await resultsOf('a')).list()
    const part = [null, { ...results[0], you: 3 }, { ...results[0], format: 5 }, results[0]]
    const text = JSON.stringify({ solotavolo: 'backup', format: 1, parts: { results: part } })
    const here = await resultsOf()
    const { changed, refused } = await told(restoreBackup(text, [resultsPart(here)]))
    expect(changed).toEqual(['One result added.'])
    expect(refused).toEqual([
      'Result number 1 of the backup is damaged.',
      'Result number 2 of the backup is damaged.',
      'Result number 3 of the backup comes from a newer version: update and restore again.',
    ])
  })
})
