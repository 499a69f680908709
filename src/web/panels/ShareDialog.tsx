import { useEffect, useState } from 'react'
import type { Lang } from '../../kernel/contract.ts'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import { download, fileName } from '../shell/download.ts'
import { canShare, copyText, share } from './clipboard.ts'
import { saveLink } from './link.ts'
import { WORDS as COMMON } from './words.ts'
import './share.css'

export interface ShareDialogProps {
  /** The game as a save. */
  readonly text: string
  readonly title: string
  readonly lang: Lang
  readonly onClose: () => void
}

const WORDS = {
  title: { it: 'Condividi la partita', en: 'Share this game' },
  about: {
    it: 'Chi apre il link o il file riceve tutta la partita fin qui: può guardarla mossa per mossa e continuarla.',
    en: 'Whoever opens the link or the file gets the whole game so far, to look at move by move and to play on.',
  },
  link: { it: 'Link alla partita', en: 'Link to the game' },
  copy: { it: 'Copia il link', en: 'Copy link' },
  send: { it: 'Invia…', en: 'Send…' },
  download: { it: 'Scarica il file', en: 'Download file' },
} as const

export function ShareDialog({ text: given, title, lang, onClose }: ShareDialogProps) {
  const [text] = useState(given)
  const [link, setLink] = useState('')
  const [copied, setCopied] = useState<boolean>()
  useEffect(() => {
    let here = true
    void saveLink(text).then((hash) => here && setLink(new URL(hash, location.href).href))
    return () => {
      here = false
    }
  }, [text])
  return (
    <Sheet title={WORDS.title[lang]} lang={lang} onClose={onClose}>
      <p>{WORDS.about[lang]}</p>
      <label className="share__link">
        {WORDS.link[lang]}
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
        <Button onClick={() => download(fileName(title), text)}>
          <Icon name="file" /> {WORDS.download[lang]}
        </Button>
      </div>
      <p role="status" className="share__status">
        {copied !== undefined && (copied ? COMMON.copied : COMMON.notCopied)[lang]}
      </p>
    </Sheet>
  )
}
