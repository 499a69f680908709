// The first state of a game, and what its set-up asks.
import { variantOf } from '../../kernel/variant.ts'
import { BONUS_TILES_IN_GAME, factionNo, factionOf, ROUNDS } from './catalogue/index.ts'
import { bare, giveFaction, NONE, type Options, type State, theirDwelling } from './state.ts'
import { docOf, scenarioOf } from './variant/index.ts'

/** All chance is still to come. */
export function start(options: Options): State {
  const s = bare()
  s.variant = variantOf(options)
  s.scenario = options.level
  s.style = options.style
  s.power = options.power
  s.ties = options.ties
  s.limit = options.limit
  s.reaction = options.cultists
  const named = factionNo(options.faction)
  if (named !== undefined) giveFaction(s, named)
  openSetUp(s, options.bonus)
  return s
}

/** What set-up still has to ask, in the order of Q27: the stack is read from its end. */
export function openSetUp(s: State, bonus: Options['bonus'] = 'drawn'): void {
  const deliberate = s.style === 'deliberate'
  s.asks.push({ ask: 'bonus' })
  const homeless = s.opponents.findIndex((_, index) => !s.pieces.includes(theirDwelling(index)))
  if (homeless >= 0 || s.opponents.length === 0) s.asks.push({ ask: 'settle', opponent: Math.max(0, homeless) })
  const { faction, own } = s.player
  if (faction === NONE || own.length < factionOf(faction).start.dwellings) s.asks.push({ ask: 'place' })
  if (s.opponents.length === 0) s.asks.push({ ask: 'pawns' })
  if (s.power === 'blocked-predetermined') askBlocks(s)
  const drawn = !deliberate || bonus === 'drawn' // Q1
  const laid = s.open.filter((coins) => coins !== NONE).length
  if (laid === 0) for (let i = 0; i < BONUS_TILES_IN_GAME; i++) s.asks.push({ ask: drawn ? 'draw-tile' : 'tile' })
  for (let i = s.scoring.length; i < ROUNDS; i++) s.asks.push({ ask: deliberate ? 'scoring' : 'draw-scoring' })
  if (s.opponents.length === 0) s.asks.push({ ask: choosesThird(s) ? 'third' : 'draw-third' })
  if (faction === NONE) s.asks.push({ ask: deliberate ? 'faction' : 'draw-faction' })
}

/** In the deliberate style only (Q3, Q34), unless it is read otherwise. */
const choosesThird = ({ style, variant }: State): boolean =>
  style === 'deliberate' || docOf(variant).readings.chooseThirdColour

/** S20: the rolls of all six rounds before the game, round 1 first. */
export function askBlocks(s: State): void {
  if (scenarioOf(s).blocked === 0) return
  for (let round = ROUNDS; round > s.blockedByRound.length; round--) s.asks.push({ ask: 'block', round })
}
