// Turns whole actions of `position.md` into the small moves of the game: each must be an option when it is made.
import { type Ask, type AskNameOf, type AskOf, cultSpades, isFor } from '../asks.ts'
import { apply } from '../apply/index.ts'
import {
  type ColourNo,
  colourNo,
  conversionNo,
  cultNo,
  bonusNo,
  favourNo,
  type HexNo,
  hexNo,
  powerNo,
  riverNo,
  siteOf,
  specialNo,
  structureNo,
  townNo,
} from '../catalogue/index.ts'
import { key, type Move, OPTION, type Option, optionOf, STEPS } from '../moves.ts'
import { options } from '../options/index.ts'
import { homeOf } from '../prices.ts'
import { NONE, type State, topAsk } from '../state.ts'
import type { ActionData } from './format.ts'

/** For computing a cost: called for every move before it is made; unnamed tiles and cults may be any. */
export interface Estimate {
  before(s: State, m: Move): void
}

/** Makes as much of the action as is legal; true if that was all of it. */
export function act(s: State, action: ActionData, estimate?: Estimate): boolean {
  const first = opening(s, action)
  if (first === undefined) return false
  const times = action.type === 'convert' || action.type === 'burn' ? action.times : 1
  if (!Number.isInteger(times) || times < 1) return false // R4.9
  const told = toldBy(s, action, first)
  for (let i = 0; i < times; i++) if (!make(s, first, estimate)) return false
  for (let ask = followUp(s, action); ask !== undefined; ask = followUp(s, action)) {
    const anyWillDo = estimate !== undefined && ROLES[ask.ask] === 'follows unpriced'
    const move = answerTo(s, ask, told) ?? (anyWillDo ? options(s)[0] : undefined)
    if (move === undefined || !make(s, move, estimate)) return false
  }
  return isAllUsed(s, told)
}

function make(s: State, option: Option, estimate?: Estimate): boolean {
  const name = key(option.move)
  const listed = options(s).find(({ move }) => key(move) === name)
  if (listed === undefined) return false
  estimate?.before(s, listed.move)
  apply(s, listed.move)
  return true
}

/** The relation of an ask to an action: the action begins there, or answers it; some of these do not change its price. */
const ROLES = {
  faction: 'begins',
  third: 'begins',
  scoring: 'begins',
  tile: 'begins',
  place: 'begins',
  'choose-hexes': 'begins',
  bonus: 'begins',
  act: 'begins',
  colour: 'follows',
  dig: 'follows',
  build: 'follows',
  bridge: 'follows unpriced',
  step: 'follows unpriced',
  town: 'follows unpriced',
  favour: 'follows unpriced',
  reaction: 'follows unpriced',
  exchange: 'follows',
  tenth: 'follows',
  offer: 'follows',
} as const satisfies Record<AskNameOf<'you'>, 'begins' | 'follows' | 'follows unpriced'>

type FollowUp = {
  [N in keyof typeof ROLES]: (typeof ROLES)[N] extends 'begins' ? never : AskOf<N>
}[keyof typeof ROLES]

const isFollowUp = (ask: Ask): ask is FollowUp => isFor(ask, 'you') && ROLES[ask.ask] !== 'begins'

/** The next ask the action has to answer. The spades of a cult bonus are not part of the pass that brings them. */
function followUp(s: State, { type }: ActionData): FollowUp | undefined {
  const ask = topAsk(s)
  if (ask === undefined || !isFollowUp(ask)) return undefined
  return cultSpades(ask) === undefined || type === 'use-cult-spades' ? ask : undefined
}

const hexOf = (id: string | undefined): HexNo => (id === undefined ? NONE : (hexNo(id) ?? NONE))
const colourOf = (s: State, id: string | undefined): ColourNo =>
  id === undefined ? homeOf(s.player) : (colourNo(id) ?? NONE)

/** The first move of an action; undefined if something it needs is missing. */
function opening(s: State, a: ActionData): Option | undefined {
  const at = hexOf(a.hex)
  switch (a.type) {
    case 'place-dwelling':
      return OPTION.place[at]
    case 'choose-bonus':
      return OPTION.bonus[bonusNo(a.bonusTile ?? '') ?? NONE]
    case 'transform-build':
      // A hex that is already of the home colour is only built on (R10.5).
      return isBuildOnly(s, a) ? OPTION.build[buildOf(a) === at ? at : NONE] : OPTION.dig[at]
    case 'upgrade':
      return OPTION.upgrade[at]?.[structureNo(a.to ?? '') ?? NONE]
    case 'advance-shipping':
    case 'advance-dig':
    case 'burn':
      return OPTION[a.type]
    case 'send-priest':
      return OPTION.send[cultNo(a.cult ?? '') ?? NONE]?.[STEPS.findIndex((steps) => steps === a.steps)]
    case 'power-action':
      return OPTION.power[powerNo(a.id ?? '') ?? NONE]
    case 'special-action':
      return specialOpening(a, at)
    case 'convert':
      return OPTION.convert[conversionNo(a.id ?? '') ?? NONE]
    case 'mermaids-town':
      return OPTION['river-town'][riverNo(a.river ?? '') ?? NONE]
    case 'pass':
      return a.bonusTile === undefined || a.bonusTile === null
        ? OPTION['last-pass']
        : OPTION.pass[bonusNo(a.bonusTile) ?? NONE]
    case 'use-cult-spades': {
      const [first] = a.transforms
      return cultSpades(topAsk(s)) === undefined
        ? undefined
        : first === undefined
          ? OPTION.done
          : OPTION.dig[hexOf(first.hex)]
    }
    case 'place-opponent':
      return OPTION.add[colourNo(a.colour ?? '') ?? NONE]?.[at]
    case 'upgrade-opponent':
      return OPTION.evolve[colourNo(a.colour ?? '') ?? NONE]?.[at]
  }
}

function specialOpening(a: ActionData, at: HexNo): Option | undefined {
  switch (a.id) {
    case 'nomads-sandstorm':
      return OPTION.sandstorm[at]
    case 'witches-ride':
      return OPTION.ride[at]
    case 'swarmlings-upgrade':
      return OPTION['free-post'][at]
    default:
      return OPTION.special[specialNo(a.id ?? '') ?? NONE]
  }
}

const isBuildOnly = (s: State, { hex, to }: ActionData): boolean =>
  s.terrain[hexOf(hex)] === homeOf(s.player) && colourOf(s, to) === homeOf(s.player)

interface Transform {
  readonly hex: HexNo
  readonly to: ColourNo
}

/** The action's answers to follow-ups, consumed as they are asked. */
interface Told {
  readonly action: ActionData
  readonly towns: string[]
  readonly favours: string[]
  readonly transforms: Transform[]
  readonly dug: Transform[]
  build: HexNo
  convert: number
  bridge: boolean
}

function toldBy(s: State, action: ActionData, { move }: Option): Told {
  const named =
    action.type !== 'transform-build'
      ? action.transforms.map(({ hex, to }) => ({ hex: hexOf(hex), to: colourOf(s, to) }))
      : move.do === 'dig'
        ? [{ hex: move.hex, to: colourOf(s, action.to) }]
        : []
  const begun = move.do === 'dig' ? 1 : 0
  const build = buildOf(action)
  // Both build on their hex by themselves (R10.5, R27.14).
  const isBuilt = (move.do === 'build' || move.do === 'ride') && build === move.hex
  return {
    action,
    towns: [...action.towns],
    favours: [...action.favours],
    transforms: named.slice(begun),
    dug: named.slice(0, begun),
    build: isBuilt ? NONE : build,
    convert: action.convert,
    bridge: action.bridge !== undefined,
  }
}

function answerTo(s: State, ask: FollowUp, told: Told): Option | undefined {
  const { action, build, convert } = told
  switch (ask.ask) {
    case 'colour':
      return OPTION.colour[told.dug.at(-1)?.to ?? NONE]
    case 'dig': {
      const next = told.transforms.shift()
      if (next === undefined) return OPTION.done
      told.dug.push(next)
      return OPTION.dig[next.hex]
    }
    case 'build':
      told.build = NONE
      return build === NONE ? OPTION.leave : OPTION.build[build]
    case 'bridge': {
      const [a, b] = action.bridge ?? []
      told.bridge = false
      return OPTION.bridge[siteOf(hexOf(a), hexOf(b))]
    }
    case 'step':
    case 'reaction':
      return OPTION.step[cultNo(action.cult ?? '') ?? NONE]
    case 'town':
      return OPTION.town[townNo(told.towns.shift() ?? '') ?? NONE]
    case 'favour':
      return OPTION.favour[favourNo(told.favours.shift() ?? '') ?? NONE]
    case 'exchange':
      told.convert = 0
      return OPTION.exchange[convert]
    case 'tenth':
      return tenth(s, action)
    case 'offer':
      return action.takePower ? OPTION['take-power'] : OPTION.decline
  }
}

/** The tracks named first, then the others in their order (R22.3, R22.4). */
function tenth(s: State, action: ActionData): Option | undefined {
  const possible = options(s)
  const named = action.tenth.map((id) => optionOf(OPTION.tenth, cultNo(id)))
  return named.find((option) => possible.includes(option)) ?? possible[0]
}

/** Everything named was used, and every hex has its wanted colour. */
const isAllUsed = (s: State, { towns, favours, transforms, build, convert, bridge, dug }: Told): boolean =>
  towns.length === 0 &&
  favours.length === 0 &&
  transforms.length === 0 &&
  build === NONE &&
  convert === 0 &&
  !bridge &&
  dug.every(({ hex, to }) => s.terrain[hex] === to)

function buildOf({ type, hex, build, transforms }: ActionData): HexNo {
  if (build === undefined || build === null || build === false) return NONE
  if (build !== true) return hexOf(build)
  return hexOf(
    type === 'transform-build' || type === 'special-action' ? (hex ?? transforms[0]?.hex) : transforms[0]?.hex,
  )
}
