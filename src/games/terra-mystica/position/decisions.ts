// Questions about decisions for the opponents: the game plays on from that ask and reports the result.
import type { Json, TraceEntry } from '../../../kernel/contract.ts'
import { refusal } from '../../../kernel/refusal.ts'
import type { recorder } from '../../../kernel/trace.ts'
import { saySpades } from '../amounts.ts'
import { apply } from '../apply/index.ts'
import { placeOwn } from '../apply/building.ts'
import type { Ask } from '../asks.ts'
import { nameOfLadder } from '../automa/ladders/shared.ts'
import { block } from '../automa/ladders/colours.ts'
import { type ColourId, colour, CULTS, DWELLING, type HexNo, hex, powerAction, theHex } from '../catalogue/index.ts'
import { options } from '../options/index.ts'
import { askBlocks } from '../start.ts'
import { EMPTY, isTheir, pieceAt, type State, topAsk } from '../state.ts'
import { nameOf } from '../names.ts'
import { type ChanceList, goOn } from './chance.ts'
import { twice } from './format.ts'
import { docOf, scenarioOf } from '../variant/index.ts'

type Answer = { readonly [key: string]: Json | undefined }
type Recorder = ReturnType<typeof recorder>

const decided = (action: Answer, trace: readonly TraceEntry[]): Answer => ({ action, trace: trace.map(traced) })

/** The name of a set of hexes: its hexes joined by a plus. */
const parts = (id: string): Json => (id.includes('+') ? id.split('+') : id)

/** Reports sets of hexes as lists and the steps of a ladder by number; every roll is a separate step. */
function traced({ ladder, rung, kept, dropped }: TraceEntry, at: number): Answer {
  return {
    clause: rung.cite,
    ladder: nameOfLadder(ladder),
    step: ladder.id === block.id ? at + 1 : ladder.rungs.findIndex(({ id }) => id === rung.id) + 1,
    kept: kept.map(parts),
    dropped: dropped.map(parts),
  }
}

/** This is the only ask, and nothing has been rolled for it. */
function askOnly(s: State, ...asks: Ask[]): void {
  s.asks = asks
  s.rolls = []
}

const nothingToDecide = refusal('terra-mystica.nothing-to-decide', {
  it: 'qui per gli avversari non c’è niente da decidere',
  en: 'nothing is to be decided for the opponents here',
})

/** Without a question: what has to be decided for the opponents here. Earlier decisions and rolls stay. */
export function nextDecision(s: State, chance: ChanceList, tracer: Recorder): Answer {
  const top = topAsk(s)
  switch (top?.ask) {
    case 'draw-third':
    case 'third':
      return opponentColours(s, chance, undefined, tracer)
    case 'colours':
      s.asks = [top]
      return colours(s, chance, tracer)
    case 'pawns':
      return cultPawns(s, chance, tracer)
    case 'settle':
      s.asks = [top]
      return settled(s, chance, tracer)
    case 'block':
      s.asks = s.asks.filter(({ ask }) => ask === 'block')
      return blocked(s, chance, tracer)
    default:
      throw nothingToDecide()
  }
}

const notThird = refusal<{ colour: ColourId; at: number }>('terra-mystica.not-third', {
  it: ({ colour: id, at }) => `«${nameOf(id, 'it')}» non dista ${saySpades(at, 'it')} dal tuo colore`,
  en: ({ colour: id, at }) => `“${nameOf(id, 'en')}” is not ${saySpades(at, 'en')} from the home colour`,
})

/** S7; if the third colour is not named, chance draws it, 1 being the one that comes first on the wheel (Q3). */
export function opponentColours(s: State, chance: ChanceList, third: ColourId | undefined, tracer: Recorder): Answer {
  askOnly(s, { ask: third === undefined ? 'draw-third' : 'third' })
  if (third !== undefined) {
    const named = options(s).find(({ move }) => move.do === 'third' && colour(move.colour).id === third)
    if (named === undefined) throw notThird({ colour: third, at: docOf(s.variant).thirdAt }, ['ask', 'third'])
    apply(s, named.move)
  }
  return colours(s, chance, tracer)
}

function colours(s: State, chance: ChanceList, tracer: Recorder): Answer {
  goOn(s, chance, tracer)
  return decided(
    { type: 'set-opponent-colours', colours: s.opponents.map((each) => colour(each.colour).id) },
    tracer.entries,
  )
}

/** S10 */
export function cultPawns(s: State, chance: ChanceList, tracer: Recorder): Answer {
  askOnly(s, { ask: 'pawns' })
  goOn(s, chance, tracer)
  const { pawns } = scenarioOf(s)
  return decided(
    { type: 'set-cult-pawns', pawns: Object.fromEntries(CULTS.map(({ id }) => [id, [...pawns]])) },
    tracer.entries,
  )
}

const MOST_OWN = 3

const theirHex = refusal<{ hex: string }>('terra-mystica.their-hex', {
  it: ({ hex: id }) => `in ${id} c’è un avversario`,
  en: ({ hex: id }) => `an opponent stands on ${id}`,
})
const startingCount = refusal<{ count: number }>('terra-mystica.starting-count', {
  it: ({ count }) => `servono da 1 a ${MOST_OWN} abitazioni iniziali, non ${count}`,
  en: ({ count }) => `1 to ${MOST_OWN} starting dwellings are needed, not ${count}`,
})
const coloursNeeded = refusal('terra-mystica.colours-needed', {
  it: 'per questa domanda servono i loro colori',
  en: 'their colours are needed for this question',
})

/** Only the starting dwellings count for S13: those of the question, or those on the map if it names none. */
function placeStarting(s: State, own: readonly string[]): void {
  own.forEach((id, at) => {
    const piece = pieceAt(s, theHex(id))
    if (own.indexOf(id) !== at) throw twice({ id }, ['ask', 'own', at])
    if (isTheir(piece)) throw theirHex({ hex: id }, ['ask', 'own', at])
    if (piece === EMPTY) placeOwn(s, theHex(id), DWELLING)
  })
  if (own.length > 0) s.player.own = own.map(theHex).sort((a, b) => a - b)
  const count = s.player.own.length
  if (count === 0 || count > MOST_OWN) throw startingCount({ count }, ['ask', 'own'])
}

/** S13 to S15 for all colours in order. */
export function initialOpponents(s: State, chance: ChanceList, own: readonly string[], tracer: Recorder): Answer {
  placeStarting(s, own)
  if (s.opponents.length === 0) throw coloursNeeded(['opponents'])
  askOnly(s, { ask: 'settle', opponent: 0 })
  return settled(s, chance, tracer)
}

const ids = (list: readonly HexNo[]): string[] => list.map((no) => hex(no).id)

/** A tie left to the player stops it. */
function settled(s: State, chance: ChanceList, tracer: Recorder): Answer {
  const named = s.opponents.map((each) => colour(each.colour).id)
  const placements: Record<string, string[]> = {}
  for (const { ask, move } of goOn(s, chance, tracer))
    if (ask?.ask === 'settle' && move.do === 'settle') placements[named[ask.opponent] ?? ''] = ids(move.hexes)
  const left = topAsk(s)
  if (left?.ask !== 'choose-hexes') return decided({ type: 'place-initial-opponents', placements }, tracer.entries)
  const tied = options(s).flatMap(({ move }) => (move.do === 'settle' ? [ids(move.hexes)] : []))
  return decided({ type: 'choose-initial-hexes', colour: named[left.opponent], options: tied }, tracer.entries)
}

const names = (list: readonly number[]): string[] => list.map((no) => powerAction(no).id)

/** S18 to S20 */
export function blockPowerActions(s: State, chance: ChanceList, tracer: Recorder): Answer {
  askOnly(s)
  s.blockedByRound = []
  if (s.power === 'all-available') s.blocked = []
  if (s.power === 'blocked-each-round' && scenarioOf(s).blocked > 0) s.asks.push({ ask: 'block', round: 'this' })
  if (s.power === 'blocked-predetermined') askBlocks(s)
  return blocked(s, chance, tracer)
}

function blocked(s: State, chance: ChanceList, tracer: Recorder): Answer {
  const ahead = s.asks.some((ask) => ask.ask === 'block' && ask.round !== 'this')
  goOn(s, chance, tracer)
  const told = ahead ? { blockedByRound: s.blockedByRound.map(names) } : { blocked: names(s.blocked) }
  return decided({ type: 'block-power-actions', ...told, rollsUsed: chance.used }, tracer.entries)
}
