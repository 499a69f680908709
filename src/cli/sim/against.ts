// Two settings compared on the same games, by one player or by several of rising strength.
import type { Manifest } from '../../kernel/contract.ts'
import { fullOptions } from '../../kernel/options.ts'
import { refusal } from '../../kernel/refusal.ts'
import { checkSeed } from '../../kernel/seed.ts'
import { phrase, type Values, type Words } from '../../kernel/text.ts'
import { laddersOf, NO_VARIANT, VARIANT } from '../../kernel/variant.ts'
import type { Sim } from '../../lab/job.ts'
import { isEnough, pairReport, type PairReport } from '../../lab/pair-report.ts'
import { playerName, tellGames, toldBy } from '../../lab/pair-table.ts'
import { MOST_PLAYOUTS } from '../../lab/plan.ts'
import { printPair, printSkill } from '../../lab/print-pair.ts'
import { versionOf } from '../../lab/version.ts'
import { playerOf } from '../../players/index.ts'
import { refuseValue } from '../commander.ts'
import type { SimFlags } from '../commands/sim.ts'
import { type Flags, givenOptions, tellOptions } from '../game-options.ts'
import { type Io, print } from '../io.ts'
import { langOf } from '../lang.ts'
import { progress } from '../progress.ts'
import { onStop } from '../stop.ts'

const noSetting = refusal<{ word: string }>('sim.no-setting', {
  it: ({ word }) => `--against ${word}: scrivi per esempio level=medio, variant=file.yaml, readings=nome, o document`,
  en: ({ word }) => `--against ${word}: write for example level=medio, variant=file.yaml, readings=name, or document`,
})

const WORDS = {
  versus: phrase<Values<'before' | 'now'>>({
    it: ({ before, now }) => `prima: ${before}\nora:   ${now}`,
    en: ({ before, now }) => `before: ${before}\nnow:    ${now}`,
  }),
} as const satisfies Words

/** Settings by their names, as `--against` has them. */
function overrides(words: readonly string[]): Readonly<Record<string, string | undefined>> {
  const said: Record<string, string | undefined> = {}
  for (const word of words) {
    if (word === 'document') {
      said[VARIANT] = NO_VARIANT
      said['readings'] = undefined
      continue
    }
    const [, name, value] = /^([\w-]+)=(.+)$/.exec(word) ?? []
    if (name === undefined || value === undefined) throw noSetting({ word })
    said[name] = value
  }
  return said
}

/** `search:20` is a search with 20 playouts. */
export function readPlayer(word: string): Pick<Sim, 'player' | 'playouts'> {
  const [player = '', budget] = word.split(':')
  playerOf(player)
  if (budget === undefined) return { player }
  const playouts = Number(budget)
  if (player !== 'search' || !Number.isInteger(playouts) || playouts < 1 || playouts > MOST_PLAYOUTS)
    throw refuseValue('--players', word, { it: 'per esempio search:20', en: 'for example search:20' })
  return { player, playouts }
}

export async function simAgainst(io: Io, manifest: Manifest, flags: SimFlags & Flags): Promise<void> {
  const module = await manifest.load()
  const lang = langOf(flags, io)
  checkSeed(flags.seed)
  const other = overrides(flags.against ?? [])
  const now = fullOptions(manifest.options, await givenOptions(manifest, flags))
  const before = fullOptions(manifest.options, await givenOptions(manifest, { ...flags, ...other }))
  const players = (flags.players?.split(',') ?? [playerName(flags)]).map((word) => readPlayer(word.trim()))
  const beside = other['player'] === undefined ? undefined : readPlayer(other['player'])
  const base = { game: manifest.id, seed: flags.seed, version: versionOf(module) }
  const ladders = { before: laddersOf(module, before), now: laddersOf(module, now) }
  const results: { readonly player: string; readonly report: PairReport }[] = []
  const { openCrew } = await import('../../crew/threads.ts')
  const { playPairs } = await import('../../crew/pairs.ts')
  const stop = onStop()
  const crew = openCrew(flags.workers)
  try {
    for (const player of players) {
      if (stop.signal.aborted) break
      const bar = progress(io, flags.games)
      bar?.at(0)
      const sims = {
        now: { ...base, options: now, ...player },
        before: { ...base, options: before, ...(beside ?? player) },
      }
      const pair = await playPairs({ ...sims, games: flags.games }, crew, stop.signal, (all) => {
        bar?.at(all.games)
        return !(flags.untilClear && isEnough(all))
      })
      bar?.clear()
      results.push({ player: playerName(player), report: pairReport(pair, ladders) })
    }
  } finally {
    stop.forget()
    await crew.close()
  }
  if (flags.json) return print(io, JSON.stringify({ game: manifest.id, before, now, seed: flags.seed, results }))
  const told = (options: Sim['options']) => tellOptions(manifest, options, lang).join(' · ')
  print(io, manifest.title[lang], WORDS.versus[lang]({ before: told(before), now: told(now) }), '')
  for (const { player, report } of results)
    print(io, tellGames(report.games, player, lang), ...printPair(report, toldBy(module, ladders.now), lang), '')
  if (results.length > 1) print(io, ...printSkill(results, lang))
}
