// The lock file: what is installed is what was locked, wherever it is fetched from.
import { spawnSync } from 'node:child_process'
import { chmodSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'
import { scratch } from './fixtures/cli.ts'

interface Entry {
  readonly version: string
  readonly integrity?: string
  readonly resolved?: string
  readonly optional?: boolean
  readonly os?: readonly string[]
  readonly cpu?: readonly string[]
}

const at = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url))
const packagesOf = (file: string): [string, Entry][] =>
  Object.entries((JSON.parse(readFileSync(file, 'utf8')) as { packages: Record<string, Entry> }).packages).filter(
    ([path]) => path !== '',
  )

const packages = packagesOf(at('package-lock.json'))
const files = scratch()
afterAll(files.clean)

test('it records no download addresses', () => {
  expect(packages.length).toBeGreaterThan(500)
  expect(packages.filter(([, { resolved }]) => resolved !== undefined)).toEqual([])
})

test('every package has an integrity; only optional ones of some platform may wait for theirs', () => {
  const isLocked = ({ integrity = '' }: Entry): boolean => /^sha512-[\w+/]{86}==$/.test(integrity)
  const mayWait = ({ optional, os, cpu }: Entry): boolean => optional === true && (os ?? cpu) !== undefined
  expect(packages.filter(([, entry]) => !isLocked(entry) && !mayWait(entry)).map(([path]) => path)).toEqual([])
})

test('scripts/lock.mjs asks the registry for what is missing and drops addresses', () => {
  const integrity = `sha512-${'a'.repeat(86)}==`
  const known = `sha512-${'b'.repeat(86)}==`
  const lock = files.path('lock.json')
  const entry = (more: object) => ({ version: '1.0.0', ...more, optional: true })
  writeFileSync(
    lock,
    JSON.stringify({
      lockfileVersion: 3,
      packages: {
        '': { name: 'root' },
        'node_modules/@a/b': entry({}),
        'node_modules/c/node_modules/d': entry({ name: 'e' }),
        'node_modules/known': entry({ resolved: 'https://registry.example/known.tgz', integrity: known }),
        'node_modules/gone': entry({}),
      },
    }),
  )
  mkdirSync(files.path('bin'))
  writeFileSync(
    files.path('bin/npm'),
    `#!/bin/sh\ncase "$2" in @a/b@1.0.0 | e@1.0.0) echo ${integrity} ;; *) echo 404 >&2; exit 1 ;; esac\n`,
  )
  chmodSync(files.path('bin/npm'), 0o755)
  const { status, stderr } = spawnSync(process.execPath, [at('scripts/lock.mjs'), lock], {
    encoding: 'utf8',
    env: { ...process.env, PATH: `${files.path('bin')}${delimiter}${process.env['PATH']}` },
  })
  expect([status, stderr]).toEqual([1, 'lock: the registry does not know gone@1.0.0\n'])
  expect(packagesOf(lock)).toEqual([
    ['node_modules/@a/b', entry({ integrity })],
    ['node_modules/c/node_modules/d', entry({ name: 'e', integrity })],
    ['node_modules/known', entry({ integrity: known })],
    ['node_modules/gone', entry({})],
  ])
})

test.skipIf(process.platform === 'win32')('setting up installs what building takes, also in production', () => {
  for (const name of ['setup', 'build', 'rules'])
    cpSync(at(`scripts/${name}.mjs`), files.path(`bare/scripts/${name}.mjs`))
  cpSync(at('package-lock.json'), files.path('bare/package-lock.json'))
  mkdirSync(files.path('fake'))
  const asked = files.path('asked')
  writeFileSync(files.path('fake/npm'), `#!/bin/sh\necho "$@" > ${asked}\nexit 7\n`)
  chmodSync(files.path('fake/npm'), 0o755)
  const { status } = spawnSync(process.execPath, [files.path('bare/scripts/setup.mjs')], {
    env: { ...process.env, NODE_ENV: 'production', PATH: `${files.path('fake')}${delimiter}${process.env['PATH']}` },
  })
  expect(status).toBe(7)
  expect(readFileSync(asked, 'utf8')).toMatch(/^ci .*--include=dev/)
})
