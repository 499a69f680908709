// Everything of this browser in one file, and back.
//
//   { "solotavolo": "backup", "format": 1, "made": "2026-11-17T09:41:00.000Z", "parts": { "games": […], "settings": {…} } }
import { BACKUP } from '../words/backup.ts'
import { beginsLikeBackup } from './begins.ts'
import { fieldsOf, type Merged, type Part, plainly, type Told, telling } from './part.ts'

/** Raised when older builds can no longer read it. */
const FORMAT = 1

/** Some thousand games; larger files are no backups of ours. */
export const MOST_BYTES = 32_000_000

/** A file that cannot be restored at all, and why. */
export class RefusedBackup extends Error {
  readonly told: Told

  constructor(told: Told) {
    super(told('en'))
    this.told = told
  }

  static readonly tooLarge = (): RefusedBackup => new RefusedBackup(plainly(BACKUP.tooLarge))
}

export async function writeBackup(parts: readonly Part[], made: Date): Promise<string> {
  const written: Record<string, unknown> = {}
  for (const part of parts) {
    const data = await part.write()
    if (data !== undefined) written[part.id] = data
  }
  return `${JSON.stringify({ solotavolo: 'backup', format: FORMAT, made: made.toISOString(), parts: written }, null, 1)}\n`
}

/** Merges a backup part by part: a damaged part does not prevent the others from being restored. Throws `RefusedBackup`. */
export async function restoreBackup(text: string, parts: readonly Part[]): Promise<Merged> {
  const given = partsIn(text)
  const merged = { changed: [] as Told[], stayed: [] as Told[], refused: [] as Told[] }
  for (const part of parts) {
    if (!Object.hasOwn(given, part.id)) continue
    try {
      const { changed, stayed, refused } = await part.merge(given[part.id])
      merged.changed.push(...changed)
      merged.stayed.push(...stayed)
      merged.refused.push(...refused)
    } catch {
      merged.refused.push(telling(BACKUP.damagedPart, { part: part.title }))
    }
  }
  const unknown = Object.keys(given).filter((id) => !parts.some((part) => part.id === id))
  if (unknown.length > 0) merged.refused.push(plainly(BACKUP.unknownParts))
  return merged
}

function partsIn(text: string): Readonly<Record<string, unknown>> {
  if (text.length > MOST_BYTES) throw RefusedBackup.tooLarge()
  const { solotavolo, format, parts } = read(text)
  if (solotavolo !== 'backup') throw new RefusedBackup(plainly(BACKUP.notOne))
  if (Number.isSafeInteger(format) && Number(format) > FORMAT) throw new RefusedBackup(plainly(BACKUP.newer))
  if (format !== FORMAT) throw new RefusedBackup(plainly(BACKUP.damaged))
  try {
    return fieldsOf(parts)
  } catch {
    throw new RefusedBackup(plainly(BACKUP.damaged))
  }
}

function read(text: string): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(text.replace(/^\uFEFF/, '')))
  } catch {
    // A truncated backup still begins like one.
    throw new RefusedBackup(plainly(beginsLikeBackup(text) ? BACKUP.damaged : BACKUP.notOne))
  }
}
