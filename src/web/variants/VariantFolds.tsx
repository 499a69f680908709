// How the opponent differs from its document: other readings of it, or a variant. Both together are the value of one option. What is
// inside is loaded when it is opened.
import { useState } from 'react'
import type { AnyModule, Manifest } from '../../kernel/contract.ts'
import { BadInput } from '../../kernel/refusal.ts'
import { NO_VARIANT, VARIANT, type Variants } from '../../kernel/variant.ts'
import { readVariant } from '../../variant/option.ts'
import { useLang, useLoaded, useSay } from '../hooks.ts'
import { Fold } from '../kit/Fold.tsx'
import { later } from '../later.tsx'
import { FOLDED } from '../words/variant-folds.ts'

const ReadingsField = later(async () => (await import('./ReadingsField.tsx')).ReadingsField)
const VariantField = later(async () => (await import('./VariantField.tsx')).VariantField)

export interface VariantFoldsProps {
  readonly manifest: Manifest
  /** The value of the option; empty while what was written cannot be read. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Null until the rules of the game are there, which its table needs anyway, and if it has nothing to choose. */
export function VariantFolds(props: VariantFoldsProps) {
  const { manifest } = props
  const loaded = useLoaded((): Promise<AnyModule> => manifest.loadToPlay?.() ?? manifest.load(), manifest.id)
  const variants = loaded.state === 'ready' ? loaded.value.variants : undefined
  return variants === undefined ? null : <Folds key={manifest.id} {...props} variants={variants} />
}

function Folds({ manifest, value, onChange, variants }: VariantFoldsProps & { readonly variants: Variants }) {
  const say = useSay()
  const lang = useLang()
  const { readings: known } = variants.registry
  const [first] = useState(() => shapeOf(variants, value))
  /** Readings that are on, and those of them that the variant itself has: the others were switched on by hand and stay. */
  const [readings, setReadings] = useState(first.readings)
  const [brought, setBrought] = useState(first.readings)
  const on = known.filter(({ id }) => readings.includes(id)).map(({ replaces }) => replaces)
  const tell = manifest.options.find(({ id }) => id === VARIANT)?.own?.tell
  const { kind } = shapeOf(variants, value)
  return (
    <>
      {known.length === 0 ? null : (
        <Fold
          title={say(FOLDED.readings)}
          about={on.length === 0 ? say(FOLDED.readingsNone) : on.join(', ')}
          isFirstOpen={first.kind === 'readings'}
        >
          <ReadingsField
            manifest={manifest}
            value={value}
            chosen={readings}
            onChange={(next, nextValue) => {
              setReadings(next)
              onChange(nextValue)
            }}
          />
        </Fold>
      )}
      <Fold
        title={say(FOLDED.variant)}
        about={kind === 'variant' ? (tell?.(value)?.[lang] ?? say(FOLDED.untitled)) : say(FOLDED.document)}
        isFirstOpen={first.kind === 'variant'}
      >
        <VariantField
          manifest={manifest}
          value={value}
          byHand={readings.filter((id) => !brought.includes(id))}
          onChange={(next, own) => {
            onChange(next)
            if (own === undefined) return
            setBrought(own)
            setReadings([...new Set([...own, ...readings.filter((id) => !brought.includes(id))])])
          }}
        />
      </Fold>
    </>
  )
}

/** What a value is at first sight: whether it fits the game is looked at where it is shown. */
function shapeOf({ registry }: Variants, value: string) {
  const none = { kind: 'document' as const, readings: [] as readonly string[] }
  if (value === '' || value === NO_VARIANT) return none
  try {
    const { readings, ...rest } = readVariant(value)
    const ids = Array.isArray(readings) ? readings.filter((id): id is string => typeof id === 'string') : []
    const isPlain = ids.length > 0 && ids.every((id) => registry.readings.some((known) => known.id === id))
    return {
      kind: isPlain && Object.keys(rest).length === 0 ? ('readings' as const) : ('variant' as const),
      readings: ids,
    }
  } catch (error) {
    if (error instanceof BadInput) return { kind: 'variant' as const, readings: none.readings }
    throw error
  }
}
