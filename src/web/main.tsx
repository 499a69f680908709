import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App, loadTable } from './App.tsx'
import { listShelf } from './pages/home/seen.ts'
import { reloadWhenStale } from './shell/stale.ts'
import { registerApp } from './shell/updates.ts'
import { loadPrefs } from './store/browser.ts'
import { applyPrefs } from './store/prefs.ts'

const isHome = /^#?\/?$/.test(location.hash)
// What the address asks for is on its way while the preferences are read.
if (location.hash.startsWith('#/table/')) void loadTable()
await loadPrefs(isHome ? listShelf() : undefined)
applyPrefs(document.documentElement)
createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
reloadWhenStale()
registerApp()
