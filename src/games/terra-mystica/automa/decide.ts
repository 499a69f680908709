// What is decided for the opponents (S7, S10, S13 to S15, S19): they never have a turn.
import type { RungInfo, TraceEntry, Tracer } from '../../../kernel/contract.ts'
import { askedOf } from '../asks.ts'
import { colour, type ColourNo, coloursAt, CULTS, powerAction, type PowerNo } from '../catalogue/index.ts'
import { type Move, OPTION } from '../moves.ts'
import { rolledActions } from '../options/setup.ts'
import { homeOf } from '../prices.ts'
import { type State, topAsk } from '../state.ts'
import { type Doc, docOf, scenarioOf } from '../variant/index.ts'
import { chooseHexes } from './settling.ts'

export function decide(s: State, tracer?: Tracer): Move {
  const ask = askedOf(topAsk(s), 'automa')
  switch (ask.ask) {
    case 'colours':
      return { do: 'colours', colours: decideColours(s, ask.third, tracer) }
    case 'pawns':
      if (tracer !== undefined) tellPawns(s, tracer)
      return OPTION.pawns.move
    case 'block':
      return decideBlock(s, tracer)
    case 'settle':
      return decideHexes(s, ask.opponent, tracer)
  }
}

const ids = (list: readonly ColourNo[]): string[] => list.map((no) => colour(no).id)

/** S7: the two at 1 spade in wheel order, then the third. */
function decideColours(s: State, third: ColourNo, tracer?: Tracer): ColourNo[] {
  const doc = docOf(s.variant)
  const near = coloursAt(homeOf(s.player), doc.twoAt)
  if (tracer !== undefined) tellColours(doc, near, coloursAt(homeOf(s.player), doc.thirdAt), third, tracer)
  return [...near, third]
}

function tellColours(
  { opponentColours }: Doc,
  near: readonly ColourNo[],
  far: readonly ColourNo[],
  third: ColourNo,
  tracer: Tracer,
): void {
  const [one, two, three] = opponentColours.rungs
  tell(tracer, { ladder: opponentColours, rung: one, kept: ids(near), dropped: [], values: {} })
  tell(tracer, { ladder: opponentColours, rung: two, kept: ids(far), dropped: [], values: {} })
  const dropped = ids(far.filter((no) => no !== third))
  tell(tracer, { ladder: opponentColours, rung: three, kept: ids([third]), dropped, values: {} })
  for (const rung of opponentColours.rungs) tracer.decided?.(rung)
}

const tell = (tracer: Tracer | undefined, entry: TraceEntry): void => tracer?.entry?.(entry)

function tellPawns(s: State, tracer: Tracer): void {
  const { cultPawns } = docOf(s.variant)
  const [rung] = cultPawns.rungs
  tracer.decided?.(rung)
  tell(tracer, {
    ladder: cultPawns,
    rung,
    kept: CULTS.flatMap(({ id }) => scenarioOf(s).pawns.map((level) => `${id}-${level}`)),
    dropped: [],
    values: {},
  })
}

/** One step per roll: an action that comes again is dropped (Q11). */
function decideBlock(s: State, tracer?: Tracer): Move {
  const actions = rolledActions(s)
  if (actions.length < scenarioOf(s).blocked) return OPTION.roll.move
  const { block, faces } = docOf(s.variant)
  const [first, again] = block.rungs
  const seen = new Set<number>()
  for (const face of s.rolls) {
    const action = faces[face - 1] as PowerNo
    const { id } = powerAction(action)
    const repeated = seen.has(action)
    seen.add(action)
    const rung: RungInfo = repeated ? again : first
    tracer?.decided?.(rung)
    tell(tracer, {
      ladder: block,
      rung,
      kept: repeated ? [] : [id],
      dropped: repeated ? [id] : [],
      values: { [id]: face },
    })
  }
  return { do: 'block', actions }
}

/** S13; a tie is rolled for or left to the player (S15). */
function decideHexes(s: State, opponent: number, tracer?: Tracer): Move {
  const left = chooseHexes(s, opponent, s.rolls.at(-1) ?? 0, tracer)
  const [first] = left
  if (left.length > 1) return s.ties === 'random' ? OPTION.roll.move : OPTION['hand-over'].move
  return { do: 'settle', hexes: first?.hexes ?? [] }
}
