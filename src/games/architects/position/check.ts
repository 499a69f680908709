// What makes a position consistent: it could lie on a table.
import { BadInput } from '../../../kernel/contract.ts'
import { refusal } from '../../../kernel/refusal.ts'
import { levelOf } from '../automa/levels.ts'
import { ALL_TOKENS, CAT_CARD, card, DECK_SIZES, KINDS, TOKENS, WONDERS } from '../catalogue/index.ts'
import { CENTRAL, DECKS, OPPONENT, PLAYER, SIDES } from '../asks.ts'
import { DECK_NAMES, SIDE_NAMES } from '../moves.ts'
import { compositionOf, conflict, countOf, FACE_UP, NONE, onTable, stackSize, type State, topAsk } from '../state.ts'
import type { PositionData } from './format.ts'

const CARDS_IN_GAME = 110

/** The state as it was read, against what the position said and what can be. */
export function checkState(s: State, p: PositionData): void {
  checkWonders(s, p)
  checkTokens(s, p)
  checkSigns(s, p)
  checkDecks(s, p.over)
  checkCards(s)
}

function checkWonders(s: State, p: PositionData): void {
  const [one, two] = [s.boards[PLAYER], s.boards[OPPONENT]]
  if (one.wonder !== NONE && one.wonder === two.wonder)
    throw new BadInput(`opponent wonder: both sides have ${WONDERS[one.wonder]?.id}`)
  for (const side of SIDES) {
    const name = SIDE_NAMES[side]
    const { wonder, stages } = s.boards[side]
    const listed = p[name].stages
    if (wonder === NONE && listed.length > 0) throw new BadInput(`${name} stages: its wonder is not told`)
    for (const id of listed) {
      if (!id.startsWith(`${WONDERS[wonder]?.id}-`))
        throw new BadInput(`${name} stages: "${id}" is not a Stage of ${WONDERS[wonder]?.id}`)
      if (listed.indexOf(id) !== listed.lastIndexOf(id)) throw new BadInput(`${name} stages: "${id}" is there twice`)
    }
    for (const { bit, on, id } of WONDERS[wonder]?.stages ?? []) {
      if ((stages & bit) === 0) continue
      const missing = WONDERS[wonder]?.stages.find((each) => (on & each.bit & ~stages) !== 0)
      if (missing !== undefined) throw new BadInput(`${name} stages: "${id}" rests on "${missing.id}"`)
    }
  }
}

function checkTokens(s: State, p: PositionData): void {
  for (const { no, id, copies } of TOKENS) {
    const there = countOf(s.boards[0].tokens, no) + countOf(s.boards[1].tokens, no) + countOf(s.faceUp, no)
    if (there > copies) throw new BadInput(`progress: "${id}" is there ${there} times, the game has ${copies}`)
  }
  const stack = stackSize(s)
  if (p.progress?.stack !== undefined && p.progress.stack !== stack)
    throw new BadInput(`progress stack: ${stack} of the ${ALL_TOKENS} tokens are neither held nor face up`)
  if (p.progress !== undefined && s.faceUp.length < FACE_UP && stack > 0 && !p.setup && p.events.length === 0)
    throw new BadInput(`progress faceUp: three tokens lie face up while the stack lasts`)
  const stray = p.used.find((id) => !p[SIDE_NAMES[s.active]].tokens.includes(id))
  if (stray !== undefined) throw new BadInput(`used: the active side does not hold "${stray}"`)
}

function checkSigns(s: State, p: PositionData): void {
  if (p.conflict !== undefined && p.conflict !== conflict(s))
    throw new BadInput(`conflict: the Horns in front of both sides turn ${conflict(s)} tokens, not ${p.conflict}`) // R7.6
  const cats = (side: 0 | 1) => s.boards[side].cards[CAT_CARD] as number
  if (s.cat === NONE && cats(0) + cats(1) > 0)
    throw new BadInput('cat: somebody has Cat cards, so somebody owns the Cat pawn') // R9.5
  if (s.cat !== NONE && cats(s.cat as 0 | 1) === 0)
    throw new BadInput(`cat: the ${SIDE_NAMES[s.cat as 0 | 1]} has no Cat card`)
}

function checkDecks(s: State, over: boolean): void {
  for (const no of DECKS) {
    const { top, count } = s.decks[no]
    const name = `decks ${DECK_NAMES[no]}`
    const wonder = no === CENTRAL ? DECK_SIZES.length - 1 : s.boards[no].wonder
    const size = wonder === NONE ? DECK_SIZES[0] : DECK_SIZES[wonder]
    if (count > (size ?? 0)) throw new BadInput(`${name}: there are ${count} cards, the deck has ${size}`)
    if (top >= 0 && count === 0) throw new BadInput(`${name}: an empty deck has no top card`)
    if (top >= 0 && compositionOf(s, no)[top] === 0) throw new BadInput(`${name}: this deck has no "${card(top).id}"`)
  }
  const central = s.decks[CENTRAL]
  if (central.top >= 0 && (s.active !== OPPONENT || s.cat !== OPPONENT || over))
    throw new BadInput("decks central: it lies face up only in the Opponent's turn, while the Opponent owns the Cat")
  if (s.seen !== NONE && central.count === 0) throw new BadInput('seen: the central deck is empty')
  if (s.seen !== NONE && central.top >= 0) throw new BadInput('seen: the central card that lies face up is another')
  if (s.seen !== NONE && compositionOf(s, CENTRAL)[s.seen] === 0)
    throw new BadInput(`seen: the central deck has no "${card(s.seen).id}"`)
}

const notYet = refusal('architects.set-up', {
  it: 'nella preparazione questo viene dopo',
  en: 'in the set-up this comes later',
})

/** R2.9: the Wonders, the starting tokens, the tops of both decks, the face-up tokens; nothing is taken or constructed before the first turn. */
export function checkSetUp(s: State, p: PositionData): void {
  for (const side of SIDES) {
    const { wonder, stages, cards, military } = s.boards[side]
    const name = SIDE_NAMES[side]
    if (stages !== 0) throw notYet([name, 'stages'])
    if (sum(cards) > 0) throw notYet([name, 'cards'])
    if (military > 0) throw notYet([name, 'military'])
    if (wonder === NONE && s.decks[side].count > 0) throw notYet(['decks', name])
    if (wonder !== NONE && p.decks[name] !== undefined && s.decks[side].count < (DECK_SIZES[wonder] ?? 0))
      throw notYet(['decks', name])
  }
  const [player, opponent] = s.boards
  const wondersKnown = player.wonder !== NONE && opponent.wonder !== NONE
  if (player.tokens.length > 0) throw notYet(['player', 'tokens'])
  const { tokens } = levelOf(s.level)
  if (opponent.tokens.length > (wondersKnown ? tokens : 0)) throw notYet(['opponent', 'tokens'])
  const tops = s.decks[PLAYER].top >= 0 && s.decks[OPPONENT].top >= 0
  if (s.decks[PLAYER].top >= 0 && opponent.tokens.length < tokens) throw notYet(['decks', 'player'])
  if (s.decks[OPPONENT].top >= 0 && s.decks[PLAYER].top < 0) throw notYet(['decks', 'opponent'])
  if (s.faceUp.length > 0 && !tops) throw notYet(['progress', 'faceUp'])
  if (s.decks[CENTRAL].count < (DECK_SIZES[DECK_SIZES.length - 1] ?? 0) || s.seen !== NONE)
    throw notYet(['decks', 'central'])
  if (sum(s.discard) > 0) throw notYet(['discard'])
  if (p.due !== null) throw notYet(['due'])
  if (s.used !== 0) throw notYet(['used'])
  if (s.pending > 0) throw notYet(['pending'])
}

const eventNotNow = refusal('architects.event', {
  it: 'adesso il caso non ha niente da dire qui',
  en: 'chance has nothing to say here now',
})

/** What chance has still to say follows from what was just done: one thing at a time. */
export function checkEvents(s: State, { events, taken }: PositionData): void {
  const [event] = events
  if (event === undefined) return
  const central = s.decks[CENTRAL]
  const unseen = central.count > 0 && central.top < 0 && s.seen === NONE
  const top = topAsk(s)
  const first = top?.ask === 'turn'
  const fits = {
    draw: () => taken && unseen,
    flip: () => first && unseen && s.active === OPPONENT && s.cat === OPPONENT,
    peek: () => first && unseen && s.active === PLAYER && s.cat === PLAYER,
    prize: () => taken && stackSize(s) > 0,
    die: () => top !== undefined && top.side === OPPONENT && top.ask !== 'top' && top.ask !== 'show',
  }
  const fine =
    typeof event === 'number'
      ? taken && stackSize(s) > 0 && s.faceUp.length === FACE_UP - 1 && event <= s.faceUp.length
      : fits[event]()
  if (!fine || events.length > 1) throw eventNotNow(['events'])
}

const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0)

export function checkCards(s: State): void {
  const all =
    sum(s.boards[0].cards) + sum(s.boards[1].cards) + sum(s.discard) + s.decks.reduce((n, { count }) => n + count, 0)
  if (all > CARDS_IN_GAME) throw new BadInput(`there are ${all} cards, the game has ${CARDS_IN_GAME}`)
  for (let kind = 0; kind < KINDS; kind++) {
    const copies = DECKS.reduce<number>((n, deck) => n + (compositionOf(s, deck)[kind] ?? 0), 0)
    const there = onTable(s, kind) + s.decks.reduce((n, { left }) => n + (left[kind] ?? 0), 0)
    if (there > copies) throw new BadInput(`there are ${there} of "${card(kind).id}", the three decks have ${copies}`)
  }
}
