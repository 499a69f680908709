// Other readings of the document as switches, each beside the ruling it replaces.
import { byCite } from '../../kernel/clauses.ts'
import { useLang, useSay } from '../hooks.ts'
import { ClauseLink } from '../kit/Tag.tsx'
import { VARIANT_WORDS } from '../words/variant.ts'
import type { LoadedVariants } from './read.ts'

interface ReadingsProps {
  readonly game: string
  readonly loaded: LoadedVariants
  readonly chosen: readonly string[]
  /** They cannot be switched now. */
  readonly isOff: boolean
  readonly onChange: (chosen: readonly string[]) => void
}

export function Readings({ game, loaded: { variants, texts }, chosen, isOff, onChange }: ReadingsProps) {
  const say = useSay()
  const lang = useLang()
  const rulings = byCite(texts)
  const toggle = (id: string): void =>
    onChange(chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id])
  return (
    <ul className="readings">
      {variants.registry.readings.map(({ id, text, replaces }) => (
        <li key={id} data-on={chosen.includes(id) || undefined}>
          <div className="readings-ruling">
            <h3>
              {say(VARIANT_WORDS.asWeRead)} <ClauseLink game={game} clause={replaces} />
            </h3>
            <p>{rulings.get(replaces)?.text[lang]}</p>
          </div>
          <label className="readings-other">
            <input
              type="checkbox"
              role="switch"
              checked={chosen.includes(id)}
              disabled={isOff}
              onChange={() => toggle(id)}
            />
            <span>
              <b>{say(VARIANT_WORDS.otherwise)}</b>
              <span>{text[lang]}</span>
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}
