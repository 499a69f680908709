// The frame of every dialog: the browser's own modal, a card on wide screens, a sheet from below on narrow ones.
import { type ReactNode, type SyntheticEvent, useId, useLayoutEffect, useRef } from 'react'
import type { Lang } from '../../kernel/contract.ts'
import { IconButton } from './Button.tsx'
import { Icon } from './Icon.tsx'
import './sheet.css'

export interface SheetProps {
  readonly title: string
  readonly lang: Lang
  readonly onClose: () => void
  readonly children: ReactNode
  /** Buttons that stay in sight while the rest scrolls. */
  readonly actions?: ReactNode
}

const CLOSE = { it: 'Chiudi', en: 'Close' }

export function Sheet({ title, lang, onClose, children, actions }: SheetProps) {
  const frame = useRef<HTMLDialogElement>(null)
  const heading = useId()
  // Lifting the finger of the long press that opened it does not close it: only a press that begins beside it does.
  const pressed = useRef(false)
  // Before the effects of the content, which may move the focus.
  useLayoutEffect(() => {
    const dialog = frame.current
    const before = document.activeElement
    if (dialog !== null && !dialog.open) dialog.showModal()
    dialog?.querySelector('h2')?.focus()
    return () => {
      dialog?.close()
      if (before instanceof HTMLElement && before.isConnected) before.focus()
    }
  }, [])
  const cancel = (event: SyntheticEvent) => {
    // A file chooser inside also fires `cancel`.
    if (event.target !== frame.current) return
    event.preventDefault()
    onClose()
  }
  return (
    <dialog
      ref={frame}
      className="kit-sheet"
      aria-labelledby={heading}
      onCancel={cancel}
      onPointerDown={(event) => {
        pressed.current = event.target === frame.current
      }}
      onClick={(event) => event.target === frame.current && pressed.current && onClose()}
    >
      <div className="kit-sheet__card">
        <header className="kit-sheet__head">
          <h2 id={heading} tabIndex={-1}>
            {title}
          </h2>
          <IconButton label={CLOSE[lang]} onClick={onClose}>
            <Icon name="close" />
          </IconButton>
        </header>
        <div className="kit-sheet__body">{children}</div>
        {actions !== undefined && <footer className="kit-sheet__actions">{actions}</footer>}
      </div>
    </dialog>
  )
}
