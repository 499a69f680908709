import { useLayoutEffect, useRef } from 'react'
import { useStore } from 'zustand'
import { useSay } from '../hooks.ts'
import { builds, shelf } from '../store/browser.ts'
import { SHELL } from '../words/shell.ts'
import { Icon } from '../kit/Icon.tsx'
import { StorageNotices } from './StorageNotices.tsx'
import { dismiss, toasts } from './toasts.ts'
import { later, updateNow, updates } from './updates.ts'
import './notices.css'

/** Notices of the app itself: storage errors, a newer version, actions that can be undone. */
export function Notices() {
  const say = useSay()
  const isStorageTold = useStore(shelf.store, ({ trouble, restored }) => trouble !== undefined || restored > 0)
  const { ready, updating } = useStore(updates)
  const outdated = useStore(builds.store, (state) => state.outdated)
  const list = useStore(toasts)
  const banners = useRef<HTMLDivElement>(null)
  const isAny = isStorageTold || ready || outdated
  // A table fills the screen, so it needs the height that notices leave.
  useLayoutEffect(() => {
    const box = banners.current
    if (!isAny || box === null) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--banners', `${box.offsetHeight}px`))
    observer.observe(box)
    return () => {
      observer.disconnect()
      style.removeProperty('--banners')
    }
  }, [isAny])
  return (
    <>
      <div className="banners" role="status" ref={banners}>
        <StorageNotices />
        {ready || outdated ? (
          <p className="banner">
            {say(outdated ? SHELL.outdated : SHELL.updateReady)}
            <button type="button" className="kit-button small" disabled={updating} onClick={updateNow}>
              {say(updating ? SHELL.updating : SHELL.updateNow)}
            </button>
            {outdated ? null : (
              <button type="button" className="kit-button kit-button--quiet small" onClick={later}>
                {say(SHELL.later)}
              </button>
            )}
          </p>
        ) : null}
      </div>
      <div className="toasts" role="status">
        {list.map(({ id, text, action }) => (
          <p key={id} className="toast">
            {say(text)}
            {action === undefined ? null : (
              <button
                type="button"
                className="toast-action"
                onClick={() => {
                  dismiss(id)
                  action.run()
                }}
              >
                {say(action.text)}
              </button>
            )}
            <button type="button" className="toast-close" aria-label={say(SHELL.close)} onClick={() => dismiss(id)}>
              <Icon name="close" />
            </button>
          </p>
        ))}
      </div>
    </>
  )
}
