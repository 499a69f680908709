import { useState } from 'react'
import type { Lang } from '../../kernel/contract.ts'
import { LIMITS } from '../../kernel/limits.ts'
import { isNewer } from '../../kernel/newer.ts'
import { beginsLikeBackup } from '../backup/begins.ts'
import { Button } from '../kit/Button.tsx'
import { Icon } from '../kit/Icon.tsx'
import { Sheet } from '../kit/Sheet.tsx'
import { updateNow } from '../shell/updates.ts'
import { SHELL } from '../words/shell.ts'
import { checkSave, tellRefusal } from './checkSave.ts'
import { WORDS as COMMON } from './words.ts'
import './share.css'

interface ImportDialogProps {
  readonly lang: Lang
  /** Called only with a save that opens. */
  readonly onImport: (saveText: string) => void
  readonly onClose: () => void
}

const WORDS = {
  about: {
    it: 'Un file .solotavolo.txt, oppure il testo o il link di una partita. Quello che c’è già resta com’è.',
    en: 'A .solotavolo.txt file, or the text or the link of a game. What is already here stays as it is.',
  },
  file: { it: 'Scegli un file…', en: 'Choose a file…' },
  paste: { it: 'Oppure incolla qui', en: 'Or paste here' },
  open: { it: 'Importa', en: 'Import' },
  backup: {
    it: 'Questa è una copia di sicurezza: si ripristina dalle impostazioni.',
    en: 'This is a backup: it is restored from the settings.',
  },
  tooLarge: { it: 'Questo file è troppo grande per essere una partita.', en: 'This file is too large to be a game.' },
} as const

/** Most characters of a save take one byte, some take two. */
const MOST_BYTES = 2 * LIMITS.save

export function ImportDialog({ lang, onImport, onClose }: ImportDialogProps) {
  const [text, setText] = useState('')
  const [refusal, setRefusal] = useState('')
  const [newer, setNewer] = useState(false)
  const take = async (given: string) => {
    try {
      const checked = await checkSave(given)
      onImport(checked.text)
    } catch (error) {
      setRefusal(tellRefusal(error, lang))
      setNewer(isNewer(error))
    }
  }
  const read = async (file: File | undefined) => {
    if (file === undefined) return
    setNewer(false)
    if (beginsLikeBackup(await file.slice(0, 400).text())) setRefusal(WORDS.backup[lang])
    else if (file.size > MOST_BYTES) setRefusal(WORDS.tooLarge[lang])
    else await take(await file.text())
  }
  return (
    <Sheet
      title={SHELL.importGame[lang]}
      lang={lang}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{COMMON.cancel[lang]}</Button>
          <Button look="main" disabled={text.trim() === ''} onClick={() => void take(text)}>
            {WORDS.open[lang]}
          </Button>
        </>
      }
    >
      <p>{WORDS.about[lang]}</p>
      <label className="kit-button share__file">
        <Icon name="file" /> {WORDS.file[lang]}
        <input
          type="file"
          accept=".txt,text/plain"
          onChange={({ currentTarget }) => {
            void read(currentTarget.files?.[0])
            // So that the same file can be chosen again after a correction.
            currentTarget.value = ''
          }}
        />
      </label>
      <label className="share__paste">
        {WORDS.paste[lang]}
        <textarea
          rows={4}
          spellCheck={false}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setRefusal('')
            setNewer(false)
          }}
        />
      </label>
      <p role="alert" className="share__refusal">
        {refusal !== '' && <Icon name="warning" />} {refusal}
      </p>
      {newer ? <Button onClick={updateNow}>{SHELL.updateNow[lang]}</Button> : null}
    </Sheet>
  )
}
