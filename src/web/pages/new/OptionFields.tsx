import type { Manifest } from '../../../kernel/contract.ts'
import { askedOptions } from '../../../kernel/options.ts'
import { useLang, useSay } from '../../hooks.ts'
import { Fold } from '../../kit/Fold.tsx'
import type { GameOptions } from '../../store/open.ts'
import { NEW } from '../../words/new.ts'
import { specsOf } from './choices.ts'
import { OptionField } from './OptionField.tsx'

/** More than this are too many at once: the first ones define the game, the others are details. */
const MOST = 5
const SHOWN = 4

interface OptionFieldsProps {
  readonly manifest: Manifest
  readonly options: GameOptions
  readonly onChange: (options: GameOptions) => void
  /** An option that is not asked for. */
  readonly without?: string
}

export function OptionFields({ manifest, options, onChange, without }: OptionFieldsProps) {
  const say = useSay()
  const lang = useLang()
  const asked = askedOptions({ options: specsOf(manifest, options) }).filter(({ id }) => id !== without)
  const shown = asked.length > MOST ? SHOWN : MOST
  const finer = asked.slice(shown)
  const field = (spec: (typeof manifest.options)[number]) => (
    <OptionField
      key={spec.id}
      game={manifest.id}
      spec={spec}
      value={options[spec.id] ?? spec.initial}
      onChange={(value) => onChange({ ...options, [spec.id]: value })}
    />
  )
  return (
    <>
      {asked.slice(0, shown).map(field)}
      {finer.length === 0 ? null : (
        <Fold className="new-finer" title={say(NEW.finer)} about={finer.map(({ title }) => title[lang]).join(' · ')}>
          {finer.map(field)}
        </Fold>
      )}
    </>
  )
}
