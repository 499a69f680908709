// The command as it is run, in a process of its own.
import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const BIN = fileURLToPath(new URL('../bin/solotavolo.mjs', import.meta.url))
const spawn = (args: readonly string[], input = '') =>
  spawnSync(process.execPath, [BIN, ...args], { input, encoding: 'utf8' })

test('runs, built where it has to be', () => {
  const { status, stdout, stderr } = spawn(['--version'])
  expect(stdout).toMatch(/^\d+\.\d+\.\d+\n$/)
  expect([status, stderr]).toEqual([0, ''])
})

test('bad input ends with status 2 and one line on standard error', () => {
  const { status, stdout, stderr } = spawn(['decide', 'duel', '-'], 'nonsense')
  expect(stderr).toMatch(/^solotavolo: standard input: [^\n]+\n$/)
  expect([status, stdout]).toEqual([2, ''])
})

test('an answer longer than a pipe holds arrives whole', () => {
  const { stdout } = spawn(
    ['ask', 'duel'],
    `${JSON.stringify({ position: {}, ask: { kind: 'score' } })}\n`.repeat(3000),
  )
  expect(stdout.trimEnd().split('\n')).toHaveLength(3000)
})

test('who quits does not wait for the rest of the input', () => {
  const { status, stdout } = spawn(['play', 'duel', '--seed', '1', '--lang', 'it'], 'quit\n1\n1\n')
  expect(stdout).toContain('La partita non è finita')
  expect(status).toBe(0)
})

test('output that nobody reads to its end is no failure', () => {
  const { status, stderr } = spawnSync(
    'sh',
    ['-c', `"${process.execPath}" "${BIN}" rules duel --lang en | head -n 1`],
    { encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([0, ''])
})
