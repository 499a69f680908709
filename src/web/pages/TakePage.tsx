import { useEffect } from 'react'
import { Link } from 'wouter'
import { useLoaded, useSay } from '../hooks.ts'
import { takeOver } from '../panels/device.ts'
import { navigate } from '../router.ts'
import { DeadEnd } from '../shell/DeadEnd.tsx'
import { Waiting } from '../shell/Page.tsx'
import { offerImport } from '../store/pending-import.ts'
import { IMPORT } from '../words/import.ts'
import { SHELL } from '../words/shell.ts'

/** Fetches the game kept under a code and shows it like any other import. */
export function TakePage({ code }: { readonly code: string }) {
  const say = useSay()
  const loaded = useLoaded(() => takeOver(code), code)
  const text = loaded.state === 'ready' ? loaded.value : undefined
  useEffect(() => {
    if (text === undefined) return
    offerImport(text)
    navigate('/import', { replace: true })
  }, [text])
  if (loaded.state === 'loading' || text !== undefined) return <Waiting />
  return (
    <DeadEnd title={say(IMPORT.codeTitle)}>
      <p>{say(IMPORT.codeText)}</p>
      <p>
        <Link href="/" className="kit-button kit-button--main">
          {say(SHELL.toHome)}
        </Link>
      </p>
    </DeadEnd>
  )
}
