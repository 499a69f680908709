import { Component, type ReactNode } from 'react'

import { prefsStore } from '../store/prefs.ts'
import { SHELL } from '../words/shell.ts'

interface BoundaryProps {
  readonly children: ReactNode
  /** What to show instead of a broken part; for a whole page, what happened and where to go. */
  readonly fallback?: ReactNode
}

/** Contains an error so that the rest keeps working. Games are stored and not affected. */
export class Boundary extends Component<BoundaryProps, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  private readonly moved = (): void => this.setState({ broken: false })

  override componentDidMount() {
    addEventListener('hashchange', this.moved)
  }

  override componentWillUnmount() {
    removeEventListener('hashchange', this.moved)
  }

  override render() {
    if (!this.state.broken) return this.props.children
    if (this.props.fallback !== undefined) return this.props.fallback
    const { lang } = prefsStore.getState()
    return (
      <main className="page plain">
        <h1>{SHELL.crashTitle[lang]}</h1>
        <p>{SHELL.crashText[lang]}</p>
        <p className="row">
          <button type="button" className="kit-button kit-button--main" onClick={() => location.reload()}>
            {SHELL.reload[lang]}
          </button>
          <a className="kit-button" href="#/">
            {SHELL.toHome[lang]}
          </a>
        </p>
      </main>
    )
  }
}
