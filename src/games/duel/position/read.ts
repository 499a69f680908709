// Turns a position into a state: fills in defaults and rebuilds the stack of asks from the phase.
import { lawful, lawfulPart } from '../../../kernel/laws.ts'
import { refusal } from '../../../kernel/refusal.ts'
import { unknown } from '../../../common/format.ts'
import { type FollowUp, other, PLAYER, SOLO, type Side, toAsk } from '../asks.ts'
import { chooserOf, layOut } from '../apply/flow.ts'
import { see } from '../apply/structure.ts'
import { GUILDS, TOKENS, WONDERS, card, tokenNo, wonderNo } from '../catalogue/index.ts'
import { LAYOUTS } from '../catalogue/layouts.ts'
import { laws } from '../laws.ts'
import { SIDE_NAMES, faceNo } from '../moves.ts'
import { outcome } from '../score.ts'
import {
  type City,
  GUILDS_IN_AGE_III,
  GUILD_BACK,
  HIDDEN,
  MAX_WONDERS,
  NONE,
  PICKS,
  SET_ASIDE,
  type State,
  bare,
  builtWonders,
  fill,
  pushDraft,
} from '../state.ts'
import { recount } from '../tally.ts'
import { levelOf } from '../variant/index.ts'
import { nameOf } from '../words.ts'
import { checkPosition } from './check.ts'
import { type CityData, type PositionData, parsePosition, TOKEN } from './format.ts'

/** Also refused if SOLO has to pick. */
export const noWonder = refusal('duel.no-wonder', {
  it: 'non c’è nessuna meraviglia da scegliere',
  en: 'there is no wonder to pick',
})
const noLastTurn = refusal('duel.no-last-turn', {
  it: 'con la pedina sullo 0 serve per sapere chi sceglie',
  en: 'with the pawn on 0 it decides who chooses',
})
const lastAge = refusal('duel.last-age', {
  it: 'dopo l’Epoca III la partita è finita',
  en: 'after Age III the game is over',
})
const notInBox = refusal<{ readonly token: string }>('duel.not-in-box', {
  it: ({ token }) => `${nameOf(token, 'it')} non è nella scatola`,
  en: ({ token }) => `${nameOf(token, 'en')} is not in the box`,
})

/** The state, and the results of chance in the position. */
export interface Reading {
  readonly state: State
  readonly chance: string[]
}

/** For playing on: if a side has already won at once, the game is over (R19). */
export const readState = (json: unknown): State => lawful(read(json, true).state, laws)

/** For a question: the side that has to decide is asked, whatever else has happened. */
export function readPosition(json: unknown): Reading {
  const reading = read(json, false)
  lawfulPart(reading.state, laws)
  return reading
}

function read(json: unknown, supremacyEnds: boolean): Reading {
  const p = parsePosition(json)
  checkPosition(p)
  const s = bare()
  readTable(s, p)
  const chance = [...p.chance]
  const won = supremacyEnds && outcome(s).by !== 'civilian'
  readPhase(s, won ? { ...p, phase: 'over' } : p, chance)
  return { state: s, chance }
}

const sideNo = (name: string): Side => (name === SIDE_NAMES[SOLO] ? SOLO : PLAYER)
// The format has checked every id.
const cards = (ids: readonly string[]): number[] => ids.map((id) => faceNo(id) as number)
const wonders = (ids: readonly string[]): number[] => ids.map((id) => wonderNo(id) as number)
const tokens = (ids: readonly (string | null)[]): number[] =>
  ids.map((id) => (id === null ? NONE : (tokenNo(id) as number)))

function readTable(s: State, p: PositionData): void {
  s.variant = p.variant
  s.level = p.level
  s.age = p.age
  s.address = p.address ?? null
  s.pawn = p.conflict
  // By side, the player's first.
  s.loot = [p.loot?.player ?? lootLeft(p.conflict, 1), p.loot?.solo ?? lootLeft(p.conflict, -1)]
  s.cities[SOLO] = readCity(p.solo)
  s.cities[PLAYER] = readCity(p.player)
  if (builtWonders(s) >= MAX_WONDERS) for (const city of s.cities) city.unbuilt = [] // R10.2
  s.board = tokens(p.board)
  const gone = new Set([...s.board, ...s.cities.flatMap((city) => city.tokens)])
  s.box = p.box === undefined ? TOKENS.map(({ no }) => no).filter((no) => !gone.has(no)) : tokens(p.box)
  s.offer = p.phase === 'draft' || p.phase === 'address' ? wonders(p.offer) : []
  const taken = new Set([...s.offer, ...s.cities.flatMap((city) => [...city.unbuilt, ...city.built])])
  for (const { no, id, promo } of WONDERS) if (!taken.has(no) && (!promo || p.promos.includes(id))) s.wonders |= 1 << no
  for (const [at, { id }] of LAYOUTS[p.age].slots.entries()) {
    const held = p.structure[id]
    if (held !== undefined) fill(s, at, faceNo(held) as number)
  }
  s.discard = cards(p.discard)
  s.setAside = cards(setAside(p))
  s.guildsAside = cards(p.guildsAside)
  for (const no of [...everyCard(s), ...s.slots, ...s.setAside, ...s.guildsAside]) if (no >= 0) see(s, no)
  s.guildsToCome = guildsToCome(s, p)
}

const everyCard = (s: State): number[] => [...s.cities.flatMap((city) => [...city.cards, ...city.buried]), ...s.discard]

/** R2.5: at the start of an Age, missing cards are the three that nobody has seen. */
const setAside = (p: PositionData): readonly string[] =>
  p.phase === 'age-start' && p.setAside.length === 0 ? new Array<string>(SET_ASIDE).fill('?') : p.setAside

/** Every looting token except those that the pawn's space proves taken. */
function lootLeft(pawn: number, half: 1 | -1): number[] {
  const lead = pawn * half
  return [2, 5].filter((coins) => lead < (coins === 2 ? 3 : 6))
}

function readCity(data: CityData): City {
  const lists = {
    cards: cards(data.cards),
    unbuilt: wonders(data.unbuilt),
    built: wonders(data.built),
    buried: cards(data.buried),
    tokens: tokens(data.tokens),
  }
  return { coins: data.coins, ...lists, tally: recount(lists) }
}

const isGuild = (no: number): boolean => no === GUILD_BACK || (no >= 0 && card(no).deck === GUILDS)

/** R4.4: guilds of Age III that no face or back accounts for; one that a level gave SOLO was never in the structure. */
function guildsToCome(s: State, p: PositionData): number {
  if (s.age !== 3) return GUILDS_IN_AGE_III
  const given =
    levelOf(s).giftGuild && p.phase !== 'age-start' && p.phase !== 'age-end' && s.cities[SOLO].cards.some(isGuild)
  const out = [...everyCard(s), ...s.slots].filter(isGuild).length - (given ? 1 : 0)
  const hidden = s.slots.filter((no) => no === HIDDEN).length
  return Math.max(0, Math.min(GUILDS_IN_AGE_III - out, hidden))
}

function readPhase(s: State, p: PositionData, chance: string[]): void {
  const turn = sideNo(p.turn)
  s.actor = turn
  s.next = other(turn)
  switch (p.phase) {
    case 'turn':
      s.asks.push(toAsk('turn', turn))
      return
    case 'draft':
    case 'address':
      return readDraft(s, p, turn)
    case 'age-end':
      return readAgeEnd(s, p)
    case 'age-start':
      s.next = turn
      s.asks.push(toAsk('age-start'))
      return
    case 'over':
      s.next = turn
      s.result =
        p.winner === undefined || p.by === undefined
          ? outcome(s)
          : { winner: p.winner === 'shared' ? 'shared' : sideNo(p.winner), by: p.by }
      return
    default:
      return readFollowUp(s, p, p.phase, turn, chance)
  }
}

/** The remaining picks follow from the number of wonders on offer; the first pick is the decider's. */
function readDraft(s: State, p: PositionData, turn: Side): void {
  if (p.phase === 'draft' && s.offer.length === 0) throw noWonder(['offer'])
  const { group } = p
  const left = PICKS[group].slice(PICKS[group].length - s.offer.length)
  const picks = p.phase === 'draft' && left.length > 0 ? [turn, ...left.slice(1)] : left
  if (group === 1) pushDraft(s, 2)
  pushDraft(s, group, picks, 0)
  if (p.phase === 'address') s.asks.push(toAsk('address'))
  s.actor = SOLO
  s.next = SOLO
}

function readAgeEnd(s: State, p: PositionData): void {
  if (p.conflict === 0 && p.lastActive === undefined) throw noLastTurn(['lastActive'])
  s.actor = sideNo(p.lastActive ?? 'solo')
  s.next = other(s.actor)
  if (Object.keys(p.structure).length === 0) {
    if (s.age === 3) throw lastAge(['age'])
    layOut(s, (s.age + 1) as 2 | 3)
    s.asks.splice(1, 0, toAsk('starter', chooserOf(s)))
  } else s.asks.push(toAsk('age-start'), toAsk('starter', chooserOf(s)))
}

function readFollowUp(s: State, p: PositionData, phase: FollowUp, side: Side, chance: string[]): void {
  s.actor = p.actor === undefined ? side : sideNo(p.actor)
  s.next = p.next === undefined ? other(s.actor) : sideNo(p.next)
  for (const [later, whose] of p.queue.toReversed()) s.asks.push(toAsk(later, sideNo(whose)))
  s.asks.push(toAsk(phase, side))
  if (phase === 'token-box') readDrawn(s, chance)
  if (phase === 'liberty') for (const no of s.setAside) if (no === HIDDEN) s.asks.push(toAsk('show'))
}

/** The tokens of the Great Library come before the other results of chance. */
function readDrawn(s: State, chance: string[]): void {
  const size = Math.min(3, s.box.length)
  for (const id of chance.splice(0, size)) {
    const no = tokenNo(id)
    if (no === undefined) throw unknown({ what: TOKEN, value: id }, ['chance'])
    if (!s.box.includes(no) || s.drawn.includes(no)) throw notInBox({ token: id }, ['chance'])
    s.drawn = [...s.drawn, no]
  }
  for (let i = s.drawn.length; i < size; i++) s.asks.push(toAsk('draw'))
}
