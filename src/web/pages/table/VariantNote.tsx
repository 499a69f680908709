// Says that a game is played by a variant, and how it differs from the document.
import { useMemo } from 'react'
import { variantOf } from '../../../kernel/variant.ts'
import { useLang, useSay } from '../../hooks.ts'
import type { AnyTable } from '../../store/open.ts'
import { toldVariant } from '../../variants/read.ts'
import { VariantText } from '../../variants/VariantText.tsx'
import { VARIANT_WORDS } from '../../words/variant.ts'

export function VariantNote({ table: { module, setup } }: { readonly table: AnyTable }) {
  const say = useSay()
  const lang = useLang()
  const value = variantOf(setup.options)
  const { variants } = module
  const told = useMemo(() => (variants === undefined ? undefined : toldVariant(variants, value)), [value, variants])
  if (told === undefined) return null
  const { title } = told.choices
  return (
    <section className="marks soft" aria-label={say(VARIANT_WORDS.heading)}>
      <h3>
        {say(VARIANT_WORDS.heading)}
        {title === undefined ? null : `: ${title[lang]}`}
      </h3>
      <VariantText told={told} />
    </section>
  )
}
