import { useSay } from '../hooks.ts'
import { SHELL } from '../words/shell.ts'

export function Loading() {
  const say = useSay()
  return (
    <p className="loading" role="status">
      <span className="loading-cards" aria-hidden="true">
        <i />
        <i />
        <i />
      </span>
      {say(SHELL.loading)}
    </p>
  )
}
