import type { ReactNode } from 'react'
import { Link, useLocation } from 'wouter'
import { useArrival, useLang, useSay, useTitle } from '../hooks.ts'
import { LANG_NAMES, nextLang } from '../../kernel/text.ts'
import { lastTable } from '../router.ts'
import { prefsStore } from '../store/prefs.ts'
import { SHELL } from '../words/shell.ts'
import { Brand } from './Brand.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Loading } from './Loading.tsx'
import './page.css'

interface PageProps {
  readonly title: string | undefined
  readonly children: ReactNode
  readonly className?: string
  /** The parent page, linked above the heading. */
  readonly up?: { readonly href: string; readonly text: string } | undefined
  /** The text under the heading. */
  readonly lead?: ReactNode
}

/** Every page but the table: the header, the main part, the footer. */
export function Page({ title, children, className = '', up, lead }: PageProps) {
  const say = useSay()
  useTitle(up === undefined ? title : `${title} – ${up.text}`)
  useArrival()
  return (
    <div className={`page ${className}`}>
      <a className="skip" href="#main" onClick={focusMain}>
        {say(SHELL.skip)}
      </a>
      <Header />
      <main id="main" tabIndex={-1}>
        {up === undefined ? null : (
          <Link href={up.href} className="up">
            <Icon name="left" /> {up.text}
          </Link>
        )}
        {title === undefined ? null : <h1>{title}</h1>}
        {lead}
        {children}
      </main>
      <footer className="page-foot">{say(SHELL.unofficial)}</footer>
    </div>
  )
}

/** A page that is loading: its header is there already. A table has none. */
export function Waiting() {
  const [here] = useLocation()
  if (here.startsWith('/table/')) return <Loading />
  return (
    <div className="page">
      <Header />
      <main>
        <Loading />
      </main>
    </div>
  )
}

/** The router owns the hash, so the link only moves the focus. */
function focusMain(event: { preventDefault(): void }): void {
  event.preventDefault()
  document.getElementById('main')?.focus()
}

function Header() {
  const say = useSay()
  const lang = useLang()
  const back = lastTable()
  const [here] = useLocation()
  const other = nextLang(lang)
  return (
    <header className="page-head">
      <Link href="/" className="brand">
        <Brand />
        <span>Solotavolo</span>
      </Link>
      <nav aria-label={say(SHELL.menu)}>
        {back === undefined || here === '/' ? null : (
          <Link href={back} className="quiet back">
            <Icon name="left" /> {say(SHELL.toTable)}
          </Link>
        )}
        <Link href="/help" className="quiet" aria-label={say(SHELL.help)}>
          <Icon name="help" />
          <span className="wide-only">{say(SHELL.help)}</span>
        </Link>
        <Link href="/settings" className="quiet" aria-label={say(SHELL.settings)}>
          <Icon name="settings" />
          <span className="wide-only">{say(SHELL.settings)}</span>
        </Link>
        <button type="button" className="quiet lang" lang={other} onClick={() => prefsStore.setState({ lang: other })}>
          <span className="lang-name">{LANG_NAMES[other]}</span>
          <span className="narrow-only" aria-hidden="true">
            {other.toUpperCase()}
          </span>
        </button>
      </nav>
    </header>
  )
}
