import { afterEach, describe, expect, it, vi } from 'vitest'
import { waitFor } from '../../../test/fixtures/wait.ts'
import { shelf } from '../store/browser.ts'
import { SHELL } from '../words/shell.ts'
import { toasts } from './toasts.ts'
import { updateNow, updates } from './updates.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  shelf.store.setState({ trouble: undefined })
  toasts.setState([], true)
  updates.setState({ updating: false })
})

/** A page that counts its reloads. */
function page() {
  const reload = vi.fn<() => void>()
  vi.stubGlobal('location', { reload })
  return reload
}

describe('an update', () => {
  it('reloads the page if no newer build is waiting', async () => {
    const reload = page()
    updateNow()
    expect(updates.getState().updating).toBe(true)
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it('keeps a game that could not be saved, unless told to drop it', async () => {
    const reload = page()
    shelf.store.setState({ trouble: 'full' })
    updateNow()
    expect(updates.getState().updating).toBe(false)
    const [said] = toasts.getState()
    expect(said).toMatchObject({ text: SHELL.updateUnsaved, action: { text: SHELL.updateAnyway } })
    expect(reload).not.toHaveBeenCalled()
    said?.action?.run()
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
  })

  it('lets the worker of the newer build take over, once it is installed', async () => {
    const reload = page()
    const worker = Object.assign(new EventTarget(), { state: 'installing', postMessage: vi.fn<(_: unknown) => void>() })
    const registration = { installing: worker, waiting: null, update: async () => undefined }
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
    updateNow()
    await waitFor(() => expect(updates.getState().updating).toBe(true))
    expect(worker.postMessage).not.toHaveBeenCalled()
    worker.state = 'installed'
    worker.dispatchEvent(new Event('statechange'))
    await waitFor(() => expect(worker.postMessage).toHaveBeenCalledWith({ type: 'SKIP_WAITING' }))
    // The page reloads when the worker has taken over.
    expect(reload).not.toHaveBeenCalled()
  })

  it('that cannot be installed or loaded only reloads the page', async () => {
    const reload = page()
    const worker = Object.assign(new EventTarget(), { state: 'redundant' })
    const offline = async () => Promise.reject(new TypeError('offline'))
    for (const installing of [worker, null]) {
      const registration = { installing, waiting: null, update: offline }
      vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } })
      reload.mockClear()
      updateNow()
      await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    }
  })
})
