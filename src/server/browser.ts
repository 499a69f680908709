// Opens the person's browser, where there is one to open.
import { spawn } from 'node:child_process'

type Env = Readonly<Record<string, string | undefined>>

/** The system's way to open an address; nothing on servers, in tests and where there is no screen. */
export function opener(env: Env, platform: string = process.platform): readonly string[] | undefined {
  if (env['CI'] || env['BROWSER'] === 'none' || env['SSH_CONNECTION']) return undefined
  if (platform === 'darwin') return ['open']
  if (platform === 'win32') return ['cmd', '/c', 'start', '']
  return env['DISPLAY'] || env['WAYLAND_DISPLAY'] ? ['xdg-open'] : undefined
}

export function openBrowser(url: string, env: Env): void {
  const [command, ...args] = opener(env) ?? []
  if (command === undefined) return
  // A system without it is no reason to stop serving.
  spawn(command, [...args, url], { stdio: 'ignore', detached: true })
    .on('error', () => undefined)
    .unref()
}
