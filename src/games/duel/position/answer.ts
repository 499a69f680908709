// Answers questions about a position through the rules, scales and score sheet of the game.
import type { Json } from '../../../kernel/contract.ts'
import { refusal, within } from '../../../kernel/refusal.ts'
import { quote } from '../../../kernel/clean.ts'
import type { Text } from '../../../kernel/text.ts'
import { recorder } from '../../../kernel/trace.ts'
import { type Ask, isFollowUp, PLAYER, SOLO, type Side } from '../asks.ts'
import { apply } from '../apply/index.ts'
import { proceed } from '../apply/flow.ts'
import { answerTo, nothingToDecide, viewOf } from '../automa/decide.ts'
import { need } from '../automa/view.ts'
import { card, cardNo, wonder, wonderNo } from '../catalogue/index.ts'
import { RESOURCES } from '../catalogue/vocabulary.ts'
import { discardIncome } from '../measures.ts'
import { type Move, SIDE_NAMES, key } from '../moves.ts'
import { bagOf, optionsFor } from '../options/index.ts'
import { isForced } from '../options/setup.ts'
import { cardPrice, wonderPrice } from '../payment.ts'
import { outcome, points, total } from '../score.ts'
import { NONE, type State } from '../state.ts'
import { settleChance, takeResult } from './chance.ts'
import { type AskData, type MoveData, parseAsk } from './format.ts'
import { checkTopRow } from './playable.ts'
import { noWonder, type Reading, readPosition } from './read.ts'
import { decisionOf, writePosition } from './write.ts'

const unshown = refusal('duel.unshown', { it: 'le carte devono essere note', en: 'the cards have to be known' })
const undrawn = refusal('duel.undrawn', {
  it: 'mancano i gettoni pescati',
  en: 'the tokens drawn are missing',
})
const gameOver = refusal('duel.game-over', { it: 'la partita è finita', en: 'the game is over' })
const playerDecides = refusal('duel.player-decides', {
  it: 'qui decide il giocatore, non SOLO',
  en: 'the player decides here, not SOLO',
})
const noCard = refusal('duel.no-card', {
  it: 'non c’è nessuna carta accessibile',
  en: 'there is no accessible card',
})
const noGift = refusal('duel.no-gift', {
  it: 'manca la carta casuale del livello',
  en: 'the random card of the level is missing',
})
const chanceFirst = refusal('duel.chance-first', {
  it: 'prima tocca al caso, e "chance" non dice che cosa succede',
  en: 'chance comes first, and "chance" has no result left for it',
})
const choiceNeeded = refusal('duel.choice-needed', {
  it: 'qui bisogna scegliere',
  en: 'a choice has to be made here',
})
const illegal = refusal<{ readonly move: string }>('duel.illegal', {
  it: ({ move }) => `qui ${quote(move)} non è una mossa possibile`,
  en: ({ move }) => `${quote(move)} is not legal here`,
})

type Answer = { readonly [key: string]: Json | undefined }

export function answer(position: unknown, ask: unknown): Answer {
  const reading = readPosition(position)
  return ask === undefined || ask === null ? decision(reading) : about(reading, parseAsk(ask))
}

function about({ state: s, chance }: Reading, ask: AskData): Answer {
  switch (ask.kind) {
    case 'cost':
      return { cost: cost(s, sideNo(ask.side), ask.item) }
    case 'printed':
      return { printed: itemOf(ask.item).printed }
    case 'need': {
      const needs = need(s, sideNo(ask.side))
      return { need: Object.fromEntries(RESOURCES.map((id, r) => [id, needs[r] as number])) }
    }
    case 'score':
      return { score: scores(s) }
    case 'legal': {
      const present = decisionOf(s)
      settle(s, present, chance)
      const moves = present === undefined ? [] : optionsFor(s, present).map(({ move }) => key(move))
      return { legal: moves.sort() }
    }
    case 'after':
      for (const [at, move] of ask.moves.entries()) within(moveNo(at + 1), () => play(s, move, chance))
      settleChance(s, chance)
      return { after: writePosition(s, chance) }
  }
}

/** The candidates of a choice must be on the table: the tokens drawn, the set-aside cards shown, the cards of row 1. */
function settle(s: State, ask: Ask | undefined, chance: string[]): void {
  if (ask?.ask === 'messe') checkTopRow(s)
  const waiting = () => s.asks.at(-1)?.ask
  while (waiting() === 'show' || waiting() === 'draw')
    if (!takeResult(s, chance)) throw waiting() === 'show' ? unshown(['setAside']) : undrawn(['chance'])
}

/** SOLO's decision, with its trace. */
function decision({ state: s, chance }: Reading): Answer {
  const ask = decisionOf(s)
  if (ask === undefined) throw gameOver(['phase'])
  if (ask.ask === 'starter' && ask.side === PLAYER)
    return { action: { type: 'starter', side: null, chooser: 'player' }, trace: [] }
  if (ask.side === PLAYER) throw playerDecides(['turn'])
  settle(s, ask, chance)
  if (ask.ask === 'age-start') return { action: ageStart(s, chance), trace: [] }
  const tracer = recorder()
  const move = answerTo(ask, viewOf(s), tracer)
  const trace = tracer.entries
    .filter(({ kept, dropped }) => kept.length + dropped.length > 0)
    .map(({ ladder, rung, kept, dropped }) => ({
      clause: rung.cite,
      ladder: ladder.id.replace('duel.', ''),
      step: ladder.rungs.indexOf(rung) + 1,
      kept,
      dropped,
    }))
  if (move !== undefined) return { action: action(s, ask, move), trace }
  if (isFollowUp(ask)) return { action: { type: 'none' }, trace }
  throw ask.ask === 'turn' ? noCard(['structure']) : noWonder(['offer'])
}

const isGift = (ask: Ask | undefined): boolean => ask?.ask === 'gift-card' || ask?.ask === 'gift-guild'

/** A move of SOLO with its payment or gain, in the format of positions. */
function action(s: State, ask: Ask, m: Move): Answer {
  switch (m.do) {
    case 'draft': {
      const { id, address } = wonder(m.wonder)
      const first = isForced(s, ask)
      return first ? { type: 'draft', wonder: id, address: address ?? null } : { type: 'draft', wonder: id }
    }
    case 'build':
      return { type: 'build', card: card(m.card).id, pay: cardPrice(s, SOLO, card(m.card)).coins }
    case 'discard':
      return { type: 'discard', card: card(m.card).id, gain: discardIncome(s, SOLO) }
    case 'wonder':
      return {
        type: 'wonder',
        wonder: wonder(m.wonder).id,
        card: card(m.card).id,
        pay: wonderPrice(s, SOLO, wonder(m.wonder)).coins,
      }
    case 'liberty':
      return { type: 'liberty', take: card(m.take).id, give: m.give === NONE ? null : card(m.give).id }
    case 'token':
    case 'free':
    case 'destroy': {
      const [type, id] = key(m).split(' ')
      return type === 'token' ? { type, token: id } : { type, card: id }
    }
    case 'starter':
      return { type: 'starter', side: SIDE_NAMES[m.side] }
    default:
      throw nothingToDecide(['phase'])
  }
}

/** S14.2: the effect of the level as one step; only what happened before an instant victory is reported. */
function ageStart(s: State, chance: string[]): Answer {
  const before = s.cities[SOLO].cards.length
  apply(s, { do: 'age-start' })
  while (isGift(s.asks.at(-1))) {
    if (!takeResult(s, chance)) throw noGift(['chance'])
  }
  return { type: 'age-start', free: s.cities[SOLO].cards.slice(before).map((no) => card(no).id), conflict: s.pawn }
}

const moveNo = (no: number): Text => ({ it: `mossa ${no}`, en: `move ${no}` })

function play(s: State, data: MoveData, chance: string[]): void {
  settleChance(s, chance)
  const ask = s.asks.at(-1)
  if (ask === undefined) throw gameOver()
  if (bagOf(s, ask) !== undefined) throw chanceFirst()
  if (typeof data !== 'string' && data.type === 'none') {
    if (!isFollowUp(ask) || optionsFor(s, ask).length > 0) throw choiceNeeded()
    s.asks.pop() // R11.7
    return proceed(s)
  }
  if (ask.ask === 'messe') checkTopRow(s)
  const wanted = typeof data === 'string' ? data : wordsOf(data)
  const option = optionsFor(s, ask).find(({ move }) => key(move) === wanted)
  if (option === undefined) throw illegal({ move: wanted })
  apply(s, option.move)
  // The move itself may name the cards that a level gives.
  if (option.move.do === 'age-start') {
    const named = typeof data === 'object' && data.type === 'age-start' ? [...data.free] : []
    while (isGift(s.asks.at(-1))) {
      const from = chance.length > 0 ? chance : named
      if (!takeResult(s, from)) throw noGift()
    }
  }
}

/** A move in the words of R20. */
function wordsOf(data: Exclude<MoveData, string | { type: 'none' }>): string {
  switch (data.type) {
    case 'draft':
      return `draft ${data.wonder}`
    case 'address':
      return `address ${data.address}`
    case 'wonder':
      return `wonder ${data.wonder} ${data.card}`
    case 'token':
      return `token ${data.token}`
    case 'liberty':
      return data.give ? `liberty ${data.take} ${data.give}` : `liberty ${data.take}`
    case 'starter':
      return `starter ${data.side}`
    case 'age-start':
      return 'age-start'
    default:
      return `${data.type} ${data.card}`
  }
}

const sideNo = (name: 'solo' | 'player'): Side => (name === 'solo' ? SOLO : PLAYER)

function itemOf(id: string) {
  const no = cardNo(id)
  return no === undefined ? wonder(wonderNo(id) as number) : card(no)
}

function cost(s: State, side: Side, id: string): Answer {
  const no = cardNo(id)
  return { ...(no === undefined ? wonderPrice(s, side, wonder(wonderNo(id) as number)) : cardPrice(s, side, card(no))) }
}

function scores(s: State): Answer {
  const { winner } = outcome(s)
  const of = (side: Side) => {
    const sum = points(s, side)
    return { ...sum, total: total(sum) }
  }
  return { solo: of(SOLO), player: of(PLAYER), winner: winner === 'shared' ? winner : SIDE_NAMES[winner] }
}
