import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, test, vi } from 'vitest'
import { manifestOf } from '../../../games/index.ts'
import { fullOptions } from '../../../kernel/options.ts'
import { runJob, type Sim } from '../../../lab/job.ts'
import { addPart, openRun, type Run } from '../../../lab/study.ts'
import { versionOf } from '../../../lab/version.ts'
import { LabResult } from './LabResult.tsx'

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)

async function shown(game: string): Promise<string> {
  const manifest = manifestOf(game)
  const module = await manifest.load()
  const levels = manifest.options.find(({ id }) => id === 'level')?.choices ?? []
  const runs = levels.slice(0, 2).map(({ id }): Run => {
    const options = fullOptions(manifest.options, { level: id })
    const sim: Sim = { game, options, player: 'random', seed: '1', version: versionOf(module) }
    const run = openRun(sim, 4)
    addPart(run, { sim, from: 0, to: 4 }, runJob(module, { sim, from: 0, to: 4 }))
    return run
  })
  const place = document.createElement('div')
  await act(async () => {
    createRoot(place).render(<LabResult manifest={manifest} every="level" runs={runs} />)
    await manifest.loadToPlay?.()
  })
  await vi.waitFor(() => expect(place.textContent).not.toBe(''))
  return place.innerHTML
}

test('a game without a winner is told by its points, with a chart, its order, its command and its rules', async () => {
  const html = await shown('terra-mystica')
  expect(html).toContain('Mean points')
  expect(html).not.toMatch(/\bWon\b|(?<!\d)0\.0 %/)
  expect(html).toContain('<svg')
  expect(html).toContain('Are they in order of difficulty?')
  expect(html).toContain('solotavolo sim terra-mystica --every level --player random --games 4 --seed 1')
  expect(html).toMatch(/edition \d+, rules [0-9a-f]{12} · .*20\d\d/)
})

test('a game with a winner is told by games won', async () => {
  expect(await shown('architects')).toMatch(/Games won|Won/)
})
