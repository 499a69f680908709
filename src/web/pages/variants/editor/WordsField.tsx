import { useId, useState } from 'react'
import { LANG_NAMES, type Lang, otherLangs } from '../../../../kernel/text.ts'
import { LIMITS } from '../../../../kernel/limits.ts'
import { useLang, useSay } from '../../../hooks.ts'
import { Button } from '../../../kit/Button.tsx'
import { EDITOR } from '../../../words/variants.ts'
import { isByLang, joinWords, splitWords, withWords, wordsBy } from '../data.ts'
import { Wrongs } from './Wrongs.tsx'

interface WordsFieldProps {
  readonly label: string
  /** As it is written in a file: a text, or one per language. */
  readonly raw: unknown
  readonly path: readonly string[]
  readonly onChange: (raw: unknown) => void
  readonly rows?: number
  readonly placeholder?: string | undefined
}

/** The author's words: one text for all languages, or one for each. */
export function WordsField({ label, raw, path, onChange, rows = 1, placeholder }: WordsFieldProps) {
  const say = useSay()
  const lang = useLang()
  const id = useId()
  const words = wordsBy(raw)
  const others = otherLangs(lang)
  const [isSplit, setSplit] = useState(false)
  const split = isSplit || isByLang(raw)
  const shown = split ? [lang, ...others] : [lang]
  const field = (each: Lang) => {
    const name = split ? `${label} (${LANG_NAMES[each]})` : label
    const shared = {
      id: `${id}-${each}`,
      lang: split ? each : undefined,
      value: words[each] ?? '',
      maxLength: LIMITS.words,
      placeholder,
      'aria-describedby': `${id}-wrong`,
    }
    const type = (text: string) => onChange(withWords(split ? splitWords(raw) : raw, each, text))
    return (
      <div key={each} className="var-words-one">
        <label htmlFor={`${id}-${each}`}>{name}</label>
        {rows === 1 ? (
          <input type="text" {...shared} onChange={(event) => type(event.target.value)} />
        ) : (
          <textarea rows={rows} {...shared} onChange={(event) => type(event.target.value)} />
        )}
      </div>
    )
  }
  return (
    <div className="var-words">
      {shown.map(field)}
      {split ? (
        <Button
          look="quiet"
          onClick={() => {
            setSplit(false)
            onChange(joinWords(raw, lang))
          }}
        >
          {say(EDITOR.inOne)}
        </Button>
      ) : raw === undefined || raw === '' ? null : (
        <Button look="quiet" onClick={() => setSplit(true)}>
          {say(EDITOR.alsoIn, { language: others.map((each) => LANG_NAMES[each]).join(', ') })}
        </Button>
      )}
      <Wrongs id={`${id}-wrong`} path={path} below />
    </div>
  )
}
