// Which builds of the app are open in this browser. A tab that hears of a newer one is outdated: it could not read what that one writes, so
// it only shows games until it is reloaded.
import { createStore } from 'zustand/vanilla'
import { version } from '../../../package.json'
import { GAMES } from '../../games/index.ts'
import { FORMAT } from '../../kernel/save.ts'
import type { Channel } from './shelf.ts'

/** What distinguishes builds: the version of the app, the format of its saves, and the edition of every game's rules. */
export interface Build {
  readonly version: string
  readonly format: number
  readonly editions: Readonly<Record<string, number>>
}

const THIS: Build = {
  version,
  format: FORMAT,
  editions: Object.fromEntries(GAMES.map(({ id, edition }) => [id, edition])),
}

export type Builds = ReturnType<typeof watchBuilds>

/** Tells the other tabs which build this is, and listens to theirs. */
export function watchBuilds(channel: Channel, mine: Build = THIS) {
  const store = createStore<{ readonly outdated: boolean }>(() => ({ outdated: false }))
  const tell = (): void => channel.post(JSON.stringify(mine))
  const outdate = (): void => store.setState({ outdated: true })
  channel.listen((text) => {
    const theirs = readBuild(text)
    if (theirs === undefined) return
    if (isAhead(theirs, mine)) outdate()
    // A tab opened later has not heard of this one yet.
    else if (isAhead(mine, theirs)) tell()
  })
  tell()
  return { store, outdate }
}

function isAhead(theirs: Build, mine: Build): boolean {
  const byVersion = compareVersions(theirs.version, mine.version)
  if (byVersion !== 0) return byVersion > 0
  if (theirs.format > mine.format) return true
  return Object.entries(theirs.editions).some(([game, edition]) => edition > (mine.editions[game] ?? 0))
}

/** Compares numerically: 0.10.0 comes after 0.9.1. */
const compareVersions = (a: string, b: string): number => a.localeCompare(b, 'en', { numeric: true })

function readBuild(text: string): Build | undefined {
  try {
    const build = JSON.parse(text) as Build
    const { version: number, format, editions } = build
    const isBuild = typeof number === 'string' && typeof format === 'number' && Object.keys(editions).length > 0
    return isBuild ? build : undefined
  } catch {
    return undefined
  }
}
