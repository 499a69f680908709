import { useEffect, useRef } from 'react'
import { Link } from 'wouter'
import { useStore } from 'zustand'
import { counted } from '../../kernel/text.ts'
import { useLang, useSay } from '../hooks.ts'
import { shelf } from '../store/browser.ts'
import { playedText } from '../store/played.ts'
import { RESTORED, STORAGE, TROUBLE } from '../words/storage.ts'
import { download, fileName } from './download.ts'
import { toast } from './toasts.ts'

/** Notices about the browser's storage: that it fails, for as long as it does, and what was restored from the mirror. */
export function StorageNotices() {
  const say = useSay()
  const lang = useLang()
  const { trouble, proving, mirrored, restored } = useStore(shelf.store)
  useProven(trouble === undefined)
  useStay(trouble !== undefined)
  const game = shelf.unsaved()
  return (
    <>
      {trouble === undefined ? null : (
        <p className="banner trouble">
          <span>
            {say(proving ? STORAGE.proving : TROUBLE[trouble])}
            {mirrored || proving || game === undefined ? null : ` ${say(STORAGE.closingLoses)}`}
          </span>
          {game === undefined ? (
            <Link href="/settings?at=backup" className="kit-button small">
              {say(STORAGE.backUp)}
            </Link>
          ) : (
            <button
              type="button"
              className="kit-button small"
              onClick={() => download(fileName(game.title), playedText(game))}
            >
              {say(STORAGE.saveFile)}
            </button>
          )}
        </p>
      )}
      {restored === 0 ? null : (
        <p className="banner">
          {counted(restored, RESTORED, lang)}
          <button type="button" className="kit-button small" onClick={shelf.seenRestored}>
            {say(STORAGE.understood)}
          </button>
        </p>
      )}
    </>
  )
}

/** Announces the end of the trouble. */
function useProven(isCalm: boolean): void {
  const was = useRef(isCalm)
  useEffect(() => {
    if (isCalm && !was.current) toast(STORAGE.proven)
    was.current = isCalm
  }, [isCalm])
}

/** Asks for confirmation when somebody closes the tab while games are unsaved. */
function useStay(isWanted: boolean): void {
  useEffect(() => {
    if (!isWanted) return
    const ask = (event: BeforeUnloadEvent): void => {
      if (shelf.unsaved() !== undefined) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isWanted])
}
