// The person's settings, stored in the browser and applied to the page at once.
import { createStore } from 'zustand/vanilla'
import { DEFAULT_LANG, isLang, LANGS } from '../../kernel/text.ts'
import { type Prefs, SPEEDS, TERMS, TEXT_SIZES, THEMES } from '../contract.ts'

const media = (query: string): MediaQueryList | undefined => globalThis.matchMedia?.(query)

const language = (globalThis.navigator?.language ?? DEFAULT_LANG).slice(0, 2).toLowerCase()

export const INITIAL: Prefs = {
  lang: isLang(language) ? language : DEFAULT_LANG,
  theme: 'system',
  speed: 'quick',
  reducedMotion: false,
  patterns: false,
  textSize: 'normal',
  hints: true,
  ahead: true,
  confirm: false,
  checklist: true,
  terms: 'reading',
}

export const prefsStore = createStore<Prefs>(() => INITIAL)

/** Reads the stored settings field by field; an unknown value counts as not set. */
export function readPrefsFrom(value: unknown): Prefs {
  const from = (typeof value === 'object' && value !== null ? value : {}) as Partial<Record<keyof Prefs, unknown>>
  const one = <T>(list: readonly T[], field: keyof Prefs): T =>
    list.includes(from[field] as T) ? (from[field] as T) : (INITIAL[field] as T)
  return {
    lang: one(LANGS, 'lang'),
    theme: one(THEMES, 'theme'),
    speed: one(SPEEDS, 'speed'),
    reducedMotion: one([true, false], 'reducedMotion'),
    patterns: one([true, false], 'patterns'),
    textSize: one(TEXT_SIZES, 'textSize'),
    hints: one([true, false], 'hints'),
    ahead: one([true, false], 'ahead'),
    confirm: one([true, false], 'confirm'),
    checklist: one([true, false], 'checklist'),
    terms: one(TERMS, 'terms'),
  }
}

const dark = media('(prefers-color-scheme: dark)')
const still = media('(prefers-reduced-motion: reduce)')

/** Motion is reduced if the person or the system asks for it. */
export const isStill = (prefs: Prefs): boolean => prefs.reducedMotion || (still?.matches ?? false)

/** Applies the preferences, now and whenever they or the system's change. */
export function applyPrefs(root: HTMLElement): void {
  const apply = (): void => {
    const prefs = prefsStore.getState()
    root.lang = prefs.lang
    root.dataset['theme'] = prefs.theme === 'system' ? (dark?.matches ? 'dark' : 'light') : prefs.theme
    root.dataset['text'] = prefs.textSize
    root.dataset['patterns'] = prefs.patterns ? 'on' : 'off'
    root.dataset['motion'] = isStill(prefs) ? 'reduced' : 'full'
  }
  apply()
  prefsStore.subscribe(apply)
  dark?.addEventListener('change', apply)
  still?.addEventListener('change', () => {
    apply()
    // A new object, so that subscribers notice the change.
    prefsStore.setState((prefs) => ({ ...prefs }))
  })
}
