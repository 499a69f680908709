// A variant from a file or from pasted text, read while it is typed.
import { useEffect, useId, useState } from 'react'
import { BadInput } from '../../kernel/contract.ts'
import { LIMITS } from '../../kernel/limits.ts'
import { useLang, useSay } from '../hooks.ts'
import { Icon } from '../kit/Icon.tsx'
import { VARIANT_WORDS } from '../words/variant.ts'
import { type LoadedVariants, readWritten } from './read.ts'

/** Most characters of a file take one byte, some take two. */
const MOST_BYTES = 2 * LIMITS.variantFile

interface OwnVariantProps {
  readonly loaded: LoadedVariants
  readonly text: string
  readonly onText: (text: string) => void
  /** The value of the option; empty while the text cannot be read. */
  readonly onRead: (value: string) => void
}

export function OwnVariant({ loaded, text, onText, onRead }: OwnVariantProps) {
  const say = useSay()
  const lang = useLang()
  const id = useId()
  const [trouble, setTrouble] = useState<BadInput>()
  const [isTooLarge, setTooLarge] = useState(false)
  useEffect(() => {
    if (text.trim() === '') return setTrouble(undefined)
    let isGone = false
    readWritten(loaded, text).then(
      (value) => {
        if (isGone) return
        setTrouble(undefined)
        onRead(value)
      },
      (error: unknown) => {
        if (isGone) return
        if (error instanceof BadInput) setTrouble(error)
        onRead('')
      },
    )
    return () => {
      isGone = true
    }
  }, [loaded, text])
  const open = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    setTooLarge(file.size > MOST_BYTES)
    if (file.size <= MOST_BYTES) onText(await file.text())
  }
  const why = isTooLarge
    ? say(VARIANT_WORDS.tooLarge)
    : trouble === undefined
      ? undefined
      : say(VARIANT_WORDS.bad, { why: trouble.tell(lang) })
  return (
    <div className="variant-own">
      <label className="kit-button variant-own__file">
        <Icon name="file" /> {say(VARIANT_WORDS.file)}
        <input
          type="file"
          accept=".yaml,.yml,.json,.txt"
          onChange={({ currentTarget }) => {
            void open(currentTarget.files?.[0])
            // So that the same file can be chosen again after a correction.
            currentTarget.value = ''
          }}
        />
      </label>
      <label htmlFor={id}>{say(VARIANT_WORDS.paste)}</label>
      <textarea
        id={id}
        rows={6}
        spellCheck={false}
        value={text}
        aria-invalid={why !== undefined}
        aria-describedby={`${id}-why`}
        onChange={(event) => {
          setTooLarge(false)
          onText(event.target.value)
          if (event.target.value.trim() === '') onRead('')
        }}
      />
      <p id={`${id}-why`} role="status" className="wrong">
        {why}
      </p>
    </div>
  )
}
