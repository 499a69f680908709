// The things on the table that can be opened, and what the parts of the board read.
import { type BoardSpec, type BoardView, nameOfTarget, viewContext } from '../../../web/kit/board/view.ts'
import {
  bonusTile,
  colour,
  type CultNo,
  cult,
  factionOf,
  favourTile,
  type HexNo,
  hex,
  powerAction,
  scoringTile,
  structure,
  townTile,
} from '../catalogue/index.ts'
import { type Move, STEPS, type Steps } from '../moves.ts'
import { NONE, type State, topAsk } from '../state.ts'

/** A thing on the table that can be opened. */
export type Target =
  | {
      readonly kind:
        | 'hex'
        | 'river'
        | 'site'
        | 'cult'
        | 'power'
        | 'special'
        | 'bonus'
        | 'favour'
        | 'town'
        | 'scoring'
        | 'faction'
        | 'colour'
        | 'structure'
        | 'opponent'
        | 'send'
      readonly no: number
    }
  | {
      readonly kind: 'shipping' | 'dig' | 'convert' | 'bowls' | 'pass' | 'priests' | 'wheel' | 'score' | 'faction-board'
    }

/** An overlay of the map. */
export type Overlay = 'towns' | 'networks'

export interface View extends BoardView<State, Move, Target> {
  readonly still: boolean
  /** The opponent whose moves are chosen on the map: its hexes are lit instead of yours. */
  readonly aim: number | undefined
  /** Takes back an unfinished action. */
  readonly cancel: (() => void) | undefined
}

export const { ViewContext, useView } = viewContext<View>()

/** The pieces a move is about; a move about none has a button in the tray. */
export function piecesOf(move: Move): readonly string[] {
  switch (move.do) {
    case 'dig':
    case 'build':
    case 'upgrade':
    case 'sandstorm':
    case 'ride':
    case 'free-post':
    case 'add':
    case 'evolve':
    case 'place':
      return [`hex:${move.hex}`]
    case 'settle':
      return move.hexes.map((hex) => `hex:${hex}`)
    case 'river-town':
      return [`river:${move.river}`]
    case 'bridge':
      return [`site:${move.site}`]
    case 'send':
      return [nameOfTarget(sending(move.cult, move.steps)), 'priests']
    case 'step':
    case 'tenth':
      return [`cult:${move.cult}`]
    case 'power':
      return [`power:${move.action}`]
    case 'special':
      return [`special:${move.action}`]
    case 'town':
      return [`town:${move.tile}`]
    case 'favour':
      return [`favour:${move.favour}`]
    case 'scoring':
      return [`scoring:${move.tile}`]
    case 'faction':
      return [`faction:${move.faction}`]
    case 'tile':
    case 'bonus':
      return [`bonus:${move.tile}`]
    case 'pass':
      return move.tile === NONE ? ['pass'] : [`bonus:${move.tile}`, 'pass']
    case 'convert':
      return ['convert']
    case 'burn':
      return ['bowls']
    case 'advance-shipping':
      return ['shipping']
    case 'advance-dig':
      return ['dig']
    default:
      return []
  }
}

/** What a component is, by its number. */
const ITEMS = {
  hex,
  cult,
  power: powerAction,
  bonus: bonusTile,
  favour: favourTile,
  town: townTile,
  scoring: scoringTile,
  faction: factionOf,
  colour,
  structure,
} as const

/** The id of the component, if it is one. */
function idOf(target: Target, s: State): string | undefined {
  if (target.kind === 'faction-board') return s.player.faction === NONE ? undefined : factionOf(s.player.faction).id
  return 'no' in target && target.kind in ITEMS ? ITEMS[target.kind as keyof typeof ITEMS](target.no).id : undefined
}

/** Whether the question is about a hex: its new colour, or the power offered there. */
export function isAsked(s: State, no: HexNo): boolean {
  const ask = topAsk(s)
  return (ask?.ask === 'colour' || ask?.ask === 'offer') && ask.hex === no
}

/** The place from which a priest goes this many steps. */
export const sending = (cult: CultNo, steps: Steps) => ({ kind: 'send', no: cult * STEPS.length + steps - 1 }) as const
export const sentFrom = (no: number): { readonly cult: CultNo; readonly steps: Steps } => ({
  cult: Math.floor(no / STEPS.length),
  steps: STEPS[no % STEPS.length] ?? 1,
})

export const board: BoardSpec<State, Move, Target> = {
  rules: { turn: 'R9.1', end: 'R28.4' },
  game: 'terra-mystica',
  prefix: 'tm',
  nameOf: nameOfTarget,
  idOf,
  piecesOf,
}

/** What has changed: hexes, cults, tiles, tracks, goods. */
export function newsOf(before: State | undefined, s: State): ReadonlySet<string> {
  const news = new Set<string>()
  if (before === undefined || before === s) return news
  const [was, now] = [before.player, s.player]
  const compare = (kind: string, a: readonly number[], b: readonly number[]): void =>
    b.forEach((value, no) => value !== a[no] && news.add(`${kind}:${no}`))
  const added = (kind: string, a: readonly number[], b: readonly number[]): void => {
    for (const no of b) if (!a.includes(no)) news.add(`${kind}:${no}`)
  }
  compare('hex', before.pieces, s.pieces)
  compare('hex', before.terrain, s.terrain)
  compare('cult', was.cults, now.cults)
  added('power', before.blocked, s.blocked)
  added('power', before.powerUsed, s.powerUsed)
  added('special', was.used, now.used)
  added('favour', was.favours, now.favours)
  added('town', was.towns.map(tileOf), now.towns.map(tileOf))
  added('site', was.bridges, now.bridges)
  if (now.bonus !== was.bonus && now.bonus !== NONE) news.add(`bonus:${now.bonus}`)
  if (now.shipping !== was.shipping) news.add('shipping')
  if (now.dig !== was.dig) news.add('dig')
  if (now.coins !== was.coins || now.workers !== was.workers || now.priests !== was.priests) news.add('convert')
  if (now.bowls.some((tokens, at) => tokens !== was.bowls[at])) news.add('bowls')
  if (now.vp !== was.vp) news.add('score')
  return news
}

const tileOf = ({ tile }: { readonly tile: number }): number => tile
