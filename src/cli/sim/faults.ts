// Games that a bot spoiled, for people and for programs.
import type { Fault } from '../../crew/bots/play.ts'
import { type BadInput, refusal } from '../../kernel/refusal.ts'
import { counted, type Lang, type Unit } from '../../kernel/text.ts'

const GAMES: Unit = {
  one: { it: '# partita finita', en: '# game ended' },
  other: { it: '# partite finite', en: '# games ended' },
}

interface Told {
  readonly faults: readonly Fault[]
}

const spoiled = refusal<{ told: Told }>('sim.faults', {
  it: ({ told }) => `${games(told, 'it')} per un errore del bot, non contate: ${listed(told, 'it')}`,
  en: ({ told }) => `${games(told, 'en')} by a fault of the bot, not counted: ${listed(told, 'en')}`,
})

const games = ({ faults }: Told, lang: Lang): string => counted(faults.length, GAMES, lang)

/** Each kind once: its first game with what happened there, and how often it happened. */
function listed({ faults }: Told, lang: Lang): string {
  const kinds = new Map<string, Fault[]>()
  for (const fault of faults) kinds.set(fault.why.code, [...(kinds.get(fault.why.code) ?? []), fault])
  return [...kinds.values()]
    .map((same) => `#${same[0]?.game} ${same[0]?.why.sentence(lang)}${same.length > 1 ? ` (×${same.length})` : ''}`)
    .join('; ')
}

export const faultsTrouble = (faults: readonly Fault[]): BadInput | undefined =>
  faults.length === 0 ? undefined : spoiled({ told: { faults } })

export const faultsAsJson = (faults: readonly Fault[], lang: Lang): readonly object[] =>
  faults.map(({ sim, game, why }) => ({ game, options: sim.options, code: why.code, says: why.sentence(lang) }))
