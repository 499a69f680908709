// Chooses how the opponent differs from its document: other readings of it, or a variant. Both together are the value of one option.
import { useEffect, useMemo, useState } from 'react'
import { BadInput, type Manifest } from '../../kernel/contract.ts'
import { NO_VARIANT } from '../../kernel/variant.ts'
import { useLang, useLoaded, useSay } from '../hooks.ts'
import { Fold } from '../kit/Fold.tsx'
import { RadioCards } from '../pages/new/RadioCards.tsx'
import { VARIANT_WORDS } from '../words/variant.ts'
import { knownVariants } from './known.ts'
import { OwnVariant } from './OwnVariant.tsx'
import { Readings } from './Readings.tsx'
import { composed, type LoadedVariants, loadVariants, type Parts, partsIn, toldVariant, triedVariant } from './read.ts'
import { VariantText } from './VariantText.tsx'
import './variants.css'

interface VariantFieldsProps {
  readonly manifest: Manifest
  /** The value of the option; empty while what was written cannot be read. */
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Null if the game has nothing to choose. */
export function VariantFields(props: VariantFieldsProps) {
  const { manifest } = props
  const loaded = useLoaded(() => loadVariants(manifest), manifest.id)
  if (loaded.state !== 'ready' || loaded.value === undefined) return null
  return <Fields key={manifest.id} {...props} loaded={loaded.value} />
}

const NOTHING: Parts = { base: NO_VARIANT, readings: [] }
const PREFIX = 'variant-'
const NONE = `${PREFIX}none`
const OWN = `${PREFIX}own`

interface Offered extends Parts {
  readonly title: string
  readonly value: string
}

function Fields({ manifest, value, onChange, loaded }: VariantFieldsProps & { readonly loaded: LoadedVariants }) {
  const say = useSay()
  const lang = useLang()
  const { variants } = loaded
  const told = useMemo(() => triedVariant(variants, value), [variants, value])
  const isBad = told instanceof BadInput
  const parts = useMemo(() => (isBad ? NOTHING : partsIn(variants, value)), [isBad, variants, value])
  // What came with the page stays on offer; what of it cannot be used is shown as it was written.
  const [given] = useState(isBad ? NOTHING : parts)
  const [text, setText] = useState(isBad ? value : '')
  const [isWriting, setWriting] = useState(isBad)
  /** Readings that are on, and those of them that the variant itself has: the others were switched on by hand and stay. */
  const [readings, setReadings] = useState(parts.readings)
  const [brought, setBrought] = useState(parts.readings)
  const [isOpen, setOpen] = useState(isBad || parts.base !== NO_VARIANT)
  const known = useLoaded(
    async () => (isOpen ? knownVariants(manifest.id) : []),
    `${manifest.id} ${isOpen ? 'open' : ''}`,
  )
  const offered = useMemo((): readonly Offered[] => {
    const list = known.state === 'ready' ? known.value : []
    const all = list.map(({ title, value: each }): Offered => {
      const { base, readings: own } = partsIn(variants, each)
      return { title: title[lang], value: each, base, readings: own }
    })
    if (given.base === NO_VARIANT || all.some(({ base }) => base === given.base)) return all
    const title = toldVariant(variants, given.base)?.choices.title?.[lang] ?? say(VARIANT_WORDS.untitled)
    return [...all, { title, value: composed(variants, given), ...given }]
  }, [known, given, variants, lang])

  // A value that fits no game is none: the page must not begin with it.
  useEffect(() => {
    if (isBad && value !== '') onChange('')
  }, [isBad, value])

  const switchTo = (next: readonly string[]): void => {
    setReadings(next)
    onChange(composed(variants, { base: parts.base, readings: next }))
  }
  const take = (next: string): void => {
    const taken = partsIn(variants, next)
    const all = [...new Set([...taken.readings, ...readings.filter((id) => !brought.includes(id))])]
    setBrought(taken.readings)
    setReadings(all)
    onChange(composed(variants, { base: taken.base, readings: all }))
  }
  const choose = (id: string): void => {
    setWriting(id === OWN)
    if (id === OWN) onChange('')
    else take(offered[Number(id.slice(PREFIX.length))]?.value ?? NO_VARIANT)
  }
  const at = offered.findIndex(({ base }) => base === parts.base)
  const isDocument = parts.base === NO_VARIANT && !isWriting
  const title = isBad ? undefined : told?.choices.title?.[lang]
  return (
    <>
      {variants.registry.readings.length === 0 ? null : (
        <Fold
          title={say(VARIANT_WORDS.readings)}
          about={readings.length === 0 ? say(VARIANT_WORDS.readingsNone) : tellReadings(loaded, readings)}
        >
          <p className="soft">{say(VARIANT_WORDS.readingsAbout)}</p>
          <Readings
            game={manifest.id}
            loaded={loaded}
            chosen={readings}
            isOff={isBad || value === ''}
            onChange={switchTo}
          />
        </Fold>
      )}
      <Fold
        title={say(VARIANT_WORDS.variant)}
        about={
          isDocument
            ? say(VARIANT_WORDS.document)
            : (title ?? say(isWriting ? VARIANT_WORDS.own : VARIANT_WORDS.untitled))
        }
        isFirstOpen={isOpen}
        onOpen={setOpen}
      >
        <p className="soft">{say(VARIANT_WORDS.variantAbout)}</p>
        <RadioCards
          title={say(VARIANT_WORDS.choose)}
          choices={[
            { id: NONE, title: say(VARIANT_WORDS.document), about: '' },
            ...offered.map((each, n) => ({ id: `${PREFIX}${n}`, title: each.title, about: '' })),
            { id: OWN, title: say(VARIANT_WORDS.own), about: '' },
          ]}
          value={isWriting ? OWN : isDocument ? NONE : `${PREFIX}${at}`}
          onChange={choose}
        />
        {isWriting ? (
          <OwnVariant
            loaded={loaded}
            text={text}
            onText={setText}
            onRead={(next) => (next === '' ? onChange('') : take(next))}
          />
        ) : null}
        {told === undefined || isBad || isDocument ? null : (
          <section className="variant-told">
            <h3>{title ?? say(VARIANT_WORDS.untitled)}</h3>
            <VariantText told={told} />
          </section>
        )}
      </Fold>
    </>
  )
}

/** The readings that are on, by the rulings they replace. */
const tellReadings = ({ variants: { registry } }: LoadedVariants, chosen: readonly string[]): string =>
  registry.readings
    .filter(({ id }) => chosen.includes(id))
    .map(({ replaces }) => replaces)
    .join(', ')
