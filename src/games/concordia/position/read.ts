// Turns a position into a state that can be played on.
import { lawful, lawfulPart } from '../../../kernel/laws.ts'
import { refusal } from '../../../kernel/refusal.ts'
import type { Text } from '../../../kernel/text.ts'
import { AI, ASKS, PLAYER, SIDE_NAMES, type Side, type SideName } from '../asks.ts'
import { beginTurn } from '../apply/flow.ts'
import { apply } from '../apply/index.ts'
import { decide } from '../automa/decide.ts'
import { type CardId, type Goods, goodNo, STARTING, SPACES, theCard } from '../catalogue/index.ts'
import { FIRST_LINE, type GameMap, mapAt, mapNo, typeNo } from '../catalogue/geography.ts'
import { DECKS, GOODS, type GoodId } from '../catalogue/vocabulary.ts'
import { laws, tooManyTokens } from '../laws.ts'
import { laid } from '../start.ts'
import { askForCards, type Colonist, layToken, mapOf, NONE, openSetUp, type State, topAsk, unseen } from '../state.ts'
import { takeRoll } from './chance.ts'
import { checkCards, checkPicked, checkPlayable, checkPosition, checkTokens } from './check.ts'
import { completed, USUAL_MARKET } from './complete.ts'
import { type Chance, type DoingData, parsePosition, type PositionData } from './format.ts'

export interface Reading {
  readonly state: State
  readonly chance: Chance
  /** Whether the position says how many cards lie face down. */
  readonly deckTold: boolean
}

/** A position to play on from: somebody can act. If the position gives the AI's roll, it has been made. */
export function readState(json: unknown): State {
  const p = parsePosition(json)
  const map = mapAt(mapNo(p.map))
  const { state, chance } = read(completed(p), map)
  checkTokens(p, map)
  checkCards(p)
  withoutSeen(state)
  checkPlayable(state)
  lawful(state, laws)
  while (chance.length > 0 && rolls(state)) takeRoll(state, chance)
  return state
}

/** Cards that count as face down but were seen do not come (R10.6). */
function withoutSeen(s: State): void {
  s.down = s.down.map((count, deck) => Math.min(count, unseen(s, deck).length))
}

/** Whether the dice are rolled now, for the action or for a good. */
function rolls(s: State): boolean {
  if (topAsk(s)?.ask === 'ai') {
    const move = decide(s)
    if (move.do === 'roll') apply(s, move)
  }
  return topAsk(s)?.ask === 'die'
}

/** For a question: missing fields have the defaults of the format, whatever else is given. */
export function readPosition(json: unknown): Reading {
  const p = parsePosition(json)
  const reading = read(p, mapAt(mapNo(p.map)))
  lawfulPart(reading.state, laws)
  return reading
}

function read(p: PositionData, map: GameMap): Reading {
  const s = laid(map.no, p.variant)
  checkPosition(p, map)
  readTable(s, p)
  readMoment(s, p)
  return { state: s, chance: [...p.chance], deckTold: p.faceDown !== undefined }
}

const sideNo = (name: SideName): Side => SIDE_NAMES.indexOf(name) as Side
const cardNumbers = (ids: readonly CardId[]): number[] => ids.map(theCard)

function countsOf(counts: Readonly<Partial<Record<GoodId, number | undefined>>>): Goods {
  return GOODS.map((id) => counts[id] ?? 0)
}

function readTable(s: State, p: PositionData): void {
  const map = mapOf(s)
  s.dice = p.dice
  s.turn = sideNo(p.turn)
  s.final = p.phase !== 'normal'
  s.over = p.phase === 'over'
  s.ended = p.endTriggeredBy === null ? NONE : sideNo(p.endTriggeredBy)
  readCities(s, p, map)
  for (const id of p.coinProvinces) s.coinSides |= 1 << (map.provinceNo(id) as number)
  s.player = readPlayer(s.player, p, map)
  s.ai = {
    goods: p.ai.goods === undefined ? s.ai.goods : countsOf(p.ai.goods),
    stored: p.ai.storedColonists ?? s.ai.stored,
    houses: bitsOf(map, p.houses.ai),
    bought: cardNumbers(p.ai.bought),
  }
  s.market = cardNumbers(p.market ?? (p.setup ? [] : USUAL_MARKET))
  s.down = readDown(s, p)
  s.rolls = s.turn === AI && !p.setup && !s.over ? [...p.rolls] : []
}

/** Given tokens replace those of the sample layout; during set-up there are only the given ones. */
function readCities(s: State, p: PositionData, map: GameMap): void {
  map.cities.forEach(({ no, id }) => {
    const told = p.cityGoods[id]
    if (told !== undefined) layToken(s, no, goodNo(told))
    else if (!p.setup) layToken(s, no, map.sample[no] as number)
  })
  s.sampled = !p.setup && map.cities.some(({ id }) => p.cityGoods[id] === undefined) && tooManyTokens(s) !== undefined
}

const bitsOf = (map: GameMap, ids: readonly string[]): number =>
  ids.reduce((bits, id) => bits | (1 << (map.cityNo(id) as number)), 0)

function readPlayer(usual: State['player'], { player, houses }: PositionData, map: GameMap): State['player'] {
  const { coins, goods, storedColonists, colonists, hand, discard } = player
  return {
    coins: coins ?? usual.coins,
    goods: goods === undefined ? usual.goods : countsOf(goods),
    stored: storedColonists === undefined ? usual.stored : [storedColonists.land ?? 0, storedColonists.sea ?? 0],
    colonists:
      colonists?.map(({ type, at }): Colonist => ({ type: typeNo(type), at: placeNo(map, at) })) ?? usual.colonists,
    hand: hand === undefined ? STARTING.slice() : cardNumbers(hand),
    discard: cardNumbers(discard),
    houses: bitsOf(map, houses.player),
  }
}

const placeNo = (map: GameMap, id: string): number => map.cityNo(id) ?? FIRST_LINE + (map.lineNo(id) as number)

/** An empty display means that everything is sold, unless the deck is given. */
function readDown(s: State, { faceDown, market, setup }: PositionData): number[] {
  if (faceDown !== undefined) return DECKS.map((id) => faceDown[id])
  if (market?.length === 0 && !setup) return DECKS.map(() => 0)
  return DECKS.map((_, deck) => unseen(s, deck).length)
}

function readMoment(s: State, p: PositionData): void {
  if (s.over) return
  if (p.setup) {
    s.turn = PLAYER // S4.1
    withoutSeen(s)
    openSetUp(s)
  } else if (p.doing !== null) readDoing(s, p.doing)
  else if (s.turn === AI && s.rolls.length > 0) s.asks.push(ASKS.ai)
  else if (s.turn === PLAYER) s.asks.push(ASKS.card)
  else beginTurn(s, AI)
}

const TURNS: Readonly<Record<SideName, Text>> = {
  player: { it: 'nel tuo turno', en: 'in the turn of the player' },
  ai: { it: 'nel turno dell’IA', en: 'in the turn of the AI' },
}
const notAsked = refusal<{ readonly ask: DoingData['ask']; readonly turn: SideName }>('concordia.not-asked', {
  it: ({ ask, turn }) => `"${ask}" non succede ${TURNS[turn].it}`,
  en: ({ ask, turn }) => `"${ask}" is not asked ${TURNS[turn].en}`,
})
const rollsFirst = refusal('concordia.rolls-first', {
  it: 'prima della merce si tira per l’azione, una volta',
  en: 'a good is rolled for after the action, which is rolled for once',
})

function readDoing(s: State, doing: DoingData): void {
  const { ask, steps = s.player.colonists.length, cards } = doing
  if (ask === 'reveal') {
    withoutSeen(s)
    return askForCards(s)
  }
  if ((s.turn === PLAYER) === (ask === 'die')) throw notAsked({ ask, turn: SIDE_NAMES[s.turn] }, ['doing', 'ask'])
  switch (ask) {
    case 'die':
      if (s.rolls.length !== 1) throw rollsFirst(['rolls'])
      s.asks.push(ASKS.ai)
      break
    case 'move':
    case 'line':
      s.steps = steps
      s.asks.push(ASKS.build, ASKS.move)
      if (ask === 'line') {
        s.picked = doing.colonist ?? 0
        checkPicked(s)
        s.asks.push(ASKS.line)
      }
      return
    case 'give-up':
      s.offered = countsOf(doing.goods ?? {})
      break
    case 'trade':
      s.traded = GOODS.map((id) => (doing.traded?.[id] === 'buy' ? 1 : doing.traded?.[id] === 'sell' ? -1 : 0))
      break
    case 'buy':
      s.atSpaces = doing.by !== 'consul'
      s.buys = cards ?? (s.atSpaces ? 2 : 1)
      s.market = withGaps(s.market, doing.bought ?? [])
      break
    default:
      break
  }
  s.asks.push(ASKS[ask])
}

const notEmpty = refusal<{ readonly space: number }>('concordia.not-empty', {
  it: ({ space }) => `lo spazio ${space} non può essere vuoto`,
  en: ({ space }) => `space ${space} cannot have been empty`,
})

/** The display with its empty spaces, from which a card was bought in this action (R10.4). */
function withGaps(market: readonly number[], bought: readonly number[]): number[] {
  const total = market.length + bought.length
  const wrong = bought.find((space, at) => space > total || total > SPACES || bought.indexOf(space) !== at)
  if (wrong !== undefined) throw notEmpty({ space: wrong }, ['doing', 'bought'])
  const gapped = [...market]
  for (const space of [...bought].sort((a, b) => a - b)) gapped.splice(space - 1, 0, NONE)
  return gapped
}
