// Checks that a position is consistent: nothing is in two places, and the structure could be on a table.
import { type Path, refusal } from '../../../kernel/refusal.ts'
import { inEachLang, type Text } from '../../../kernel/text.ts'
import { GUILDS, card, cardNo } from '../catalogue/index.ts'
import { type Age, NUMERALS } from '../catalogue/vocabulary.ts'
import { LAYOUTS } from '../catalogue/layouts.ts'
import { FOLLOW_UPS } from '../asks.ts'
import { GUILDS_IN_AGE_III, MAX_WONDERS } from '../state.ts'
import { nameOf } from '../words.ts'
import type { PositionData } from './format.ts'
import { placeName } from './labels.ts'

type Placed = readonly (readonly [place: readonly string[], id: string | null])[]

const twice = refusal<{ readonly id: string; readonly field: string; readonly slot: string }>('duel.twice', {
  it: ({ id, field, slot }) => `${nameOf(id, 'it')} è già in ${placeName(field, slot).it}`,
  en: ({ id, field, slot }) => `${nameOf(id, 'en')} is already in ${placeName(field, slot).en}`,
})
const manyWonders = refusal<{ readonly most: number }>('duel.many-wonders', {
  it: ({ most }) => `le meraviglie costruite nelle due città sono più di ${most}`,
  en: ({ most }) => `more than ${most} wonders are built in the two cities`,
})
const manyBuried = refusal('duel.many-buried', {
  it: 'le carte sono più delle meraviglie costruite',
  en: 'has more cards than wonders are built',
})
const lootTwice = refusal('duel.loot-twice', {
  it: 'lo stesso segnalino saccheggio c’è due volte',
  en: 'a looting token is there twice',
})
const noSlot = refusal<{ readonly age: Age }>('duel.no-slot', {
  it: ({ age }) => `nell’Epoca ${NUMERALS[age]} questo posto non c’è`,
  en: ({ age }) => `Age ${NUMERALS[age]} has no such slot`,
})
const hole = refusal<{ readonly slot: string }>('duel.hole', {
  it: ({ slot }) => `copre il posto ${slot}, che è vuoto`,
  en: ({ slot }) => `it covers ${slot}, which is empty`,
})
const openBack = refusal('duel.open-back', {
  it: 'una carta accessibile non può essere coperta: indica quale è, o che cosa ha sopra',
  en: 'an accessible card cannot lie face down: say which it is, or what lies over it',
})
const manyGuilds = refusal<{ readonly most: number }>('duel.many-guilds', {
  it: ({ most }) => `le gilde sono più di ${most}`,
  en: ({ most }) => `there are more than ${most} guilds`,
})
const GUILD_BACK: Text = { it: 'una gilda coperta', en: 'a face-down guild' }
const cardName = (id: string): Text => (id === '?guild' ? GUILD_BACK : inEachLang((lang) => nameOf(id, lang)))
const notOfAge = refusal<{ readonly card: string; readonly age: Age }>('duel.not-of-age', {
  it: ({ card, age }) => `${cardName(card).it} non è una carta dell’Epoca ${NUMERALS[age]}`,
  en: ({ card, age }) => `${cardName(card).en} is not a card of Age ${NUMERALS[age]}`,
})
const notGuild = refusal<{ readonly card: string }>('duel.not-guild', {
  it: ({ card }) => `${nameOf(card, 'it')} non è una gilda`,
  en: ({ card }) => `${nameOf(card, 'en')} is not a guild`,
})

export function checkPosition(p: PositionData): void {
  once(cardsOf(p))
  once([...sides(p, 'unbuilt'), ...sides(p, 'built'), ...p.offer.map((id) => [['offer'], id] as const)])
  once([
    ...p.board.map((id) => [['board'], id] as const),
    ...sides(p, 'tokens'),
    ...(p.box ?? []).map((id) => [['box'], id] as const),
  ])
  if (p.solo.built.length + p.player.built.length > MAX_WONDERS)
    throw manyWonders({ most: MAX_WONDERS }, ['solo', 'built'])
  for (const side of ['solo', 'player'] as const) {
    const { built, buried } = p[side]
    if (buried.length > built.length) throw manyBuried([side, 'buried'])
    const loot = p.loot?.[side] ?? []
    if (new Set(loot).size < loot.length) throw lootTwice(['loot', side])
  }
  checkStructure(p)
  checkAside(p)
}

const sides = (p: PositionData, list: 'cards' | 'unbuilt' | 'built' | 'buried' | 'tokens'): Placed =>
  (['solo', 'player'] as const).flatMap((side) => p[side][list].map((id) => [[side, list], id] as const))

function cardsOf(p: PositionData): Placed {
  return [
    ...Object.entries(p.structure).map(([slot, id]) => [['structure', slot], id] as const),
    ...sides(p, 'cards'),
    ...sides(p, 'buried'),
    ...p.discard.map((id) => [['discard'], id] as const),
    ...p.setAside.map((id) => [['setAside'], id] as const),
    ...p.guildsAside.map((id) => [['guildsAside'], id] as const),
  ]
}

function once(placed: Placed): void {
  const seen = new Map<string, readonly string[]>()
  for (const [place, id] of placed) {
    if (id === null || id.startsWith('?')) continue
    const before = seen.get(id)
    if (before !== undefined) throw alreadyIn(id, before, place)
    seen.set(id, place)
  }
}

/** The slots of the structure have no names of their own. */
function alreadyIn(id: string, [field = '', part = '']: readonly string[], place: Path) {
  return field === 'structure'
    ? twice({ id, field, slot: part }, place)
    : twice({ id, field: part === '' ? field : `${field}.${part}`, slot: '' }, place)
}

function checkStructure(p: PositionData): void {
  const { slots } = LAYOUTS[p.age]
  const full = slots.reduce((bits, { id }, at) => (id in p.structure ? bits | (1 << at) : bits), 0)
  // Cards are turned up at the end of a turn: during one, uncovered cards may still be face down (R4.3), and they stay so if a supremacy
  // ends the game (R11.1).
  const resolving = p.phase === 'over' || (FOLLOW_UPS as readonly string[]).includes(p.phase)
  for (const id of Object.keys(p.structure))
    if (!slots.some((slot) => slot.id === id)) throw noSlot({ age: p.age }, ['structure', id])
  for (const { id, row, coveredBy } of slots) {
    const held = p.structure[id]
    if (held === undefined) {
      const over = slots.find((slot, at) => slot.row === row + 1 && (coveredBy & full & (1 << at)) !== 0)
      if (over && row > 1) throw hole({ slot: id }, ['structure', over.id])
      continue
    }
    const back = held.startsWith('?')
    if (back && (coveredBy & full) === 0 && !resolving) throw openBack(['structure', id])
    checkAge(p, id, held)
  }
  const guilds = Object.values(p.structure).filter((id) => id === '?guild' || isGuild(id))
  if (guilds.length > GUILDS_IN_AGE_III) throw manyGuilds({ most: GUILDS_IN_AGE_III }, ['structure'])
}

function checkAge(p: PositionData, slot: string, id: string): void {
  const guild = id === '?guild' || isGuild(id)
  if (guild ? p.age !== 3 : id !== '?' && !isOfAge(id, p.age))
    throw notOfAge({ card: id, age: p.age }, ['structure', slot])
}

function checkAside(p: PositionData): void {
  for (const id of p.setAside)
    if (id !== '?' && !isOfAge(id, p.age)) throw notOfAge({ card: id, age: p.age }, ['setAside'])
  for (const id of p.guildsAside) if (!isGuild(id)) throw notGuild({ card: id }, ['guildsAside'])
}

const deckOf = (id: string): number | undefined => {
  const no = cardNo(id)
  return no === undefined ? undefined : card(no).deck
}
const isGuild = (id: string): boolean => deckOf(id) === GUILDS
const isOfAge = (id: string, age: number): boolean => deckOf(id) === age - 1
