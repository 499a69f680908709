import { type ReactNode, useState } from 'react'
import type { Lang } from '../../kernel/contract.ts'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { canShare, copyText, share } from './clipboard.ts'
import { WORDS as COMMON } from './words.ts'
import './share.css'

interface LinkWaysProps {
  /** Empty while it is being made. */
  readonly link: string
  readonly label: string
  readonly title: string
  readonly lang: Lang
  /** Further ways to hand it on. */
  readonly children?: ReactNode
}

const WORDS = {
  copy: { it: 'Copia il link', en: 'Copy link' },
  send: { it: 'Invia…', en: 'Send…' },
} as const

/** A link to copy or to send. */
export function LinkWays({ link, label, title, lang, children }: LinkWaysProps) {
  const [copied, setCopied] = useState<boolean>()
  return (
    <>
      <label className="share__link">
        {label}
        <input readOnly value={link} onFocus={(event) => event.target.select()} />
      </label>
      <div className="share__ways">
        <Button look="main" disabled={link === ''} onClick={() => void copyText(link).then(setCopied)}>
          <Icon name="copy" /> {WORDS.copy[lang]}
        </Button>
        {canShare() && (
          <Button disabled={link === ''} onClick={() => void share(title, link)}>
            <Icon name="share" /> {WORDS.send[lang]}
          </Button>
        )}
        {children}
      </div>
      <p role="status" className="share__status">
        {copied !== undefined && (copied ? COMMON.copied : COMMON.notCopied)[lang]}
      </p>
    </>
  )
}
