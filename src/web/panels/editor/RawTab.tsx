import { useState } from 'react'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { copyText } from '../clipboard.ts'
import { WORDS as COMMON } from '../words.ts'
import { useEditing } from './context.ts'

const WORDS = {
  label: { it: 'La posizione come testo', en: 'The position as text' },
  copy: { it: 'Copia', en: 'Copy' },
} as const

export function RawTab({ text, onType }: { readonly text: string; readonly onType: (text: string) => void }) {
  const { lang } = useEditing()
  const [copied, setCopied] = useState<boolean>()
  return (
    <div className="editor-raw">
      <textarea
        aria-label={WORDS.label[lang]}
        spellCheck={false}
        rows={18}
        value={text}
        onChange={({ target }) => {
          onType(target.value)
          setCopied(undefined)
        }}
      />
      <p className="editor-raw__copy">
        <Button onClick={() => void copyText(text).then(setCopied)}>
          <Icon name="copy" /> {WORDS.copy[lang]}
        </Button>
        <span role="status">{copied !== undefined && (copied ? COMMON.copied : COMMON.notCopied)[lang]}</span>
      </p>
    </div>
  )
}
