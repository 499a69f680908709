// A part of the page in its own theme. Themes are set on the root of a document, so the part gets its own document: a frame with our
// styles.
import { type ReactNode, useEffect, useState } from 'react'
import { createPortal } from 'react-dom'

export interface ThemeFrameProps {
  readonly theme: 'light' | 'dark'
  readonly game: string
  readonly title: string
  readonly children: ReactNode
}

export function ThemeFrame({ theme, game, title, children }: ThemeFrameProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null)
  const [part, setPart] = useState<HTMLElement | null>(null)
  const [height, setHeight] = useState(600)
  const inner = frame?.contentDocument ?? undefined
  useEffect(() => {
    if (inner === undefined) return
    const root = inner.documentElement
    for (const { name, value } of document.documentElement.attributes) root.setAttribute(name, value)
    root.dataset.theme = theme
    root.dataset.game = game
    inner.title = title
    const copyStyles = () => {
      const styles = document.head.querySelectorAll('style, link[rel="stylesheet"]')
      inner.head.replaceChildren(...Array.from(styles, (style) => style.cloneNode(true)))
    }
    copyStyles()
    const styles = new MutationObserver(copyStyles)
    styles.observe(document.head, { childList: true })
    return () => styles.disconnect()
  }, [inner, theme, game, title])
  // As high as the part itself: the body of a frame is never lower than the frame.
  useEffect(() => {
    if (part === null) return
    const size = new ResizeObserver(() => setHeight(part.offsetHeight))
    size.observe(part)
    return () => size.disconnect()
  }, [part])
  return (
    <iframe ref={setFrame} title={title} className="gallery__frame" style={{ height }}>
      {inner !== undefined &&
        createPortal(
          <section ref={setPart} className="gallery__theme" aria-label={title}>
            {children}
          </section>,
          inner.body,
        )}
    </iframe>
  )
}
