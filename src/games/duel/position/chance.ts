// Results of chance that a position brings along, consumed from the front as the moments for them come.
import { BadInput } from '../../../kernel/contract.ts'
import { apply } from '../apply/index.ts'
import { OPTION, type Option, key, option } from '../moves.ts'
import { bagOf, options } from '../options/index.ts'
import { ageDeck, unseenOf } from '../options/structure.ts'
import { HIDDEN, type State, layoutOf, topAsk } from '../state.ts'

/** Lets chance act for as long as there are results; what it still has to settle then stays open. */
export function settleChance(s: State, chance: string[]): void {
  while (takeResult(s, chance));
}

/** One result, if chance is to act and there is one. */
export function takeResult(s: State, chance: string[]): boolean {
  const top = topAsk(s)
  if (top === undefined || bagOf(s, top) === undefined || chance.length === 0) return false
  if (top.ask === 'lay') return layAll(s, chance)
  applyNamed(s, chance.shift() as string)
  return true
}

/** A layout is told slot by slot, backs included; only face-up cards (in Age III all) are a question to chance. */
function layAll(s: State, chance: string[]): boolean {
  const { slots } = layoutOf(s)
  if (chance.length < slots.length)
    throw new BadInput(`chance: a layout needs ${slots.length} entries, there are ${chance.length}`)
  const told = chance.splice(0, slots.length)
  for (const [at, { id }] of slots.entries()) {
    const result = told[at] as string
    const top = topAsk(s)
    if (top?.ask === 'lay' && top.slot === at) applyNamed(s, result, `in slot ${id}`, unnoted(s, at))
    else if (result !== '?') throw new BadInput(`chance: slot ${id} lies face down, it cannot be "${result}"`)
  }
  if (s.age === 3 && s.guildsToCome > s.slots.filter((no) => no === HIDDEN).length)
    throw new BadInput('chance: the structure of Age III holds 3 guilds')
  return true
}

/** R4.4: at a table the backs may not have been noted, so a guild still to come never rules out a plain back or a card of Age III. */
function unnoted(s: State, slot: number): readonly Option[] {
  if (s.age !== 3) return []
  return layoutOf(s).slots[slot]?.faceUp ? unseenOf(s, ageDeck(s), OPTION.lay) : [option({ do: 'lay', card: HIDDEN })]
}

function applyNamed(s: State, result: string, where = 'now', also: readonly Option[] = []): void {
  const found = [...options(s), ...also].find(({ move }) => key(move).split(' ')[1] === result)
  if (found === undefined) throw new BadInput(`chance: "${result}" is not possible ${where}`)
  apply(s, found.move)
}
