// Every move of every seat, and its line in the log. Moves without lists are made once and shared: nobody changes a move.
import type { Weighted } from '../../kernel/contract.ts'
import {
  BONUS_TILES,
  type BonusNo,
  bonusNo,
  bonusTile,
  COLOURS,
  type ColourNo,
  colour,
  colourNo,
  CONVERSIONS,
  type ConversionNo,
  conversion,
  conversionNo,
  CULTS,
  type CultNo,
  cult,
  cultNo,
  FACTIONS,
  type FactionNo,
  factionNo,
  factionOf,
  FAVOURS,
  type FavourNo,
  favourNo,
  favourTile,
  type HexNo,
  HEXES,
  hex,
  hexNo,
  POWER_ACTIONS,
  type PowerNo,
  powerAction,
  powerNo,
  type RiverNo,
  RIVERS,
  river,
  riverNo,
  SCORING_TILES,
  type ScoringNo,
  scoringNo,
  scoringTile,
  type SiteNo,
  site,
  SITES,
  siteOf,
  SPECIAL_ACTIONS,
  type SpecialNo,
  specialAction,
  specialNo,
  STRUCTURES,
  type StructureNo,
  structure,
  structureNo,
  TOWN_TILES,
  type TownNo,
  townNo,
  townTile,
} from './catalogue/index.ts'
import { NONE } from './state.ts'

/** How many faces the die of the power actions may have; the first is the document's (S19). */
export const SIDES = [6, 4, 8, 10, 12, 20] as const
const FACES = Array.from({ length: Math.max(...SIDES) }, (_, at) => at + 1)

export type Move =
  // set-up, by the person or by chance
  | { readonly do: 'faction'; readonly faction: FactionNo }
  | { readonly do: 'third'; readonly colour: ColourNo }
  | { readonly do: 'scoring'; readonly tile: ScoringNo }
  | { readonly do: 'tile'; readonly tile: BonusNo }
  | { readonly do: 'place'; readonly hex: HexNo }
  | { readonly do: 'bonus'; readonly tile: BonusNo }
  // for the opponents
  | { readonly do: 'colours'; readonly colours: readonly ColourNo[] }
  | { readonly do: 'pawns' }
  | { readonly do: 'settle'; readonly hexes: readonly HexNo[] }
  | { readonly do: 'roll' }
  | { readonly do: 'hand-over' }
  | { readonly do: 'block'; readonly actions: readonly PowerNo[] }
  // dice
  | { readonly do: 'die'; readonly face: number }
  | { readonly do: 'tie'; readonly pick: number }
  // the action phase (R9)
  | { readonly do: 'dig'; readonly hex: HexNo }
  | { readonly do: 'build'; readonly hex: HexNo }
  | { readonly do: 'upgrade'; readonly hex: HexNo; readonly to: StructureNo }
  | { readonly do: 'advance-shipping' }
  | { readonly do: 'advance-dig' }
  | { readonly do: 'send'; readonly cult: CultNo; readonly steps: Steps }
  | { readonly do: 'power'; readonly action: PowerNo }
  | { readonly do: 'special'; readonly action: SpecialNo }
  | { readonly do: 'sandstorm'; readonly hex: HexNo }
  | { readonly do: 'ride'; readonly hex: HexNo }
  | { readonly do: 'free-post'; readonly hex: HexNo }
  | { readonly do: 'river-town'; readonly river: RiverNo }
  | { readonly do: 'convert'; readonly conversion: ConversionNo }
  | { readonly do: 'burn' }
  | { readonly do: 'add'; readonly colour: ColourNo; readonly hex: HexNo }
  | { readonly do: 'evolve'; readonly colour: ColourNo; readonly hex: HexNo }
  | { readonly do: 'pass'; readonly tile: number }
  // what an action still has to be told
  | { readonly do: 'colour'; readonly colour: ColourNo }
  | { readonly do: 'leave' }
  | { readonly do: 'done' }
  | { readonly do: 'bridge'; readonly site: SiteNo }
  | { readonly do: 'step'; readonly cult: CultNo }
  | { readonly do: 'town'; readonly tile: TownNo }
  | { readonly do: 'favour'; readonly favour: FavourNo }
  | { readonly do: 'exchange'; readonly count: number }
  | { readonly do: 'tenth'; readonly cult: CultNo }
  | { readonly do: 'take-power' }
  | { readonly do: 'decline' }

export type Option = Weighted<Move>
export const toOption = (move: Move): Option => ({ move, weight: 1 })

/** Options on their way to a list or a draw: the first so many of a list that is written again for every question. */
export interface Found {
  readonly list: Option[]
  count: number
}
export function find(found: Found, option: Option): void {
  found.list[found.count++] = option
}

/** An option of a list that has one for every number. */
export const optionOf = (list: readonly Option[], no: number): Option => list[no] as Option

export const STEPS = [1, 2, 3] as const
export type Steps = (typeof STEPS)[number]
/** Workers the Darklings exchange at most (R27.5). */
export const MOST_EXCHANGED = 3
/** As many as a line names: three digits. */
const MOST_TIES = 999
const byHex = (make: (hex: HexNo) => Move): readonly Option[] => HEXES.map((_, no) => toOption(make(no)))

/** The shared moves, by the numbers of their components. */
export const OPTION = {
  faction: FACTIONS.map((_, faction) => toOption({ do: 'faction', faction })),
  third: COLOURS.map((_, no) => toOption({ do: 'third', colour: no })),
  scoring: SCORING_TILES.map((_, tile) => toOption({ do: 'scoring', tile })),
  tile: BONUS_TILES.map((_, tile) => toOption({ do: 'tile', tile })),
  place: byHex((no) => ({ do: 'place', hex: no })),
  bonus: BONUS_TILES.map((_, tile) => toOption({ do: 'bonus', tile })),
  pawns: toOption({ do: 'pawns' }),
  roll: toOption({ do: 'roll' }),
  'hand-over': toOption({ do: 'hand-over' }),
  die: FACES.map((face) => toOption({ do: 'die', face })),
  tie: Array.from({ length: MOST_TIES }, (_, at) => toOption({ do: 'tie', pick: at + 1 })),
  dig: byHex((no) => ({ do: 'dig', hex: no })),
  build: byHex((no) => ({ do: 'build', hex: no })),
  upgrade: HEXES.map((_, no) => STRUCTURES.map((__, to) => toOption({ do: 'upgrade', hex: no, to }))),
  'advance-shipping': toOption({ do: 'advance-shipping' }),
  'advance-dig': toOption({ do: 'advance-dig' }),
  send: CULTS.map((_, no) => STEPS.map((steps) => toOption({ do: 'send', cult: no, steps }))),
  power: POWER_ACTIONS.map((_, action) => toOption({ do: 'power', action })),
  special: SPECIAL_ACTIONS.map((_, action) => toOption({ do: 'special', action })),
  sandstorm: byHex((no) => ({ do: 'sandstorm', hex: no })),
  ride: byHex((no) => ({ do: 'ride', hex: no })),
  'free-post': byHex((no) => ({ do: 'free-post', hex: no })),
  'river-town': RIVERS.map((_, no) => toOption({ do: 'river-town', river: no })),
  convert: CONVERSIONS.map((_, no) => toOption({ do: 'convert', conversion: no })),
  burn: toOption({ do: 'burn' }),
  add: COLOURS.map((_, no) => byHex((at) => ({ do: 'add', colour: no, hex: at }))),
  evolve: COLOURS.map((_, no) => byHex((at) => ({ do: 'evolve', colour: no, hex: at }))),
  pass: BONUS_TILES.map((_, tile) => toOption({ do: 'pass', tile })),
  'last-pass': toOption({ do: 'pass', tile: NONE }),
  colour: COLOURS.map((_, no) => toOption({ do: 'colour', colour: no })),
  leave: toOption({ do: 'leave' }),
  done: toOption({ do: 'done' }),
  bridge: SITES.map((_, no) => toOption({ do: 'bridge', site: no })),
  step: CULTS.map((_, no) => toOption({ do: 'step', cult: no })),
  town: TOWN_TILES.map((_, tile) => toOption({ do: 'town', tile })),
  favour: FAVOURS.map((_, no) => toOption({ do: 'favour', favour: no })),
  exchange: Array.from({ length: MOST_EXCHANGED + 1 }, (_, count) => toOption({ do: 'exchange', count })),
  tenth: CULTS.map((_, no) => toOption({ do: 'tenth', cult: no })),
  'take-power': toOption({ do: 'take-power' }),
  decline: toOption({ do: 'decline' }),
} as const

const ADD = OPTION.add.flat()
const EVOLVE = OPTION.evolve.flat()
export const addOption = (no: ColourNo, at: HexNo): Option => optionOf(ADD, no * HEXES.length + at)
export const evolveOption = (no: ColourNo, at: HexNo): Option => optionOf(EVOLVE, no * HEXES.length + at)

export const sendOption = (no: CultNo, steps: Steps): Option => optionOf(OPTION.send[no] ?? [], steps - 1)

/** Moves that say nothing but what they do. */
type PlainMove<M extends Move = Move> = M extends Move ? (keyof M extends 'do' ? M : never) : never

/** Also the line in the log. */
export function key(m: Move): string {
  switch (m.do) {
    case 'faction':
      return `faction ${factionOf(m.faction).id}`
    case 'third':
    case 'colour':
      return `${m.do} ${colour(m.colour).id}`
    case 'scoring':
      return `scoring ${scoringTile(m.tile).id}`
    case 'tile':
    case 'bonus':
      return `${m.do} ${bonusTile(m.tile).id}`
    case 'pass':
      return m.tile === NONE ? 'pass' : `pass ${bonusTile(m.tile).id}`
    case 'place':
    case 'dig':
    case 'build':
    case 'sandstorm':
    case 'ride':
    case 'free-post':
      return `${m.do} ${hex(m.hex).id}`
    case 'colours':
      return `colours ${m.colours.map((no) => colour(no).id).join(' ')}`
    case 'settle':
      return `settle ${m.hexes.map((no) => hex(no).id).join(' ')}`
    case 'block':
      return ['block', ...m.actions.map((no) => powerAction(no).id)].join(' ')
    case 'die':
      return `die ${m.face}`
    case 'tie':
      return `tie ${m.pick}`
    case 'upgrade':
      return `upgrade ${hex(m.hex).id} ${structure(m.to).id}`
    case 'send':
      return `send ${cult(m.cult).id} ${m.steps}`
    case 'power':
      return `power ${powerAction(m.action).id}`
    case 'special':
      return `special ${specialAction(m.action).id}`
    case 'river-town':
      return `river-town ${river(m.river).id}`
    case 'convert':
      return `convert ${conversion(m.conversion).id}`
    case 'add':
    case 'evolve':
      return `${m.do} ${colour(m.colour).id} ${hex(m.hex).id}`
    case 'bridge': {
      const [a, b] = site(m.site).ends
      return `bridge ${hex(a).id} ${hex(b).id}`
    }
    case 'step':
    case 'tenth':
      return `${m.do} ${cult(m.cult).id}`
    case 'town':
      return `town ${townTile(m.tile).id}`
    case 'favour':
      return `favour ${favourTile(m.favour).id}`
    case 'exchange':
      return `exchange ${m.count}`
    default: {
      const plain: PlainMove = m
      return plain.do
    }
  }
}

/** The move a line names, whether or not it is possible anywhere. */
export function read(line: string): Move | undefined {
  const [verb = '', ...words] = line.trim().split(/\s+/)
  if (verb === 'colours' || verb === 'settle' || verb === 'block') return readList(verb, words)
  const [one, two, ...more] = words
  if (more.length > 0) return undefined
  if (one === undefined) return readPlain(verb)
  return two === undefined ? readOne(verb, one) : readTwo(verb, one, two)
}

function readPlain(verb: string): Move | undefined {
  switch (verb) {
    case 'pass':
      return OPTION['last-pass'].move
    case 'pawns':
    case 'roll':
    case 'hand-over':
    case 'advance-shipping':
    case 'advance-dig':
    case 'burn':
    case 'leave':
    case 'done':
    case 'take-power':
    case 'decline':
      return OPTION[verb].move
    default:
      return undefined
  }
}

/** How the one word after a verb names its component. */
const NUMBER_OF = {
  faction: factionNo,
  third: colourNo,
  colour: colourNo,
  scoring: scoringNo,
  tile: bonusNo,
  bonus: bonusNo,
  pass: bonusNo,
  place: hexNo,
  dig: hexNo,
  build: hexNo,
  sandstorm: hexNo,
  ride: hexNo,
  'free-post': hexNo,
  power: powerNo,
  special: specialNo,
  'river-town': riverNo,
  convert: conversionNo,
  step: cultNo,
  tenth: cultNo,
  town: townNo,
  favour: favourNo,
  die: (word: string) => whole(word) - 1,
  tie: (word: string) => whole(word) - 1,
  exchange: (word: string) => whole(word),
} as const satisfies Record<string, (word: string) => number | undefined>

const whole = (word: string): number => (/^(0|[1-9]\d{0,2})$/.test(word) ? Number(word) : NONE)

const isVerb = (verb: string): verb is keyof typeof NUMBER_OF => Object.hasOwn(NUMBER_OF, verb)

function readOne(verb: string, word: string): Move | undefined {
  return isVerb(verb) ? OPTION[verb][NUMBER_OF[verb](word) ?? NONE]?.move : undefined
}

function readTwo(verb: string, one: string, two: string): Move | undefined {
  switch (verb) {
    case 'upgrade':
      return OPTION.upgrade[hexNo(one) ?? NONE]?.[structureNo(two) ?? NONE]?.move
    case 'send':
      return OPTION.send[cultNo(one) ?? NONE]?.[whole(two) - 1]?.move
    case 'add':
    case 'evolve':
      return OPTION[verb][colourNo(one) ?? NONE]?.[hexNo(two) ?? NONE]?.move
    case 'bridge':
      return OPTION.bridge[siteOf(hexNo(one) ?? NONE, hexNo(two) ?? NONE)]?.move
    default:
      return undefined
  }
}

function readList(verb: 'colours' | 'settle' | 'block', words: readonly string[]): Move | undefined {
  const numberOf = { colours: colourNo, settle: hexNo, block: powerNo }[verb]
  const list: number[] = []
  for (const word of words) {
    const no = numberOf(word)
    if (no === undefined) return undefined
    list.push(no)
  }
  // A scenario of a variant may block nothing.
  if (list.length === 0 && verb !== 'block') return undefined
  switch (verb) {
    case 'colours':
      return { do: verb, colours: list }
    case 'settle':
      return { do: verb, hexes: list }
    case 'block':
      return { do: verb, actions: list }
  }
}
