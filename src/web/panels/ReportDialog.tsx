// "Report a problem": collects everything that helps to find one in a text. The person decides what to do with it; nothing is sent.
import { useState } from 'react'
import { version } from '../../../package.json'
import type { Lang } from '../../kernel/contract.ts'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import { download } from '../shell/download.ts'
import { copyText } from './clipboard.ts'
import { WORDS as COMMON } from './words.ts'
import './share.css'

export interface ReportDialogProps {
  /** The game as a save. */
  readonly text: string
  readonly lang: Lang
  readonly onClose: () => void
}

const WORDS = {
  title: { it: 'Segnala un problema', en: 'Report a problem' },
  about: {
    it: 'Qui sotto si prepara un testo con la partita e quello che scrivi. Non viene spedito niente: copialo o scaricalo e mandalo tu.',
    en: 'A text with the game and what you write is put together below. Nothing is sent: copy or download it and send it yourself.',
  },
  what: { it: 'Che cosa è successo? Che cosa ti aspettavi?', en: 'What happened? What did you expect?' },
  preview: { it: 'Il testo della segnalazione', en: 'The text of the report' },
  copy: { it: 'Copia', en: 'Copy' },
  download: { it: 'Scarica', en: 'Download' },
} as const

/** A report: what the person says, the version, and the save, which can be copied out and opened again. */
export function reportText(what: string, saveText: string, lang: Lang, browser: string): string {
  const said = what.trim() === '' ? '—' : what.trim()
  return `${said}\n\nsolotavolo ${version} · ${lang} · ${browser}\n\n${saveText}`
}

export function ReportDialog({ text, lang, onClose }: ReportDialogProps) {
  const [what, setWhat] = useState('')
  const [copied, setCopied] = useState<boolean>()
  const report = reportText(what, text, lang, navigator.userAgent)
  return (
    <Sheet
      title={WORDS.title[lang]}
      lang={lang}
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => download('solotavolo-report.txt', report)}>
            <Icon name="file" /> {WORDS.download[lang]}
          </Button>
          <Button look="main" onClick={() => void copyText(report).then(setCopied)}>
            <Icon name="copy" /> {WORDS.copy[lang]}
          </Button>
        </>
      }
    >
      <p>{WORDS.about[lang]}</p>
      <label className="share__paste">
        {WORDS.what[lang]}
        <textarea rows={4} value={what} onChange={(event) => setWhat(event.target.value)} />
      </label>
      <details className="share__preview">
        <summary>{WORDS.preview[lang]}</summary>
        <pre tabIndex={0}>{report}</pre>
      </details>
      <p role="status" className="share__status">
        {copied !== undefined && (copied ? COMMON.copied : COMMON.notCopied)[lang]}
      </p>
    </Sheet>
  )
}
