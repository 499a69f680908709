import { describe, expect, it } from 'vitest'
import { type Build, watchBuilds } from './builds.ts'
import type { Channel } from './shelf.ts'

const BUILD: Build = { version: '0.9.1', format: 1, editions: { duel: 1, concordia: 2 } }

/** One channel between all opened tabs. */
function browser() {
  const ears: ((text: string) => void)[] = []
  const posts: string[] = []
  const open = (change: Partial<Build> = {}) => {
    let own: ((text: string) => void) | undefined
    const channel: Channel = {
      post(text) {
        posts.push(text)
        for (const heard of ears) if (heard !== own) heard(text)
      },
      listen(heard) {
        own = heard
        ears.push(heard)
        return () => undefined
      },
    }
    const builds = watchBuilds(channel, { ...BUILD, ...change })
    return { outdated: () => builds.store.getState().outdated, channel }
  }
  return { open, posts }
}

const AHEAD: readonly (readonly [string, Partial<Build>])[] = [
  ['version', { version: '0.10.0' }],
  ['format of saves', { format: 2 }],
  ['edition of a game', { editions: { duel: 2, concordia: 2 } }],
  ['game', { editions: { ...BUILD.editions, go: 1 } }],
]

describe('tabs of several builds', () => {
  it.each(AHEAD)('a later %s makes those before it outdated, whichever is opened first', (_, later) => {
    for (const order of [
      [{}, later],
      [later, {}],
    ]) {
      const { open } = browser()
      const tabs = order.map((change) => ({ change, tab: open(change) }))
      for (const { change, tab } of tabs) expect(tab.outdated()).toBe(change !== later)
    }
  })

  it('of one build do not affect each other, and send no needless messages', () => {
    const { open, posts } = browser()
    const tabs = [open(), open(), open()]
    expect(tabs.map(({ outdated }) => outdated())).toEqual([false, false, false])
    expect(posts).toHaveLength(3)
  })

  it('ignore messages that describe no build', () => {
    const { open } = browser()
    const [tab, other] = [open(), open()]
    for (const text of ['', 'null', '7', '{}', '{"version":"9.0.0","format":2,"editions":null}', '[]'])
      other.channel.post(text)
    expect(tab.outdated()).toBe(false)
  })
})
