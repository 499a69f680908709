import { Icon } from '../../kit/Icon.tsx'
import { toast } from '../../shell/toasts.ts'
import { enterOldResults, shelf } from '../../store/browser.ts'
import { HOME } from '../../words/home.ts'
import { SHELL } from '../../words/shell.ts'

export function RemoveButton({ id, label }: { readonly id: string; readonly label: string }) {
  const remove = async (): Promise<void> => {
    // The result of a game outlives it.
    await enterOldResults()
    const putBack = await shelf.remove(id)
    toast(HOME.removed, { text: SHELL.undo, run: () => void putBack() })
    // The focused row is gone: focus goes to the heading of the list.
    document.getElementById('shelf')?.focus()
  }
  return (
    <button type="button" className="quiet" aria-label={label} title={label} onClick={() => void remove()}>
      <Icon name="delete" />
    </button>
  )
}
