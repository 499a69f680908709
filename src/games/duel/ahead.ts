// What would happen next if the table stayed as it is: who could win at once, whether SOLO adapts, and what SOLO would do on its turn. The
// rules and SOLO's own scales say it, on a copy of the table on which it is that side's turn.
import type { Ahead } from '../../kernel/contract.ts'
import { copy } from '../../kernel/copy.ts'
import { inEachLang, orList, type Phrase, type Text } from '../../kernel/text.ts'
import { apply } from './apply/index.ts'
import { isFollowUp, PLAYER, type Side, SOLO, toAsk } from './asks.ts'
import { answerTo, viewOf } from './automa/decide.ts'
import { nearMilitary, nearScience, nearVictory } from './automa/view.ts'
import { card, type Item, wonder } from './catalogue/index.ts'
import { adapting } from './consequences/words.ts'
import type { Move } from './moves.ts'
import { bagOf, options, optionsFor } from './options/index.ts'
import { ENDINGS } from './score.ts'
import { accessible, isSetUp, type Result, type State, topAsk } from './state.ts'
import { docOf } from './variant/index.ts'
import { say } from './words.ts'

export function ahead(s: State): readonly Ahead[] {
  const top = topAsk(s)
  // While chance acts the table is about to change.
  if (top === undefined || isSetUp(s) || s.address === null || bagOf(s, top) !== undefined) return []
  if (accessible(s).length === 0) return []
  const plan = planOf(turnOf(s, SOLO))
  return [...solosVictory(plan), ...yourVictories(turnOf(s, PLAYER)), ...adaptation(s), ...forecast(plan)]
}

/** The same table on which it is the side's turn. */
const turnOf = (s: State, side: Side): State => ({ ...s, asks: [toAsk('turn', side)], drawn: [] })

interface Plan {
  readonly table: State
  readonly move: Move
  /** The clause of the plan SOLO takes. */
  readonly cite: string
}

/** What SOLO does on its turn; nothing where no card that lies open is known. */
function planOf(table: State): Plan | undefined {
  let cite = 'S4'
  const decided = (rung: { readonly cite: string }) => void (cite = rung.cite)
  const move = answerTo(toAsk('turn', SOLO), viewOf(table), { decided })
  return move && { table, move, cite }
}

type Supremacy = Exclude<Result['by'], 'civilian'>

/** The supremacy a move of the side leads to, with the choices it opens for the same side; what chance would have to show does not count. */
function supremacyBy(s: State, move: Move, side: Side): Supremacy | undefined {
  const next = copy(s)
  apply(next, move)
  if (next.result !== null) {
    const { winner, by } = next.result
    return winner === side && by !== 'civilian' ? by : undefined
  }
  const top = topAsk(next)
  if (top === undefined || top.side !== side || !isFollowUp(top)) return undefined
  const answers = side === SOLO ? [answerTo(top, viewOf(next))] : optionsFor(next, top).map((option) => option.move)
  for (const answer of answers) {
    const by = answer && supremacyBy(next, answer, side)
    if (by !== undefined) return by
  }
  return undefined
}

const CAN_WIN: Readonly<Record<Side, Phrase<[means: string, how: string]>>> = {
  [SOLO]: {
    it: (means, how) => `SOLO può vincere subito con ${means} (${how})`,
    en: (means, how) => `SOLO can win at once with ${means} (${how})`,
  },
  [PLAYER]: {
    it: (means, how) => `Puoi vincere subito con ${means} (${how})`,
    en: (means, how) => `You can win at once with ${means} (${how})`,
  },
}

const canWin = (side: Side, means: readonly Item[], by: Supremacy): Text =>
  inEachLang((lang) =>
    CAN_WIN[side][lang](
      orList(
        means.map(({ name }) => name[lang]),
        lang,
      ),
      ENDINGS[by][lang],
    ),
  )

function solosVictory(plan: Plan | undefined): readonly Ahead[] {
  if (plan === undefined || !nearVictory(plan.table, SOLO)) return []
  const by = supremacyBy(plan.table, plan.move, SOLO)
  const means = builtBy(plan.move)
  if (by === undefined || means === undefined) return []
  return [{ text: canWin(SOLO, [means], by), cite: plan.cite, ids: [means.id], wins: 'automa' }]
}

/** What a move of a turn builds. */
function builtBy(move: Move): Item | undefined {
  if (move.do === 'wonder') return wonder(move.wonder)
  return move.do === 'build' ? card(move.card) : undefined
}

function yourVictories(table: State): readonly Ahead[] {
  if (!nearVictory(table, PLAYER)) return []
  const ways = new Map<Supremacy, Set<Item>>()
  for (const { move } of options(table)) {
    const means = builtBy(move)
    const by = means && supremacyBy(table, move, PLAYER)
    if (means !== undefined && by !== undefined) ways.set(by, (ways.get(by) ?? new Set()).add(means))
  }
  return Array.from(ways, ([by, means]) => ({
    text: canWin(PLAYER, [...means], by),
    ids: Array.from(means, ({ id }) => id),
    wins: 'you' as const,
  }))
}

/** S9 */
function adaptation(s: State): readonly Ahead[] {
  const [military, science] = [nearMilitary(s, docOf(s.variant)), nearScience(s, docOf(s.variant))]
  if (!military && !science) return []
  return [{ text: adapting(military, science), cite: military ? (science ? 'S9.3' : 'S9.1') : 'S9.2', ids: [] }]
}

function forecast(plan: Plan | undefined): readonly Ahead[] {
  if (plan === undefined) return []
  const { table, move, cite } = plan
  const text = inEachLang((lang) => say(move, lang, table))
  return [{ text, cite, ids: componentsOf(move) }]
}

function componentsOf(move: Move): readonly string[] {
  const means = builtBy(move)
  return [
    ...(means === undefined ? [] : [means.id]),
    ...('card' in move && move.do !== 'build' ? [card(move.card).id] : []),
  ]
}
