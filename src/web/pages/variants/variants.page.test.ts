import { beforeEach, describe, expect, it } from 'vitest'
import { manifestOf } from '../../../games/index.ts'
import { differences } from '../../../variant/differences.ts'
import { variantsPart } from '../../backup/variants.ts'
import { checkDraft } from './check.ts'
import * as draft from './data.ts'
import { beginDraft, draftOf, dropDraft, keepDraft, listDrafts } from '../../variants/drafts.ts'
import { knownVariants } from '../../variants/known.ts'
import { changed, type History } from './editor/history.ts'
import { EXAMPLES } from './examples.ts'
import { readVariantLink, variantLink } from './links.ts'
import { OPEN_GAMES, openGame, readText } from './open.ts'
import { searchParts } from './PartsPage.tsx'
import { partsOf } from '../../../variant/parts.ts'

const duel = await openGame(manifestOf('duel'))
const { registry } = duel.variants
const choice = registry.ladders.find(({ id }) => id === 'choice')
const tactical = registry.ladders.find(({ id }) => id === 'tactical')
if (choice === undefined || tactical === undefined) throw new Error('Duel has other ladders now')

describe('a draft as data', () => {
  it('puts values at their paths, and takes out what becomes empty', () => {
    const data = draft.put({ title: 'A' }, ['settings', 'types', 'MS'], ['red'])
    expect(data).toEqual({ title: 'A', settings: { types: { MS: ['red'] } } })
    expect(draft.put(data, ['settings', 'types', 'MS'], undefined)).toEqual({ title: 'A' })
    expect(draft.at(data, ['settings', 'types', 'MS'])).toEqual(['red'])
    expect(draft.at(data, ['settings', 'wonders', 'MS'])).toBeUndefined()
  })

  it('moves, leaves out and puts back rungs, and forgets a ladder that is as in the document', () => {
    const uses = draft.usesIn(registry, choice, {})
    const turned = draft.putUses(choice, {}, draft.moved(uses, 0, 2))
    expect(draft.usesIn(registry, choice, turned).map(({ rung }) => rung)[2]).toBe(uses[0]?.rung)
    expect(draft.putUses(choice, turned, draft.moved(draft.usesIn(registry, choice, turned), 2, 0))).toEqual({})
    const less = draft.putUses(choice, {}, uses.slice(1))
    expect(draft.leftOut(choice, draft.usesIn(registry, choice, less))).toEqual([uses[0]])
  })

  it('keeps how a rung is used', () => {
    const uses = [
      { rung: 'choice.pair', isReversed: true as const, when: ['age-3'], cite: 'V1' },
      { rung: 'more-cards.price', unless: ['age-1', 'danger-of-war'] },
    ]
    const data = draft.putUses(choice, { clauses: { V1: 'Words.' } }, uses)
    expect(draft.usesIn(registry, choice, data)).toEqual(uses)
    expect(draft.withoutClause(registry, data, 'V1')).toEqual({
      ladders: {
        choice: [
          { rung: 'pair', reversed: true, when: 'age-3' },
          { rung: 'more-cards.price', unless: ['age-1', 'danger-of-war'] },
        ],
      },
    })
  })

  it('gives every face of a die one row, also of a larger die', () => {
    const table = {
      die: 4,
      rows: [
        { faces: [1, 2], row: 'a' },
        { faces: [3, 4], row: 'b' },
      ],
    }
    expect(draft.withFace(table, 3, 'a').rows).toEqual([
      { faces: [1, 2, 3], row: 'a' },
      { faces: [4], row: 'b' },
    ])
    const larger = draft.withDie(table, 6)
    expect(draft.facesOf(6).map((face) => draft.rowOf(larger, face))).toEqual(['a', 'a', 'b', 'b', 'b', 'b'])
    expect(draft.withDie(larger, 2).rows[1]?.faces).toEqual([])
  })

  it('has words for all languages, or for each', () => {
    expect(draft.withWords(undefined, 'it', 'Uno')).toBe('Uno')
    const both = draft.withWords(draft.splitWords('Uno'), 'en', 'One')
    expect(both).toEqual({ it: 'Uno', en: 'One' })
    expect(draft.joinWords(both, 'en')).toBe('One')
    expect(draft.withWords('Uno', 'it', '')).toBeUndefined()
  })

  it('keeps what was typed for a number, right or wrong', () => {
    expect(['12', '-3', '1,5', 'abc', ''].map(draft.typedNumber)).toEqual([12, -3, '1,5', 'abc', ''])
  })
})

describe('the checker of a draft', () => {
  const check = (data: draft.Data) => checkDraft(duel.variants, duel.texts, data)

  it('tells everything that is wrong with its place, and counts the rest', () => {
    const { wrong, choices } = check({
      settings: { 'last-zone': 99, 'few-coins': 'many' },
      ladders: { choice: ['pair', 'pair'], tactical: ['win'] },
      levels: { estremo: { coins: 11 } },
      clauses: { V1: '' },
    })
    expect(wrong.map(({ path }) => path.join(' ')).toSorted()).toEqual(
      ['clauses V1', 'ladders choice 1', 'ladders tactical', 'settings few-coins', 'settings last-zone'].toSorted(),
    )
    expect(differences(registry, choices).map(({ section }) => section)).toContain('levels')
  })

  it('lets rungs cite a clause that has no words yet', () => {
    const { wrong } = check({ ladders: { choice: [{ rung: 'pair', cite: 'V1' }] }, clauses: { V1: '' } })
    expect(wrong.map(({ path }) => path)).toEqual([['clauses', 'V1']])
  })

  it('ends whatever a damaged draft has in it', () => {
    for (const data of [
      { nonsense: 1 },
      { ladders: 3 },
      { levels: { a: { from: 'b' }, b: { from: 'a' } } },
      { edition: 99 },
    ]) {
      expect(check(data).wrong.length).toBeGreaterThan(0)
      expect(draft.usesIn(registry, tactical, data)).toEqual(draft.plainUses(tactical))
    }
  })
})

describe('undo of edits', () => {
  const start: History = { data: {}, past: [], future: [] }
  const typed = (now: History, title: string) => changed(now, { kind: 'edit', data: { title }, tag: 'title' })

  it('takes back typing as one change, and redoes it', () => {
    const now = changed(typed(typed(start, 'A'), 'AB'), { kind: 'edit', data: { title: 'AB', author: 'C' } })
    const before = changed(now, { kind: 'undo' })
    expect(before.data).toEqual({ title: 'AB' })
    expect(changed(before, { kind: 'undo' }).data).toEqual({})
    expect(changed(before, { kind: 'redo' }).data).toEqual(now.data)
  })
})

describe('drafts in the browser', () => {
  beforeEach(() => localStorage.clear())

  it('are several per game, the newest first, and can be deleted', () => {
    const first = beginDraft('duel', { title: 'A' })
    keepDraft({ ...beginDraft('duel', { title: 'B' }), changed: first.changed + 1 })
    expect(listDrafts().map(({ data }) => data['title'])).toEqual(['B', 'A'])
    dropDraft(first.id)
    expect(draftOf(first.id)).toBeUndefined()
    localStorage.setItem('solotavolo/variants/broken', '{"id":')
    expect(listDrafts()).toHaveLength(1)
  })

  it('can be chosen for a new game and in the lab before the examples, unless something in them is wrong', async () => {
    beginDraft('duel', { title: 'Mine', settings: { 'last-zone': 5 } })
    beginDraft('duel', { title: 'Wrong', settings: { 'last-zone': 'five' } })
    beginDraft('architects', { title: 'Another game' })
    const titles = (await knownVariants('duel')).map(({ title }) => title.en)
    expect(titles[0]).toBe('Mine')
    expect(titles).toHaveLength(1 + EXAMPLES.filter(({ game }) => game === 'duel').length)
  })

  it('are part of the backup: merging twice changes nothing, and nothing here is lost', async () => {
    const kept = beginDraft('duel', { title: 'A' })
    const written: unknown = JSON.parse(JSON.stringify(await variantsPart.write()))
    keepDraft({ ...kept, data: { title: 'A, changed' } })
    const once = await variantsPart.merge(written)
    expect(once.changed).toHaveLength(1)
    expect(
      listDrafts()
        .map(({ data }) => String(data['title']))
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['A', 'A, changed'])
    expect((await variantsPart.merge(written)).changed).toEqual([])
    expect(listDrafts()).toHaveLength(2)
    const { refused } = await variantsPart.merge([{ id: 'x' }, kept])
    expect(refused.map((told) => told('en'))).toEqual(['Variant number 1 of the backup is damaged.'])
  })
})

describe('variants from elsewhere', () => {
  it('travel in a link', async () => {
    const data = { title: 'È così', settings: { 'last-zone': 5 } }
    const { game, data: read } = await readVariantLink(await variantLink(registry, data))
    expect([game, read]).toEqual(['duel', { game: 'duel', edition: registry.edition, ...data }])
    await expect(readVariantLink('#/variants/shared?data=abc')).rejects.toThrow('damaged')
    await expect(readVariantLink('#/variants/shared')).rejects.toThrow('carries no variant')
  })

  it('are read from a text, which is refused with line and column', async () => {
    expect(await readText('game: duel\nsettings: { last-zone: 5 }')).toEqual({
      game: 'duel',
      data: { settings: { 'last-zone': 5 } },
    })
    await expect(readText('game: duel\nsettings: { last-zone: 50 }')).rejects.toThrow('line 2, column 13')
    await expect(readText('title: A')).rejects.toThrow('which game')
  })

  it('are three examples per game, and each of them opens without a fault', async () => {
    for (const manifest of OPEN_GAMES) {
      const { variants, texts } = await openGame(manifest)
      const examples = EXAMPLES.filter(({ game }) => game === manifest.id)
      expect(examples.length).toBeGreaterThanOrEqual(3)
      for (const { data } of examples) expect(checkDraft(variants, texts, data).wrong).toEqual([])
    }
  })
})

describe('the parts of a game', () => {
  it('are found by all words, without accents and case', () => {
    const found = searchParts(partsOf(registry), 'EPOCA iii', 'it')
    expect(found.flatMap(({ lines }) => lines.map(({ name }) => name))).toContain('age-3')
    expect(searchParts(partsOf(registry), 'nothing of that kind', 'en')).toEqual([])
  })
})
