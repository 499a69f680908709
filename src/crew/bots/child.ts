// A bot in a process of its own. It reads one question per line and answers each with one line, both JSON. A bot that breaks off, says what
// nobody asked for or does not answer is ended, with everything it started.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { clip, writeJson } from '../../kernel/clean.ts'
import { LIMITS } from '../../kernel/limits.ts'
import type { BadInput } from '../../kernel/refusal.ts'
import { crashed, flooded, stalled, unasked, unreadable } from './faults.ts'

/** What starts a bot. */
export interface BotCommand {
  readonly file: string
  readonly args: readonly string[]
  /** `file` is a whole command line. */
  readonly shell: boolean
}

/** Rings once if a bot takes too long; calling the result stops it. */
export type Guard = (ring: () => void) => () => void

type Fields = Readonly<Record<string, unknown>>

export interface Bot {
  /** The answer to a question. Throws the fault of a bot that gives none. */
  ask(question: object): Promise<Fields>
  /** Something to know, without an answer. */
  tell(notice: object): void
  /** Whether it has ended by itself, without a fault. */
  readonly isGone: boolean
  close(): void
}

const EXEC = 'exec:'
/** Beside the built command; when run from the sources or from another build of them, in what was built. */
const HOSTS = ['./bot-host.js', '../../../dist/bot-host.js', '../../dist/bot-host.js'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
)

/** The command of a player that is a bot: `exec:` and a command line, or the path of a JavaScript module. */
export function botCommand(player: string): BotCommand | undefined {
  if (player.startsWith(EXEC)) return { file: player.slice(EXEC.length), args: [], shell: true }
  if (!/\.[cm]?js$/.test(player)) return undefined
  const host = HOSTS.find((path) => existsSync(path)) ?? HOSTS[0] ?? ''
  return { file: process.execPath, args: [host, resolve(player)], shell: false }
}

/** How much of its error output is kept, to tell why it broke off. */
const KEPT = 2000

export function startBot({ file, args, shell }: BotCommand, guard: Guard): Bot {
  const hasGroups = process.platform !== 'win32'
  const child = spawn(file, args, { shell, detached: hasGroups, stdio: ['pipe', 'pipe', 'pipe'], windowsHide: true })
  let waiting: { readonly id: number; resolve(answer: Fields): void; reject(fault: BadInput): void } | undefined
  let fault: BadInput | undefined
  let gone = false
  let begun = ''
  let said = ''
  let id = 0

  const end = (): void => {
    try {
      if (hasGroups && child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
      else child.kill('SIGKILL')
    } catch {
      // It has ended already.
    }
  }
  const fail = (why: BadInput): void => {
    fault ??= why
    waiting?.reject(fault)
    waiting = undefined
    end()
  }
  const hear = (line: string): void => {
    if (line.trim() === '' || fault !== undefined) return
    if (waiting === undefined) return fail(unasked({ line: clip(line) }))
    const answer = readLine(line)
    if (answer === undefined) return fail(unreadable({ line: clip(line) }))
    if (answer['id'] !== waiting.id) return fail(unasked({ line: clip(line) }))
    const { resolve: answered } = waiting
    waiting = undefined
    answered(answer)
  }

  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    const lines = (begun + chunk).split('\n')
    begun = lines.pop() ?? ''
    for (const line of lines) hear(line)
    if (begun.length > LIMITS.line) fail(flooded())
  })
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    said = (said + chunk).slice(-KEPT)
  })
  // What is written to a bot that has ended goes nowhere; its end is told below.
  child.stdin.on('error', () => undefined)
  child.on('error', (error) => fail(crashed({ code: clip(error.message), said: '' })))
  child.on('close', (code, signal) => {
    gone = code === 0 && waiting === undefined && fault === undefined
    fail(crashed({ code: signal ?? String(code), said: lastLine(said) }))
  })

  return {
    get isGone() {
      return gone
    },
    ask(question) {
      if (fault !== undefined) return Promise.reject(fault)
      return new Promise((answered, rejected) => {
        const stop = guard(() => fail(stalled()))
        waiting = {
          id: ++id,
          resolve(answer) {
            stop()
            answered(answer)
          },
          reject(why) {
            stop()
            rejected(why)
          },
        }
        child.stdin.write(`${writeJson({ id, ...question })}\n`)
      })
    },
    tell: (notice) => void child.stdin.write(`${writeJson(notice)}\n`),
    close() {
      fault ??= stalled()
      child.stdin.end()
      end()
    },
  }
}

function readLine(line: string): Fields | undefined {
  try {
    const answer: unknown = JSON.parse(line)
    return typeof answer === 'object' && answer !== null && !Array.isArray(answer) ? (answer as Fields) : undefined
  } catch {
    return undefined
  }
}

/** What went wrong: the line that speaks of an error, or the last one. */
function lastLine(text: string): string {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
  return clip(lines.findLast((line) => /error/i.test(line)) ?? lines.at(-1) ?? '')
}
