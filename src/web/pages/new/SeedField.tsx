import { useId } from 'react'
import { isSeed } from '../../../kernel/seed.ts'
import { useSay } from '../../hooks.ts'
import { Icon } from '../../kit/Icon.tsx'
import { NEW } from '../../words/new.ts'
import { randomSeed } from './choices.ts'

interface SeedFieldProps {
  readonly seed: string
  readonly onChange: (seed: string) => void
}

export function SeedField({ seed, onChange }: SeedFieldProps) {
  const say = useSay()
  const id = useId()
  const good = isSeed(seed)
  return (
    <div className="seed">
      <label htmlFor={id}>{say(NEW.seed)}</label>
      <div className="row">
        <input
          id={id}
          value={seed}
          onChange={(event) => onChange(event.target.value.trim())}
          aria-invalid={!good}
          aria-describedby={`${id}-about`}
          autoComplete="off"
          spellCheck={false}
          maxLength={40}
        />
        <button
          type="button"
          className="kit-button icon-only"
          aria-label={say(NEW.another)}
          onClick={() => onChange(randomSeed())}
        >
          <Icon name="dice" />
        </button>
      </div>
      <p id={`${id}-about`} className={good ? 'soft' : 'wrong'}>
        {say(good ? NEW.seedAbout : NEW.seedBad)}
      </p>
    </div>
  )
}
