// Says that a game is played by a variant, and how it differs from the document.
import { useMemo } from 'react'
import { variantOf } from '../../../kernel/variant.ts'
import { differences } from '../../../variant/differences.ts'
import { readVariant } from '../../../variant/option.ts'
import { useLang, useSay } from '../../hooks.ts'
import type { AnyTable } from '../../store/open.ts'
import { VARIANT_WORDS } from '../../words/variant.ts'

export function VariantNote({ table: { module, setup } }: { readonly table: AnyTable }) {
  const say = useSay()
  const lang = useLang()
  const value = variantOf(setup.options)
  const { variants } = module
  const told = useMemo(() => {
    if (value === '' || variants === undefined) return undefined
    const choices = variants.choices(readVariant(value))
    return { choices, list: differences(variants.registryFor(choices), choices) }
  }, [value, variants])
  if (told === undefined) return null
  const { title, author, about } = told.choices
  return (
    <section className="marks soft" aria-label={say(VARIANT_WORDS.heading)}>
      <h3>
        {say(VARIANT_WORDS.heading)}
        {title === undefined ? null : `: ${title[lang]}`}
      </h3>
      {author === undefined ? null : <p>{say(VARIANT_WORDS.by, { author })}</p>}
      {about === undefined ? null : <p>{about[lang]}</p>}
      <ul>
        {told.list.map(({ section, id, text }) => (
          <li key={`${section} ${id} ${text.en}`}>{text[lang]}</li>
        ))}
      </ul>
    </section>
  )
}
