// Checks the asks of a position: a game continues only from stacks that it can reach.
import { type Path, refusal } from '../../../kernel/refusal.ts'
import { counted, type Unit } from '../../../kernel/text.ts'
import { type Ask, type AskName, cultSpades } from '../asks.ts'
import { tiedSets } from '../automa/settling.ts'
import { BONUS_TILES_IN_GAME, factionOf, type HexNo, hex, ROUNDS } from '../catalogue/index.ts'
import { riverGroup, townGroup } from '../network.ts'
import { options } from '../options/index.ts'
import { EMPTY, isTheir, NONE, pieceAt, type State } from '../state.ts'

/** The asks of set-up by their order, the last first: an ask is never above one that comes before it (Q27). */
const SET_UP = [
  'bonus',
  'settle',
  'choose-hexes',
  'place',
  'pawns',
  'block',
  'tile',
  'scoring',
  'colours',
  'faction',
] as const
type Place = (typeof SET_UP)[number]
/** Repeated for everything that is missing. */
const REPEATED: ReadonlySet<Place> = new Set(['block', 'tile', 'scoring'])

/** Where an ask may be on the stack: its place in set-up; within an action only on top, or also below others. */
const WHERE: Readonly<Record<AskName, { readonly setUp?: Place; readonly action?: 'on-top' | 'anywhere' }>> = {
  faction: { setUp: 'faction' },
  'draw-faction': { setUp: 'faction' },
  third: { setUp: 'colours' },
  'draw-third': { setUp: 'colours' },
  colours: { setUp: 'colours' },
  scoring: { setUp: 'scoring' },
  'draw-scoring': { setUp: 'scoring' },
  tile: { setUp: 'tile' },
  'draw-tile': { setUp: 'tile' },
  block: { setUp: 'block', action: 'anywhere' },
  pawns: { setUp: 'pawns' },
  place: { setUp: 'place' },
  'choose-hexes': { setUp: 'choose-hexes' },
  settle: { setUp: 'settle' },
  bonus: { setUp: 'bonus' },
  // Always at the bottom of an action phase.
  act: {},
  colour: { action: 'on-top' },
  build: { action: 'on-top' },
  bridge: { action: 'on-top' },
  step: { action: 'on-top' },
  tenth: { action: 'on-top' },
  offer: { action: 'on-top' },
  die: { action: 'on-top' },
  reaction: { action: 'anywhere' },
  favour: { action: 'anywhere' },
  exchange: { action: 'anywhere' },
  dig: { action: 'anywhere' },
  town: { action: 'anywhere' },
  'town-steps': { action: 'anywhere' },
  // Only above the decision of set-up that it belongs to.
  tie: {},
}

const PENDING: Path = ['pending']

const factionOfMap = refusal('terra-mystica.faction-of-map', {
  it: 'ci sono edifici sulla mappa: serve la razza',
  en: 'structures stand on the map, so it is needed',
})
const factionToPlay = refusal('terra-mystica.faction-to-play', {
  it: 'serve per continuare',
  en: 'it is needed to play on',
})
const over = refusal('terra-mystica.over', { it: 'la partita è finita', en: 'the game is over' })
const onlyCultSpades = refusal('terra-mystica.only-cult-spades', {
  it: 'qui si usano solo le vanghe dei culti',
  en: 'only cult spades are to be used',
})
const nothingToDo = refusal('terra-mystica.nothing-to-do', {
  it: 'da qui non si può fare niente',
  en: 'nothing can be done',
})

export function checkAsks(s: State): void {
  const { asks, phase, player } = s
  if (player.faction === NONE && player.own.length > 0) throw factionOfMap(['player', 'faction'])
  if (phase === 'game-end') {
    if (asks.length > 0) throw over(PENDING)
    return
  }
  if (phase !== 'setup' && player.faction === NONE) throw factionToPlay(['player', 'faction'])
  if (phase === 'setup') checkSetUp(s)
  else if (phase === 'actions') checkAction(asks)
  else if (asks.some((ask) => cultSpades(ask) === undefined) || asks.length !== 1) throw onlyCultSpades(PENDING)
  for (const ask of asks) checkAsk(s, ask)
  for (const at of s.dug) checkFree(s, at, ['dug'])
  checkTie(s)
  if (options(s).length === 0) throw nothingToDo(PENDING)
}

const setUpOrder = refusal('terra-mystica.set-up-order', {
  it: 'questo non è l’ordine della preparazione',
  en: 'this is not the order of set-up',
})
const bonusCount = refusal('terra-mystica.bonus-count', {
  it: 'il numero delle tessere bonus non torna',
  en: 'the bonus tiles do not come out',
})
const scoringCount = refusal('terra-mystica.scoring-count', {
  it: 'il numero delle tessere turno non torna',
  en: 'the scoring tiles do not come out',
})
const askedTwice = refusal<{ ask: string }>('terra-mystica.asked-twice', {
  it: ({ ask }) => `«${ask}» c’è due volte`,
  en: ({ ask }) => `“${ask}” is there twice`,
})
const factionAsked = refusal('terra-mystica.faction-asked', {
  it: 'la razza si chiede solo se non è indicata',
  en: 'the faction is asked for if it is not told',
})
const opponentsTold = refusal('terra-mystica.opponents-told', {
  it: 'gli avversari sono già indicati',
  en: 'the opponents are told',
})

function checkSetUp(s: State): void {
  const { asks, player, open, scoring } = s
  const list = asks.filter(({ ask }, at) => !((ask === 'die' || ask === 'tie') && at > 0 && at === asks.length - 1))
  const places = list.map(({ ask }) => WHERE[ask].setUp)
  if (!isInOrder(places)) throw setUpOrder(PENDING)
  const count = (place: Place): number => places.filter((each) => each === place).length
  const tiles = open.filter((coins) => coins !== NONE).length
  const toCome = tiles + count('tile')
  if (toCome === 0 || toCome > BONUS_TILES_IN_GAME) throw bonusCount(PENDING)
  if (scoring.length + count('scoring') > ROUNDS) throw scoringCount(PENDING)
  for (const place of SET_UP) if (!REPEATED.has(place) && count(place) > 1) throw askedTwice({ ask: place }, PENDING)
  if ((player.faction === NONE) !== (count('faction') === 1)) throw factionAsked(PENDING)
  if (s.opponents.length > 0 && count('colours') > 0) throw opponentsTold(PENDING)
  if (player.faction !== NONE) checkDwellings(s, count('place'))
}

/** The bonus tile is last, and everything else in the order of set-up. */
function isInOrder(places: readonly (Place | undefined)[]): boolean {
  const ranks = places.map((place) => (place === undefined ? NONE : SET_UP.indexOf(place)))
  return places[0] === 'bonus' && ranks.every((rank, at) => rank >= (ranks[at - 1] ?? 0))
}

const startingDwellings = refusal<{ count: number }>('terra-mystica.starting-dwellings', {
  it: ({ count }) => counted(count, STARTING, 'it'),
  en: ({ count }) => counted(count, STARTING, 'en'),
})
const STARTING: Unit = {
  one: { it: 'c’è # abitazione iniziale, non di più', en: 'there is # starting dwelling' },
  other: { it: 'ci sono # abitazioni iniziali, non di più', en: 'there are # starting dwellings' },
}
const dwellingsAsked = refusal('terra-mystica.dwellings-asked', {
  it: 'le abitazioni iniziali si piazzano finché ne manca qualcuna',
  en: 'starting dwellings are placed while some are missing',
})
const noSuchOpponent = refusal('terra-mystica.no-such-opponent', {
  it: 'questo avversario non c’è',
  en: 'there is no such opponent',
})

/** Only starting dwellings are on the map, and the missing ones are asked for. */
function checkDwellings({ player, opponents, asks }: State, places: number): void {
  const wanted = factionOf(player.faction).start.dwellings
  if (player.own.length > wanted || player.built.slice(1).some((count) => count > 0))
    throw startingDwellings({ count: wanted }, ['player', 'structures'])
  if (player.own.length < wanted !== (places === 1)) throw dwellingsAsked(PENDING)
  const unknown = asks.some(
    (ask) => (ask.ask === 'settle' || ask.ask === 'choose-hexes') && ask.opponent >= Math.max(1, opponents.length),
  )
  if (unknown) throw noSuchOpponent(PENDING)
}

const actFirst = refusal('terra-mystica.act-first', {
  it: 'nella fase azioni il gioco aspetta prima «act»',
  en: 'an action phase waits for “act” first',
})
const notAskedThere = refusal<{ ask: string }>('terra-mystica.not-asked-there', {
  it: ({ ask }) => `«${ask}» qui non si può chiedere`,
  en: ({ ask }) => `“${ask}” cannot be asked there`,
})
const idleDie = refusal('terra-mystica.idle-die', { it: 'il dado non decide niente', en: 'the die decides nothing' })

function checkAction([first, ...others]: readonly Ask[]): void {
  if (first?.ask !== 'act') throw actFirst(PENDING)
  others.forEach((ask, at) => {
    if (!mayLie(ask, at === others.length - 1)) throw notAskedThere({ ask: ask.ask }, PENDING)
    if (others.findIndex((other) => other.ask === ask.ask) !== at) throw askedTwice({ ask: ask.ask }, PENDING)
  })
  if (others.at(-1)?.ask === 'die' && others.at(-2)?.ask !== 'block') throw idleDie(PENDING)
}

/** Within an action: asks only on top, and only the spades of a stronghold can wait below. */
function mayLie(ask: Ask, onTop: boolean): boolean {
  const { action } = WHERE[ask.ask]
  if (action === undefined || (action === 'on-top' && !onTop) || cultSpades(ask) !== undefined) return false
  return ask.ask !== 'dig' || onTop || ask.from === 'stronghold'
}

const noTown = refusal('terra-mystica.no-town', { it: 'non si fonda nessuna città', en: 'no town is founded' })
const noRound = refusal<{ round: number }>('terra-mystica.no-round', {
  it: ({ round }) => `il turno ${round} non c’è`,
  en: ({ round }) => `there is no round ${round}`,
})
const noKey = refusal('terra-mystica.no-key', { it: 'non ci sono chiavi', en: 'there is no key' })

function checkAsk(s: State, ask: Ask): void {
  if (ask.ask === 'town' && (ask.river === NONE ? townGroup(s) : riverGroup(s, ask.river)) === undefined)
    throw noTown(PENDING)
  if (ask.ask === 'block' && ask.round !== 'this' && ask.round > ROUNDS) throw noRound({ round: ask.round }, PENDING)
  if (ask.ask === 'tenth' && s.player.keys === 0) throw noKey(PENDING)
  if (ask.ask === 'colour') checkFree(s, ask.hex, PENDING)
  if (ask.ask === 'offer' && !isTheir(pieceAt(s, ask.hex))) throw notBuilt({ hex: hex(ask.hex).id }, PENDING)
}

const occupied = refusal<{ readonly hex: string }>('terra-mystica.occupied', {
  it: ({ hex: id }) => `in ${id} c’è un edificio: lì non si trasforma`,
  en: ({ hex: id }) => `a structure stands on ${id}: nothing is transformed there`,
})
const notBuilt = refusal<{ readonly hex: string }>('terra-mystica.not-built', {
  it: ({ hex: id }) => `in ${id} nessun avversario ha costruito`,
  en: ({ hex: id }) => `no opponent has built on ${id}`,
})

/** Only hexes without a structure can be transformed. */
function checkFree(s: State, at: HexNo, place: Path): void {
  if (pieceAt(s, at) !== EMPTY) throw occupied({ hex: hex(at).id }, place)
}

const noTie = refusal('terra-mystica.no-tie', { it: 'non c’è nessuna parità', en: 'nothing is tied' })

/** S15: the result of chance or of the roll is one of the tied sets. */
function checkTie(s: State): void {
  const settle = s.asks.findLast(({ ask }) => ask === 'settle')
  const tie = s.asks.find(({ ask }) => ask === 'tie')
  if (tie === undefined && (s.rolls.length === 0 || settle !== s.asks.at(-1))) return
  const tied = settle?.ask === 'settle' ? tiedSets(s, settle.opponent).length : 0
  const fits = tie?.ask === 'tie' ? tie.sets === tied : s.rolls.length === 1 && (s.rolls[0] ?? 0) <= Math.max(1, tied)
  if (!fits) throw noTie(PENDING)
}
