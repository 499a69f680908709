// A second copy of the newest results in localStorage, which survives a database that a full disk has corrupted.
import type { Rows } from './results.ts'

export interface ResultCopies {
  keep(rows: Rows): void
  all(): Rows
}

type Box = Pick<Storage, 'getItem' | 'setItem'>

const NAME = 'solotavolo.results'
/** A result takes some six hundred characters; browsers have room for five million, of which the copies of games take a third. */
const MOST = 600_000

/** One line of JSON per result, the newest last. */
export function createResultCopies(box: Box | undefined, most = MOST): ResultCopies {
  function lines(): readonly string[] {
    try {
      return (box?.getItem(NAME) ?? '').split('\n').filter((line) => line !== '')
    } catch {
      return []
    }
  }

  return {
    keep(rows) {
      const fresh = rows.map((row) => JSON.stringify(row))
      const kept = [...new Set([...lines(), ...fresh])]
      let size = kept.reduce((sum, line) => sum + line.length + 1, 0)
      while (size > most) size -= (kept.shift()?.length ?? size) + 1
      try {
        box?.setItem(NAME, kept.join('\n'))
      } catch {
        // The database has them.
      }
    },

    all: () => lines().flatMap(rowIn),
  }
}

function rowIn(line: string): Rows {
  try {
    const [id, value] = JSON.parse(line) as readonly [unknown, unknown]
    return typeof id === 'string' ? [[id, value]] : []
  } catch {
    return []
  }
}
