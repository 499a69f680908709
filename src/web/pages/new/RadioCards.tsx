import { useId } from 'react'

interface Choice {
  readonly id: string
  readonly title: string
  readonly about: string
}

interface RadioCardsProps {
  readonly title: string
  readonly choices: readonly Choice[]
  readonly value: string
  readonly onChange: (id: string) => void
}

/** One of a few choices, each a chip; the meaning of the chosen one is below. */
export function RadioCards({ title, choices, value, onChange }: RadioCardsProps) {
  const name = useId()
  const chosen = choices.find(({ id }) => id === value)
  return (
    <fieldset className="radios">
      <legend>{title}</legend>
      <div className="chips">
        {choices.map((choice) => (
          <label key={choice.id} className="chip">
            <input
              type="radio"
              name={name}
              value={choice.id}
              checked={choice.id === value}
              onChange={() => onChange(choice.id)}
              aria-describedby={choice.id === value && choice.about !== '' ? `${name}-about` : undefined}
            />
            <span>{choice.title}</span>
          </label>
        ))}
      </div>
      {choices.some(({ about }) => about !== '') && (
        <p className="radios-about" id={`${name}-about`}>
          {chosen?.about}
        </p>
      )}
    </fieldset>
  )
}
