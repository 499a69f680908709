// Results of chance in a position, used from the front as they are needed.
import { quote } from '../../../kernel/clean.ts'
import { refusal } from '../../../kernel/refusal.ts'
import { apply } from '../apply/index.ts'
import { OPTION, type Option, key, option } from '../moves.ts'
import { bagOf, options } from '../options/index.ts'
import { ageDeck, unseenOf } from '../options/structure.ts'
import { GUILDS_IN_AGE_III, HIDDEN, type State, layoutOf, topAsk } from '../state.ts'

const AT = ['chance']
const shortLayout = refusal<{ readonly needed: number; readonly told: number }>('duel.short-layout', {
  it: ({ needed, told }) => `per disporre un’Epoca servono ${needed} carte, non ${told}`,
  en: ({ needed, told }) => `a layout needs ${needed} entries, not ${told}`,
})
const hiddenSlot = refusal<{ readonly slot: string; readonly result: string }>('duel.hidden-slot', {
  it: ({ slot, result }) => `la carta del posto ${slot} è coperta: non può essere ${quote(result)}`,
  en: ({ slot, result }) => `slot ${slot} lies face down, it cannot be ${quote(result)}`,
})
const fewGuilds = refusal<{ readonly guilds: number }>('duel.few-guilds', {
  it: ({ guilds }) => `nello schema dell’Epoca III le gilde sono ${guilds}`,
  en: ({ guilds }) => `the structure of Age III holds ${guilds} guilds`,
})
const impossible = refusal<{ readonly result: string }>('duel.impossible-result', {
  it: ({ result }) => `adesso ${quote(result)} non può uscire`,
  en: ({ result }) => `${quote(result)} is not possible now`,
})
const impossibleIn = refusal<{ readonly result: string; readonly slot: string }>('duel.impossible-in-slot', {
  it: ({ result, slot }) => `nel posto ${slot} non può esserci ${quote(result)}`,
  en: ({ result, slot }) => `${quote(result)} is not possible in slot ${slot}`,
})

/** Lets chance act as long as there are results; anything further stays open. */
export function settleChance(s: State, chance: string[]): void {
  while (takeResult(s, chance));
}

/** One result, if chance has to act and there is one. */
export function takeResult(s: State, chance: string[]): boolean {
  const top = topAsk(s)
  if (top === undefined || bagOf(s, top) === undefined || chance.length === 0) return false
  if (top.ask === 'lay') return layAll(s, chance)
  applyNamed(s, chance.shift() as string)
  return true
}

/** A layout is given slot by slot, backs included; only face-up cards (in Age III all) are draws. */
function layAll(s: State, chance: string[]): boolean {
  const { slots } = layoutOf(s)
  if (chance.length < slots.length) throw shortLayout({ needed: slots.length, told: chance.length }, AT)
  const told = chance.splice(0, slots.length)
  for (const [at, { id }] of slots.entries()) {
    const result = told[at] as string
    const top = topAsk(s)
    if (top?.ask === 'lay' && top.slot === at) applyNamed(s, result, id, unnoted(s, at))
    else if (result !== '?') throw hiddenSlot({ slot: id, result }, AT)
  }
  if (s.age === 3 && s.guildsToCome > s.slots.filter((no) => no === HIDDEN).length)
    throw fewGuilds({ guilds: GUILDS_IN_AGE_III }, AT)
  return true
}

/** R4.4: at a real table nobody may have noted the backs, so an expected guild never rules out a plain back or a card of Age III. */
function unnoted(s: State, slot: number): readonly Option[] {
  if (s.age !== 3) return []
  return layoutOf(s).slots[slot]?.faceUp ? unseenOf(s, ageDeck(s), OPTION.lay) : [option({ do: 'lay', card: HIDDEN })]
}

function applyNamed(s: State, result: string, slot?: string, also: readonly Option[] = []): void {
  const found = [...options(s), ...also].find(({ move }) => key(move).split(' ')[1] === result)
  if (found === undefined) throw slot === undefined ? impossible({ result }, AT) : impossibleIn({ result, slot }, AT)
  apply(s, found.move)
}
