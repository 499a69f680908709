import { useState } from 'react'
import { useStore } from 'zustand'
import { counted } from '../../../kernel/text.ts'
import type { Merged, Told } from '../../backup/part.ts'
import { useLang, useSay } from '../../hooks.ts'
import { Button } from '../../kit/Button.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { download } from '../../shell/download.ts'
import { shelf } from '../../store/browser.ts'
import { isUnread } from '../../store/record.ts'
import { BACKUP, LEFT_OUT } from '../../words/backup.ts'
import { SHELL } from '../../words/shell.ts'
import { STORAGE } from '../../words/storage.ts'

type Outcome =
  | { readonly kind: 'busy' }
  | { readonly kind: 'made'; readonly name: string; readonly leftOut: number }
  | { readonly kind: 'refused'; readonly told: Told }
  | { readonly kind: 'restored'; readonly merged: Merged }

/** Export everything to one file, and restore it. */
export function Backup() {
  const say = useSay()
  const [outcome, setOutcome] = useState<Outcome>()
  const isBusy = outcome?.kind === 'busy'
  const make = async (): Promise<void> => {
    setOutcome({ kind: 'busy' })
    const made = new Date()
    const name = `solotavolo-backup-${made.toISOString().slice(0, 10)}.json`
    const { backUp } = await import('../../backup/index.ts')
    download(name, await backUp(made), 'application/json')
    const leftOut = (await shelf.list()).filter((record) => isUnread(record) && record.unread === 'damaged').length
    setOutcome({ kind: 'made', name, leftOut })
  }
  const restore = async (file: File | undefined): Promise<void> => {
    if (file === undefined) return
    setOutcome({ kind: 'busy' })
    setOutcome(await restoring(file))
  }
  return (
    <section aria-labelledby="backup">
      <h2 id="backup" tabIndex={-1}>
        {say(BACKUP.title)}
      </h2>
      <p className="soft">{say(BACKUP.about)}</p>
      <p className="row">
        <Button look="main" disabled={isBusy} onClick={() => void make()}>
          <Icon name="copy" /> {say(STORAGE.backUp)}
        </Button>
        <label className="kit-button stored-file" aria-disabled={isBusy}>
          <Icon name="file" /> {say(BACKUP.restore)}
          <input
            type="file"
            accept=".json,application/json"
            disabled={isBusy}
            onChange={({ currentTarget }) => {
              void restore(currentTarget.files?.[0])
              // So that the same file can be chosen again.
              currentTarget.value = ''
            }}
          />
        </label>
      </p>
      <div className="stored-outcome" role="status">
        {outcome === undefined ? null : <OutcomeText outcome={outcome} />}
      </div>
    </section>
  )
}

async function restoring(file: File): Promise<Outcome> {
  const { MOST_BYTES, RefusedBackup, restore } = await import('../../backup/index.ts')
  try {
    if (file.size > MOST_BYTES) throw RefusedBackup.tooLarge()
    return { kind: 'restored', merged: await restore(await file.text()) }
  } catch (error) {
    return { kind: 'refused', told: error instanceof RefusedBackup ? error.told : (lang) => BACKUP.damaged[lang] }
  }
}

function OutcomeText({ outcome }: { readonly outcome: Outcome }) {
  const say = useSay()
  const lang = useLang()
  const trouble = useStore(shelf.store, (state) => state.trouble)
  switch (outcome.kind) {
    case 'busy':
      return <p>{say(SHELL.loading)}</p>
    case 'made':
      return (
        <p>
          {say(BACKUP.made, { name: outcome.name })}{' '}
          {outcome.leftOut === 0 ? null : counted(outcome.leftOut, LEFT_OUT, lang)}{' '}
          {trouble === undefined ? null : say(BACKUP.inPart)}
        </p>
      )
    case 'refused':
      return (
        <p className="wrong stored-refusal">
          <Icon name="warning" /> {outcome.told(lang)}
        </p>
      )
    case 'restored': {
      const { changed, stayed, refused } = outcome.merged
      const isNothing = changed.length + stayed.length + refused.length === 0
      return (
        <>
          {isNothing ? <p>{say(BACKUP.nothingNew)}</p> : null}
          <Sentences title={say(BACKUP.restored)} told={changed} />
          <Sentences title={say(BACKUP.stays)} told={stayed} />
          <Sentences title={say(BACKUP.notRestored)} told={refused} />
        </>
      )
    }
  }
}

function Sentences({ title, told }: { readonly title: string; readonly told: readonly Told[] }) {
  const lang = useLang()
  if (told.length === 0) return null
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {[...new Set(told.map((each) => each(lang)))].map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </>
  )
}
