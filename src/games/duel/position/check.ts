// What makes a position consistent: nothing lies in two places, and the structure could stand on a table.
import { clip } from '../../../kernel/clean.ts'
import { BadInput } from '../../../kernel/contract.ts'
import { GUILDS, card, cardNo } from '../catalogue/index.ts'
import { LAYOUTS } from '../catalogue/layouts.ts'
import { FOLLOW_UPS } from '../asks.ts'
import { GUILDS_IN_AGE_III, MAX_WONDERS } from '../state.ts'
import type { PositionData } from './format.ts'

type Placed = readonly (readonly [where: string, id: string | null])[]

export function checkPosition(p: PositionData): void {
  once('card', cardsOf(p))
  once('wonder', [...sides(p, 'unbuilt'), ...sides(p, 'built'), ...p.offer.map((id) => ['offer', id] as const)])
  once('progress token', [
    ...p.board.map((id) => ['board', id] as const),
    ...sides(p, 'tokens'),
    ...(p.box ?? []).map((id) => ['box', id] as const),
  ])
  if (p.solo.built.length + p.player.built.length > MAX_WONDERS)
    throw new BadInput('solo built, player built: more than 7 wonders are built')
  for (const side of ['solo', 'player'] as const) {
    const { built, buried } = p[side]
    if (buried.length > built.length) throw new BadInput(`${side} buried: has more cards than wonders are built`)
    const loot = p.loot?.[side] ?? []
    if (new Set(loot).size < loot.length) throw new BadInput(`loot ${side}: a looting token is there twice`)
  }
  checkStructure(p)
  checkAside(p)
}

const sides = (p: PositionData, list: 'cards' | 'unbuilt' | 'built' | 'buried' | 'tokens'): Placed =>
  (['solo', 'player'] as const).flatMap((side) => p[side][list].map((id) => [`${side} ${list}`, id] as const))

function cardsOf(p: PositionData): Placed {
  return [
    ...Object.entries(p.structure).map(([slot, id]) => [`structure ${slot}`, id] as const),
    ...sides(p, 'cards'),
    ...sides(p, 'buried'),
    ...p.discard.map((id) => ['discard', id] as const),
    ...p.setAside.map((id) => ['setAside', id] as const),
    ...p.guildsAside.map((id) => ['guildsAside', id] as const),
  ]
}

function once(what: string, placed: Placed): void {
  const seen = new Map<string, string>()
  for (const [where, id] of placed) {
    if (id === null || id.startsWith('?')) continue
    const before = seen.get(id)
    if (before !== undefined) throw new BadInput(`${where}: the ${what} "${id}" is already in ${before}`)
    seen.set(id, where)
  }
}

function checkStructure(p: PositionData): void {
  const { slots } = LAYOUTS[p.age]
  const full = slots.reduce((bits, { id }, at) => (id in p.structure ? bits | (1 << at) : bits), 0)
  // Cards are turned up when a turn is over: while one is being resolved they may still lie open face down (R4.3), and they stay so
  // where a supremacy ends the game (R11.1).
  const resolving = p.phase === 'over' || (FOLLOW_UPS as readonly string[]).includes(p.phase)
  for (const id of Object.keys(p.structure))
    if (!slots.some((slot) => slot.id === id))
      throw new BadInput(`structure ${clip(id)}: Age ${p.age} has no such slot`)
  for (const { id, row, coveredBy } of slots) {
    const held = p.structure[id]
    if (held === undefined) {
      const over = slots.find((slot, at) => slot.row === row + 1 && (coveredBy & full & (1 << at)) !== 0)
      if (over && row > 1) throw new BadInput(`structure ${over.id}: it covers ${id}, which is empty`)
      continue
    }
    const back = held.startsWith('?')
    if (back && (coveredBy & full) === 0 && !resolving)
      throw new BadInput(`structure ${id}: an accessible card cannot lie face down`)
    checkAge(p, id, held)
  }
  const guilds = Object.values(p.structure).filter((id) => id === '?guild' || isGuild(id))
  if (guilds.length > GUILDS_IN_AGE_III) throw new BadInput('structure: there are more than 3 guilds')
}

function checkAge(p: PositionData, slot: string, id: string): void {
  const guild = id === '?guild' || isGuild(id)
  if (guild ? p.age !== 3 : id !== '?' && !isOfAge(id, p.age))
    throw new BadInput(`structure ${slot}: "${id}" is not a card of Age ${p.age}`)
}

function checkAside(p: PositionData): void {
  for (const id of p.setAside)
    if (id !== '?' && !isOfAge(id, p.age)) throw new BadInput(`setAside: "${id}" is not a card of Age ${p.age}`)
  for (const id of p.guildsAside) if (!isGuild(id)) throw new BadInput(`guildsAside: "${id}" is not a guild`)
}

const deckOf = (id: string): number | undefined => {
  const no = cardNo(id)
  return no === undefined ? undefined : card(no).deck
}
const isGuild = (id: string): boolean => deckOf(id) === GUILDS
const isOfAge = (id: string, age: number): boolean => deckOf(id) === age - 1
