import { describe, expect, it } from 'vitest'
import { applyPrefs, INITIAL, prefsStore, readPrefsFrom } from './prefs.ts'

describe('preferences', () => {
  it('accept known values and ignore others', () => {
    expect(readPrefsFrom({ lang: 'en', theme: 'dark', speed: 'warp', patterns: 1 })).toEqual({
      ...INITIAL,
      lang: 'en',
      theme: 'dark',
    })
    expect(readPrefsFrom('nonsense')).toEqual(INITIAL)
  })

  it('apply to the page at once', () => {
    const root = document.documentElement
    applyPrefs(root)
    prefsStore.setState({ lang: 'it', theme: 'dark', textSize: 'larger', patterns: true, reducedMotion: true })
    expect(root.lang).toBe('it')
    expect(root.dataset).toMatchObject({ theme: 'dark', text: 'larger', patterns: 'on', motion: 'reduced' })
  })
})
