import { Link } from 'wouter'
import { useSay } from '../hooks.ts'
import { Page } from '../shell/Page.tsx'
import { SHELL } from '../words/shell.ts'

export function NotFoundPage() {
  const say = useSay()
  return (
    <Page title={say(SHELL.unknownTitle)} className="plain">
      <p>{say(SHELL.unknownText)}</p>
      <p>
        <Link href="/" className="kit-button kit-button--main">
          {say(SHELL.toHome)}
        </Link>
      </p>
    </Page>
  )
}
