import type { Manifest } from '../../../kernel/contract.ts'
import { useLang, useLoaded, useSay } from '../../hooks.ts'
import { Icon } from '../../kit/Icon.tsx'
import { ClauseLink } from '../../kit/Tag.tsx'
import { NEW } from '../../words/new.ts'

interface RefereeFieldProps {
  readonly manifest: Manifest
  readonly chosen: boolean
  readonly onChange: (chosen: boolean) => void
}

/** Only the opponent is run: what will be asked for; or why its opponent needs everything. */
export function RefereeField({ manifest, chosen, onChange }: RefereeFieldProps) {
  const say = useSay()
  const lang = useLang()
  const loaded = useLoaded(() => manifest.referee(), manifest.id)
  const referee = loaded.state === 'ready' ? loaded.value : undefined
  if (referee === undefined) return null
  if (referee.kind === 'needs-all')
    return (
      <details className="new-referee">
        <summary>
          <Icon name="down" /> {say(NEW.refereeNone)}
        </summary>
        <p>{say(NEW.refereeNeeds)}</p>
        <ul>
          {referee.because.map(({ text, cite }) => (
            <li key={cite}>
              {text[lang]} <ClauseLink game={manifest.id} clause={cite} />
            </li>
          ))}
        </ul>
      </details>
    )
  return (
    <div className="new-referee">
      <label className="new-referee-choice">
        <input type="checkbox" checked={chosen} onChange={(event) => onChange(event.target.checked)} />
        <b>{say(NEW.referee)}</b>
      </label>
      <p>{say(NEW.refereeAbout)}</p>
      {chosen ? (
        <>
          <h3>{say(NEW.refereeAsks)}</h3>
          <ul>
            {referee.asks.map((text) => (
              <li key={text.en}>{text[lang]}</li>
            ))}
          </ul>
          <h3>{say(NEW.refereeUnchecked)}</h3>
          <ul>
            {referee.unchecked.map((text) => (
              <li key={text.en}>{text[lang]}</li>
            ))}
          </ul>
        </>
      ) : null}
    </div>
  )
}
