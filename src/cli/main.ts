import { run } from './program.ts'

// Whoever reads our output may stop at any time, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 0 : 1)
})

process.exitCode = await run(process.argv.slice(2), {
  stdin: process.stdin,
  tty: { in: isTerminal(process.stdin), out: isTerminal(process.stdout), err: isTerminal(process.stderr) },
  screen() {
    const { columns, rows } = process.stdout
    return columns > 0 && rows > 0 ? { columns, rows } : undefined
  },
  env: process.env,
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  status: 0,
})

// A game that was left does not wait for the rest of its input.
process.stdin.destroy()

/** Undefined where there is none, whatever the types say. */
function isTerminal({ isTTY }: { isTTY?: boolean }): boolean {
  return isTTY === true
}
