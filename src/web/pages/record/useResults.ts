// The stored results; games that ended before there were results are entered meanwhile.
import { useStore } from 'zustand'
import { useLoaded } from '../../hooks.ts'
import { enterOldResults, results } from '../../store/browser.ts'
import type { StoredResults } from '../../store/results.ts'

/** Shown while the next list loads. */
let last: StoredResults | undefined

async function load(): Promise<StoredResults> {
  void enterOldResults()
  last = await results.list()
  return last
}

export function useResults(): StoredResults | undefined {
  const version = useStore(results.store, (state) => state.version)
  const loaded = useLoaded(load, version)
  return loaded.state === 'ready' ? loaded.value : last
}
