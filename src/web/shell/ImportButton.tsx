import { useState } from 'react'
import { useLang, useSay } from '../hooks.ts'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { later } from '../later.tsx'
import { SHELL } from '../words/shell.ts'

const ImportDialog = later(async () => (await import('../panels/ImportDialog.tsx')).ImportDialog)

/** Asks for a save; the dialog is loaded when somebody points at the button. */
export function ImportButton({ onImport }: { readonly onImport: (saveText: string) => void }) {
  const say = useSay()
  const lang = useLang()
  const [open, setOpen] = useState(false)
  // What does not arrive matters only when the dialog is opened.
  const prepare = (): void => void ImportDialog.prepare().catch(() => undefined)
  return (
    <>
      <Button onClick={() => setOpen(true)} onPointerEnter={prepare} onFocus={prepare}>
        <Icon name="file" /> {say(SHELL.importGame)}
      </Button>
      {open && (
        <ImportDialog
          lang={lang}
          onClose={() => setOpen(false)}
          onImport={(text) => {
            setOpen(false)
            onImport(text)
          }}
        />
      )}
    </>
  )
}
