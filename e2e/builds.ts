// Two builds of the app at one address: the one from this tree, and a later one with the next edition of Duel. A cookie decides which of
// them a browser gets, so both can be open at once, as after an update.
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import type { BrowserContext } from 'playwright-core'
import { appServer } from '../src/server/app.ts'

const COOKIE = { name: 'build', value: 'later' } as const
const EDITION = /(id:[`'"]duel[`'"],edition:)(\d+)/g

/** Makes the next edition of Duel from a copy of the build. All its files get new names, as in a real build. */
export function buildLater(built: string, later: string): void {
  cpSync(built, later, { recursive: true })
  let raised = 0
  const rewrite = (path: string): void => {
    const text = readFileSync(path, 'utf8')
      .replaceAll(EDITION, (_, before: string, edition: string) => {
        raised++
        return `${before}${Number(edition) + 1}`
      })
      .replaceAll('assets/', 'assets-2/')
      .replaceAll(/("index\.html",revision:")/g, '$1later-')
    writeFileSync(path, text)
  }
  for (const name of readdirSync(later, { recursive: true, encoding: 'utf8' })) {
    const path = join(later, name)
    if (/\.(br|gz)$/.test(name)) rmSync(path)
    else if (/\.(js|html)$/.test(name)) rewrite(path)
  }
  if (raised === 0) throw new Error('no edition to raise was found in the build')
  renameSync(join(later, 'assets'), join(later, 'assets-2'))
}

export function serveBoth(built: string, later: string): Server {
  const [now, next] = [built, later].map((folder) => appServer({ folder, version: 'tested' })) as [Server, Server]
  return createServer((request, response) => {
    const isLater = request.headers.cookie?.includes(`${COOKIE.name}=${COOKIE.value}`) === true
    ;(isLater ? next : now).emit('request', request, response)
  })
}

/** From now on this browser gets the later build. Open pages stay as they are. */
export const update = (context: BrowserContext, url: string): Promise<void> => context.addCookies([{ ...COOKIE, url }])

export const downgrade = (context: BrowserContext): Promise<void> => context.clearCookies({ name: COOKIE.name })
