// Games for scenes that begin in the middle: by a link, or stored in the browser before.
import type { Page } from 'playwright-core'
import type { Lang } from '../src/kernel/contract.ts'
import { saveLink } from '../src/web/panels/link.ts'
import { openSave as openTable } from '../src/web/store/open.ts'
import type { GameRecord } from '../src/web/store/record.ts'
import { importGame } from '../src/web/store/session.ts'
import type { PutResult } from '../src/web/store/shelf.ts'
import { IMPORT } from '../src/web/words/import.ts'
import { press } from './hand.ts'
import { address, BASE } from './stage.ts'
import { yourTurn } from './table.ts'

export const linkOf = async (text: string): Promise<string> => address((await saveLink(text)).replace('#', ''))

/** Opens a save through its link, and keeps it as a game of this browser. */
export async function importSave(page: Page, lang: Lang, text: string): Promise<void> {
  await page.goto(await linkOf(text))
  await press(page.getByRole('button', { name: IMPORT.add[lang] }))
  await yourTurn(page)
  await page.evaluate(settled)
}

/** Sits down at a save that was imported before: most scenes are about its table, not about the way there. */
export async function openSave(page: Page, text: string): Promise<void> {
  const record = await importedRecord(text)
  await putGames(page, [record])
  await page.goto(address(`/table/${record.id}`))
  await yourTurn(page)
  await page.evaluate(settled)
}

/** What the page stores when it imports a save. */
async function importedRecord(text: string): Promise<GameRecord> {
  const stored: GameRecord[] = []
  const put = async (record: GameRecord): Promise<PutResult> => {
    stored.push(record)
    return 'kept'
  }
  await importGame({ put }, { ...(await openTable(text)), text })
  const [record] = stored
  if (record === undefined) throw new Error('nothing was stored')
  return record
}

/** Puts games into the browser's database, over what is there. */
export async function putGames(page: Page, records: readonly unknown[]): Promise<void> {
  // The database belongs to the address: any file there will do.
  if (!page.url().startsWith(BASE)) await page.goto(`${BASE}favicon.svg`)
  await page.evaluate(exchange, { records })
}

/** The game at whose table the page is, as the browser has stored it. What was just played may still be on its way there. */
export async function storedSave(page: Page): Promise<string> {
  const [, id = ''] = /#\/table\/([^?]+)/.exec(page.url()) ?? []
  return ((await page.evaluate(exchange, { id })) as GameRecord).text
}

/** Runs in the page: puts records into the database, and returns one. Makes the database if the app has not been there yet. */
async function exchange({ records = [], id = '' }: { readonly records?: readonly unknown[]; readonly id?: string }) {
  const asked = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      request.addEventListener('success', () => resolve(request.result))
      request.addEventListener('error', () => reject(request.error))
    })
  const opening = indexedDB.open('solotavolo', 1)
  opening.addEventListener('upgradeneeded', () => {
    for (const store of ['games', 'prefs']) opening.result.createObjectStore(store)
  })
  const database = await asked(opening)
  const games = database.transaction('games', 'readwrite').objectStore('games')
  for (const record of records) await asked(games.put(record, (record as { readonly id: string }).id))
  const found: unknown = await asked(games.get(id))
  database.close()
  return found
}

/** Waits for what loads later: fonts, the panels beside the board, the forecast. */
async function settled(): Promise<void> {
  await document.fonts.ready
  for (let frames = 0; frames < 4; frames++) await new Promise((next) => requestAnimationFrame(next))
  await new Promise((next) => requestIdleCallback(next, { timeout: 1000 }))
}

/** The pointer rests where the save was opened. A piece under it would show its hint, over what a test looks at. */
export async function pointAway(page: Page): Promise<void> {
  await page.mouse.move(0, 0)
  await page.locator('.kit-hint').waitFor({ state: 'detached' })
}
