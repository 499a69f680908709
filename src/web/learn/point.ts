// Pointing at what a mark or a hint speaks of.
import { type Part, PARTS } from '../../kernel/first-game.ts'

/** Outlines the part of the screen a mark speaks of; the prompt stands in for what is not there. */
export function pointAt(part: Part): () => void {
  const target =
    document.querySelector(`[data-guide='${part}']`) ?? document.querySelector(`[data-guide='${PARTS[0]}']`)
  target?.setAttribute('data-guided', '')
  // Of the news a mark speaks of the latest.
  if (part === 'news' && target !== null) target.scrollTop = target.scrollHeight
  return () => target?.removeAttribute('data-guided')
}

/** How many frames the board has to mark the pieces. */
const PATIENCE = 120

/** Brings the marked pieces into sight once the board has marked them, the first one for certain. */
export function showMarked(): () => void {
  let frame = 0
  let left = PATIENCE
  function look(): void {
    const marked = [...document.querySelectorAll('.board-area [data-mark="kept"]')]
    if (marked.length === 0 && left-- > 0) frame = requestAnimationFrame(look)
    for (const piece of marked.toReversed()) piece.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  frame = requestAnimationFrame(look)
  return () => cancelAnimationFrame(frame)
}
