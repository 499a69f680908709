import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { StrictMode, startTransition } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { pageBehind } from './pages.ts'
import { listShelf } from './pages/home/shelf-list.ts'
import { reloadWhenStale } from './shell/stale.ts'
import { registerApp } from './shell/installed.ts'
import { loadPrefs } from './store/browser.ts'
import { applyPrefs } from './store/prefs.ts'

/** Starts loading the first page while the preferences are read. */
function firstPage(): Promise<unknown> | undefined {
  if (/^#?\/?$/.test(location.hash)) return listShelf()
  return pageBehind(location.hash)
    ?.prepare()
    .catch(() => undefined)
}

/** Not at the top level of the module, because modules loaded meanwhile would wait for it. */
async function begin(): Promise<void> {
  reloadWhenStale()
  await loadPrefs(firstPage())
  applyPrefs(document.documentElement)
  const root = createRoot(document.getElementById('app') as HTMLElement)
  // In a transition, so that the page reacts in between.
  startTransition(() =>
    root.render(
      <StrictMode>
        <App />
      </StrictMode>,
    ),
  )
  registerApp()
}

void begin()
