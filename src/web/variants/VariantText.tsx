import { useLang, useSay } from '../hooks.ts'
import { VARIANT_WORDS } from '../words/variant.ts'
import type { ToldVariant } from './read.ts'

/** The author, the reason and every difference from the document. */
export function VariantText({ told: { choices, list } }: { readonly told: ToldVariant }) {
  const say = useSay()
  const lang = useLang()
  const { author, about } = choices
  return (
    <>
      {author === undefined ? null : <p>{say(VARIANT_WORDS.by, { author })}</p>}
      {about === undefined ? null : <p>{about[lang]}</p>}
      {list.length === 0 ? (
        <p>{say(VARIANT_WORDS.differsNot)}</p>
      ) : (
        <ul aria-label={say(VARIANT_WORDS.differs)}>
          {list.map(({ section, id, text }) => (
            <li key={`${section} ${id} ${text.en}`}>{text[lang]}</li>
          ))}
        </ul>
      )}
    </>
  )
}
