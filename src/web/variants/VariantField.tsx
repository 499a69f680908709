// Chooses a variant: the document, one that is known, or one from a file or a text.
import { useEffect, useMemo, useState } from 'react'
import { BadInput, type Manifest } from '../../kernel/contract.ts'
import { NO_VARIANT } from '../../kernel/variant.ts'
import { useLang, useLoaded, useSay } from '../hooks.ts'
import { RadioCards } from '../pages/new/RadioCards.tsx'
import { Loading } from '../shell/Loading.tsx'
import { VARIANT_WORDS } from '../words/variant.ts'
import { FOLDED } from '../words/variant-folds.ts'
import { type KnownVariant, knownVariants } from './known.ts'
import { OwnVariant } from './OwnVariant.tsx'
import { composed, type LoadedVariants, loadVariants, partsIn, toldVariant, triedVariant } from './read.ts'
import { VariantText } from './VariantText.tsx'
import './variants.css'

interface VariantFieldProps {
  readonly manifest: Manifest
  readonly value: string
  /** Readings that stay with any variant. */
  readonly byHand: readonly string[]
  /** Told the value, and the readings that the variant itself has; none while it cannot be read. */
  readonly onChange: (value: string, readings: readonly string[] | undefined) => void
}

interface Loaded extends LoadedVariants {
  readonly known: readonly KnownVariant[]
}

async function load(manifest: Manifest): Promise<Loaded | undefined> {
  const loaded = await loadVariants(manifest)
  return loaded && { ...loaded, known: await knownVariants(manifest.id) }
}

export function VariantField(props: VariantFieldProps) {
  const { manifest } = props
  const loaded = useLoaded(() => load(manifest), manifest.id)
  if (loaded.state !== 'ready') return <Loading />
  return loaded.value === undefined ? null : <Choice {...props} loaded={loaded.value} />
}

const PREFIX = 'variant-'
const NONE = `${PREFIX}none`
const OWN = `${PREFIX}own`

function Choice({ value, byHand, onChange, loaded }: VariantFieldProps & { readonly loaded: Loaded }) {
  const say = useSay()
  const lang = useLang()
  const { variants, known } = loaded
  const told = useMemo(() => triedVariant(variants, value), [variants, value])
  const isBad = told instanceof BadInput
  const base = useMemo(() => (isBad ? NO_VARIANT : partsIn(variants, value).base), [isBad, variants, value])
  // What came with the page stays on offer; what of it cannot be used is shown as it was written.
  const [given] = useState(isBad ? NO_VARIANT : value)
  const [text, setText] = useState(isBad ? value : '')
  const [isWriting, setWriting] = useState(isBad)
  const offered = useMemo(() => {
    const all = known.map((each) => ({ ...each, base: partsIn(variants, each.value).base }))
    const own = partsIn(variants, given).base
    if (own === NO_VARIANT || all.some((each) => each.base === own)) return all
    return [...all, { title: toldVariant(variants, given)?.choices.title ?? FOLDED.untitled, value: given, base: own }]
  }, [known, given, variants])

  // A value that fits no game is none: the page must not begin with it.
  useEffect(() => {
    if (isBad && value !== '') onChange('', undefined)
  }, [isBad, value])

  const take = (next: string): void => {
    if (next === '') return onChange('', undefined)
    const { base: taken, readings } = partsIn(variants, next)
    onChange(composed(variants, { base: taken, readings: [...new Set([...readings, ...byHand])] }), readings)
  }
  const choose = (id: string): void => {
    setWriting(id === OWN)
    take(id === OWN ? '' : (offered[Number(id.slice(PREFIX.length))]?.value ?? NO_VARIANT))
  }
  const isDocument = base === NO_VARIANT && !isWriting
  const at = offered.findIndex((each) => each.base === base)
  return (
    <>
      <p className="soft">{say(VARIANT_WORDS.variantAbout)}</p>
      <RadioCards
        title={say(VARIANT_WORDS.choose)}
        choices={[
          { id: NONE, title: say(FOLDED.document), about: '' },
          ...offered.map(({ title }, n) => ({ id: `${PREFIX}${n}`, title: title[lang], about: '' })),
          { id: OWN, title: say(VARIANT_WORDS.own), about: '' },
        ]}
        value={isWriting ? OWN : isDocument ? NONE : `${PREFIX}${at}`}
        onChange={choose}
      />
      {isWriting ? <OwnVariant loaded={loaded} text={text} onText={setText} onRead={take} /> : null}
      {told === undefined || isBad || isDocument ? null : (
        <section className="variant-told">
          <h3>{told.choices.title?.[lang] ?? say(FOLDED.untitled)}</h3>
          <VariantText told={told} />
        </section>
      )}
    </>
  )
}
