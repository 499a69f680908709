// Drafts of variants, kept in this browser at every change: each under a name of its own, so that two tabs disturb each other only where
// they write the same one.
import { isDeeper, LIMITS } from '../../kernel/limits.ts'
import { localBox } from '../store/local.ts'
import { type Data, isData } from '../../variant/read-values.ts'

export interface VariantDraft {
  readonly id: string
  readonly game: string
  /** As in a file; it may be wrong in places. */
  readonly data: Data
  /** When it was last changed, in milliseconds. */
  readonly changed: number
}

const PREFIX = 'solotavolo/variants/'
const ID = /^[a-z0-9-]{1,40}$/

/** What is no draft is not read, and not overwritten either. */
export function readDraft(json: unknown): VariantDraft | undefined {
  if (!isData(json)) return undefined
  const { id, game, data, changed } = json
  const isOne =
    typeof id === 'string' &&
    ID.test(id) &&
    typeof game === 'string' &&
    isData(data) &&
    !isDeeper(data, LIMITS.depth) &&
    typeof changed === 'number' &&
    JSON.stringify(data).length <= LIMITS.variantFile
  return isOne ? { id, game, data, changed } : undefined
}

function parsed(text: string | null | undefined): VariantDraft | undefined {
  try {
    return text === null || text === undefined ? undefined : readDraft(JSON.parse(text))
  } catch {
    return undefined
  }
}

/** Drafts that the browser does not keep live as long as the page. */
const unkept = new Map<string, VariantDraft>()

/** All drafts, the newest first. */
export function listDrafts(): readonly VariantDraft[] {
  const box = localBox()
  const names = box === undefined ? [] : Object.keys(box).filter((name) => name.startsWith(PREFIX))
  return [...names.flatMap((name) => parsed(box?.getItem(name)) ?? []), ...unkept.values()].toSorted(
    (a, b) => b.changed - a.changed,
  )
}

export const draftOf = (id: string): VariantDraft | undefined =>
  unkept.get(id) ?? parsed(localBox()?.getItem(PREFIX + id))

/** False if the browser does not keep it. */
export function keepDraft(draft: VariantDraft): boolean {
  const isKept = store(draft)
  if (isKept) unkept.delete(draft.id)
  else unkept.set(draft.id, draft)
  return isKept
}

function store(draft: VariantDraft): boolean {
  try {
    const box = localBox()
    box?.setItem(PREFIX + draft.id, JSON.stringify(draft))
    return box !== undefined
  } catch {
    return false
  }
}

export function dropDraft(id: string): void {
  unkept.delete(id)
  localBox()?.removeItem(PREFIX + id)
}

const ID_BYTES = 8

export const newId = (): string =>
  [...crypto.getRandomValues(new Uint8Array(ID_BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('')

/** Keeps a new draft; returns it even if the browser does not keep it. */
export function beginDraft(game: string, data: Data): VariantDraft {
  const draft = { id: newId(), game, data, changed: Date.now() }
  keepDraft(draft)
  return draft
}
