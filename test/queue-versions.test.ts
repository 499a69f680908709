// Two checkouts whose rules differ, on one queue and with one file: their games are never mixed, and it is said why.
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readRuns } from '../src/lab/shape.ts'
import { tellVersion } from '../src/lab/version.ts'
import { BIN, processes } from './fixtures/processes.ts'
import { server, startRedis } from './fixtures/redis.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

describe.skipIf(server === undefined)('rules that were changed', () => {
  const started = processes()
  const folder = mkdtempSync(join(tmpdir(), 'solotavolo-versions-'))
  const CHANGED = join(folder, 'bin', 'solotavolo.mjs')
  const file = (name: string) => join(folder, name)
  let url = ''

  beforeAll(async () => {
    for (const path of ['src', 'scripts', 'bin', 'package.json'])
      cpSync(join(ROOT, path), file(path), { recursive: true })
    symlinkSync(join(ROOT, 'node_modules'), file('node_modules'))
    // SOLO begins with other coins.
    const levels = file('src/games/duel/automa/levels.ts')
    const text = readFileSync(levels, 'utf8')
    expect(text).toContain('const PLAIN = { coins: 7,')
    writeFileSync(levels, text.replace('const PLAIN = { coins: 7,', 'const PLAIN = { coins: 60,'))
    // Both are built once.
    for (const bin of [BIN, CHANGED]) expect((await started.solotavolo(['--version'], {}, bin).ended).status).toBe(0)
    url = (await startRedis(started)).url
  })

  afterAll(() => {
    started.clean()
    rmSync(folder, { recursive: true, force: true })
  })

  const run = (bin: string, ...args: readonly string[]) => started.solotavolo([...args, '--lang', 'en'], {}, bin)
  const sim = (bin: string, ...args: readonly string[]) =>
    run(bin, 'sim', 'duel', '--games', '3000', '--seed', 'versions', ...args).ended
  const versionIn = (text: string) => {
    const [{ sim: simulation }] = readRuns(text) as [ReturnType<typeof readRuns>[number]]
    return tellVersion(simulation.version, 'en')
  }

  test('are another simulation in the queue: an old worker refuses it in words, a new one plays it', async () => {
    const old = run(BIN, 'worker', '--queue', url, '--workers', '1')
    const before = await sim(BIN, '--json', '--queue', url)
    expect([before.status, before.err]).toEqual([0, ''])

    const refused = await sim(CHANGED, '--json', '--queue', url)
    expect([refused.status, refused.out]).toEqual([2, ''])
    expect(refused.err).toMatch(
      new RegExp(
        `^solotavolo: a worker has not played duel-[\\w-]+: it plays by other rules \\(${versionIn(before.out)}\\); update it or stop it\n$`,
      ),
    )
    old.child.kill('SIGTERM')
    const { err } = await old.ended
    expect(err).toMatch(
      /^(solotavolo: these games are of another version of the rules \(edition 1, rules \w{12}; here: [^\n]+\)\n)+$/,
    )
    expect(err).toContain(`here: ${versionIn(before.out)})`)

    const fresh = run(CHANGED, 'worker', '--queue', url, '--workers', '1')
    const after = await sim(CHANGED, '--json', '--queue', url)
    expect([after.status, after.err]).toEqual([0, ''])
    expect(versionIn(after.out)).not.toBe(versionIn(before.out))
    const alone = await sim(CHANGED, '--json')
    expect(readRuns(after.out)).toEqual(readRuns(alone.out))
    // What the old worker has played is still there, and still its own.
    const again = await sim(BIN, '--json', '--queue', url)
    expect(readRuns(again.out)).toEqual(readRuns(before.out))
    fresh.child.kill('SIGTERM')
    expect((await fresh.ended).status).toBe(0)

    writeFileSync(file('before.json'), before.out)
    writeFileSync(file('after.json'), after.out)
    const compared = await run(CHANGED, 'sim', '--compare', file('before.json'), file('after.json')).ended
    expect(compared.out).toContain(`\n${versionIn(before.out)} → ${versionIn(after.out)}\n`)
    expect(compared.out).toContain('The game has changed')
  })

  test('do not go on with a file of the rules before, and leave it alone', async () => {
    const kept = file('kept.json')
    expect((await sim(BIN, '--file', kept)).status).toBe(0)
    const text = readFileSync(kept, 'utf8')
    const { status, out, err } = await sim(CHANGED, '--file', kept)
    expect([status, out]).toEqual([2, ''])
    expect(err).toMatch(/^solotavolo: .*kept\.json: these games are of another version of the rules \([^\n]+\)\n$/)
    expect(err).toContain(versionIn(text))
    expect(readFileSync(kept, 'utf8')).toBe(text)
  })

  test('are compared with a file of an unknown version, which is not gone on with', async () => {
    const old = file('old.json')
    await sim(BIN, '--file', old)
    const written = JSON.parse(readFileSync(old, 'utf8')) as { runs: { sim: { version?: unknown } }[] }
    for (const { sim: simulation } of written.runs) delete simulation.version
    writeFileSync(old, JSON.stringify(written))
    const compared = await run(CHANGED, 'sim', '--compare', old, old).ended
    expect(compared.out).toContain('\nunknown version\nIdentical, game by game.\n')
    const { status, err } = await sim(BIN, '--file', old)
    expect(status).toBe(2)
    expect(err).toMatch(/another version of the rules \(unknown version; here: edition 1, rules \w{12}\)\n$/)
    expect(readFileSync(old, 'utf8')).toBe(JSON.stringify(written))
  })
})
