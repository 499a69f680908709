import './styles/fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { reloadWhenStale } from './shell/stale.ts'
import { registerApp } from './shell/updates.ts'
import { loadPrefs } from './store/browser.ts'
import { applyPrefs } from './store/prefs.ts'

await loadPrefs()
applyPrefs(document.documentElement)
createRoot(document.getElementById('app') as HTMLElement).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
reloadWhenStale()
registerApp()
