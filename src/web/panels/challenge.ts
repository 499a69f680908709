// A challenge as a link: the deal of a finished game without its moves, and the result to beat.
//
//   #/challenge?deal=<base64url of the deflated text>
//
//   solotavolo 1 · duel · edition 1 · level base · promos none · chance seeded 8147
//   ; rival {"winner":"you","by":"civilian","you":{"total":77,…},…}
import { manifestOf } from '../../games/index.ts'
import type { Manifest } from '../../kernel/contract.ts'
import { LIMITS, readJson } from '../../kernel/limits.ts'
import { newerEdition } from '../../kernel/newer.ts'
import { fullOptions } from '../../kernel/options.ts'
import { refusal } from '../../kernel/refusal.ts'
import { type GameResult, gameResult } from '../../kernel/result.ts'
import { readSave, writeSave } from '../../kernel/save.ts'
import type { TableSetup } from '../../kernel/table.ts'
import type { AnyTable, GameOptions } from '../store/open.ts'
import { isRival, type Rival } from '../store/result-record.ts'
import { opened, packed } from './link.ts'

const noChallenge = refusal('challenge.none', {
  it: 'questo link non contiene una sfida',
  en: 'this link carries no challenge',
})
const otherRules = refusal('challenge.other-rules', {
  it: 'da quando è stata mandata questa sfida le regole del gioco sono cambiate: non si distribuirebbe allo stesso modo',
  en: 'the rules of the game have changed since this challenge was sent: it would not be dealt the same way',
})

export interface Challenge {
  readonly manifest: Manifest
  readonly setup: TableSetup<GameOptions>
  readonly rival: Rival
}

const PREFIX = '#/challenge?deal='
const RIVAL = '; rival '

/** Whether others can be dealt the same: on screen, and from the beginning. */
export const isChallenging = ({ setup: { chance, position }, step }: AnyTable): boolean =>
  chance.kind === 'seeded' && position === undefined && step.kind === 'over'

/** What others get to know of a result. */
export function rivalOf({ winner, by, isInstant, you, automa, moves, undone, hints }: GameResult): Rival {
  return { winner, by, ...(isInstant && { isInstant }), you, ...(automa && { automa }), moves, undone, hints }
}

export async function challengeLink(table: AnyTable): Promise<string> {
  const { marks: _, ...save } = table.toSave()
  const rival = JSON.stringify(rivalOf(gameResult(table)))
  return PREFIX + (await packed(`${writeSave({ ...save, entries: [] })}${RIVAL}${rival}\n`))
}

/** The challenge in a link. Throws `BadInput` if there is none, or if it would not be dealt the same way here. */
export async function readChallenge(hash: string): Promise<Challenge> {
  const data = /[?&]deal=([^&#\s]+)/.exec(hash)?.[1]
  if (data === undefined) throw noChallenge()
  const text = await opened(data)
  const save = readSave(text)
  const manifest = manifestOf(save.game)
  if (save.edition > manifest.edition) throw newerEdition({ edition: save.edition, newest: manifest.edition })
  if (save.edition < manifest.edition) throw otherRules()
  const rival = rivalIn(text)
  if (rival === undefined || save.chance.kind !== 'seeded' || save.position !== undefined || save.entries.length > 0)
    throw noChallenge()
  return { manifest, setup: { options: fullOptions(manifest.options, save.options), chance: save.chance }, rival }
}

function rivalIn(text: string): Rival | undefined {
  const line = text.split('\n').find((each) => each.startsWith(RIVAL))
  try {
    const data = readJson(line?.slice(RIVAL.length) ?? '', LIMITS.line)
    return isRival(data) ? data : undefined
  } catch {
    return undefined
  }
}

type Compared = Pick<Rival, 'winner' | 'isInstant' | 'you' | 'automa'>

/** By who won, then by the margin, or by points alone in games without a winner. */
export function compareResults(mine: Compared, theirs: Compared): 'better' | 'worse' | 'equal' {
  const rank = { you: 2, shared: 1, automa: 0, none: 0 } as const
  const margin = ({ you, automa }: Compared): number => you.total - (automa?.total ?? 0)
  const byPoints = mine.isInstant === true || theirs.isInstant === true ? 0 : margin(mine) - margin(theirs)
  const by = rank[mine.winner] - rank[theirs.winner] || byPoints
  return by > 0 ? 'better' : by < 0 ? 'worse' : 'equal'
}
