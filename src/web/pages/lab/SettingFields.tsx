// All options of a game as the lab plays it: those of a new game, other readings and a variant.
import type { Manifest } from '../../../kernel/contract.ts'
import { VARIANT } from '../../../kernel/variant.ts'
import type { GameOptions } from '../../store/open.ts'
import { VariantFolds } from '../../variants/VariantFolds.tsx'
import { settled } from '../new/choices.ts'
import { OptionFields } from '../new/OptionFields.tsx'
import { isOpenToVariants, variantIn } from './wish.ts'

interface SettingFieldsProps {
  readonly manifest: Manifest
  readonly options: GameOptions
  /** Told how to change them: two changes at once are both kept. */
  readonly onChange: (change: (before: GameOptions) => GameOptions) => void
  /** An option that is not asked for. */
  readonly without?: string
}

export function SettingFields({ manifest, options, onChange, without }: SettingFieldsProps) {
  return (
    <>
      <OptionFields
        manifest={manifest}
        options={options}
        onChange={(next) => onChange(() => next)}
        {...(without === undefined ? {} : { without })}
      />
      {isOpenToVariants(manifest) ? (
        <VariantFolds
          manifest={manifest}
          value={variantIn(options)}
          onChange={(value) => onChange((before) => settled(manifest, { ...before, [VARIANT]: value }))}
        />
      ) : null}
    </>
  )
}
