import { useEffect } from 'react'
import type { TableStore } from '../../store/table-store.ts'
import type { SideTab } from './Side.tsx'

const PANELS: Readonly<Record<string, SideTab>> = { KeyM: 'moves', KeyL: 'log', KeyW: 'why', KeyP: 'score' }

/** Keyboard shortcuts. All of them have a modifier, so that none is pressed while typing. */
export function useShortcuts(
  tableStore: TableStore,
  tab: SideTab | undefined,
  onTab: (tab: SideTab | undefined) => void,
): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      if (document.querySelector('dialog[open]') || event.isComposing) return
      const { shown, cursor } = tableStore.store.getState()
      const act = actionOf(event, shown < cursor)
      if (act === undefined) return
      event.preventDefault()
      act()
    }
    const actionOf = (event: KeyboardEvent, looking: boolean): (() => void) | undefined => {
      const { code, altKey, ctrlKey, metaKey, shiftKey, target } = event
      const typing = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement
      if (code === 'Escape' && !typing) {
        // On a narrow screen a panel lies over the board: Escape closes that first.
        if (tab !== undefined && isSheet()) return () => onTab(undefined)
        return looking ? tableStore.backToNow : undefined
      }
      if ((ctrlKey || metaKey) && !altKey && !typing) {
        if (code === 'KeyZ') return shiftKey ? tableStore.redo : tableStore.undo
        return code === 'KeyY' ? tableStore.redo : undefined
      }
      if (!altKey || ctrlKey || metaKey || shiftKey) return undefined
      const panel = PANELS[code]
      if (panel !== undefined) {
        return () => show(panel, onTab)
      }
      const { shown } = tableStore.store.getState()
      if (code === 'KeyN') return tableStore.next
      if (code === 'Comma') return () => tableStore.look(shown - 1)
      return code === 'Period' ? () => tableStore.look(shown + 1) : undefined
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  }, [tableStore, tab, onTab])
}

/** Whether the panel is a sheet over the board. */
const isSheet = (): boolean => document.querySelector('.table-page')?.getAttribute('data-wide') === 'false'

function show(panel: SideTab, onTab: (tab: SideTab) => void): void {
  onTab(panel)
  requestAnimationFrame(() => focusPanel())
}

/** The skip link at the top of the page, for people who would have to tab through the whole board. The router owns the hash. */
export function skipToMoves(event: { preventDefault(): void }, onTab: (tab: SideTab) => void): void {
  event.preventDefault()
  show('moves', onTab)
}

/** Where focus goes in a panel: its field, its first move, the moment on screen; never the close button. */
function focusPanel(): void {
  const panel = document.getElementById('side-panel')
  for (const selector of ['input', '.move', '[aria-current]', ':is(button, a[href]):not(.side-head *)']) {
    const found = panel?.querySelector<HTMLElement>(selector)
    if (found) return found.focus()
  }
}
