// Other readings of the document as switches, each beside the ruling it replaces.
import { byCite } from '../../kernel/clauses.ts'
import { BadInput, type Manifest } from '../../kernel/contract.ts'
import { useLang, useLoaded, useSay } from '../hooks.ts'
import { ClauseLink } from '../kit/Tag.tsx'
import { Loading } from '../shell/Loading.tsx'
import { VARIANT_WORDS } from '../words/variant.ts'
import { composed, type LoadedVariants, loadVariants, partsIn, triedVariant } from './read.ts'
import './variants.css'

interface ReadingsFieldProps {
  readonly manifest: Manifest
  readonly value: string
  readonly chosen: readonly string[]
  /** Told the readings that are on, and the value with them. */
  readonly onChange: (chosen: readonly string[], value: string) => void
}

export function ReadingsField(props: ReadingsFieldProps) {
  const { manifest } = props
  const loaded = useLoaded(() => loadVariants(manifest), manifest.id)
  if (loaded.state !== 'ready') return <Loading />
  return loaded.value === undefined ? null : <Readings {...props} loaded={loaded.value} />
}

function Readings({
  manifest,
  value,
  chosen,
  onChange,
  loaded,
}: ReadingsFieldProps & { readonly loaded: LoadedVariants }) {
  const say = useSay()
  const lang = useLang()
  const { variants, texts } = loaded
  const rulings = byCite(texts)
  // What was written and cannot be read has no readings.
  const isOff = value === '' || triedVariant(variants, value) instanceof BadInput
  const toggle = (id: string): void => {
    const next = chosen.includes(id) ? chosen.filter((each) => each !== id) : [...chosen, id]
    onChange(next, composed(variants, { base: partsIn(variants, value).base, readings: next }))
  }
  return (
    <>
      <p className="soft">{say(VARIANT_WORDS.readingsAbout)}</p>
      <ul className="readings">
        {variants.registry.readings.map(({ id, text, replaces }) => (
          <li key={id} data-on={chosen.includes(id) || undefined}>
            <div className="readings-ruling">
              <h3>
                {say(VARIANT_WORDS.asWeRead)} <ClauseLink game={manifest.id} clause={replaces} />
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
    </>
  )
}
