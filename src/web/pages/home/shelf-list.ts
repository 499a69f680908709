// The last known list of stored games: shown at once while the next list loads.
import { shelf } from '../../store/browser.ts'

type Records = Awaited<ReturnType<typeof shelf.list>>

let seen: Records | undefined

export const lastSeen = (): Records | undefined => seen

export async function listShelf(): Promise<Records> {
  seen = await shelf.list()
  return seen
}
