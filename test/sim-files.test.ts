// Files of a simulation: looked at before the games begin, written whole, and no result is lost because one cannot be written.
import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { named } from '../src/cli/errors.ts'
import { keep } from '../src/cli/sim/file.ts'
import { readRuns } from '../src/lab/shape.ts'
import { scratch, solotavolo } from './fixtures/cli.ts'
import { BIN, processes } from './fixtures/processes.ts'

const files = scratch()
const started = processes()
const mounted: string[] = []
beforeAll(async () => {
  // Built where it has to be, once.
  expect((await started.solotavolo(['--version']).ended).status).toBe(0)
})
afterAll(() => {
  started.clean()
  for (const folder of mounted) spawnSync('umount', [folder])
  files.clean()
})

const sim = (...args: readonly string[]) => solotavolo(['sim', 'duel', '--games', '20', '--seed', 'files', ...args])
const gamesIn = (file: string) => readRuns(readFileSync(file, 'utf8')).map(({ tally }) => tally.games)
/** What a write that failed might have left. */
const drafts = (file: string) => readdirSync(dirname(file)).filter((name) => name.endsWith('.tmp'))

describe.each(['--file', '--html'])('%s', (flag) => {
  const place = (name: string) => files.path(`${flag.slice(2)}-${name}`)

  const folder = place('folder')
  const target = place('target.json')
  const link = place('link.json')
  const nowhere = place('nowhere.json')
  const dangling = place('dangling.json')
  const readOnly = place('read-only.json')
  const inAFile = `${target}/in-a-file.json`
  beforeAll(() => {
    mkdirSync(folder)
    writeFileSync(target, 'Dear diary')
    symlinkSync(target, link)
    symlinkSync(nowhere, dangling)
    writeFileSync(readOnly, 'Dear diary')
    chmodSync(readOnly, 0o444)
  })

  test.each([
    ['in a folder that is not there', place('no/where.json'), 'there is no such folder'],
    ['that is a folder', folder, 'it is a folder'],
    ['that is a device', '/dev/full', 'it is no ordinary file'],
    ['below a file', inAFile, 'a part of the path is not a folder'],
    ['that is a link', link, 'it is a link; name the file itself'],
    ['that is a link to nothing', dangling, 'it is a link; name the file itself'],
    ['that is read-only', readOnly, 'it is read-only'],
    ['that no folder can hold', place('x'.repeat(300)), 'the name is too long'],
  ])('%s is refused before the games begin', async (_, file, why) => {
    expect(await sim(flag, file, '--games', '1000000000')).toEqual({
      status: 2,
      out: '',
      err: `solotavolo: ${named(file)}: this cannot be written: ${why}\n`,
    })
    expect(readFileSync(target, 'utf8')).toBe('Dear diary')
    expect(readFileSync(readOnly, 'utf8')).toBe('Dear diary')
    expect([readlinkSync(link), readlinkSync(dangling), existsSync(nowhere)]).toEqual([target, nowhere, false])
    expect(lstatSync('/dev/full').isCharacterDevice()).toBe(true)
    expect(drafts(target)).toEqual([])
  })

  test('that cannot be written after all loses nothing: the result is printed, then it is said why', () => {
    const file = place('limited.json')
    writeFileSync(file, '')
    // Nobody may write more than that into a file: the system refuses in the middle of it, as a full disk does.
    const command = `ulimit -f 1; exec "$0" "$@"`
    const { status, stdout, stderr } = spawnSync(
      'sh',
      [
        '-c',
        command,
        process.execPath,
        BIN,
        'sim',
        'duel',
        '--games',
        '20',
        '--lang',
        'en',
        flag,
        flag === '--file' ? `${file}.new` : file,
      ],
      { encoding: 'utf8' },
    )
    expect(stdout).toMatch(/^20 games, player random/m)
    expect(stdout).toMatch(/games per second\n$/)
    expect(stderr).toBe(
      `solotavolo: ${flag === '--file' ? `${file}.new` : file}: this cannot be written: the file is too large\n`,
    )
    expect(status).toBe(2)
    expect(readFileSync(file, 'utf8')).toBe('')
    expect(drafts(file)).toEqual([])
  })

  const disk = place('disk')
  mkdirSync(disk, { recursive: true })
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=64k', 'tmpfs', disk]).status === 0
  if (isMounted) mounted.push(disk)

  test.skipIf(!isMounted)('on a full disk keeps what was there, and goes on when there is room', async () => {
    const file = `${disk}/kept`
    await sim(flag, file)
    const before = readFileSync(file, 'utf8')
    const filler = `${disk}/filler`
    // As much of it as there is room for.
    expect(() => writeFileSync(filler, Buffer.alloc(100_000))).toThrow('ENOSPC')
    const { status, out, err } = await sim(flag, file, '--games', '40', '--json')
    expect([status, err]).toEqual([2, `solotavolo: ${file}: this cannot be written: the disk is full\n`])
    expect(readRuns(out)[0]?.tally.games).toBe(40)
    expect(readFileSync(file, 'utf8')).toBe(before)
    expect(readdirSync(disk).sort()).toEqual([basename(filler), 'kept'])

    rmSync(filler)
    expect(await sim(flag, file, '--games', '40')).toMatchObject({ status: 0, err: '' })
    expect(readFileSync(file, 'utf8')).not.toBe(before)
  })

  test('keeps the permissions of a file it writes over', async () => {
    const file = place('private.json')
    if (flag === '--file') await sim(flag, file)
    else writeFileSync(file, '')
    chmodSync(file, 0o600)
    expect((await sim(flag, file, '--games', '30')).status).toBe(0)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(readFileSync(file, 'utf8').length).toBeGreaterThan(1000)
  })
})

test('--file and --html are not the same file', async () => {
  mkdirSync(files.path('a'))
  symlinkSync(files.path('a'), files.path('b'))
  for (const [file, html] of [
    ['a/x', 'a/x'],
    ['a/x', 'a/../a/x'],
    ['a/x', 'b/x'],
  ] as const)
    expect(await sim('--file', files.path(file), '--html', files.path(html))).toEqual({
      status: 2,
      out: '',
      err: 'solotavolo: --file and --html cannot be the same file\n',
    })
  expect(readdirSync(files.path('a'))).toEqual([])
})

describe('a file of a simulation', () => {
  test('that is damaged is refused in one sentence and left alone', async () => {
    const file = files.path('damaged.json')
    await sim('--file', file)
    const whole = readFileSync(file, 'utf8')
    for (const [text, why] of [
      [whole.slice(0, 400), 'this is not JSON'],
      ['', 'this is not JSON'],
      ['{"format":"solotavolo simulation 1"}', 'this is no simulation'],
      [whole.replace('"games":20,"won"', '"games":21,"won"'), 'this simulation is damaged: its counts do not add up'],
    ] as const) {
      expect(text).not.toBe(whole)
      writeFileSync(file, text)
      const { status, out, err } = await sim('--file', file)
      expect([status, out]).toEqual([2, ''])
      expect(err).toMatch(/^solotavolo: [^\n]+\n$/)
      expect(err).toContain(`${file}: ${why}`)
      expect(readFileSync(file, 'utf8')).toBe(text)
    }
  })

  test('that is damaged while games are played is left alone', async () => {
    const file = files.path('meanwhile.json')
    await sim('--file', file)
    const runs = readRuns(readFileSync(file, 'utf8'))
    writeFileSync(file, 'Dear diary')
    expect(() => keep(file, runs)).toThrow(`${file}: this is not JSON`)
    expect(readFileSync(file, 'utf8')).toBe('Dear diary')
  })

  test('goes on with its simulations, and keeps the others', async () => {
    const file = files.path('several.json')
    await sim('--file', file)
    await sim('--file', file, '--seed', 'other')
    await sim('--file', file, '--games', '50')
    expect(gamesIn(file).sort((a, b) => a - b)).toEqual([20, 50])
  })

  test('survives whoever kills its simulation', async () => {
    const file = files.path('killed.json')
    const begin = (games: number) =>
      started.solotavolo(['sim', 'duel', '--games', String(games), '--workers', '1', '--json', '--file', file])
    const textNow = () => (existsSync(file) ? readFileSync(file, 'utf8') : '')
    // Once while the file is new, once while it has games already.
    for (let times = 0; times < 2; times++) {
      const before = textNow()
      const sim = begin(1_000_000)
      await expect.poll(textNow, { interval: 5 }).not.toBe(before)
      sim.child.kill('SIGKILL')
      await sim.ended
    }
    const [kept = 0] = gamesIn(file)
    expect(kept).toBeGreaterThan(0)
    const whole = await begin(kept + 100).ended
    const alone = await started.solotavolo(['sim', 'duel', '--games', String(kept + 100), '--json']).ended
    expect(readRuns(whole.out)[0]?.tally).toEqual(readRuns(alone.out)[0]?.tally)
  })
})
