// How far a person has come in the list, for as long as the tab is open: a reload keeps it.

export interface Progress {
  /** The list it is about, by the moment it begins at. */
  readonly from: number
  readonly ticked: readonly string[]
  /** The moment up to which everything is done. */
  readonly done: number
}

const NOTHING: Progress = { from: -1, ticked: [], done: -1 }

const nameOf = (id: string): string => `solotavolo.hands.${id}`

export function readProgress(id: string): Progress {
  try {
    const { from, ticked, done } = JSON.parse(sessionStorage.getItem(nameOf(id)) ?? '{}') as Partial<Progress>
    if (typeof from !== 'number' || typeof done !== 'number' || !Array.isArray(ticked)) return NOTHING
    return { from, done, ticked: ticked.map(String) }
  } catch {
    return NOTHING
  }
}

export function writeProgress(id: string, progress: Progress): void {
  try {
    if (progress.from >= 0) sessionStorage.setItem(nameOf(id), JSON.stringify(progress))
  } catch {
    // Without storage it lasts until the next load.
  }
}
