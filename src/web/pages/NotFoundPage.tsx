import { Link } from 'wouter'
import { useSay } from '../hooks.ts'
import { DeadEnd } from '../shell/DeadEnd.tsx'
import { SHELL } from '../words/shell.ts'

export function NotFoundPage() {
  const say = useSay()
  return (
    <DeadEnd title={say(SHELL.unknownTitle)}>
      <p>{say(SHELL.unknownText)}</p>
      <p>
        <Link href="/" className="kit-button kit-button--main">
          {say(SHELL.toHome)}
        </Link>
      </p>
    </DeadEnd>
  )
}
